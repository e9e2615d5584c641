import type { AreaCopy } from "../../types";

export const basildon = {
  description:
    "Emergency plumbers, gas engineers and heating engineers in Basildon, Billericay and Wickford, for homes, shops, offices and factories.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Basildon, Billericay or Wickford. We work in New Town homes, and repair heating, extract and cooling in shops, offices and factories.",
  buildings: [
    "In a tower block such as Brooke House, the caretaker may have to shut the water off for us, so please have their phone number ready. In Langdon Hills, some houses have no mains gas, and we can advise on other heating. In the Georgian buildings of Billericay High Street, a new flue usually goes out at the rear.",
    "Before we service heaters in a factory at Pipps Hill, Cranes or Burnt Mills, tell us how high they hang, so that we bring the right platform. At the hospital in Nethermayne, we agree the permit with the estates team. In town centre shops, we work before you open.",
  ],
  working: [
    "Swapping a warm-air heater for a boiler means fitting radiators and running new pipes. We give you a price for that and for a new warm-air heater, and tell you which we’d choose.",
    "If your factory roof is asbestos cement, please have the asbestos register ready for us to read before we go up.",
  ],
  dayAndNight: [
    "At any hour of the day or night, call our [emergency plumbers](/services/emergency-plumbing-repairs) about a burst pipe or a blocked drain. For your home, you can book [boiler repair and servicing](/boiler-services). For a house or flat you rent out, we do the yearly [CP12 gas check](/gas-services/landlord-gas-safety).",
    "When an office or shop is too warm, we repair its [air conditioning](/air-conditioning) or fit a new unit. In restaurants and canteens we carry out [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas).",
    "For factories, schools and managed buildings, one [maintenance contract](/maintenance) covers [ventilation](/services/ventilation-systems), gas heaters and [gas safety certificates](/services/gas-safety-certificates).",
  ],
  benefits: [
    "We service a factory’s heaters one bay at a time, so that the rest keeps working",
    "At a New Town house on a footpath, we park at the nearest garage court, so tell us which one it is",
    "We service the boiler on the day of a landlord’s gas check",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Machining and coating can foul the air, so we fit extract at the source and bring in fresh air.",
    },
    {
      service: "gas-system-installations",
      why: "Heaters and burners may share one gas supply, so we check that it’s large enough before we add to it.",
    },
    {
      service: "rooftop-unit-installation",
      why: "On the flat roof of a shop, we can put a combined heating and cooling unit.",
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
      ["shopping centre", "Shop too warm in summer? We repair or replace its cooling."],
      ["factory", "Cold workshop? We check whether the extract takes the heat out."],
    ],
  },
} as const satisfies AreaCopy;
