import type { AreaCopy } from "../../types";

export const bromley = {
  description:
    "Heating, gas and plumbing engineers in Bromley, Beckenham and Chislehurst: emergency plumbers, boiler repair, care homes, schools and villas.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in Bromley, Beckenham, Chislehurst or Penge, ring us day or night. We look after family houses and flats as well as care homes and schools.",
  buildings: [
    "In a slab, a tower or an office block that has become flats near Bromley South, tell us whether your neighbours have pressure, because the water may be pumped. A Victorian villa in Bickley or Chislehurst may have a tank on the top floor and a cylinder two floors below.",
    "Interwar semis in Beckenham and West Wickham often keep thin pipes under a solid kitchen floor. In the Park Langley conservation area and at Monks Orchard, show us where an outdoor unit would be seen. At The Glades we work before opening, and in Penge’s small terraces we check the yard for a flue.",
  ],
  working: [
    "Protected trees decide where we may dig a trench or set a heat pump. Part of Chislehurst lies over old chalk mines, so we check the ground before we start.",
    "A villa that is now a nursing home needs heat and hot water in every wing all the time, so we change its boilers in stages.",
  ],
  dayAndNight: [
    "If a care home loses its heating at night, [our emergency page](/emergency) says what you can do until an engineer arrives. We send [emergency plumbers to Bromley](/services/emergency-plumbing-repairs) for burst pipes, and a heating engineer for [boiler repair](/boiler-services).",
    "Where residents are vulnerable, we carry out the [Legionella risk assessment and water checks](/services/water-system-maintenance). A school can have it all on one [building services contract](/maintenance). For a large villa, begin with [heating design](/design-services). Landlords can book their [gas safety certificate](/gas-services/landlord-gas-safety) with us.",
  ],
  benefits: [
    "You see the size and the route of a long gas pipe before anyone lifts your turf",
    "Residents stay warm on temporary plant while we change a care home’s boilers",
    "Your school’s new boilers are commissioned before term begins",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "Several small boilers can replace the big, ageing ones of a nursing home, a prep school or a villa in flats.",
    },
    {
      service: "gas-pipework-installation",
      why: "Gas has little pressure to lose, so the long runs from Shortlands to Chislehurst need careful sizing.",
    },
    {
      service: "water-system-maintenance",
      why: "Care homes must keep stored water hot, mixed taps safe and the monthly record complete.",
    },
  ],
  street: {
    line: ["shopping centre", "slab 8", "1960s office 7", "church", "villa", "by-law terrace", "semi", "school"],
    notes: [
      ["1960s office", "Where offices became flats, each home has pipes of its own."],
      ["villa", "The meter may be at the gate, fifty metres from the plant room."],
      ["school", "The summer weeks are the best time to replace a school’s boilers."],
    ],
  },
} as const satisfies AreaCopy;
