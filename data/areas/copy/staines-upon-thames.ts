import type { AreaCopy } from "../../types";

export const stainesUponThames = {
  description:
    "Pumps, boiler repair, gas engineers and emergency plumbers in Staines, Egham, Ashford, Stanwell and Virginia Water, for offices, halls and homes.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in Staines, Egham, Ashford or Virginia Water, call us. We fit and repair pumps on low ground, and service hot water and cooling in larger buildings.",
  buildings: [
    "Behind a Georgian front on Clarence Street or Church Street, the shop and the rooms above may share one meter, and we can fit a second. We keep to the delivery hours of the Two Rivers retail park and the Elmsleigh Centre. In the tall flats replacing offices at London Road, we work with the block’s manager. A bungalow on the towpath at Laleham or Penton Hook can lose power before it floods, so ask us about a supply for the pump. At hotels and airport warehouses in Stanwell and Ashford, please arrange a way to the roof. In Royal Holloway’s halls at Egham and big houses at Wentworth in Virginia Water, we can service the stored hot water.",
  ],
  working: [
    "Along the towpath we fit check valves to drains and use pipe insulation that can be washed. On filled gravel pits we test the ground before we set down heavy plant.",
    "In Royal Holloway’s Founder’s Building, listed Grade I with few shafts, we run new pipes in the old chimney voids. At Wentworth the roads committee controls deliveries, so we book early. In the cargo warehouses at Stanwell, engineers and tools must be screened before they start.",
  ],
  dayAndNight: [
    "If a pump has stopped, we repair [sumps, sewage lifts and boosters](/plumbing-services/pump-installation). If water is already in the house, you need our [emergency plumbers](/services/emergency-plumbing-repairs), and for a cold home our [boiler repair](/boiler-services) engineers.",
    "If you manage a hotel or a hall of residence, we can test your [hot water for Legionella](/services/water-system-maintenance). We [service and mend cooling](/air-conditioning) in offices and warehouses between shifts. Our [heating engineers](/heating-services) also look after large houses with a pool, and do [gas checks for student homes](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We can raise boilers and electrical boards above the flood level of 2014",
    "If you run student rooms, we’ll try to keep the hot water on while we work",
    "We can set the pool, underfloor heating and cooling of your house to work together",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "We fit pumps in pairs on low land by the Colne and the Thames, which doesn’t drain by itself.",
    },
    {
      service: "water-system-maintenance",
      why: "Large buildings with many bedrooms store a lot of hot water, and we keep it safe from Legionella.",
    },
    {
      service: "commercial-installation",
      why: "When an office plot becomes tall flats, we put in the new risers, meters and drains.",
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
      ["bungalow", "In a bungalow by the river we fix plant high on the wall."],
      ["university", "We plan work in a student hall around your term dates."],
      ["hotel", "If a hotel bedroom stands empty, we can flush its taps for you."],
    ],
  },
} as const satisfies AreaCopy;
