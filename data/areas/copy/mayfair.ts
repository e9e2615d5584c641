import type { AreaCopy } from "../../types";

export const mayfair = {
  description:
    "Emergency plumbers, air conditioning, boiler repair and gas engineers in Mayfair, Soho, Belgravia and Knightsbridge, for homes, hotels and restaurants.",
  lead: "Call us for an emergency plumber, a gas engineer, boiler repair or air conditioning repair in Mayfair, Soho, Belgravia or Knightsbridge. We work in homes, shops, restaurants, offices and hotels.",
  buildings: [
    "Air conditioning pipes for a stucco house in Belgravia may have to come in from the mews. You may need the Grosvenor Estate’s licence and the council’s consent. Allow time for both.",
    "We can fit showroom air con so all you see is a slot in the ceiling. We choose quiet extract fans for Soho bars with flats above.",
    "In Edwardian stone offices in St James’s or on Regent Street, the riser may be your landlord’s. We ask them before we run pipes in it.",
  ],
  working: [
    "Roofs here are crowded, so we check the space, the weight the steelwork can carry and the height the planners allow. We choose plant to meet the noise limit in your planning consent.",
    "We fit a tank and a booster pump where pressure is low on the top floor.",
  ],
  dayAndNight: [
    "For a leak, burst pipe or blocked drain, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. No heating or hot water? If you rent your home, call your landlord first: the repair is their job. If you own or let the home, ring our gas engineers day or night for a [boiler repair](/boiler-services). Landlords can book the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "If the air con stops in your shop, restaurant, office or hotel, ring us day or night for an [urgent repair](/services/emergency-hvac). Our [air conditioning engineers](/air-conditioning) also [repair and replace chillers](/services/chiller-installation). For restaurants, we do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). If you manage a building, ask about [emergency cover](/emergency-services) and a [maintenance contract](/maintenance). Our [HVAC designers](/services/hvac-system-design) can plan a new system.",
  ],
  benefits: [
    "We work in shops on Bond Street and Savile Row before they open",
    "When a heavy lift needs a road closure, we book it weeks ahead, usually for a Sunday",
    "We can film inside the extract duct before you take a Soho kitchen",
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
      ["hotel", "Hot water failing in your hotel? We find out why and fix it."],
      ["mews", "Where fans disturb a mews, we can run them slower at night."],
    ],
  },
} as const satisfies AreaCopy;
