import type { AreaCopy } from "../../types";

export const fulham = {
  description:
    "Basement pump stopped or no hot water in Fulham? Emergency plumbers, gas engineers and boiler repair for terraces, loft rooms and riverside flats.",
  lead: "Need an emergency plumber or a gas engineer in Fulham? We repair leaks, boilers, basement pumps and air conditioning in its terraces, flats and shops.",
  buildings: [
    "For a late Victorian terrace between Parsons Green and Bishops Park, test the stop valve in the pavement before you need it, because the box often fills with soil. In a newer flat at Imperial Wharf, or in King’s Road Park beside the gasholder, the valve is usually in the hall cupboard. On the council estates at Clem Attlee Court and Sulivan Court, pipes inside the flat may be yours and the stack the landlord’s. The shops at Fulham Broadway stand over a station, so we ask before we drill the floor.",
  ],
  working: [
    "Party walls usually leave the back of the house as the only way out for a flue. A cooling unit often has to go on the roof terrace, where the neighbours sleep at the same level, so we choose a quiet one.",
    "On match days at Stamford Bridge and Craven Cottage Fulham Road and the streets nearby may close to vehicles. For any other day, please tell us how parking works in your street.",
  ],
  dayAndNight: [
    "When the pump stops in a basement bathroom, stop using the water there and call. Our [plumbers come out at night](/services/emergency-plumbing-repairs), and yearly care of [pump sets and alarms](/plumbing-services/pump-installation) makes it less likely.",
    "For a dripping pipe or a new tap, book a [plumber by appointment](/plumbing-services/plumber-london). We also do [boiler repair and servicing](/boiler-services), fit [air conditioning in loft rooms](/services/air-conditioning-installation) and carry out [gas checks for landlords](/gas-services/landlord-gas-safety) in flats that have gas.",
  ],
  benefits: [
    "We measure the flow at your stop valve before we promise you a fifth bathroom",
    "A basement drain can have two pumps, a battery in reserve and an alarm",
    "We bring materials early and plan deliveries round both clubs’ fixtures",
  ],
  demand: [
    {
      service: "plumber-london",
      why: "Pipes run under tiled floors, so a leak may show two rooms away from where it starts.",
    },
    {
      service: "pump-installation",
      why: "Rooms dug below the house are usually lower than the sewer, so every flush has to be pumped.",
    },
    {
      service: "air-conditioning-installation",
      why: "Bedrooms under the slates are the hottest rooms and the hardest to reach with pipes.",
    },
  ],
  street: {
    line: ["bay terrace", "pub", "bay terrace", "stadium", "gasholder", "new flats 7", "council block", "parade"],
    notes: [
      ["bay terrace", "Stored water can feed more showers without a new street pipe."],
      ["gasholder", "Ground at an old gasworks may be polluted, so we ask before we dig."],
      ["new flats", "New blocks store and pump their water, so a fault is often shared."],
    ],
  },
} as const satisfies AreaCopy;
