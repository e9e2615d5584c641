import type { AreaCopy } from "../../types";

export const bromley = {
  description:
    "Emergency plumbers, gas and heating engineers in Bromley, Beckenham and Chislehurst, with boiler repair for homes, care homes, schools and villas.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in Bromley, Beckenham or Chislehurst, ring us day or night. We work in family houses and flats, and in care homes and schools.",
  buildings: [
    "If your taps run dry in a slab block, a tower or a former office near Bromley South, ask your neighbours about theirs, because one pump may serve you all. A Victorian villa in Bickley or Chislehurst may have a tank on the top floor and a cylinder two floors below, so we’ll need to see both.",
    "Interwar semis in Beckenham and West Wickham often have narrow pipes under a solid kitchen floor, and we can run new ones. In a small terrace in Penge, we check whether the flue can go out into the yard. An outdoor unit in the Park Langley conservation area or at Monks Orchard may need the council’s consent, so ask before you order one. In The Glades, we can work before your shop or restaurant opens.",
  ],
  working: [
    "Protected trees in your garden limit where we can dig a trench or put a heat pump. Part of Chislehurst is above old chalk mines, so we check before we dig.",
  ],
  dayAndNight: [
    "If your heating fails at night, ring us. [Our emergency page](/emergency) tells you what to do until we arrive. We send [emergency plumbers to Bromley](/services/emergency-plumbing-repairs) if a pipe bursts, and a heating engineer for a [boiler repair](/boiler-services).",
    "In care homes we carry out the [Legionella risk assessment and water checks](/services/water-system-maintenance). If you run a school, one [building services contract](/maintenance) can cover the whole site. For a large villa, talk to our [heating designers](/design-services). Landlords can book their [gas safety certificate](/gas-services/landlord-gas-safety) with us.",
  ],
  benefits: [
    "We’ll show you the size and route of a new gas pipe before anyone digs up your lawn",
    "While we replace a care home’s boilers, temporary ones can keep the residents warm",
    "We’ll commission your school’s new boilers before term begins",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "We can replace one big, ageing boiler with several small ones, in a nursing home or a villa split into flats.",
    },
    {
      service: "gas-pipework-installation",
      why: "A large house between Shortlands and Chislehurst can have a long gas pipe. Gas loses pressure on the way, so we size the pipe carefully.",
    },
    {
      service: "water-system-maintenance",
      why: "A care home must store its water hot, but the taps mustn’t scald. We check both and keep a record.",
    },
  ],
  street: {
    line: ["shopping centre", "slab 8", "1960s office 7", "church", "villa", "by-law terrace", "semi", "school"],
    notes: [
      ["1960s office", "Flat in a former office? We can trace which pipes are yours."],
      ["villa", "Villa split into rented flats? We can do all the gas checks in a day."],
      ["school", "One classroom hot, another cold? We can balance the radiators."],
    ],
  },
} as const satisfies AreaCopy;
