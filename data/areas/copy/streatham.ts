import type { AreaCopy } from "../../types";

export const streatham = {
  description:
    "Call us for boiler repair, a gas engineer or an emergency plumber in Streatham, West Norwood, Dulwich Village and Crystal Palace, at home or at work.",
  lead: "If you need an emergency plumber, a gas engineer or a boiler engineer in Streatham, West Norwood or Dulwich Village, ring us. We can maintain central boilers in blocks of flats and check the gas in shops.",
  buildings: [
    "If you live in Pullman Court, Leigham Hall Mansions or another interwar block on the High Road, report a leak to us and to the porter, who may be able to shut the water off. In the gabled terraces of the Leigham Court Estate, we put flues at the rear. Flats in a large villa towards Streatham Common may share one drain, which we can often clear from outside.",
    "A terrace at Streatham Vale usually has room for a new boiler in the rear kitchen. We can repair the heater in a workshop at West Norwood. In Georgian Dulwich Village, we’ll check whether your house is listed. In Upper Norwood or Crystal Palace, we can do a landlord’s gas check and boiler service together.",
  ],
  working: [
    "The interwar blocks have been altered flat by flat. Some flats still share the original steel pipes, and others have a boiler with a flue on the access gallery. At Pullman Court even a flue’s outlet may need listed building consent, so allow time.",
    "The High Road is a red route, so we’ll plan our visit around the hours of its marked bays.",
  ],
  dayAndNight: [
    "If a pipe leaks, ring our [emergency plumbers](/services/emergency-plumbing-repairs), day or night. If you smell gas in the stairwell, go outside and follow the steps on [our emergency page](/emergency). No heating? We do [boiler repair](/boiler-services).",
    "We issue the [gas certificate for business premises](/services/gas-safety-certificates) for shops, and the [landlord gas safety record](/gas-services/landlord-gas-safety) for rented homes. If you manage a block, ask about [heating system maintenance](/services/heating-system-maintenance). Low water pressure near Crown Dale or Beulah Hill? [Booster pumps](/plumbing-services/pump-installation) can help.",
  ],
  benefits: [
    "We’ll find out which flats share pipes before we shut anything off",
    "On the Dulwich Estate, we’ll prepare the licence papers for any change that can be seen from outside",
    "If your shop on the High Road is too hot, we can fit air conditioning",
  ],
  demand: [
    {
      service: "gas-safety-certificates",
      why: "If you rent out homes above your shop, we can check their gas and the shop’s on one visit.",
    },
    {
      service: "commercial-boiler-installation",
      why: "We can replace an ageing pair of central boilers with several small ones that can cost less to run.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Steel pipes of the 1930s can rust from the inside. If a pinhole opens, call us at any hour.",
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
      ["mansion block", "Water coming into your shop? We check every flat above it."],
      ["council block", "Boiler beside an access gallery? We keep its flue clear of doors."],
      ["villa", "Weak shower in a villa’s top flat? We can fit a booster pump."],
    ],
  },
} as const satisfies AreaCopy;
