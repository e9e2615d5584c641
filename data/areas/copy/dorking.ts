import type { AreaCopy } from "../../types";

export const dorking = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Dorking, Westcott, Brockham and the Holmwoods. We also do kitchen gas for inns and heat pump surveys.",
  lead: "Our gas engineers, heating engineers and emergency plumbers work in Dorking and the villages round it. Ask us about boiler repair in an old house, kitchen gas for an inn or what could replace your oil heating.",
  buildings: [
    "Georgian brick in the High Street may hide a timber-framed house, so we join pipes there without a flame. In a villa on Rose Hill, the gas meters of all the flats may be in one cellar, so please find out which is yours. If your office is at Deepdene, we can clean its cooling units out of hours.",
    "We can clear a blocked drain at a cottage in Westcott, Brockham or the Holmwoods, or at an inn in Betchworth. For a riding yard, we can fit frost-proof taps.",
  ],
  working: [
    "Caves and cellars were cut into the sandstone under South Street and beyond, so we look up the records before we set down a heavy unit.",
    "Pipp Brook and the Mole both flood. If you live near the bridge at Brockham, we can mount your boiler higher up.",
  ],
  dayAndNight: [
    "If your inn’s kitchen loses its gas on a Saturday, call us. We do repairs and yearly certificates for [gas in commercial kitchens](/gas-services/commercial-kitchen-gas). Once the gas network has made a leak safe, our [gas leak repair team](/services/emergency-gas-repairs) repairs the pipe, tests it and relights the appliances.",
    "No heating or hot water at home? Book [boiler repair](/boiler-services). If a pipe freezes or bursts, call an [emergency plumber](/services/emergency-plumbing-repairs), even at night. We also survey houses for [heat pumps in place of oil](/services/energy-efficient-solutions), and look after [heating under contract](/services/heating-system-maintenance) for schools and offices.",
  ],
  benefits: [
    "We can run your inn’s kitchen duct up the back, out of sight of the street",
    "If you rent out a cottage, we can do its yearly gas check and service the boiler together",
    "The lanes are steep and narrow, so tell us how large a van can reach you",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Below Leith Hill and Ranmore many houses are heated by oil. We can tell you if a heat pump suits your radiators and electricity supply.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Coaching inns, wedding venues and vineyard restaurants cook for large numbers, so we size the gas for a full house.",
    },
    {
      service: "heating-system-maintenance",
      why: "Heating pipes may run underground between the buildings of a school or a country-house office. We can check them for leaks.",
    },
  ],
  street: {
    line: [
      "timber frames",
      "Georgian terrace",
      "church",
      "pub",
      "villa",
      "parade",
      "cottage estate",
      "1960s office 4",
      "school",
    ],
    notes: [
      ["timber frames", "New boiler behind old timbers? We’ll plan a flue clear of them."],
      ["villa", "Upstairs radiators cold in your villa? We can balance the system."],
      ["school", "We can service a prep school’s boilers in the holidays."],
    ],
  },
} as const satisfies AreaCopy;
