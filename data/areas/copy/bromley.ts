import type { AreaCopy } from "../../types";

export const bromley = {
  description:
    "Emergency plumbers and gas engineers in Bromley, Beckenham and Chislehurst, for leaks, boiler repair, landlords’ gas checks and air conditioning.",
  lead: "Call our emergency plumbers and gas engineers at any hour for a leak or a boiler repair in Bromley, Beckenham or Chislehurst. We also repair air con in shops and offices, and boilers in schools and care homes.",
  advice: {
    houses: [
      "We’ll agree the route of a new gas pipe with you first.",
      "While we replace care home boilers, temporary ones can keep the residents warm.",
      "We test the flow at your tap before we quote for a new water pipe.",
      "If a tree in your garden is protected, tell us before we plan a trench for a new pipe.",
      "Part of Chislehurst lies above old chalk mines, so we check the ground before we dig.",
      "Victorian houses in Bickley and terraces in Penge can have lead water pipes. Ask us to check yours and quote for a new one.",
    ],
    flats: [
      "On large post-war estates, one pump may supply the whole block with water. If you and your neighbours have none, tell your landlord or building manager.",
    ],
    shops: [
      "Many semis in Beckenham, Shortlands and West Wickham have narrow water pipes under a solid kitchen floor. We can run new ones another way.",
      "In The Glades shopping centre and shops near Bromley South, we can work before you open.",
    ],
    access: [
      "In protected areas such as Park Langley and Monks Orchard, ask us about planning permission before you order an outdoor air conditioning unit.",
    ],
  },
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "With several small boilers instead of one big one, your school’s heating can stay on when one fails.",
    },
    {
      service: "gas-pipework-installation",
      why: "Gas loses pressure along a long pipe, so we work out the size before we add a boiler or cooker to a large house.",
    },
    {
      service: "water-system-maintenance",
      why: "A care home must keep its stored water hot, but the taps mustn’t scald anyone. We check both temperatures and keep a record.",
    },
  ],
  street: {
    line: ["shopping centre", "slab 8", "1960s office 7", "church", "villa", "by-law terrace", "semi", "school"],
    notes: [
      ["1960s office", "We find and repair leaks in office blocks that are now flats."],
      ["villa", "In a large house let as flats, we can do every CP12 in one visit."],
      ["school", "One classroom hot, another cold? We check the radiator valves."],
    ],
  },
} as const satisfies AreaCopy;
