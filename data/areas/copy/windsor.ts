import type { AreaCopy } from "../../types";

export const windsor = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Windsor, Eton and Dedworth, with air conditioning and kitchen gas repairs for hotels and pubs.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Windsor, Eton and Dedworth. We deal with leaks, drains, boilers and air conditioning in homes, shops, restaurants, pubs, hotels and schools.",
  buildings: [
    "A new flue on a listed house in Windsor or Eton needs the council’s consent. Ask us before you order a boiler. If you share a water pipe in a Georgian terrace or Victorian house, please warn your neighbours before we turn it off. On post-war estates in Dedworth and Clewer, a new flue rarely needs planning permission.",
    "We size the hot water in school boarding houses for the morning rush, and fit valves to prevent scalds. In restaurant kitchens, we can fit a grease trap.",
  ],
  working: ["In old streets, fire can spread through a shared roof space. We avoid naked flames if we can."],
  dayAndNight: [
    "Burst pipe or blocked drain? Call our [emergency plumbers](/services/emergency-plumbing-repairs), day or night. A drain that several houses share is usually the water company’s to clear.",
    "No heating or hot water? If you rent your home, tell your landlord first, as they have to repair the boiler. If you own or let the home, ring us for a [boiler repair](/boiler-services) at any hour. Landlords can book the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "If the air con stops in your shop, pub, restaurant or hotel, [ring us day or night](/services/emergency-hvac) or book a [repair visit](/air-conditioning). We also do [kitchen gas repairs](/gas-services/commercial-kitchen-gas). In hotels and schools we help keep the [water safe from Legionella](/services/water-system-maintenance), issue [gas certificates](/services/gas-safety-certificates) and do [urgent repairs](/emergency-services).",
  ],
  benefits: [
    "We plan visits round road closures on ceremonial days",
    "We can work in shops and offices near the station and the Guildhall before they open",
    "In hotels and pubs from Eton to Old Windsor, we arrange water shut-offs with you",
  ],
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "We check and repair the gas appliances and the fans together in cellar and back-room kitchens.",
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
      ["Georgian terrace", "We draw up the plans for a new flue on a listed Georgian house."],
      ["villa", "Hot water gone cold? We find out why and put it right."],
      ["hotel", "Basement drainage pumps can fail in riverside hotels. We repair them."],
    ],
  },
} as const satisfies AreaCopy;
