import type { AreaCopy } from "../../types";

export const windsor = {
  description:
    "Hotel hot water, kitchen gas, boiler repair and emergency plumbers in Windsor, Eton and Dedworth, with landlord checks and work in listed streets.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Windsor, Eton, Dedworth and Old Windsor. We do boiler repair at home, and hot water, kitchen gas and air conditioning for hotels, schools and restaurants.",
  buildings: [
    "In the shops of Peascod Street and the station’s arcades, we come before opening. In a Georgian terrace in Park Street or Clarence Crescent, drains may run under the yards of a whole row. A brick villa in Osborne Road may hold two flats on one water pipe.",
    "In Eton, a listed house on the High Street or a school boarding house may need consent for a flue. On the post-war estates of Dedworth and Clewer, a new boiler is usually simple to fit. In a riverside hotel, or a pub in Old Windsor, tell us where the gas shuts off. Near the Guildhall we can be finished before noon.",
  ],
  working: [
    "In the conservation areas we take flues to the rear yard. Roofs join from house to house, so we take great care with hot works. Road closures for ceremonial days are published ahead, and we keep cranes and deliveries clear of them.",
    "In a boarding house, we fit valves that blend the water to a safe heat at the basin, and we record the temperatures.",
  ],
  dayAndNight: [
    "Tea rooms and hotels can ring us for [repairs to kitchen gas](/gas-services/commercial-kitchen-gas), for [drains and burst pipes](/services/emergency-plumbing-repairs), or when they want to [mend or service the air conditioning](/air-conditioning). If you are a duty manager, our page for [urgent work in managed buildings](/emergency-services) tells you what to have ready.",
    "For hotels and boarding houses we keep the [water safe from Legionella](/services/water-system-maintenance) and the [gas certificates](/services/gas-safety-certificates) in date. In Dedworth and Clewer, we [repair boilers](/boiler-services) and do [gas safety checks](/gas-services/landlord-gas-safety) for landlords.",
  ],
  benefits: [
    "We keep vans off the Guard’s route on the days when it marches",
    "Your boarding house has enough stored hot water for the hour when everyone gets up",
    "We catch the grease from a riverside kitchen before it reaches the cellar pumps",
  ],
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "Tea rooms, inns and hotel restaurants below the Castle cook all day in cellars and narrow back rooms.",
    },
    {
      service: "water-system-maintenance",
      why: "Hotel floors empty and fill with the season, and the water stands still in between.",
    },
    {
      service: "heating-system-maintenance",
      why: "Listed terraces used as offices and school houses have old pipes and mixed radiators that need balancing.",
    },
  ],
  street: {
    line: [
      "town hall",
      "Georgian terrace",
      "station",
      "parade",
      "pub",
      "school",
      "villa",
      "hotel 5",
      "new-town terrace",
    ],
    notes: [
      ["Georgian terrace", "In streets that face the Castle, we draw even a grille for approval."],
      ["school", "Heavy work in boarding houses is kept for the school holidays."],
      ["hotel", "Riverside hotels lie low, so their cellar drains are pumped."],
    ],
  },
} as const satisfies AreaCopy;
