import type { AreaCopy } from "../../types";

export const waltonOnThames = {
  description:
    "Leak, cold house or faulty boiler in Walton-on-Thames, Hersham, Shepperton or Sunbury? We send emergency plumbers, gas and heating engineers.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Walton, Hersham, Shepperton and Sunbury. We offer boiler repair and bathrooms at home, and air conditioning for offices and film stages.",
  buildings: [
    "A flat over The Heart, or over an older shop in Church Street or Bridge Street, may have its valve in a shared cupboard. Detached houses on private estates such as Ashley Park and Burwood Park have gates and rules, so send us both. In Hersham, tell us which side of the precinct your yard is.",
    "A bungalow on stilts at Halliford has its pipes in the wind. We carry parts by hand to a house reached by footbridge. For a sound stage at Shepperton, or the office campus at Sunbury, give us a date between bookings.",
  ],
  working: [
    "An island home gets its water through a pipe under the bridge or on the river bed. A boiler has to come by hand or by boat, and we fit two small cylinders where one would be too heavy.",
    "Productions at Shepperton change the layout of their stages, so we keep hired cooling apart from the permanent plant. At The Heart, the decks where plant stands belong to several leases.",
  ],
  dayAndNight: [
    "If a pipe bursts, call our [plumbing engineers for emergencies](/services/emergency-plumbing-repairs) and say how we can reach your house, so that we bring what can be carried. In Hersham and Walton you can also book a [boiler repair](/boiler-services) or a [new bathroom](/services/bathroom-kitchen-plumbing).",
    "For a shoot, we can supply [quiet air and chilled water](/services/chiller-installation) and an [engineer on call](/services/emergency-hvac). For flats over The Heart and offices at Sunbury, we service [air conditioning](/air-conditioning) and pumps, under a [contract for the whole building](/maintenance) if you like.",
  ],
  benefits: [
    "We plan island jobs in loads that two people can carry",
    "Connections for hired chillers are ready at the stage wall when your production moves in",
    "We mark up the roof decks of The Heart first, so that we work on your unit and not a neighbour’s",
  ],
  demand: [
    {
      service: "emergency-plumbing-repairs",
      why: "Pipes under a riverside floor can freeze and split, and the valve that shuts them off may be on the other bank.",
    },
    {
      service: "hvac-system-design",
      why: "Sound stages and their workshops need quiet air, flexible capacity and a plan for the next layout.",
    },
    {
      service: "energy-efficient-solutions",
      why: "In Ashley Park and Burwood Park, we compare a heat pump in the garden with one that takes its heat from water nearby.",
    },
  ],
  street: {
    line: ["parade", "waterside", "bungalow", "pub", "detached house", "church", "sound stage", "office park"],
    notes: [
      ["bungalow", "Where a floor stands on stilts, we trace and insulate its pipes."],
      ["detached house", "On a private estate, we settle first where the outdoor unit goes."],
      ["sound stage", "No noise from the plant may reach a film stage."],
    ],
  },
} as const satisfies AreaCopy;
