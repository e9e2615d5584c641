import type { AreaCopy } from "../../types";

export const mayfair = {
  description:
    "Emergency plumbers, air conditioning, boiler repair and gas engineers in Mayfair, Soho, Belgravia and Knightsbridge, for homes, hotels and restaurants.",
  lead: "Call us for an emergency plumber, a gas engineer or air conditioning repair in Mayfair, Soho, Belgravia or Knightsbridge. We work in private houses, hotels, shops, offices and restaurants.",
  buildings: [
    "Cooling pipes for a stucco house in Belgravia may have to come in from the mews. You may need the Grosvenor Estate’s licence and the council’s consent, so allow time for both.",
    "For a shop on Bond Street or Savile Row, we work before you open. Behind the stone façades of St James’s and Regent Street, the riser (the shaft for pipes) may be your landlord’s, so we ask before we use it. For bars in Soho we choose extract fans quiet enough for the flats above.",
  ],
  working: [
    "Roofs here are crowded, so we check where there’s room, what weight the steel can carry and how high the planners will let us go. We choose plant that meets your planning consent’s noise limit under BS 4142, the standard for noise from machines.",
    "A heavy lift may need a road closure. We book it weeks ahead, usually for a Sunday morning.",
  ],
  dayAndNight: [
    "For a leak, a burst pipe or a blocked drain, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. In a large building we shut off as little of the water as possible. For your home, you can book a [boiler repair](/boiler-services) or service, and landlords can book the yearly [gas check](/gas-services/landlord-gas-safety).",
    "Is your shop or office too hot? We service and repair [air conditioning](/air-conditioning), and [repair and replace chillers](/services/chiller-installation). Restaurants can call our [kitchen gas engineers](/gas-services/commercial-kitchen-gas). Facilities managers can arrange [emergency cover](/emergency-services) and [maintenance](/maintenance) for a whole building. For a new system, talk to our [HVAC designers](/services/hvac-system-design).",
  ],
  benefits: [
    "Low pressure on your top floor? We can fit a tank and a booster pump",
    "Showroom too warm? We cool it through narrow slots in the ceiling",
    "Taking on a Soho kitchen? We film the inside of its extract duct before you sign the lease",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "If one old chiller cools your whole building, we can replace it in winter, before a heatwave.",
    },
    {
      service: "air-conditioning-installation",
      why: "Small office in a Georgian house? We fit quiet cooling and help you with the consents.",
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
      ["Georgian terrace", "Panelled room too hot? We cool it and leave the panelling uncut."],
      ["hotel", "New chiller for your hotel? We’ll survey the roof and book the crane."],
      ["mews", "Fans too loud for the mews? We can run them slower at night."],
    ],
  },
} as const satisfies AreaCopy;
