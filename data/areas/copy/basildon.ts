import type { AreaCopy } from "../../types";

export const basildon = {
  description:
    "Emergency plumbers, gas engineers and heating engineers in Basildon, Billericay and Wickford, for homes, shops, restaurants and factories.",
  lead: "Call us, day or night, for an emergency plumber, a gas engineer or a boiler repair in Basildon, Billericay or Wickford. We also repair heating and air con in shops, restaurants and factories.",
  advice: {
    houses: [
      "Changing from warm-air heating to a boiler means new radiators and pipes all over the house. We can price both that and a new warm-air heater, and tell you which we’d choose.",
      "Not every house in Langdon Hills is on mains gas. If yours isn’t, we can advise you on heat pumps and other kinds of heating.",
    ],
    flats: [
      "If there’s a leak in a tower block such as Brooke House, tell the caretaker at once, as they may have to shut off the water to several flats. If you own your flat and your lease says the pipe is yours, ring us to repair it.",
    ],
    shops: [
      "The gas has to be off while we service the cookers in your restaurant, so we can start early and have the kitchen ready when you open.",
    ],
    offices: [
      "When the heaters in your factory at Pipps Hill, Cranes or Burnt Mills are due a service, tell us how high up they are, so that we bring the right platform. We can do one bay at a time, and you can carry on working in the others.",
      "An asbestos cement roof can break underfoot, and drilling it releases fibres. If your factory has one, or you’re not sure, please have the asbestos register ready before we go up.",
    ],
    access: [
      "Many New Town houses face a footpath, so a van can’t stop at the front door. When you book, tell us which garage court to park in.",
      "A flue would spoil the front of a Georgian building on Billericay High Street, so we usually run it out at the rear. If the building is listed, you’ll need consent from the council’s planners, and we supply the drawings.",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "Machining and coating work can fill the air with fumes and mist. We fit extraction at the machine, and bring in fresh air to replace what it takes out.",
    },
    {
      service: "gas-system-installations",
      why: "In a factory, school or hospital, many appliances share one gas supply. We check that it’s big enough before we add a heater or a burner.",
    },
    {
      service: "rooftop-unit-installation",
      why: "If your shop has a flat roof, one rooftop unit can heat and cool the sales floor without taking up any space inside.",
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
      ["new-town terrace", "Warm-air heater stopped in your New Town house? We can often repair it."],
      [
        "shopping centre",
        "Is your shop in a shopping centre too warm? We check whether the fault is yours or the landlord’s.",
      ],
      [
        "factory",
        "Factory cold? The extract fans may take out more air than the supply brings in. We’ll measure both.",
      ],
    ],
  },
} as const satisfies AreaCopy;
