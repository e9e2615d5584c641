import type { AreaCopy } from "../../types";

export const bromley = {
  description:
    "Emergency plumbers, gas and heating engineers in Bromley, Beckenham and Chislehurst, with boiler repair for homes, care homes, schools and villas.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in Bromley, Beckenham, Chislehurst or Penge, ring us day or night. We work in family houses and flats, and in care homes and schools.",
  buildings: [
    "If you live in a slab block, a tower or a former office block near Bromley South, tell us whether your neighbours have pressure, because the water may be pumped. A Victorian villa in Bickley or Chislehurst may have a tank on the top floor and a cylinder two floors below, so we’ll need to see both.",
    "Interwar semis in Beckenham and West Wickham often have thin pipes under a solid kitchen floor, and we can run new ones. In the Park Langley conservation area and at Monks Orchard, show us where an outdoor unit would be seen. At The Glades we work before opening, and in Penge’s small terraces we check whether a flue can go into the yard.",
  ],
  working: [
    "If you have protected trees, they limit where we can dig a trench or set a heat pump. Part of Chislehurst lies over old chalk mines, so we check the ground before we start.",
  ],
  dayAndNight: [
    "If your care home loses its heating at night, ring us first. [Our emergency page](/emergency) has advice for the time until an engineer arrives. We send [emergency plumbers to Bromley](/services/emergency-plumbing-repairs) for burst pipes, and a heating engineer for [boiler repair](/boiler-services).",
    "We carry out the [Legionella risk assessment and water checks](/services/water-system-maintenance) in care homes. A school can have everything on one [building services contract](/maintenance). If you own a large villa, begin with [heating design](/design-services). Landlords can book their [gas safety certificate](/gas-services/landlord-gas-safety) with us.",
  ],
  benefits: [
    "We’ll show you the size and the route of a long gas pipe before anyone lifts your turf",
    "Residents stay warm on temporary plant while we change your care home’s boilers",
    "If you run a school, we’ll commission your new boilers before term begins",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "In a nursing home, a prep school or a villa in flats, we replace a big, ageing boiler with several small ones.",
    },
    {
      service: "gas-pipework-installation",
      why: "Gas has little pressure to lose, so we size the long runs from Shortlands to Chislehurst with care.",
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
      ["villa", "Meter at the gate? We’ll check the whole length of the gas pipe."],
      ["school", "We replace school boilers in the weeks of the summer holiday."],
    ],
  },
} as const satisfies AreaCopy;
