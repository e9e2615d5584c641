import type { AreaCopy } from "../../types";

export const streatham = {
  description:
    "Call us for boiler repair, a gas engineer or an emergency plumber in Streatham, West Norwood, Dulwich Village and Crystal Palace, at home or at work.",
  lead: "If you need an emergency plumber, a gas engineer or a boiler engineer in Streatham, West Norwood, Dulwich Village or Crystal Palace, ring us. We maintain central boilers in blocks of flats and check the gas in shops.",
  buildings: [
    "In Pullman Court, Leigham Hall Mansions or another interwar block on the High Road, report a leak to the porter as well as to us. In the gabled terraces of the Leigham Court Estate we put flues at the rear. A flat in a large villa towards Streatham Common may share its drain with five others, so we clear it from outside. In a terrace at Streatham Vale, we usually fit a new boiler in the rear kitchen. In workshops at West Norwood, by the railway, we check the gas meter first. If you’re in Georgian Dulwich Village, Upper Norwood or Crystal Palace, we’ll ask where a van can wait.",
  ],
  working: [
    "The interwar blocks were built for central boilers or coal fires and have been changed flat by flat since. One block may have original steel risers (shared pipes) beside boilers with flues on the access galleries. We look at both. At Pullman Court even a flue’s end needs listed building consent, so allow time.",
    "On the Dulwich Estate you need a licence under its scheme of management for changes that can be seen, on top of planning permission. The High Road is a red route with marked bays at set hours, and we’ll plan the visit by them.",
  ],
  dayAndNight: [
    "Ring our [emergency plumbers](/services/emergency-plumbing-repairs) as soon as a pipe weeps, before it spreads to the flat below. If you smell gas in the stairwell, go to [our emergency page](/emergency). If only your flat is cold, ask for [boiler repair](/boiler-services).",
    "We issue the [gas certificate for business premises](/services/gas-safety-certificates) to shops, and the [landlord gas safety record](/gas-services/landlord-gas-safety) for rented homes. If you manage a block, ask about [heating system maintenance](/services/heating-system-maintenance). If your pressure falls near Crown Dale or Beulah Hill, [booster pumps](/plumbing-services/pump-installation) can help.",
  ],
  benefits: [
    "We’ll map which flats share pipes before we shut anything off",
    "We’ll prepare the Dulwich Estate licence papers together with the planning ones",
    "We measure flow and pressure before we promise you a better shower",
  ],
  demand: [
    {
      service: "gas-safety-certificates",
      why: "If you let homes above your shop, we can check the shop’s gas and theirs on one visit.",
    },
    {
      service: "commercial-boiler-installation",
      why: "We can replace an ageing pair of central boilers with several small ones that cost less to run.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Steel pipes of the 1930s rust from the inside, so if a pinhole opens, call us at any hour.",
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
      ["mansion block", "If water shows in the shop, we look on every floor above it."],
      ["council block", "We keep flues on a gallery clear of your neighbours’ front doors."],
      ["villa", "If the top flat of a villa has weak water, we can fit a booster."],
    ],
  },
} as const satisfies AreaCopy;
