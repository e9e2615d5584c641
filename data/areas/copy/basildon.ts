import type { AreaCopy } from "../../types";

export const basildon = {
  description:
    "Emergency plumbers, gas engineers and heating engineers in Basildon, Billericay and Wickford, for homes, shops, offices and factories.",
  lead: "Call us, day or night, for an emergency plumber, a gas engineer or a boiler repair in Basildon, Billericay or Wickford. In shops, restaurants, offices and factories, we repair heating and air con too.",
  buildings: [
    "For a leak in a tower block such as Brooke House, have the caretaker’s number ready, as they may have to shut off the water.",
    "If your house in Langdon Hills has no mains gas, we can advise on how to heat it.",
    "In Georgian buildings on Billericay High Street, a new flue usually goes out at the rear.",
    "In the town centre, we can start before your shop opens.",
    "If your factory heaters at Pipps Hill, Cranes or Burnt Mills are due a service, tell us how high they hang, so we bring the right platform.",
  ],
  working: [
    "In a house, replacing warm-air heating with a boiler means new radiators and pipes. We price both that and a new warm-air heater, and tell you which we’d choose.",
    "If your factory roof is asbestos cement, have the asbestos register ready before we go up.",
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
      why: "In a factory, school or hospital, we check the size of a shared gas supply before we add another heater or burner.",
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
      ["new-town terrace", "We can often repair old warm-air heating in a New Town house."],
      ["shopping centre", "Shop air con dripping? We clear its drain and clean the filters."],
      ["factory", "Too much extract can make a factory cold. We balance the fans."],
    ],
  },
} as const satisfies AreaCopy;
