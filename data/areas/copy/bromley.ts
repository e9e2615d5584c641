import type { AreaCopy } from "../../types";

export const bromley = {
  description:
    "Emergency plumbers and gas engineers in Bromley, Beckenham and Chislehurst, for leaks, boiler repair, landlords’ gas checks and air conditioning.",
  lead: "Call our emergency plumbers and gas engineers about a leak, a blocked drain or a boiler repair in Bromley, Beckenham or Chislehurst. We also repair air conditioning in shops, restaurants and offices, and work in schools and care homes.",
  buildings: [
    "Many semis in Beckenham, Shortlands and West Wickham have narrow water pipes under a solid kitchen floor. We run new ones another way. We also replace lead pipes in Victorian houses in Bickley and terraces in Penge.",
    "One pump may serve a whole block on the large post-war estates. If your neighbours have no water either, tell the building manager.",
    "In protected areas such as Park Langley and Monks Orchard, ask us about planning permission before you order outdoor air conditioning.",
    "In The Glades shopping centre and shops near Bromley South, we can work before you open.",
  ],
  working: [
    "A protected tree in your garden limits where we can put a trench. Part of Chislehurst lies above old chalk mines, so we check the ground before we dig.",
  ],
  dayAndNight: [
    "If a pipe bursts or a drain blocks, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. [Our emergency page](/emergency) tells you what to do until we arrive.",
    "If you rent your home and have no heating or hot water, ring your landlord first. If you own or let the home, ring us, day or night, for a [boiler repair](/boiler-services). Landlords can book the annual [gas safety check](/gas-services/landlord-gas-safety) for one flat or several.",
    "Air con broken down in your shop, restaurant or office? [Ring us day or night](/services/emergency-hvac), or book a [repair visit](/air-conditioning). For restaurants we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas). One [maintenance contract](/maintenance) for a school or a care home can cover heating, gas and [Legionella checks](/services/water-system-maintenance).",
  ],
  benefits: [
    "We agree the route of a new gas pipe with you first",
    "While we replace care home boilers, temporary ones keep the residents warm",
    "We test the flow at your tap before we quote for a new water pipe",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "With several small boilers instead of one big one, your school’s heating stays on when one fails.",
    },
    {
      service: "gas-pipework-installation",
      why: "Gas loses pressure along a long pipe. In a large house, we fit one of the right size.",
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
      ["villa", "In a house let as flats, we can check every flat’s gas in one day."],
      ["school", "One classroom hot, another cold? We balance the radiators."],
    ],
  },
} as const satisfies AreaCopy;
