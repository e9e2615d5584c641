import type { AreaCopy } from "../../types";

export const waltonOnThames = {
  description:
    "Leak, cold house or faulty boiler in Walton-on-Thames, Hersham, Shepperton or Sunbury? We send emergency plumbers, gas engineers and heating engineers.",
  lead: "Our emergency plumbers and gas engineers come out 24 hours a day in Walton, Hersham, Shepperton and Sunbury. Ring us about a leak, a boiler repair or a new bathroom, or about the air con in your shop or office.",
  advice: {
    houses: [
      "Landlords can have the boiler serviced on the same visit as the gas check.",
      "Before you add a bathroom, we’ll check that the boiler can cope.",
      "We check which air con unit at The Heart is yours, as several tenants share the roof.",
      "Some riverside islands have no road. If you live on one, tell us when you ring. We can bring a new boiler by hand or by boat, and fit two small hot water cylinders if one large one is too heavy to carry.",
    ],
    flats: [
      "The stopcock for a flat over The Heart or in Church Street may be in a shared cupboard. Ask your managing agent which one.",
    ],
    shops: [
      "On Shepperton’s sound stages, we can work between bookings. For a film shoot, we can supply [quiet ventilation and chilled water](/services/chiller-installation), with an engineer on call.",
    ],
    offices: ["If air con on the Sunbury office campus needs work, we can come out of hours."],
    access: [
      "On private estates such as Ashley Park and Burwood Park, tell us about any rules on parking or working hours when you book.",
    ],
  },
  demand: [
    {
      service: "emergency-plumbing-repairs",
      why: "Pipes under a raised riverside bungalow in Halliford can freeze and split. If yours do, turn off the water and call us.",
    },
    {
      service: "hvac-system-design",
      why: "We design quiet ventilation for sound stages and workshops, and allow for changes to the layout.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Before you order a heat pump, we can work out how much heat your house loses.",
    },
  ],
  street: {
    line: ["parade", "waterside", "bungalow", "pub", "detached house", "church", "sound stage", "office park"],
    notes: [
      ["parade", "Air con in your shop blowing warm? It may be a refrigerant leak."],
      ["bungalow", "If one end of your bungalow is cold, we check the radiator valves."],
      ["detached house", "Bedrooms too hot in summer? We can fit quiet air con."],
    ],
  },
} as const satisfies AreaCopy;
