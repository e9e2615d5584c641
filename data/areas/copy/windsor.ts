import type { AreaCopy } from "../../types";

export const windsor = {
  description:
    "Hotel hot water, kitchen gas, boiler repair and emergency plumbers in Windsor, Eton and Dedworth, with landlord checks and work in listed streets.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Windsor, Eton and Dedworth. We do boiler repair at home, and service hot water, kitchen gas and air conditioning in hotels, schools and restaurants.",
  buildings: [
    "In a shop in Peascod Street or the station arcades, we can start before you open. If a drain blocks in a Georgian terrace in Park Street or Clarence Crescent, we may need to get into a neighbour’s yard, because a row can share one drain. In an Osborne Road villa with a shared water pipe, we’ll warn the other flats before planned work.",
    "A new flue on a listed house in Eton High Street needs the council’s consent, so ask us before you order a boiler. On the post-war estates of Dedworth and Clewer, a new boiler is usually a simple job. For a pub in Old Windsor, we can service the cellar cooling. Near the Guildhall, we can deliver early, before the streets are busy.",
  ],
  working: [
    "Roofs in the old streets may join, so we take extra care with blowlamps and other hot work. We plan cranes and deliveries around the road closures on ceremonial days.",
    "In a school boarding house, we can fit valves that stop the water at basins and showers from scalding.",
  ],
  dayAndNight: [
    "If you run a tea room or a hotel, ring us for [kitchen gas repairs](/gas-services/commercial-kitchen-gas), [drains and burst pipes](/services/emergency-plumbing-repairs) or [air conditioning repair](/air-conditioning). Building managers can call us for [urgent work](/emergency-services).",
    "In hotels and boarding houses we help keep the [water safe from Legionella](/services/water-system-maintenance) and renew the [gas certificates](/services/gas-safety-certificates). In Dedworth and Clewer, we [repair boilers](/boiler-services) and do [gas safety checks](/gas-services/landlord-gas-safety) for landlords.",
  ],
  benefits: [
    "On the days when the Guard marches, we’ll keep our vans off its route",
    "We can give a boarding house enough stored hot water for the hour when everyone gets up",
    "In a riverside kitchen, we can fit a grease trap to keep fat out of your drains and pumps",
  ],
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "We check and repair gas in the cellars and narrow back rooms where tea rooms, inns and hotels cook.",
    },
    {
      service: "water-system-maintenance",
      why: "If hotel rooms are empty for weeks, we can flush the taps and keep the Legionella records.",
    },
    {
      service: "heating-system-maintenance",
      why: "In listed terraces and villas, we can balance old and new radiators so that every room gets warm.",
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
      ["Georgian terrace", "New outside grille on a listed front? We can draw it for consent."],
      ["school", "New boilers for a school? We can fit them in the holidays."],
      ["hotel", "Riverside hotel? We can service the pumps that drain it."],
    ],
  },
} as const satisfies AreaCopy;
