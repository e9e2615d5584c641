import type { AreaCopy } from "../../types";

export const basildon = {
  description:
    "Emergency plumbers, gas engineers and heating engineers in Basildon, Billericay and Wickford, for homes, shops, offices and factories.",
  lead: "Call us for an emergency plumber, a gas engineer or a boiler repair in Basildon, Billericay or Wickford. We work in New Town homes, and repair heating, ventilation and air conditioning for businesses.",
  buildings: [
    "Leak in a tower block such as Brooke House? Have the caretaker’s number ready, because they may have to shut the water off for us. Some houses in Langdon Hills have no mains gas, and we can advise on other heating. In the Georgian buildings of Billericay High Street, a new flue usually goes out at the rear.",
    "Factory heaters due for a service at Pipps Hill, Cranes or Burnt Mills? Tell us how high they hang, so that we bring the right platform. At Basildon University Hospital in Nethermayne, we agree the permit with the estates team. We can work in town centre shops before they open.",
  ],
  working: [
    "Swapping a warm-air heater for a boiler means fitting radiators and running new pipes. We price that and a new warm-air heater, and tell you which we’d choose.",
    "If your factory roof is asbestos cement, please have the asbestos register ready for us to read before we go up.",
  ],
  dayAndNight: [
    "Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour about a burst pipe or a blocked drain. Call us too for a [boiler repair](/boiler-services) when the heating or hot water stops. We do the yearly [CP12 gas check](/gas-services/landlord-gas-safety) for landlords.",
    "When the [air conditioning](/air-conditioning) breaks down in an office or shop, we repair it or fit a new unit. Restaurants and canteens can call us for [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas).",
    "One [maintenance contract](/maintenance) for a factory, a school or a managed building can cover [ventilation](/services/ventilation-systems), gas heaters and [gas safety certificates](/services/gas-safety-certificates).",
  ],
  benefits: [
    "We service factory and warehouse heaters one bay at a time, so the rest keep working",
    "New Town house on a footpath? Tell us the nearest garage court, so that we can park",
    "We service the boiler on the day of a landlord’s gas check",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Machining and coating can foul the air, so we fit extraction at the source and bring in fresh air.",
    },
    {
      service: "gas-system-installations",
      why: "Heaters and burners may share one gas supply, so we check that it’s large enough before we add to it.",
    },
    {
      service: "rooftop-unit-installation",
      why: "Shop with a flat roof? One unit up there can both heat and cool it.",
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
      ["new-town terrace", "Old warm-air heater cutting out? We can often repair it."],
      ["shopping centre", "Air con stopped in your shop? We repair it or replace the unit."],
      ["factory", "Workshop cold? We check whether the extract fans pull the heat out."],
    ],
  },
} as const satisfies AreaCopy;
