import type { AreaCopy } from "../../types";

export const sevenoaks = {
  description:
    "Emergency plumbers and gas engineers in Sevenoaks, Otford, Riverhead and Borough Green, for leaks, boiler repair, school heating and air conditioning.",
  lead: "Call our emergency plumbers and gas engineers at any hour for a leak or a boiler repair in Sevenoaks, Otford, Riverhead, Shoreham or Borough Green. We also repair heating in schools, and air con in shops and offices.",
  advice: {
    houses: [
      "Many walls here are ragstone, which is hard and uneven, with a core of rubble. We drill slowly, with water, then line the hole with a sleeve and make good in lime mortar. Where we can, we use an old opening instead.",
      "Hot water can be slow to reach the furthest bathroom of a large detached house in Kippington or Wildernesse. We can add a pumped return pipe, so you needn’t run the tap and wait.",
      "In a terraced house, a new combi boiler can usually go where the old one was, with a new flue. That saves you moving the pipes or the kitchen cupboards.",
      "Your water pressure depends partly on how high up your house stands. Before we suggest a pump for low pressure, or a valve that reduces high pressure, we measure what you have.",
    ],
    flats: [
      "In a flat over a High Street shop, the walls may be thick stone, so a new flue is best taken out where the old one was. If you own the flat, ask the freeholder before you order a boiler.",
    ],
    shops: [
      "The Georgian front of a High Street shop may hide a much older building. We survey the walls before we plan a duct or hang an air conditioning unit on them.",
    ],
    offices: [
      "If you run a school, we can work on the heating in the holidays, so that the rooms are warm on the first day of term. We can check the gas in the boarding houses and kitchens at the same time.",
      "We can work out of hours in offices near the station, and in workshops on the Vestry estate or at Fort Halstead, so that you don’t have to stop work.",
    ],
    access: [
      "The roads on the Wildernesse estate are private. If yours has a gate, or rules about when contractors may work, tell us when you book.",
    ],
  },
  demand: [
    {
      service: "gas-safety-certificates",
      why: "If you cook or heat with gas at work, you have to keep the appliances safe. We check them in shops, workshops and kitchens, and give you the record.",
    },
    {
      service: "heating-system-maintenance",
      why: "In a large house, some radiators are a long way from the boiler and may stay cold. We check the pump, the valves and the water in the system.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "A burst pipe in the loft of a tall house can soak every room below it. Call us at any hour, and we’ll come and repair it.",
    },
  ],
  street: {
    line: [
      "church",
      "Georgian terrace",
      "parade",
      "school",
      "semi",
      "by-law terrace",
      "station",
      "detached house",
      "1960s office 5",
    ],
    notes: [
      [
        "Georgian terrace",
        "Instead of drilling through a Georgian front, we may be able to run the flue up a chimney.",
      ],
      ["school", "If the old heating pipes in your school leak, we can renew them one building at a time."],
      [
        "detached house",
        "If the water tank in the loft of your house froze last winter, we can lag it before the next.",
      ],
    ],
  },
} as const satisfies AreaCopy;
