import type { AreaCopy } from "../../types";

export const basildon = {
  description:
    "Emergency plumbers, gas engineers and heating engineers in Basildon, Billericay and Wickford, for homes, shops, offices and factories.",
  lead: "Call us for an emergency plumber, a gas engineer or a boiler repair in Basildon, Billericay or Wickford. We also repair heating and air conditioning in shops, restaurants, offices, factories and warehouses.",
  buildings: [
    "For a leak in a tower block such as Brooke House, have the caretaker’s number ready, as they may have to shut off the water. We can advise on heating for houses in Langdon Hills without mains gas. In Georgian buildings on Billericay High Street, a new flue usually goes out at the rear.",
    "We can start before opening time in town centre shops.",
    "If your factory heaters at Pipps Hill, Cranes or Burnt Mills are due a service, tell us how high they hang, so we bring the right platform. If you work at Basildon University Hospital in Nethermayne, tell us who issues permits to work.",
  ],
  working: [
    "In a house, replacing warm-air heating with a boiler means new radiators and pipes. We price both that and a new warm-air heater, and tell you which we’d choose.",
    "If your factory roof is asbestos cement, have the asbestos register ready before we go up.",
  ],
  dayAndNight: [
    "Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour about a burst pipe or a blocked drain. If you rent your home and the heating or hot water stops, tell your landlord: the repair is their job. Owners and landlords can ring us day or night for a [boiler repair](/boiler-services). We also do landlords’ annual [gas safety checks (CP12)](/gas-services/landlord-gas-safety).",
    "[Ring us day or night](/services/emergency-hvac) when the [air conditioning](/air-conditioning) fails in your office, shop or restaurant, or the heaters stop in your factory or warehouse. For restaurants we do [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas).",
    "One [maintenance contract](/maintenance) for a factory, a school or several buildings can cover [ventilation](/services/ventilation-systems), gas heaters and [gas safety certificates](/services/gas-safety-certificates).",
  ],
  benefits: [
    "If your New Town house is on a footpath, we ask which garage court to park in",
    "We can service a landlord’s boiler on the day of the gas safety check",
    "We service factory and warehouse heaters one bay at a time, so the rest keep working",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Machining and coating foul the air. We fit extraction at source and bring in fresh air.",
    },
    {
      service: "gas-system-installations",
      why: "We check the size of a shared gas supply before we add another heater or burner.",
    },
    {
      service: "rooftop-unit-installation",
      why: "One unit on a flat roof can heat and cool the shop below.",
    },
  ],
  street: {
    line: [
      "new-town terrace",
      "point tower",
      "shopping centre",
      "parade",
      "hospital 6",
      "Georgian terrace",
      "factory",
      "school",
    ],
    notes: [
      ["new-town terrace", "We can often repair an old warm-air heater that cuts out."],
      ["shopping centre", "Shop air con dripping? We find out why and put it right."],
      ["factory", "Too much extract can make a workshop cold. We turn it down."],
    ],
  },
} as const satisfies AreaCopy;
