import type { AreaCopy } from "../../types";

export const windsor = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Windsor, Eton and Dedworth, with air conditioning and kitchen gas repairs for hotels and pubs.",
  lead: "Our emergency plumbers and gas engineers come to Windsor, Eton and Dedworth at any hour. We do boiler repairs and stop leaks in homes, and repair air conditioning and gas ranges in pubs and hotels.",
  buildings: [
    "A new flue on a listed house in Windsor or Eton needs the council’s consent. Ask us before you order a boiler. On post-war estates in Dedworth and Clewer, a new flue rarely needs planning permission.",
    "If your Georgian terrace or Victorian house shares a water pipe, please warn your neighbours before we turn the water off.",
    "In school boarding houses, we size the hot water for the morning rush and fit valves to prevent scalds.",
    "In restaurant kitchens, we can fit a grease trap.",
  ],
  working: ["In old streets, fire can spread through a shared roof space. We avoid naked flames if we can."],
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
      ["villa", "Victorian house short of hot water? We fit a larger cylinder."],
      ["hotel", "Basement drainage pumps can fail in riverside hotels. We repair them."],
    ],
  },
} as const satisfies AreaCopy;
