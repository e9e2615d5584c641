import type { AreaCopy } from "../../types";

export const hertford = {
  description:
    "Emergency plumbers in Hertford, Ware and Bengeo for bursts above old shops, and gas engineers for boilers in homes, schools and public offices.",
  lead: "Our emergency plumbers and gas engineers look after homes and shops in Hertford, Ware and Bengeo. We also repair and renew the boilers of schools, offices and flats, and can tell you why the hot water runs out.",
  buildings: [
    "In a timber-framed shop on Fore Street, the only stop valve may be in the flat upstairs, so keep your neighbour’s number. For a villa at Bengeo we measure the pressure before we offer a combination boiler.",
    "In a listed building such as County Hall, a flue needs consent. Maltings by the river in Ware may have few openings in thick walls. At a boarding school we come in the holidays, and for a workshop at Hertford Heath, Mead Lane or Foxholes, we ask what the gas meter can pass.",
  ],
  working: [
    "Fore Street has little room for vans, so tell us where we may unload. In an old frame we cut no notches in the main joists, and we keep clear of the laths.",
    "The Lea, Beane, Mimram and Rib meet at Hertford, and they rise fast. Near Folly Island, tell us how high the water has been.",
  ],
  dayAndNight: [
    "If a pipe has burst over a shop, turn the water off first. Our [emergency plumbers](/services/emergency-plumbing-repairs) tell you how on the phone. We also do [boiler repair](/boiler-services) and fit [bathrooms and kitchens](/services/bathroom-kitchen-plumbing).",
    "Schools and public offices can put their [heating maintenance under contract](/services/heating-system-maintenance), with [commercial gas safety certificates](/services/gas-safety-certificates). When a boiler house is worn out, we [design its replacement](/design-services).",
  ],
  benefits: [
    "We join pipes without a flame in timber-framed shops",
    "Hot water is sized for your real morning rush, and we record its temperature each term",
    "We set a new boiler high enough to stay dry in a flood",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "Civic offices and mansion flats have old boiler houses with long heating pipes that waste gas.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "A burst above a shop soaks plaster and stock within minutes, so you need somebody on the phone at once.",
    },
    {
      service: "system-commissioning",
      why: "New plant in a brewery or a laboratory has to be tested together with the process it serves.",
    },
  ],
  street: {
    line: ["timber frames", "town hall", "pub", "church", "warehouse 4", "villa", "school", "factory"],
    notes: [
      ["timber frames", "A timber frame moves, so we leave its pipes room to move too."],
      ["pub", "In a coaching inn, an old chimney may be the only way for a flue."],
      ["school", "Boarders all shower within half an hour of the morning bell."],
    ],
  },
} as const satisfies AreaCopy;
