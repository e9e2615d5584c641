import type { AreaCopy } from "../../types";

export const stainesUponThames = {
  description:
    "Pumps, boiler repair, gas engineers and emergency plumbers in Staines, Egham, Ashford, Stanwell and Virginia Water, for offices, halls and homes.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in Staines, Egham or Ashford, call us. We also fit pumps in homes on low ground, and service hot water and cooling in larger buildings.",
  buildings: [
    "Behind a Georgian front on Clarence Street or Church Street, the shop and the rooms above may share one meter, and we can fit a second. For a shop in the Two Rivers retail park or the Elmsleigh Centre, we’ll keep to the delivery hours. In the new blocks of flats on London Road, we’ll ask the building manager to let us in. If you run a hotel or an airport warehouse in Stanwell or Ashford, please arrange roof access for us.",
  ],
  working: [
    "If your bungalow is by the towpath at Laleham or Penton Hook, we can fit check valves, so that flood water doesn’t come up the drains. Where gravel pits have been filled in, we test the ground before we set down heavy plant.",
    "At Wentworth in Virginia Water, the roads committee controls deliveries, so we’ll book ours early. In the cargo warehouses at Stanwell, our engineers and their tools must be screened before they start, so please allow time for that.",
  ],
  dayAndNight: [
    "Has your pump stopped? We repair [sump pumps, sewage lifts and boosters](/plumbing-services/pump-installation). If water is already in the house, call our [emergency plumbers](/services/emergency-plumbing-repairs). If the house is cold, ask for [boiler repair](/boiler-services).",
    "If you manage a hotel or a hall of residence, we can test your [hot water for Legionella](/services/water-system-maintenance). In offices and warehouses we [service and repair air conditioning](/air-conditioning) between shifts. Our [heating engineers](/heating-services) also look after large houses with a pool, and we do [gas checks for student homes](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We can raise your boiler and electrical board above the flood level of 2014",
    "In Royal Holloway’s halls at Egham, we plan around term dates and try to keep the hot water on",
    "We can set your pool, underfloor heating and cooling to work together",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "Low land by the Colne and the Thames doesn’t drain by itself, so we fit pumps in pairs in case one fails.",
    },
    {
      service: "water-system-maintenance",
      why: "Large buildings with many bedrooms store a lot of hot water, and we keep it safe from Legionella.",
    },
    {
      service: "commercial-installation",
      why: "When an office is replaced by a block of flats, we put in the new risers, meters and drains.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "waterside",
      "shopping centre",
      "new flats 7",
      "bungalow",
      "university",
      "hotel 6",
      "shed",
    ],
    notes: [
      ["bungalow", "A flood can cut the power, so ask us about backup for your pump."],
      ["university", "In a listed hall, we can run new pipes up the old chimneys."],
      ["hotel", "If hotel bedrooms are empty, we can flush the taps for you."],
    ],
  },
} as const satisfies AreaCopy;
