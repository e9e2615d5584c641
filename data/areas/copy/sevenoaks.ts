import type { AreaCopy } from "../../types";

export const sevenoaks = {
  description:
    "Emergency plumbers and gas engineers in Sevenoaks, Otford, Riverhead and Borough Green, for leaks, boiler repair, school heating and air conditioning.",
  lead: "Call our emergency plumbers and gas engineers at any hour in Sevenoaks, Otford, Riverhead, Shoreham or Borough Green. We do boiler repair in homes, heating in schools, and air con in shops and offices.",
  buildings: [
    "Hot water can be slow to reach the furthest bathroom in large detached houses in Kippington and Wildernesse. A pumped hot water return cures that.",
    "In a terraced house, a new combi boiler can usually go where the old one was, with a new flue.",
    "We fit pumps where water pressure is too low, and reducing valves where it’s too high.",
    "A Georgian front on the High Street may hide a much older building. We survey the wall before we drill.",
  ],
  working: [
    "Many walls here are ragstone: hard and uneven, with a rubble core. We drill slowly, with water, or use an old opening.",
    "If you run a school, we can check the gas in your boarding houses and kitchens.",
  ],
  benefits: [
    "We sleeve every hole we drill through ragstone and make good in lime",
    "We can work out of hours in shops, offices near the station, and workshops on the Vestry estate or at Fort Halstead",
    "We work in the holidays, so schools are warm on the first day of term",
  ],
  demand: [
    {
      service: "gas-safety-certificates",
      why: "We check gas appliances in shops, workshops and kitchens, and give you the record.",
    },
    {
      service: "heating-system-maintenance",
      why: "If some radiators in a large house stay cold, we clean the system and balance it.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "A burst pipe in the loft can soak every room below it. Call us at any hour.",
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
      ["Georgian terrace", "We can sometimes run a boiler flue up a Georgian chimney."],
      ["school", "Old heating pipes in a school can leak. We renew them in stages."],
      ["detached house", "If a detached house’s loft tank froze last winter, we can lag it."],
    ],
  },
} as const satisfies AreaCopy;
