import type { AreaCopy } from "../../types";

export const mayfair = {
  description:
    "Air conditioning, boiler repair, gas engineers and emergency plumbers for houses, hotels and shops in Mayfair, Soho, Belgravia and Knightsbridge.",
  lead: "Call us for an emergency plumber, a gas engineer or air conditioning repair in Mayfair, Soho, Belgravia or Knightsbridge. We work in private houses, hotels, shops, offices and restaurants.",
  buildings: [
    "If one room is too hot in a Georgian office on Berkeley Square or Hill Street, we can give each room its own thermostat. On Bond Street and Savile Row we can work in your shop before it opens. Cooling pipes for a stucco house in Belgravia may have to come in from the mews, and you may need the Grosvenor Estate’s licence and the council’s consent.",
    "In offices behind the stone façades of St James’s or Regent Street, the riser (the shaft for pipes) may be your landlord’s, so we’ll ask before we use it. For bars in Soho we choose extract fans quiet enough for the flats above.",
  ],
  working: [
    "Roofs here are crowded, so we check where there’s room, what weight the steel can carry and how high the planners will let us go. We choose plant that meets your planning consent’s noise limit under BS 4142, the standard for noise from machines.",
    "A heavy lift may need a road closure, which we book weeks ahead, usually early on a Sunday. In Regent Street your landlord’s engineer may want to be there when we connect to shared cooling, so we’ll agree a date.",
  ],
  dayAndNight: [
    "If a hotel bathroom leaks at two in the morning, our [emergency plumbers](/services/emergency-plumbing-repairs) will shut off as little of the building as they can. You can also arrange [emergency cover for your building](/emergency-services).",
    "In large buildings we [repair and replace chillers](/services/chiller-installation), and in shops and offices we service and repair [air conditioning](/air-conditioning). Restaurants can call our [kitchen gas engineers](/gas-services/commercial-kitchen-gas). At home you can book a [boiler repair](/boiler-services), and landlords can book the yearly [gas check](/gas-services/landlord-gas-safety). For a new system, talk to our [HVAC designers](/services/hvac-system-design).",
  ],
  benefits: [
    "If the shower on your top floor is weak, we can fit a tank and a booster pump",
    "We can cool your showroom through narrow slots in the ceiling",
    "Before you sign a lease on a Soho kitchen, we can film the inside of its extract duct",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "If one old chiller cools your whole building, we can replace it in winter, before a heatwave.",
    },
    {
      service: "air-conditioning-installation",
      why: "Small office in an old house? We fit quiet cooling and help you with the consents.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "In basement kitchens we test that the gas shuts off if the fan stops.",
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
      ["Georgian terrace", "Cooling in a Georgian house? We keep our pipes off the panelling."],
      ["hotel", "New chiller for your hotel? We’ll survey the roof and book the crane."],
      ["mews", "Bedrooms across the mews? We can run your fans slower at night."],
    ],
  },
} as const satisfies AreaCopy;
