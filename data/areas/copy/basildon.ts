import type { AreaCopy } from "../../types";

export const basildon = {
  description:
    "Emergency plumbing, boiler repair and gas engineers in Basildon, Billericay and Wickford, with ventilation and heating for factories by the A127.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Basildon, Billericay or Wickford. We work in New Town homes, and we repair heating, extract and cooling in the factories beside the A127.",
  buildings: [
    "If you live in a tower block such as Brooke House, the caretaker may have to shut the water off for us, so please have their number ready. In the Georgian buildings of Billericay High Street, a new flue usually goes out at the rear. If your house in Langdon Hills has no mains gas, ask us what else could heat it.",
    "Before we service heaters in a factory at Pipps Hill, Cranes or Burnt Mills, tell us how high they hang, so that we bring the right platform. At the hospital in Nethermayne, we’ll need a permit, so please arrange one when you book.",
  ],
  working: [
    "Swapping a warm-air heater for a boiler means fitting radiators and running new pipes. We’ll price that and a new warm-air heater, and tell you which we’d choose.",
    "If your factory roof is asbestos cement, please have the asbestos register ready for us to read before we go up.",
  ],
  dayAndNight: [
    "At home you can book [boiler repair and servicing](/boiler-services), and our [emergency plumbers](/services/emergency-plumbing-repairs) take calls about burst pipes and blocked drains all night. If you rent out a house on the estates, we can do its [CP12 gas check](/gas-services/landlord-gas-safety).",
    "One [maintenance contract](/maintenance) can cover your factory’s [ventilation](/services/ventilation-systems), gas heaters and [gas safety certificates](/services/gas-safety-certificates).",
  ],
  benefits: [
    "We can service your factory’s heaters one bay at a time, so that the rest keeps working",
    "If your New Town house is on a footpath, tell us the nearest garage court and we’ll park there",
    "We’ll measure the air your factory’s extract removes and bring in as much to replace it",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Machining and coating can foul the air, so we fit extract at the source and bring in fresh air.",
    },
    {
      service: "gas-system-installations",
      why: "Heaters, burners and offices may share one gas supply, so we check that it’s large enough before we add to it.",
    },
    {
      service: "rooftop-unit-installation",
      why: "If your shop in the town centre has a flat roof, we can put a combined heating and cooling unit on it.",
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
      ["new-town terrace", "Warm-air heater from the sixties? We can often still service it."],
      ["shopping centre", "Plant on a flat roof? We can service it without closing the shop."],
      ["factory", "Cold workshop? We’ll check if your extract fans take the heat out."],
    ],
  },
} as const satisfies AreaCopy;
