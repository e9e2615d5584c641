import type { AreaCopy } from "../../types";

export const hertford = {
  description:
    "Emergency plumbers in Hertford, Ware and Bengeo for bursts above old shops, and gas engineers for boilers in homes, schools and public offices.",
  lead: "Our emergency plumbers and gas engineers come to homes and shops in Hertford, Ware and Bengeo. We also repair and renew the boilers of schools, offices and flats, and can tell you why the hot water runs out.",
  buildings: [
    "In a timber-framed shop on Fore Street, the only stop valve may be in the flat upstairs, so keep your neighbour’s number. For a villa at Bengeo we measure the pressure before we offer a combination boiler.",
    "In a listed building such as County Hall, a flue needs consent. In the maltings by the river in Ware, we look for openings that the thick walls already have. For a workshop at Hertford Heath, Mead Lane or Foxholes, we’ll check what the gas meter can pass before we add a heater.",
  ],
  working: [
    "Fore Street has little room for vans, so tell us where we may unload. In an old frame we cut no notches in the main joists, and we keep clear of the laths.",
    "The Lea, Beane, Mimram and Rib meet at Hertford, and they rise fast. Near Folly Island, tell us how high the water has been, so that we stay above it.",
  ],
  dayAndNight: [
    "If a pipe has burst over a shop, turn the water off first. Our [emergency plumbers](/services/emergency-plumbing-repairs) can tell you how on the phone. We also do [boiler repair](/boiler-services) and fit [bathrooms and kitchens](/services/bathroom-kitchen-plumbing).",
    "Schools and public offices can put their [heating maintenance under contract](/services/heating-system-maintenance), with [commercial gas safety certificates](/services/gas-safety-certificates). When a boiler house is worn out, we [design its replacement](/design-services).",
  ],
  benefits: [
    "We join pipes without a flame in timber-framed shops",
    "We size hot water for your real morning rush, and record its temperature each term",
    "If your house could flood, we’ll set the new boiler high enough to stay dry",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "In civic offices and mansion flats, we replace old boiler houses whose long heating pipes waste gas.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "A burst above a shop soaks plaster and stock within minutes, and we come out day and night.",
    },
    {
      service: "system-commissioning",
      why: "We test new plant in a brewery or a laboratory together with the process it serves.",
    },
  ],
  street: {
    line: ["timber frames", "town hall", "pub", "church", "warehouse 4", "villa", "school", "factory"],
    notes: [
      ["timber frames", "A timber frame moves, so we leave its pipes room to move too."],
      ["pub", "In a coaching inn, we look for a flue route in the old chimney."],
      ["school", "We work on a boarding school’s boilers while the pupils are away."],
    ],
  },
} as const satisfies AreaCopy;
