import type { AreaCopy } from "../../types";

export const fulham = {
  description:
    "Basement pump stopped or no hot water in Fulham? Emergency plumbers, gas engineers and boiler repair for terraces, loft rooms and riverside flats.",
  lead: "Need an emergency plumber or a gas engineer in Fulham? We repair leaks, boilers, basement pumps and air conditioning in terraces, flats and shops.",
  buildings: [
    "In a late Victorian terrace between Parsons Green and Bishops Park, check now that your stopcock turns. If it’s stuck, we can replace it. In a newer flat at Imperial Wharf, or at King’s Road Park by the gasholder, it’s usually in the hall cupboard.",
    "If you own a flat on one of the council estates, such as Clem Attlee Court or Sulivan Court, the pipes inside may be yours and the shared drain the landlord’s, so ask before you book. If your shop is over the station at Fulham Broadway, we’ll get permission before we drill the floor.",
  ],
  working: [
    "In most terraces the flue has to go out at the back. A cooling unit often has to go on the roof terrace, close to your neighbours’ bedrooms, so we choose a quiet one.",
    "On match days at Stamford Bridge and Craven Cottage, Fulham Road and the streets nearby may close to vehicles, so we plan deliveries round the fixtures.",
  ],
  dayAndNight: [
    "If the pump stops in your basement bathroom, stop using the water there and call us. Our [plumbers](/services/emergency-plumbing-repairs) come out at night too. A yearly check of the [pump sets and alarms](/plumbing-services/pump-installation) makes a breakdown less likely.",
    "For a dripping pipe or a new tap, book a [plumber by appointment](/plumbing-services/plumber-london). You can also ask us for [boiler repair and servicing](/boiler-services), for [air conditioning in loft rooms](/services/air-conditioning-installation) and, in flats that have gas, for [landlord gas checks](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We measure the flow at your stopcock before you add another bathroom",
    "In a basement drain we can fit two pumps, a backup battery and an alarm",
    "We can work on your shop’s air conditioning before you open",
  ],
  demand: [
    {
      service: "plumber-london",
      why: "Under a tiled floor a leak may show two rooms away, so we’ll trace it before we lift a tile.",
    },
    {
      service: "pump-installation",
      why: "Basement rooms are often lower than the sewer, so we fit pumps that lift the waste.",
    },
    {
      service: "air-conditioning-installation",
      why: "Bedrooms in the roof get very hot. We can cool them, and we’ll find a tidy route for the pipes.",
    },
  ],
  street: {
    line: ["bay terrace", "pub", "bay terrace", "stadium", "gasholder", "new flats 7", "council block", "parade"],
    notes: [
      ["bay terrace", "Weak showers? We can fit a water tank and a pump to boost them."],
      ["gasholder", "Old gasworks ground may be polluted, so we check before we dig."],
      ["new flats", "Is yours the only flat without water? We can find out why."],
    ],
  },
} as const satisfies AreaCopy;
