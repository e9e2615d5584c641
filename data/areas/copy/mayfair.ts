import type { AreaCopy } from "../../types";

export const mayfair = {
  description:
    "Emergency plumbers, air conditioning, boiler repair and gas engineers in Mayfair, Soho, Belgravia and Knightsbridge, for homes, hotels and restaurants.",
  lead: "Ring us day or night for an emergency plumber, a gas engineer or a boiler repair in Mayfair, Soho, Belgravia or Knightsbridge. We also repair air con and chillers in hotels, shops and offices, and gas ranges in restaurants.",
  advice: {
    houses: [
      "Air conditioning pipes for a stucco house in Belgravia may have to come in from the mews behind. You may need a licence from the Grosvenor Estate, and separately the council’s consent, so allow time for both.",
      "If the water pressure is low on the top floor of your house, we measure it before we suggest a cure. You may need a tank with a booster pump.",
    ],
    flats: [
      "The outside walls of a Mayfair or Knightsbridge block usually belong to the freeholder, even if you own your flat. Ask the freeholder before you order air conditioning, and we’ll supply the drawings and the noise data.",
    ],
    shops: [
      "Tell us if people live above your Soho bar or restaurant. When we replace the extract fan, we’ll choose a quieter one, so that the noise doesn’t keep them awake.",
      "Thinking of leasing a kitchen in Soho? We can film the inside of the extract duct before you sign, so that you know whether the duct is greasy, broken or blocked.",
      "In a showroom on Bond Street or Savile Row, the air conditioning can sit above the ceiling with only a narrow slot on show. If it breaks down, we can come before you open.",
    ],
    offices: [
      "In an Edwardian stone office in St James’s or on Regent Street, the riser (the shaft for pipes and cables) may belong to your landlord. Please ask them before we run new pipes in it.",
    ],
    access: [
      "Roofs here are crowded. Before we choose cooling equipment, we check the space, the weight the steelwork can carry, the height the planners allow and the noise limit in your planning consent.",
      "Lifting heavy equipment onto a roof may need a road closure, usually on a Sunday. It has to be booked weeks ahead, so tell us early if you want to replace something large.",
    ],
  },
  demand: [
    {
      service: "chiller-installation",
      why: "Hotels, shops and offices here depend on their chillers all summer. We can replace a worn-out chiller in winter, when the building hardly needs it.",
    },
    {
      service: "air-conditioning-installation",
      why: "Georgian offices weren’t built for air conditioning and are often listed. We choose quiet units that are easy to hide, and we supply the drawings you need when you apply for consent.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "A basement kitchen has no windows to open, so its gas cookers rely on the fans for air. We test whether the gas shuts off when a fan stops.",
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
      ["Georgian terrace", "We can run air con pipes through a Georgian house without cutting into the panelling."],
      ["hotel", "Hotel short of hot water at breakfast? We check the cylinders for size and limescale."],
      ["mews", "If your air con fans disturb the mews behind, we can set them to run slower at night."],
    ],
  },
} as const satisfies AreaCopy;
