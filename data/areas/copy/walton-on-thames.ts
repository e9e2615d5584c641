import type { AreaCopy } from "../../types";

export const waltonOnThames = {
  description:
    "Leak, cold house or faulty boiler in Walton-on-Thames, Hersham, Shepperton or Sunbury? We send emergency plumbers, gas engineers and heating engineers.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Walton, Hersham, Shepperton and Sunbury. Call us about a leak, a boiler repair or a new bathroom at home, or about air conditioning in a shop or an office.",
  buildings: [
    "We work in riverside bungalows at Halliford, detached houses in Ashley Park and Burwood Park, and flats over shops. In a flat over The Heart or in Church Street, your stopcock may be in a shared cupboard, so ask which one. On a private estate, we keep to its rules for contractors.",
    "On a sound stage at Shepperton we work between your bookings, and on the office campus at Sunbury outside office hours.",
  ],
  working: [
    "Some riverside islands have no road, so we bring a new boiler by hand or by boat. Where one hot water cylinder would be too heavy to carry, we fit two small ones.",
  ],
  dayAndNight: [
    "If a pipe bursts or a drain blocks, call our [emergency plumbers](/services/emergency-plumbing-repairs), and tell us if you’re on an island. You can also book a [boiler repair](/boiler-services), a boiler service or a [new bathroom](/services/bathroom-kitchen-plumbing). For landlords, we do the [yearly gas check](/gas-services/landlord-gas-safety).",
    "When an office or a shop gets too hot, we repair its [air conditioning](/air-conditioning) or fit a new unit. In restaurants and pubs, we check the [kitchen gas](/gas-services/commercial-kitchen-gas) and repair the appliances. For flats and offices, we offer a [contract for the whole building](/maintenance).",
    "For a film shoot, we supply [quiet ventilation and chilled water](/services/chiller-installation), with an [engineer on call](/services/emergency-hvac).",
  ],
  benefits: [
    "We service the boiler when we do a landlord’s gas check, so your tenant has one visit instead of two",
    "We have the connections for hired chillers ready before your production moves in",
    "Several tenants share the roof at The Heart, so we check which unit is yours before we start",
  ],
  demand: [
    {
      service: "emergency-plumbing-repairs",
      why: "Pipes under a raised riverside floor can freeze and split. If yours do, turn off the water and call us.",
    },
    {
      service: "hvac-system-design",
      why: "We design quiet ventilation for sound stages and workshops, and allow for later changes of layout.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Thinking of a heat pump? We work out how much heat your house loses before you choose one.",
    },
  ],
  street: {
    line: ["parade", "waterside", "bungalow", "pub", "detached house", "church", "sound stage", "office park"],
    notes: [
      ["bungalow", "Boiler broken in a riverside bungalow? We repair or replace it."],
      ["detached house", "Bedrooms too hot in summer? We find a quiet place for a cooling unit."],
      ["sound stage", "Plant too noisy for filming? We put it on soft mounts."],
    ],
  },
} as const satisfies AreaCopy;
