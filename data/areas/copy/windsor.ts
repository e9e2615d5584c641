import type { AreaCopy } from "../../types";

export const windsor = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Windsor, Eton and Dedworth, with kitchen gas, air conditioning and work in listed buildings.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Windsor, Eton and Dedworth. We repair leaks and boilers in homes, and hot water, gas and air conditioning in hotels, schools, restaurants and shops.",
  buildings: [
    "A new flue on a listed house in Windsor or Eton needs the council’s consent, so ask us before you order a boiler. If you share a water pipe in a Georgian terrace or Victorian house, please warn your neighbours before planned work. On post-war estates in Dedworth and Clewer, a new flue rarely needs planning permission.",
    "In shops and offices near the station and the Guildhall, we can start before you open. In hotels and pubs from Eton to Old Windsor, we agree with you when the water can be off.",
  ],
  working: [
    "Houses in old streets often share a roof space, so we take extra care with blowlamps.",
    "To prevent scalds in school boarding houses, we fit mixing valves.",
  ],
  dayAndNight: [
    "Burst pipe or blocked drain? Call our [emergency plumbers](/services/emergency-plumbing-repairs), day or night. A drain that several houses share is usually the water company’s to clear.",
    "We also come out for a [boiler repair](/boiler-services) when there’s no heating or hot water. For landlords we do the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "Call us for [air conditioning repair](/air-conditioning) in a shop, office or hotel, and for [kitchen gas repairs](/gas-services/commercial-kitchen-gas) in a restaurant, pub or tea room. In managed buildings we help keep the [water safe from Legionella](/services/water-system-maintenance), issue the [gas certificates](/services/gas-safety-certificates) and come out for [urgent work](/emergency-services).",
  ],
  benefits: [
    "We plan cranes and deliveries round the road closures on ceremonial days",
    "We size a boarding house’s hot water for the morning rush",
    "We can fit grease traps in restaurant kitchens, to keep fat out of the drains",
  ],
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "A kitchen in a cellar or a back room is hard to ventilate, so we check the gas and the fans together.",
    },
    {
      service: "water-system-maintenance",
      why: "When hotel rooms are empty for weeks, we flush the taps and keep the Legionella records.",
    },
    {
      service: "heating-system-maintenance",
      why: "If some rooms in an old house stay cold, we balance the radiators.",
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
      ["Georgian terrace", "New flue on a listed house? We draw it for your consent application."],
      ["school", "School boilers worn out? We can replace them in the holidays."],
      ["hotel", "Water in a riverside hotel’s basement? We repair the drainage pumps."],
    ],
  },
} as const satisfies AreaCopy;
