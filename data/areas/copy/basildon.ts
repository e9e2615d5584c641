import type { AreaCopy } from "../../types";

export const basildon = {
  description:
    "Emergency plumbers, gas engineers and heating engineers in Basildon, Billericay and Wickford, for homes, shops, offices and factories.",
  lead: "Call us, day or night, for an emergency plumber, a gas engineer or a boiler repair in Basildon, Billericay or Wickford. In shops, restaurants, offices and factories, we repair heating and air con too.",
  advice: {
    houses: [
      "Replacing warm-air heating with a boiler means new radiators and pipes. We can price both that and a new warm-air heater, and tell you which we’d choose.",
      "If your house in Langdon Hills has no mains gas, we can advise on how to heat it.",
      "In Georgian buildings on Billericay High Street, a new flue usually goes out at the rear.",
    ],
    flats: [
      "If you’re a landlord, we can service the boiler and issue the CP12 in one visit.",
      "For a leak in a tower block such as Brooke House, have the caretaker’s number ready, as they may have to shut off the water.",
    ],
    shops: ["In the town centre, we can start before your shop or restaurant opens."],
    offices: [
      "We can service factory and warehouse heaters one bay at a time, so the rest keep working.",
      "If your factory roof is asbestos cement, have the asbestos register ready before we go up.",
    ],
    access: [
      "If your New Town house fronts a footpath, tell us which garage court to park in.",
      "If your factory heaters at Pipps Hill, Cranes or Burnt Mills are due a service, tell us how high they hang, so we can bring the right platform.",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "For machining and coating, we fit extraction at source and bring in fresh air.",
    },
    {
      service: "gas-system-installations",
      why: "In a factory, school or hospital, we check that a shared gas supply is big enough before we add a heater or burner.",
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
      ["shopping centre", "Shop air con dripping? It may be a blocked drain or a dirty filter."],
      ["factory", "Factory cold? The fans may be extracting too much air. We’ll check."],
    ],
  },
} as const satisfies AreaCopy;
