import type { AreaCopy } from "../../types";

export const lambeth = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Lambeth, Kennington, Stockwell and Vauxhall, for houses, flats, shops, offices and railway arches.",
  lead: "In Lambeth, from Vauxhall and Kennington to Stockwell, ring us at any hour for an emergency plumber, a gas engineer or a boiler repair. We repair air con in shops and offices, and ventilate railway arches.",
  advice: {
    houses: [
      "On a period house, we keep the boiler flue off the front.",
      "The stopcock of a Georgian or Victorian house may be in the vault under the pavement.",
      "If your basement along Albert Embankment or towards Waterloo has a flood pump, have it tested before you need it. We can repair it too.",
    ],
    flats: [
      "We get your landlord’s written approval before we attach anything to a railway arch.",
      "Newer flats in the towers in Nine Elms or by the Oval gasholders often share a boiler room. If the heating stops, ask a neighbour. If theirs is off too, ring your landlord or managing agent.",
    ],
    shops: [
      "If your café in an arch needs more gas, ask us before you order the cooker: the pipe may have to be larger too.",
    ],
    offices: ["We can service office air con out of hours."],
    access: [
      "We check for match days at the Oval before we book a crane.",
      "Before we work on shared pipes in council blocks or leasehold flats, we ask the building’s owner for consent.",
    ],
  },
  demand: [
    {
      service: "plumber-london",
      why: "On estates and in converted houses, we can trace your flat’s stopcock.",
    },
    {
      service: "ventilation-systems",
      why: "A gym, a club or a brewery needs plenty of fresh air. We can fit the fans and service them.",
    },
    {
      service: "water-system-maintenance",
      why: "Towers may have water tanks on several floors. We inspect each and record the temperature.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "by-law terrace",
      "council block",
      "point tower",
      "gasholder",
      "villa",
      "glass tower",
      "arches",
    ],
    notes: [
      ["Georgian terrace", "Top-floor rooms cold in a Georgian house? It may be air in the pipes."],
      ["glass tower", "Leak in your tower flat? Turn off the stopcock, then ring us."],
      ["arches", "If your railway arch is damp and stuffy, we can duct in fresh air."],
    ],
  },
} as const satisfies AreaCopy;
