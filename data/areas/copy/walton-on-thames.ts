import type { AreaCopy } from "../../types";

export const waltonOnThames = {
  description:
    "Leak, cold house or faulty boiler in Walton-on-Thames, Hersham, Shepperton or Sunbury? We send emergency plumbers, gas engineers and heating engineers.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Walton, and from Hersham to Shepperton and Sunbury. Call us for boiler repair or a bathroom at home, or for air conditioning in an office or on a film stage.",
  buildings: [
    "In a flat over The Heart, or over a shop in Church Street or Bridge Street, your stopcock may be in a shared cupboard, so find it before you need it. For a detached house on a private estate such as Ashley Park or Burwood Park, we’ll keep to the estate’s rules for contractors.",
    "On a sound stage at Shepperton we can work between your bookings, and on the office campus at Sunbury outside office hours.",
  ],
  working: [
    "If one hot water cylinder would be too heavy to carry to your island bungalow, we can fit two small ones.",
  ],
  dayAndNight: [
    "If a pipe bursts, call our [emergency plumbers](/services/emergency-plumbing-repairs), and tell us if you’re on an island. In Hersham and Walton you can also book a [boiler repair](/boiler-services), a [landlord’s gas check](/gas-services/landlord-gas-safety) or a [new bathroom](/services/bathroom-kitchen-plumbing).",
    "For a shoot, we can supply [quiet ventilation and chilled water](/services/chiller-installation), with an [engineer on call](/services/emergency-hvac). In flats over The Heart and offices at Sunbury, we can service [air conditioning](/air-conditioning) and pumps, under a [contract for the whole building](/maintenance) if you like.",
  ],
  benefits: [
    "If you live on an island with no road, we can bring a new boiler by hand or by boat",
    "We can have connections for hired chillers ready before your production moves in",
    "Several tenants share the roof at The Heart, so we’ll check which unit is yours before we start",
  ],
  demand: [
    {
      service: "emergency-plumbing-repairs",
      why: "Pipes under a raised riverside floor can freeze and split. If yours do, turn off the water and call us.",
    },
    {
      service: "hvac-system-design",
      why: "We can design quiet ventilation for sound stages and workshops, and allow for later changes of layout.",
    },
    {
      service: "energy-efficient-solutions",
      why: "If you’re thinking of a heat pump, we’ll work out how much heat your house loses before you choose one.",
    },
  ],
  street: {
    line: ["parade", "waterside", "bungalow", "pub", "detached house", "church", "sound stage", "office park"],
    notes: [
      ["bungalow", "Halliford bungalow on stilts? We can lag the pipes under it."],
      ["detached house", "Want to cool a large house? We can find a quiet place for the unit."],
      ["sound stage", "Noisy plant by a film stage? We can put it on soft mounts."],
    ],
  },
} as const satisfies AreaCopy;
