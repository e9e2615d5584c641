import type { AreaCopy } from "../../types";

export const streatham = {
  description:
    "Call us for boiler repair, a gas engineer or an emergency plumber in Streatham, West Norwood, Dulwich Village and Crystal Palace, at home or at work.",
  lead: "If you need an emergency plumber, a gas engineer or a boiler engineer in Streatham, West Norwood, Dulwich Village or Crystal Palace, ring us. For blocks we maintain central boilers, and for shops we do the gas safety checks.",
  buildings: [
    "In Pullman Court, Leigham Hall Mansions or another interwar block on the High Road, report a leak to the porter as well as to us. In the gabled terraces of the Leigham Court Estate, flues belong at the rear. A flat in a large villa towards Streatham Common may share a drain with five others. In a terrace at Streatham Vale, a new boiler usually fits in the rear kitchen. For workshops at West Norwood, by the railway, we check the gas meter first. In Georgian Dulwich Village, Upper Norwood and Crystal Palace, tell us where a van can wait.",
  ],
  working: [
    "The interwar blocks were built for central boilers or coal fires and have been changed flat by flat since. One block may have original steel risers (shared pipes) beside boilers with flues on the access galleries. At Pullman Court even the end of a flue needs listed building consent.",
    "On the Dulwich Estate you need a licence under its scheme of management for changes that show, on top of planning permission. Mains pressure can fall near Crown Dale and Beulah Hill. The High Road is a red route, so we may load only from marked bays at set hours and plan the visit by them.",
  ],
  dayAndNight: [
    "Please call our [emergency plumbers](/services/emergency-plumbing-repairs) as soon as a pipe weeps, before it spreads to the flat below. If you smell gas in the stairwell, go to [our emergency page](/emergency). Our [boiler repair](/boiler-services) engineers can help if only your flat is cold.",
    "Shops can book a [gas certificate for business premises](/services/gas-safety-certificates), and landlords a [landlord gas safety record](/gas-services/landlord-gas-safety). If you manage a block, we offer [heating system maintenance](/services/heating-system-maintenance). For low pressure there is our page on [booster pumps](/plumbing-services/pump-installation).",
  ],
  benefits: [
    "We map which flats share pipes before we shut anything off",
    "You get the Dulwich Estate licence papers together with the planning ones",
    "We measure flow and pressure before we promise you a better shower",
  ],
  demand: [
    {
      service: "gas-safety-certificates",
      why: "A shop has to keep its gas appliances safe, and rented homes above it need a record every year.",
    },
    {
      service: "commercial-boiler-installation",
      why: "An ageing pair of central boilers can cost more to run than several small, efficient ones.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Steel pipes of the 1930s rust from the inside, so a pinhole can open at any time.",
    },
  ],
  street: {
    line: [
      "parade",
      "mansion block 5",
      "council block 6",
      "bay terrace",
      "church",
      "villa",
      "Georgian terrace",
      "factory",
    ],
    notes: [
      ["mansion block", "Water from a fifth-floor leak may show first in the shop below."],
      ["council block", "A flue that ends on a gallery must stay clear of front doors."],
      ["villa", "The top flat of a villa on the ridge may need a booster."],
    ],
  },
} as const satisfies AreaCopy;
