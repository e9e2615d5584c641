import type { AreaCopy } from "../../types";

export const hertford = {
  description:
    "Emergency plumbers in Hertford, Ware and Bengeo for bursts above old shops, and gas engineers for boilers in homes, schools and public offices.",
  lead: "Our emergency plumbers and gas engineers come to homes and shops in Hertford, Ware and Bengeo. We also repair and renew boilers in schools, offices and flats, and can find out why your hot water runs out.",
  buildings: [
    "In a timber-framed building on Fore Street, your shop’s only stop valve may be in the flat upstairs, so keep your neighbour’s number handy. In a villa at Bengeo, let us measure the flow before you buy a combi boiler.",
    "A new flue in a listed building such as County Hall needs consent, so allow time. If you live in one of Ware’s riverside maltings, the walls are thick, so we’ll look for an existing opening for your flue. If you have a workshop at Hertford Heath, Mead Lane or Foxholes, we’ll check that the gas meter is large enough before we add a heater.",
  ],
  working: [
    "There’s little room for a van in Fore Street, so tell us where we can unload.",
    "If you’re near Folly Island, tell us about past floods, so that we can put the boiler above them.",
  ],
  dayAndNight: [
    "If a pipe has burst over your shop, turn the water off at once. Our [emergency plumbers](/services/emergency-plumbing-repairs) can tell you how on the phone. We also offer [boiler repair](/boiler-services), fit [bathrooms and kitchens](/services/bathroom-kitchen-plumbing) and do landlords’ [gas checks](/gas-services/landlord-gas-safety).",
    "If you run a school or public offices, you can put the [heating maintenance under contract](/services/heating-system-maintenance), with [commercial gas safety certificates](/services/gas-safety-certificates). If the boilers are worn out, we’ll [design their replacement](/design-services).",
  ],
  benefits: [
    "In a timber-framed shop we join pipes without a flame and don’t cut into the main beams",
    "If your shop is too hot, we can fit or repair air conditioning",
    "If your hot water keeps running out, we’ll find out why before we offer a bigger cylinder",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "If the boilers in your offices or block of flats waste gas, we can replace them.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "A burst pipe can soak ceilings and stock within minutes, so we come out day and night.",
    },
    {
      service: "system-commissioning",
      why: "If you run a brewery or a laboratory, we can set up and test its new boiler before you use it.",
    },
  ],
  street: {
    line: ["timber frames", "town hall", "pub", "church", "warehouse 4", "villa", "school", "factory"],
    notes: [
      ["timber frames", "Timber frames move, so we leave the pipes room to move too."],
      ["pub", "New boiler for an old inn? Its chimney may take the flue."],
      ["school", "We work on a boarding school’s boilers while the pupils are away."],
    ],
  },
} as const satisfies AreaCopy;
