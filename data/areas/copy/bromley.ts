import type { AreaCopy } from "../../types";

export const bromley = {
  description:
    "Emergency plumbers, gas and heating engineers in Bromley, Beckenham and Chislehurst, with boiler repair for homes, care homes, schools and villas.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in Bromley, Beckenham or Chislehurst, ring us day or night. We work in family houses and flats, and in care homes and schools.",
  buildings: [
    "If you live in a slab block, a tower or a former office block near Bromley South, tell us whether your neighbours still have water, because the supply may be pumped. A Victorian villa in Bickley or Chislehurst may have a tank on the top floor and a cylinder two floors below, so we’ll need to see both.",
    "Interwar semis in Beckenham and West Wickham often have thin pipes under a solid kitchen floor, and we can run new ones. If you live in the Park Langley conservation area or at Monks Orchard, show us where an outdoor unit would be seen. At The Glades we can work before your shop opens. In Penge’s small terraces, we check whether a flue can go out into the yard.",
  ],
  working: [
    "Protected trees in your garden limit where we can dig a trench or put a heat pump. Part of Chislehurst lies over old chalk mines, so we check the ground before we start.",
  ],
  dayAndNight: [
    "If your care home loses its heating at night, ring us first. [Our emergency page](/emergency) tells you what to do until an engineer arrives. We send [emergency plumbers to Bromley](/services/emergency-plumbing-repairs) if a pipe bursts, and a heating engineer for a [boiler repair](/boiler-services).",
    "We carry out the [Legionella risk assessment and water checks](/services/water-system-maintenance) in care homes. If you run a school, one [building services contract](/maintenance) can cover everything. For a large villa, ask us for a [heating design](/design-services) first. Landlords can book their [gas safety certificate](/gas-services/landlord-gas-safety) with us.",
  ],
  benefits: [
    "We’ll show you the size and the route of a long gas pipe before anyone lifts your turf",
    "We’ll keep residents warm on temporary plant while we change your care home’s boilers",
    "If you run a school, we’ll commission your new boilers before term begins",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "In a nursing home, a prep school or a villa divided into flats, we replace a big, ageing boiler with several small ones.",
    },
    {
      service: "gas-pipework-installation",
      why: "Gas loses pressure in a long pipe, so from Shortlands to Chislehurst we size the runs carefully.",
    },
    {
      service: "water-system-maintenance",
      why: "Care homes must keep stored water hot, mixed taps safe and the record complete, and we check all three.",
    },
  ],
  street: {
    line: ["shopping centre", "slab 8", "1960s office 7", "church", "villa", "by-law terrace", "semi", "school"],
    notes: [
      ["1960s office", "If your flat was once an office, we start with the pipes inside it."],
      ["villa", "Several flats in one villa? We can check every boiler in one day."],
      ["school", "Hot classroom, cold classroom? We can balance a school’s radiators."],
    ],
  },
} as const satisfies AreaCopy;
