import type { AreaCopy } from "../../types";

export const mayfair = {
  description:
    "Emergency plumbers, air conditioning, boiler repair and gas engineers in Mayfair, Soho, Belgravia and Knightsbridge, for homes, hotels and restaurants.",
  lead: "Ring us day or night for an emergency plumber, a gas engineer or a boiler repair in Mayfair, Soho, Belgravia or Knightsbridge. We also repair air con in hotels, restaurants, shops and offices.",
  advice: {
    houses: [
      "When a heavy lift needs a road closure, we book it weeks ahead, usually for a Sunday.",
      "If water pressure is low on your top floor, we measure it first. You may need a tank and a booster pump.",
      "If you’re fitting out a showroom, the air con can sit above the ceiling with only a slot on show.",
    ],
    flats: [
      "If there are flats above your Soho bar, tell us, and we’ll choose a quieter extract fan.",
      "In Edwardian stone offices in St James’s or on Regent Street, the riser may be your landlord’s, so we’ll ask before we run pipes in it.",
    ],
    shops: [
      "We work in shops on Bond Street and Savile Row before they open.",
      "We can film inside the extract duct before you lease a Soho kitchen.",
    ],
    access: [
      "Roofs here are crowded, so we check the space, the weight the steelwork can carry and the height the planners allow. We choose plant to meet the noise limit in your planning consent.",
      "Air conditioning pipes for a stucco house in Belgravia may have to come in from the mews. You may need the Grosvenor Estate’s licence and the council’s consent, so allow time for both.",
    ],
  },
  demand: [
    {
      service: "chiller-installation",
      why: "We can replace a worn-out chiller in winter, when your building hardly needs it.",
    },
    {
      service: "air-conditioning-installation",
      why: "We fit quiet air conditioning in Georgian offices, and help with consents.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "In basement kitchens we test that the gas shuts off when the fan stops.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "pub",
      "stucco terrace",
      "hotel 7",
      "mews",
      "Edwardian office",
      "parade",
      "Georgian terrace",
    ],
    notes: [
      ["Georgian terrace", "We can fit air con in a Georgian house without cutting the panelling."],
      ["hotel", "Hotel short of hot water? The cylinders may be scaled or too small."],
      ["mews", "If fans disturb your mews, we can run them slower at night."],
    ],
  },
} as const satisfies AreaCopy;
