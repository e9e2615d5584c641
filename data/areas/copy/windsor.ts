import type { AreaCopy } from "../../types";

export const windsor = {
  description:
    "Hotel hot water, kitchen gas, boiler repair and emergency plumbers in Windsor, Eton and Dedworth, with landlord checks and work in listed streets.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Windsor, Eton, Dedworth and Old Windsor. We do boiler repair at home, and hot water, kitchen gas and air conditioning for hotels, schools and restaurants.",
  buildings: [
    "Below the Castle are the Guildhall, Market Street, the shops of Peascod Street and a Victorian station made into arcades. Park Street, Clarence Crescent and Kings Road are Georgian and early Victorian terraces, with brick villas in Osborne Road and Clarence Road.",
    "Much of Eton’s High Street is listed, and it leads to the College and its boarding houses. Riverside hotels are in the old town. Dedworth and Clewer are post-war estates, with a trade park and an office campus on Maidenhead Road. Old Windsor is on the bank downstream.",
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
      ["school", "The College calls its terms Halves, and we plan work round them."],
      ["hotel", "Riverside hotels lie low, so their cellar drains are pumped."],
    ],
  },
} as const satisfies AreaCopy;
