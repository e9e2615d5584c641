import type { AreaCopy } from "../../types";

export const waltonOnThames = {
  description:
    "Leak, cold house or faulty boiler in Walton-on-Thames, Hersham, Shepperton or Sunbury? We send emergency plumbers, gas and heating engineers.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Walton, and from Hersham to Shepperton and Sunbury. We do boiler repair and bathrooms at home, and air conditioning in offices and on film stages.",
  buildings: [
    "If you live over The Heart, or over an older shop in Church Street or Bridge Street, your valve may be in a shared cupboard. Is your detached house on a private estate such as Ashley Park or Burwood Park? Please tell us how to get through the gate and send us the estate’s rules. If you have a yard in Hersham, let us know which side of the precinct it’s on.",
    "If you manage a sound stage at Shepperton or the office campus at Sunbury, we’ll work between your bookings.",
  ],
  working: [
    "If your bungalow is on an island, its water comes through a pipe under the bridge or on the river bed. We fit two small cylinders where one would be too heavy to carry.",
    "At Shepperton we keep hired cooling apart from the permanent plant, because productions change the layout of their stages.",
  ],
  dayAndNight: [
    "If a pipe bursts, call our [emergency plumbers](/services/emergency-plumbing-repairs) and tell us how we can reach your house, so that we bring what we can carry. In Hersham and Walton you can also book a [boiler repair](/boiler-services) or a [new bathroom](/services/bathroom-kitchen-plumbing).",
    "For a shoot, we can supply [quiet ventilation and chilled water](/services/chiller-installation), with an [engineer on call](/services/emergency-hvac). In flats over The Heart and offices at Sunbury, we service [air conditioning](/air-conditioning) and pumps, under a [contract for the whole building](/maintenance) if you like.",
  ],
  benefits: [
    "For an island job, we bring the boiler by hand or by boat, in loads that two people can carry",
    "We can have connections for hired chillers ready before your production moves in",
    "The roof decks at The Heart belong to several leases, so we’ll mark your unit before we start",
  ],
  demand: [
    {
      service: "emergency-plumbing-repairs",
      why: "Pipes under a riverside floor can freeze and split. Call us, even if the valve is on the other bank.",
    },
    {
      service: "hvac-system-design",
      why: "We design quiet ventilation for sound stages and workshops, with room to change the layout later.",
    },
    {
      service: "energy-efficient-solutions",
      why: "In Ashley Park and Burwood Park, we’ll compare a heat pump in the garden with one that takes its heat from water nearby.",
    },
  ],
  street: {
    line: ["parade", "waterside", "bungalow", "pub", "detached house", "church", "sound stage", "office park"],
    notes: [
      ["bungalow", "Is your Halliford bungalow on stilts? We lag the pipes under it."],
      ["detached house", "On a private estate, we first agree where the outdoor unit can go."],
      ["sound stage", "We put a film stage’s plant on soft mounts to keep it silent."],
    ],
  },
} as const satisfies AreaCopy;
