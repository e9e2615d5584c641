import type { AreaCopy } from "../../types";

export const waltonOnThames = {
  description:
    "Leak, cold house or faulty boiler in Walton-on-Thames, Hersham, Shepperton or Sunbury? We send emergency plumbers, gas engineers and heating engineers.",
  lead: "Call us 24 hours a day for an emergency plumber, a gas engineer or a boiler repair in Walton, Hersham, Shepperton or Sunbury. For shops, offices and film studios, we repair air conditioning and chillers.",
  advice: {
    houses: [
      "Some riverside islands have no road, so tell us when you ring if you live on one. We can bring a boiler by hand or by boat, and fit two small hot water cylinders if a large one is too heavy to carry.",
      "If the boiler in your terraced house or semi is old, we’ll tell you whether it’s worth repairing. Before you add a third bathroom to a house in Hersham or Walton, we can check whether the boiler will heat enough water for all three.",
    ],
    flats: [
      "The stopcock for a flat over The Heart or in Church Street may be in a shared cupboard. Before you have a leak, ask your managing agent which cupboard it is and who holds the key.",
    ],
    shops: [
      "Several tenants at The Heart have air con on the same roof. We check which unit is yours before we switch anything off, so that your neighbour’s shop stays cool.",
    ],
    offices: [
      "We can work on Shepperton’s sound stages between bookings. If a shoot needs more cooling than the stage has, we can supply [chilled water](/services/chiller-installation), with an engineer on call.",
      "If the air con on the Sunbury office campus needs work, we can come out of hours, so that nobody has to sit in a hot office while the cooling is off.",
    ],
    access: [
      "Private estates such as Ashley Park and Burwood Park may have rules on parking and working hours. Tell us what they are when you book, and we’ll keep to them.",
    ],
  },
  demand: [
    {
      service: "emergency-plumbing-repairs",
      why: "Water pipes under a raised bungalow in Halliford can freeze and split. If one splits under yours, turn off the water and call us.",
    },
    {
      service: "hvac-system-design",
      why: "Sound stages and workshops change their layout with every production. We design ventilation that’s quiet enough to film under and easy to alter.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Detached houses lose heat through all four outside walls. Before you order a heat pump, we can work out how much heat your house loses.",
    },
  ],
  street: {
    line: ["parade", "waterside", "bungalow", "pub", "detached house", "church", "sound stage", "office park"],
    notes: [
      ["parade", "A parade often has flats above. We place your shop’s air con unit away from their bedrooms."],
      ["bungalow", "Are the far rooms of your bungalow cold? The heating pipes are long, so we balance the radiators."],
      ["detached house", "Are the bedrooms under the roof too hot in summer? We can fit quiet air con."],
    ],
  },
} as const satisfies AreaCopy;
