import type { AreaCopy } from "../../types";

export const bromley = {
  description:
    "Emergency plumbers and gas engineers in Bromley, Beckenham and Chislehurst, for leaks, boiler repair, landlords’ gas checks and air conditioning.",
  lead: "Call our emergency plumbers and gas engineers at any hour for a water leak or a boiler repair in Bromley, Beckenham or Chislehurst. We also repair air con in shops, and boilers in schools and care homes.",
  advice: {
    houses: [
      "Many semis in Beckenham, Shortlands and West Wickham have a narrow water pipe under a solid kitchen floor. If yours leaks or gives too little water, we can run a new one by another route, so that the floor stays in one piece.",
      "Victorian houses in Bickley and terraced houses in Penge can still have a lead water pipe. We can check yours, test the flow at the tap and quote for a new pipe.",
      "Part of Chislehurst lies above old chalk mines, so we check the ground before we dig a trench for a pipe. If a tree in your garden is protected, tell us before we plan the route.",
    ],
    flats: [
      "On large post-war estates, one pump may supply a whole block with water. If you and your neighbours have no water, tell your landlord or the building manager, as the pump is theirs to repair.",
    ],
    shops: [
      "If the air con stops in your shop in The Glades or near Bromley South station, we can work on it before you open. A shopping centre has to agree to early access, so tell us who to ask there.",
    ],
    offices: [
      "The residents of a care home can’t be left in the cold while its boilers are replaced. We can bring temporary boilers that keep the heating and hot water on.",
    ],
    access: [
      "In Park Langley, Monks Orchard and other areas with stricter planning rules, an outdoor air conditioning unit may need planning permission. Before you order a unit, ask us to look for a place where it can’t be seen from the street.",
    ],
  },
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "Schools need heat in every classroom, even when a boiler fails. With several small boilers instead of one big one, most of the heating can stay on.",
    },
    {
      service: "gas-pipework-installation",
      why: "Gas loses pressure along a long pipe, and in a large house the meter may be far from the kitchen. We work out how large the pipe must be before we add a boiler or a cooker.",
    },
    {
      service: "water-system-maintenance",
      why: "A care home must keep its stored hot water hot enough to stop Legionella growing, but the taps mustn’t scald anyone. We check both temperatures and keep a record.",
    },
  ],
  street: {
    line: ["shopping centre", "slab 8", "1960s office 7", "church", "villa", "by-law terrace", "semi", "school"],
    notes: [
      ["1960s office", "Leak in an office block that’s now flats? We trace where it starts."],
      ["villa", "If you let a large house as flats, we can do every gas safety check (CP12) in one visit."],
      ["school", "One classroom hot, another cold? We check the radiator valves."],
    ],
  },
} as const satisfies AreaCopy;
