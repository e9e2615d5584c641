import type { AreaCopy } from "../../types";

export const mayfair = {
  description:
    "Emergency plumbers, air conditioning, boiler repair and gas engineers in Mayfair, Soho, Belgravia and Knightsbridge, for homes, hotels and restaurants.",
  lead: "Call us for an emergency plumber, a gas engineer, boiler repair or air conditioning repair in Mayfair, Soho, Belgravia or Knightsbridge. We work in homes, shops, restaurants, offices and hotels.",
  buildings: [
    "If you want air conditioning in a stucco house in Belgravia, the pipes may have to come in from the mews. You may need the Grosvenor Estate’s licence and the council’s consent, so allow time for both.",
    "We work in shops on Bond Street and Savile Row before they open. We choose quiet extract fans for Soho bars with flats above.",
    "In an office behind the stone façades of St James’s or Regent Street, the riser may be your landlord’s, so we ask before we use it.",
  ],
  working: [
    "Roofs here are crowded, so we check where there’s room, what weight the steelwork can carry and how high the planners will let us go. The plant we choose meets the noise limit in your planning consent, assessed to BS 4142.",
    "A heavy lift may need a road closure. We book it weeks ahead, usually for a Sunday morning.",
  ],
  dayAndNight: [
    "For a leak, a burst pipe or a blocked drain, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. Call our gas engineers for a [boiler repair](/boiler-services) when you have no heating or hot water. If you rent, call your landlord first, because they have to do the repair. We also do landlords’ annual [gas safety checks](/gas-services/landlord-gas-safety).",
    "Shop or office without air con? Call our [air conditioning engineers](/air-conditioning). We also [repair and replace chillers](/services/chiller-installation). For restaurants, we do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). If you manage a building, ask about [emergency cover](/emergency-services) and a [maintenance contract](/maintenance). For a new system, talk to our [HVAC designers](/services/hvac-system-design).",
  ],
  benefits: [
    "If water pressure is low on your top floor, we can fit a tank and a booster pump",
    "We fit showroom air conditioning where all you see is a slot in the ceiling",
    "Before you sign the lease on a Soho kitchen, we can film the inside of its extract duct",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "We replace a worn-out chiller in winter, when your building hardly needs it.",
    },
    {
      service: "air-conditioning-installation",
      why: "We fit quiet air conditioning in Georgian offices, and help with the consents.",
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
      ["Georgian terrace", "Panelled room too hot? We fit air con without cutting the panelling."],
      ["hotel", "Hot water failing in a hotel? We check the boilers and the cylinders."],
      ["mews", "Fans too loud for the mews? We can run them slower at night."],
    ],
  },
} as const satisfies AreaCopy;
