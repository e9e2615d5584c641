import type { AreaCopy } from "../../types";

export const mayfair = {
  description:
    "Air conditioning, boiler repair, gas engineers and emergency plumbers for houses, hotels and shops in Mayfair, Soho, Belgravia and Knightsbridge.",
  lead: "We send emergency plumbers, gas engineers and air conditioning engineers to Mayfair, Soho, Belgravia and Knightsbridge. We work in private houses as well as in hotels, shops, offices and restaurants.",
  buildings: [
    "In a Georgian house on Berkeley Square or Hill Street, the offices are small rooms, so each needs its own control. In the shops of Bond Street and Savile Row we work before opening. In a stucco house in Belgravia, pipes usually go in through the mews behind. On the Grosvenor Estate you may need its licence for that.",
    "In St James’s and Regent Street, behind the stone façades, ask whether a riser belongs to you or to the landlord. In Soho, a fan for a bar has to be quiet enough for the flat above.",
  ],
  working: [
    "Roofs are full, so we check what the steel can carry and whether a consent fixes the line of the acoustic screen. The night limit usually comes from a noise assessment to BS 4142, the standard for noise from machines.",
    "Heavy lifts take place early on Sunday, under a road closure booked weeks before. For smaller deliveries, ask your building manager where a van may load. In Regent Street the landlord’s engineer will want to watch any connection to the cooling water.",
  ],
  dayAndNight: [
    "If a hotel bathroom leaks at two in the morning, our [emergency plumbers](/services/emergency-plumbing-repairs) shut off one floor and leave the rest in use. You can also agree [emergency cover for your building](/emergency-services) with us.",
    "For large buildings we offer [chiller repair and replacement](/services/chiller-installation), for shops and offices [air conditioning servicing](/air-conditioning), and for chefs [kitchen gas engineers](/gas-services/commercial-kitchen-gas). For a home in Belgravia there is [boiler repair](/boiler-services). A new scheme begins with [HVAC design](/services/hvac-system-design).",
  ],
  benefits: [
    "We choose chillers and dry coolers that are quiet enough at night",
    "Your showroom stays cool under its lights, with no grille on show",
    "You see a Soho extract duct on camera before you sign the kitchen’s lease",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Central chilled water serves whole buildings, so a tired machine should be replaced before it fails in a heatwave.",
    },
    {
      service: "air-conditioning-installation",
      why: "Offices in old houses need cooling pipes and drains laid by somebody who knows what may not be touched.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Basement kitchens run long hours on old supplies, and inspectors first ask whether gas stops with the fan.",
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
      ["Georgian terrace", "Cooling pipes must go in without cutting panelling or plaster."],
      ["hotel", "On a crowded hotel roof, there is little time to lift in a chiller."],
      ["mews", "Bedrooms in the mews limit how loud a fan may be at night."],
    ],
  },
} as const satisfies AreaCopy;
