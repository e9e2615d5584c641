import type { AreaCopy } from "../../types";

export const windsor = {
  description:
    "Hotel hot water, kitchen gas, boiler repair and emergency plumbers in Windsor, Eton and Dedworth, with landlord checks and work in listed streets.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Windsor, Eton and Dedworth. We do boiler repair at home, and service hot water, kitchen gas and air conditioning in hotels, schools and restaurants.",
  buildings: [
    "Shop in Peascod Street or the station’s arcades? We can come before you open. In a Georgian terrace in Park Street or Clarence Crescent, the drains may run under the yards of a whole row, so we trace them first. Do two flats in your Osborne Road villa share one water pipe? We’ll warn both before we shut it off.",
    "If you have a listed house on Eton’s High Street, or a school boarding house, a new flue may need consent. On the post-war estates of Dedworth and Clewer, a new boiler is usually a simple job. If you run a riverside hotel, or a pub in Old Windsor, please show us the gas valve. Near the Guildhall? We can start early and finish before noon.",
  ],
  working: [
    "Roofs in the old streets may join, so we take extra care with blowlamps and other hot works. Road closures for ceremonial days are published ahead, and we’ll keep cranes and deliveries clear of them.",
    "If you run a boarding house, we can fit valves that blend the water to a safe temperature at the basin.",
  ],
  dayAndNight: [
    "Tea rooms and hotels can ring us for [kitchen gas repairs](/gas-services/commercial-kitchen-gas), [drains and burst pipes](/services/emergency-plumbing-repairs) or [air conditioning repair](/air-conditioning). Duty managers can call us for [urgent work in managed buildings](/emergency-services).",
    "In hotels and boarding houses we keep the [water safe from Legionella](/services/water-system-maintenance) and renew the [gas certificates](/services/gas-safety-certificates). In Dedworth and Clewer, we [repair boilers](/boiler-services) and do [gas safety checks](/gas-services/landlord-gas-safety) for landlords.",
  ],
  benefits: [
    "On the days when the Guard marches, we’ll keep our vans off its route",
    "We can give a boarding house enough stored hot water for the hour when everyone gets up",
    "In a riverside kitchen, we can fit a grease trap to keep fat out of your cellar pumps",
  ],
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "We check and repair gas in the cellars and narrow back rooms where tea rooms, inns and hotels cook.",
    },
    {
      service: "water-system-maintenance",
      why: "If hotel floors are empty for weeks, we flush the taps and keep the Legionella records.",
    },
    {
      service: "heating-system-maintenance",
      why: "In listed terraces and school houses, we can balance old and new radiators so that every room gets warm.",
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
      ["Georgian terrace", "Facing the Castle? We’ll draw up any new grille for approval."],
      ["school", "Heavy work in a boarding house? We do it in the school holidays."],
      ["hotel", "Riverside hotel? We can service the pumps that drain it."],
    ],
  },
} as const satisfies AreaCopy;
