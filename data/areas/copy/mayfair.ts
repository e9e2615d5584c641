import type { AreaCopy } from "../../types";

export const mayfair = {
  description:
    "Emergency plumbers, air conditioning, boiler repair and gas engineers in Mayfair, Soho, Belgravia and Knightsbridge, for homes, hotels and restaurants.",
  lead: "Ring us day or night for an emergency plumber, a gas engineer or boiler repair in Mayfair, Soho, Belgravia or Knightsbridge. Hotels, restaurants, shops and offices can call us for air conditioning repair too.",
  buildings: [
    "Air conditioning pipes for a stucco house in Belgravia may have to come in from the mews. You may need the Grosvenor Estate’s licence and the council’s consent, so allow time for both.",
    "We can fit showroom air con so all you see is a slot in the ceiling.",
    "For Soho bars with flats above, we choose quiet extract fans.",
    "In Edwardian stone offices in St James’s or on Regent Street, the riser may be your landlord’s. We ask them before we run pipes in it.",
  ],
  working: [
    "Roofs here are crowded, so we check the space, the weight the steelwork can carry and the height the planners allow. We choose plant to meet the noise limit in your planning consent.",
    "Where water pressure is low on the top floor, we fit a tank and a booster pump.",
  ],
  benefits: [
    "We work in shops on Bond Street and Savile Row before they open",
    "When a heavy lift needs a road closure, we book it weeks ahead, usually for a Sunday",
    "We can film inside the extract duct before you lease a Soho kitchen",
  ],
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
      ["Georgian terrace", "We fit air con in Georgian houses without cutting the panelling."],
      ["hotel", "Hotel short of hot water? We can descale or enlarge the cylinders."],
      ["mews", "Where fans disturb a mews, we can run them slower at night."],
    ],
  },
} as const satisfies AreaCopy;
