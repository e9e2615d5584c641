import type { AreaCopy } from "../../types";

export const windsor = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Windsor, Eton and Dedworth, with air conditioning and kitchen gas repairs for hotels and pubs.",
  lead: "Our emergency plumbers and gas engineers come to Windsor, Eton and Dedworth at any hour. Ring us about a leak or a boiler repair at home, or about air con and gas ranges in a pub or hotel.",
  advice: {
    houses: [
      "We plan visits round road closures on ceremonial days.",
      "In old streets, fire can spread through a shared roof space. We avoid naked flames if we can.",
      "If your Georgian terrace or Victorian house shares a water pipe, please warn your neighbours before we turn the water off.",
    ],
    shops: [
      "We can work in shops and offices near the station and the Guildhall before they open.",
      "In hotels and pubs from Eton to Old Windsor, we’ll arrange water shut-offs with you.",
      "If your restaurant’s drains keep blocking with grease, ask us about a grease trap.",
    ],
    offices: [
      "In school boarding houses, we size the hot water for the morning rush and fit valves to prevent scalds.",
    ],
    access: [
      "A new flue on a listed house in Windsor or Eton needs the council’s consent. Ask us before you order a boiler. On post-war estates in Dedworth and Clewer, a new flue rarely needs planning permission, so an old boiler is simpler to replace.",
    ],
  },
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "We can check the gas appliances and the fans together in cellar and back-room kitchens.",
    },
    {
      service: "water-system-maintenance",
      why: "When hotel rooms are empty for weeks, we can flush the taps and keep the Legionella records.",
    },
    {
      service: "heating-system-maintenance",
      why: "If some rooms in an old house stay cold, the radiators may only need balancing.",
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
      ["Georgian terrace", "We can draw up the plans for a new flue on a listed Georgian house."],
      ["villa", "Short of hot water in a Victorian house? We check the cylinder first."],
      ["hotel", "If the basement pump in your riverside hotel fails, we can repair it."],
    ],
  },
} as const satisfies AreaCopy;
