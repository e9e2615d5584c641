import type { AreaCopy } from "../../types";

export const mayfair = {
  description:
    "Air conditioning, boiler repair, gas engineers and emergency plumbers for houses, hotels and shops in Mayfair, Soho, Belgravia and Knightsbridge.",
  lead: "Need an emergency plumber, a gas engineer or air conditioning repair in Mayfair, Soho, Belgravia or Knightsbridge? We work in private houses, hotels, shops, offices and restaurants.",
  buildings: [
    "If you divide a Georgian house on Berkeley Square or Hill Street into small offices, we can give each its own thermostat. On Bond Street and Savile Row we can work in your shop before it opens. In Belgravia’s stucco houses we usually run pipes in from the mews behind, and on the Grosvenor Estate you may need a licence for that.",
    "Is your office behind the stone façades of St James’s or Regent Street? We’ll find out whether the riser (the shaft for pipes) is yours or the landlord’s. If you run a bar in Soho, we’ll choose a fan that the people upstairs can sleep through.",
  ],
  working: [
    "Roofs here are crowded, so we check where there’s room, what weight the steel can carry and how high the planners will let us go. We work to the night limit in your noise assessment under BS 4142, the standard for noise from machines.",
    "We do heavy lifts early on a Sunday under a road closure, which we book weeks ahead. For smaller deliveries we’ll agree with your building manager where the van can unload. In Regent Street your landlord’s engineer may want to be there when we connect to the shared cooling, so we’ll ask.",
  ],
  dayAndNight: [
    "If a hotel bathroom leaks at two in the morning, our [emergency plumbers](/services/emergency-plumbing-repairs) will shut off as little of the building as they can. You can also arrange [emergency cover for your building](/emergency-services).",
    "In large buildings we [repair and replace chillers](/services/chiller-installation), and in shops and offices we look after [air conditioning](/air-conditioning). Restaurants can call our [kitchen gas engineers](/gas-services/commercial-kitchen-gas). At home in Belgravia you can book a [boiler repair](/boiler-services). Planning a new scheme? Talk to our [HVAC designers](/services/hvac-system-design).",
  ],
  benefits: [
    "We’ll choose a chiller or dry cooler that’s quiet enough for the bedrooms around it",
    "We can cool your showroom through slots that your customers won’t notice",
    "Before you sign a lease on a Soho kitchen, we can film its extract duct for you",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "If one chiller cools your whole building, we can replace it before it fails in a heatwave.",
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
      ["Georgian terrace", "We run cooling pipes without cutting into panelling or plaster."],
      ["hotel", "We measure up your hotel’s roof before we plan a chiller lift."],
      ["mews", "Bedrooms across the mews? We set fans to run slower at night."],
    ],
  },
} as const satisfies AreaCopy;
