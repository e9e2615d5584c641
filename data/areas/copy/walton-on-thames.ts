import type { AreaCopy } from "../../types";

export const waltonOnThames = {
  description:
    "Leak, cold house or faulty boiler in Walton-on-Thames, Hersham, Shepperton or Sunbury? We send emergency plumbers, gas and heating engineers.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Walton, Hersham, Shepperton and Sunbury. We do boiler repair and bathrooms at home, and air conditioning in offices and on film stages.",
  buildings: [
    "If you live over The Heart, or over an older shop in Church Street or Bridge Street, your valve may be in a shared cupboard. Private estates such as Ashley Park and Burwood Park have gates and rules, so please send us both for your detached house. In Hersham, let us know which side of the precinct your yard is on.",
    "If your bungalow at Halliford stands on stilts, its pipes are in the wind and need good lagging. At a Shepperton sound stage or the office campus at Sunbury, we’ll work between your bookings.",
  ],
  working: [
    "An island home gets its water through a pipe under the bridge or on the river bed. We bring a boiler by hand or by boat, and fit two small cylinders where one would be too heavy.",
    "We keep hired cooling at Shepperton apart from the permanent plant, because productions change the layout of their stages.",
  ],
  dayAndNight: [
    "If a pipe bursts, call our [plumbing engineers for emergencies](/services/emergency-plumbing-repairs) and say how we can reach your house, so that we bring what we can carry. In Hersham and Walton you can also book a [boiler repair](/boiler-services) or a [new bathroom](/services/bathroom-kitchen-plumbing).",
    "We can supply [quiet air and chilled water](/services/chiller-installation) for a shoot, with an [engineer on call](/services/emergency-hvac). In flats over The Heart and offices at Sunbury, we service [air conditioning](/air-conditioning) and pumps, under a [contract for the whole building](/maintenance) if you like.",
  ],
  benefits: [
    "We’ll plan an island job in loads that two people can carry",
    "We can have connections for hired chillers ready before your production moves in",
    "The roof decks at The Heart belong to several leases, so we’ll mark up your unit before we start",
  ],
  demand: [
    {
      service: "emergency-plumbing-repairs",
      why: "Pipes under a riverside floor can freeze and split, so call us, even if the valve is on the other bank.",
    },
    {
      service: "hvac-system-design",
      why: "We design quiet air for sound stages and workshops, with room to change the layout later.",
    },
    {
      service: "energy-efficient-solutions",
      why: "In Ashley Park and Burwood Park, we’ll compare a heat pump in the garden with one that takes its heat from water nearby.",
    },
  ],
  street: {
    line: ["parade", "waterside", "bungalow", "pub", "detached house", "church", "sound stage", "office park"],
    notes: [
      ["bungalow", "If your floor stands on stilts, we trace and insulate its pipes."],
      ["detached house", "On a private estate, we settle first where the outdoor unit goes."],
      ["sound stage", "We put a film stage’s plant on soft mounts, to keep it silent."],
    ],
  },
} as const satisfies AreaCopy;
