import type { AreaCopy } from "../../types";

export const stainesUponThames = {
  description:
    "Pumps, boiler repair, gas engineers and emergency plumbers in Staines, Egham, Ashford, Stanwell and Virginia Water, for offices, halls and homes.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in Staines, Egham, Ashford or Virginia Water, call us. On low ground we fit and repair pumps, and in larger buildings we look after hot water and cooling.",
  buildings: [
    "Behind a Georgian front on Clarence Street or Church Street, the shop and the rooms above may have one meter. For Two Rivers, the retail park, and the Elmsleigh Centre, we need the delivery hours. In the tall flats replacing offices at London Road, find your stop valve before you need it. A bungalow on the towpath at Laleham or Penton Hook can lose power before it floods, so think of the pump’s supply. At hotels and airport sheds in Stanwell and Ashford, we ask how to reach the roof. In Royal Holloway’s halls at Egham, and in big houses at Wentworth in Virginia Water, hot water is stored for many bathrooms.",
  ],
  working: [
    "In the winter of 2014 the river covered streets from Staines to Egham. Along the towpath we fit check valves to drains and use pipe insulation that can be washed. On filled gravel pits we test the ground before we set down heavy plant.",
    "Founder’s Building at Royal Holloway is listed Grade I, with high rooms and few risers, so new pipes share old chimney voids. At Wentworth the roads committee controls deliveries. In the cargo sheds at Stanwell, engineers and tools are screened before they start.",
  ],
  dayAndNight: [
    "If a pump has stopped, we repair [sumps, sewage lifts and boosters](/plumbing-services/pump-installation). If water is already in the house, call our [emergency plumbers](/services/emergency-plumbing-repairs). A cold home is a job for [boiler repair](/boiler-services).",
    "If you manage a hotel or a hall of residence, we can test your [hot water for Legionella](/services/water-system-maintenance). Offices and sheds can have their [cooling serviced and mended](/air-conditioning) between shifts. Our [heating engineers](/heating-services) also look after large houses with a pool, and landlords can book [gas checks for student homes](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We raise boilers and electrical boards above the flood level of 2014",
    "If you run student rooms, your tenants keep their hot water while we work",
    "We set the pool, underfloor heating and cooling of a house to work together",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "Low land between the Colne, the Thames and raised reservoirs does not drain by itself.",
    },
    {
      service: "water-system-maintenance",
      why: "Large buildings with many bedrooms store a lot of hot water and use it unevenly.",
    },
    {
      service: "commercial-installation",
      why: "Office plots that become tall flats need new risers, meters and drains.",
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
      ["bungalow", "Everything in a bungalow is at the height of the flood."],
      ["university", "Term dates decide when work in a student hall can start."],
      ["hotel", "A hotel bedroom that stands empty needs its taps flushed."],
    ],
  },
} as const satisfies AreaCopy;
