import type { AreaCopy } from "../../types";

export const waltonOnThames = {
  description:
    "Leak, cold house or faulty boiler in Walton-on-Thames, Hersham, Shepperton or Sunbury? We send emergency plumbers, gas and heating engineers.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Walton, and from Hersham to Shepperton and Sunbury. We do boiler repair and bathrooms at home, and air conditioning in offices and on film stages.",
  buildings: [
    "If you live over The Heart, or over an older shop in Church Street or Bridge Street, your stop valve may be in a shared cupboard. Is your detached house on a private estate such as Ashley Park or Burwood Park? Please tell us how to get through the gate, and send us the estate’s rules.",
    "If you manage a sound stage at Shepperton, we’ll work between your bookings. If you’re on the office campus at Sunbury, we can come outside office hours.",
  ],
  working: [
    "Is your bungalow on an island? Please tell us where its water pipe crosses the river, and where the valve is. We can fit two small cylinders if one would be too heavy to carry.",
    "If your film stage’s layout changes, we can keep hired cooling apart from the permanent plant.",
  ],
  dayAndNight: [
    "If a pipe bursts, call our [emergency plumbers](/services/emergency-plumbing-repairs), and tell us if you’re on an island so that we bring what we can carry. In Hersham and Walton you can also book a [boiler repair](/boiler-services) or a [new bathroom](/services/bathroom-kitchen-plumbing).",
    "For a shoot, we can supply [quiet ventilation and chilled water](/services/chiller-installation), with an [engineer on call](/services/emergency-hvac). In flats over The Heart and offices at Sunbury, we can service [air conditioning](/air-conditioning) and pumps, under a [contract for the whole building](/maintenance) if you like.",
  ],
  benefits: [
    "For an island job, we bring the boiler by hand or by boat, in loads that two people can carry",
    "We can have connections for hired chillers ready before your production moves in",
    "Several tenants share the roof at The Heart, so we’ll check which unit is yours before we start",
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
      why: "If you’re thinking of a heat pump, we’ll compare one that takes heat from the air with one that takes it from water.",
    },
  ],
  street: {
    line: ["parade", "waterside", "bungalow", "pub", "detached house", "church", "sound stage", "office park"],
    notes: [
      ["bungalow", "Is your Halliford bungalow on stilts? We lag the pipes under it."],
      ["detached house", "Private estate? We first agree where your cooling unit can go."],
      ["sound stage", "We put a film stage’s plant on soft mounts to keep it quiet."],
    ],
  },
} as const satisfies AreaCopy;
