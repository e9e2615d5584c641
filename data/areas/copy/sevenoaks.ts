import type { AreaCopy } from "../../types";

export const sevenoaks = {
  description:
    "Emergency plumbers and gas engineers in Sevenoaks, Otford, Riverhead and Borough Green, for leaks, boiler repair, school heating and air conditioning.",
  lead: "Call our emergency plumbers and gas engineers at any hour for a boiler repair in Sevenoaks, Otford, Riverhead, Shoreham or Borough Green. We also look after school heating, and air con in shops and offices.",
  advice: {
    houses: [
      "We sleeve every hole we drill through ragstone and make good in lime.",
      "Many walls here are ragstone: hard and uneven, with a rubble core. We drill slowly, with water, or use an old opening.",
      "Hot water can be slow to reach the furthest bathroom in large detached houses in Kippington and Wildernesse. A pumped hot water return can cure that.",
      "In a terraced house, a new combi boiler can usually go where the old one was, with a new flue. If the old one is still worth repairing, we’ll tell you.",
      "If your water pressure is too low or too high, we measure it before we suggest a pump or a reducing valve.",
      "A Georgian front on the High Street may hide a much older building. We survey the wall before we drill.",
    ],
    flats: [
      "We can work out of hours in shops, offices near the station, and workshops on the Vestry estate or at Fort Halstead.",
    ],
    shops: ["If you run a school, we can check the gas in your boarding houses and kitchens."],
    offices: ["We work in schools in the holidays, so they’re warm on the first day of term."],
  },
  demand: [
    {
      service: "gas-safety-certificates",
      why: "We check gas appliances in shops, workshops and kitchens, and give you the record.",
    },
    {
      service: "heating-system-maintenance",
      why: "If some radiators stay cold in a large house, we check the pump, the valves and the water.",
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
      ["school", "School heating pipes leaking? We can renew them in stages."],
      ["detached house", "If the tank in your loft froze last winter, we can lag it."],
    ],
  },
} as const satisfies AreaCopy;
