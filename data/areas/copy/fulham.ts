import type { AreaCopy } from "../../types";

export const fulham = {
  description:
    "Basement pump stopped or no hot water in Fulham? Emergency plumbers, gas engineers and boiler repair for terraces, loft rooms and riverside flats.",
  lead: "Need an emergency plumber or a gas engineer in Fulham? We repair leaks, boilers, basement pumps and air conditioning in terraces, flats and shops.",
  buildings: [
    "In late Victorian terraces between Parsons Green and Bishops Park, test the stop valve in the pavement before you need it, because the box often fills with soil. In a newer flat at Imperial Wharf, or King’s Road Park by the gasholder, look for the valve in the hall cupboard. On the council estates at Clem Attlee Court and Sulivan Court, pipes inside the flat may be yours and the stack the landlord’s, so ask first. The shops at Fulham Broadway stand over a station, and we ask before we drill the floor.",
  ],
  working: [
    "Party walls usually leave the back of the house as the only way out for a flue. A cooling unit often has to go on the roof terrace, where your neighbours sleep at the same level, so it must be a quiet one.",
    "On match days at Stamford Bridge and Craven Cottage, Fulham Road and the streets nearby may close to vehicles. For any other day, please tell us how parking works in your street.",
  ],
  dayAndNight: [
    "When the pump stops in a basement bathroom, stop using the water there and call. Our [plumbers come out at night](/services/emergency-plumbing-repairs), and yearly care of [pump sets and alarms](/plumbing-services/pump-installation) makes it less likely to happen.",
    "For a dripping pipe or a new tap, book a [plumber by appointment](/plumbing-services/plumber-london). You can also ask us for [boiler repair and servicing](/boiler-services), for [air conditioning in loft rooms](/services/air-conditioning-installation) and, in flats that have gas, for [landlord gas checks](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We measure the flow at your stop valve before we promise you a fifth bathroom",
    "In a basement drain we can fit two pumps, a battery in reserve and an alarm",
    "We bring materials early and plan deliveries round both clubs’ fixtures",
  ],
  demand: [
    {
      service: "plumber-london",
      why: "Under a tiled floor a leak may show two rooms away, so we’ll trace it before we lift a tile.",
    },
    {
      service: "pump-installation",
      why: "We fit the pumps for rooms dug below the house, which are usually lower than the sewer.",
    },
    {
      service: "air-conditioning-installation",
      why: "Bedrooms under the slates are the hottest, and we’ll find a way to bring the cooling pipes up to them.",
    },
  ],
  street: {
    line: ["bay terrace", "pub", "bay terrace", "stadium", "gasholder", "new flats 7", "council block", "parade"],
    notes: [
      ["bay terrace", "Weak showers? We can fit stored water, with no new street pipe."],
      ["gasholder", "Old gasworks ground may be polluted, so we check before we dig."],
      ["new flats", "If your neighbours have no water either, it’s a job for your agent."],
    ],
  },
} as const satisfies AreaCopy;
