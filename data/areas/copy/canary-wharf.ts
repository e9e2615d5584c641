import type { AreaCopy } from "../../types";

export const canaryWharf = {
  description:
    "Emergency plumbers, gas engineers and air conditioning repair in Canary Wharf, Poplar and Limehouse, for offices, hotels, restaurants, flats and houses.",
  lead: "Our emergency plumbers and gas engineers cover Canary Wharf, the Isle of Dogs, Poplar and Limehouse 24 hours a day. Ring us for a boiler repair at home, or when the air con stops in a hotel, shop or office.",
  advice: {
    houses: [
      "We try to keep the water on for other floors while we repair a leak.",
      "The water pipes in a tall building are split into pressure zones, so before a planned repair we agree which zone to shut off.",
      "In apartment towers at South Quay and Wood Wharf, and on Docklands council estates, your stopcock is usually in the hall or a service cupboard.",
    ],
    flats: [
      "In a block of flats at least 18 m high or with at least seven storeys, anything beyond a like-for-like replacement may first need the Building Safety Regulator’s approval.",
      "If your flat has no boiler, a heat interface unit (HIU) may heat your rooms and water. If it fails, ring your landlord or the operator first. If the unit is your own, we can service it.",
      "If you lease a floor of a tower, ask the building manager which pipes are yours. Only they can let us shut off the shared ones.",
    ],
    shops: ["Before we visit a hotel, or a data centre towards Blackwall, we send our engineers’ names to security."],
    access: [
      "We apply for permits, and book the loading bay and goods lift.",
      "Roofs here are crowded with plant and window-cleaning cradles, so we plan crane lifts with the building manager.",
      "Many Georgian houses and wharf conversions in Limehouse are listed, so we check whether new pipes need consent.",
    ],
  },
  demand: [
    {
      service: "chiller-installation",
      why: "If a new chiller won’t fit in the goods lift, we can bring it up in parts.",
    },
    {
      service: "pump-installation",
      why: "We service and replace the booster pumps that feed the upper floors.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Fans and pumps in a sealed building run all year. We can fit variable-speed drives to save power.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "warehouse",
      "dock",
      "glass tower",
      "glass tower",
      "hotel 8",
      "point tower",
      "council block",
      "data centre",
    ],
    notes: [
      ["glass tower", "Office too hot in a tower? We check the fan coils, pumps and controls."],
      ["hotel", "If your hotel runs short of hot water, we check cylinders and pumps."],
      ["point tower", "No water high up in a tower? A pump may have stopped."],
    ],
  },
} as const satisfies AreaCopy;
