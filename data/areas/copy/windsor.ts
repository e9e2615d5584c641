import type { AreaCopy } from "../../types";

export const windsor = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Windsor, Eton and Dedworth, with air conditioning and kitchen gas repairs for hotels and pubs.",
  lead: "Call our emergency plumbers and gas engineers at any hour for a leak or a boiler repair in Windsor, Eton or Dedworth. In hotels, pubs and restaurants, we repair air conditioning, gas ranges and basement pumps.",
  advice: {
    houses: [
      "On the post-war estates in Dedworth and Clewer, a new flue rarely needs planning permission, so it’s simpler to replace an old boiler there than in the old town.",
      "Houses in the old streets may share a roof space, and a fire can spread through it from house to house. When we join pipes there, we avoid naked flames if we can.",
      "A Georgian or Victorian house may share a water pipe with the house next door. If yours does, please warn your neighbours before we turn the water off.",
    ],
    flats: [
      "The stopcock for a flat over a shop may be in the shop below. Find out where it is while the shop is open, and ask who can let you in when it’s closed.",
    ],
    shops: [
      "If you run a hotel or a pub between Eton and Old Windsor, we’ll agree with you when the water can be off, so that guests don’t find the taps dry. In a hotel, we can repair a room’s air con between one guest and the next.",
      "When grease keeps blocking your restaurant’s drains, clearing them won’t stop it coming back. Ask us where a grease trap, which catches the grease below the sink, could go.",
    ],
    offices: [
      "In a school boarding house, everyone showers at the same time. We size the hot water for that morning rush and fit valves that prevent scalds.",
    ],
    access: [
      "A new flue on a listed house in Windsor or Eton needs listed building consent from the council’s planners. We can draw up the plans for your application.",
      "Roads in Windsor close on ceremonial days, so we plan visits round the closures. We can come to shops and offices near the station and the Guildhall before they open and the streets fill up.",
    ],
  },
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "Kitchens in cellars and back rooms have few windows or none, so the gas appliances depend on the fans for air. We can check the appliances and the fans together.",
    },
    {
      service: "water-system-maintenance",
      why: "Hotel rooms can stand empty for weeks out of season, and Legionella can grow in still water. We can flush the taps and keep the records.",
    },
    {
      service: "heating-system-maintenance",
      why: "Heating in an old house has usually been added to piece by piece. If some rooms stay cold, the radiators may only need balancing.",
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
      [
        "Georgian terrace",
        "A chimney in a Georgian house can sometimes carry a new boiler’s flue. We inspect the chimney first.",
      ],
      ["villa", "Short of hot water in a tall Victorian house? We check the cylinder first."],
      ["hotel", "If the basement pump in your riverside hotel fails, we can repair it."],
    ],
  },
} as const satisfies AreaCopy;
