import type { AreaCopy } from "../../types";

export const dorking = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Dorking, Westcott, Brockham and the Holmwoods. We also do kitchen gas for inns and heat pump surveys.",
  lead: "Our gas engineers, heating engineers and emergency plumbers work in Dorking and the villages round it. Ask us about boiler repair in an old house, kitchen gas for an inn or what could replace your oil heating.",
  buildings: [
    "Behind the High Street’s Georgian brick there are timber-framed houses, where we join pipes without a flame. A villa on Rose Hill may be three flats with their meters in one cellar, so tell us which is yours. In Deepdene’s office block we can clean the cooling units out of hours.",
    "Tile-hung cottages in Westcott, Brockham and the Holmwoods, and country inns in Betchworth, may have drains of their own, which we clear. In a riding yard we fit taps that survive frost.",
  ],
  working: [
    "Caves and cellars were cut in the sandstone under South Street and beyond, so tell us early about a heavy unit or a borehole. The kitchen duct of a listed inn goes in the rear valley of the roof, out of sight of the street.",
    "Pipp Brook and the Mole both flood, and near the bridge at Brockham we hang the boiler high. The lanes are steep and narrow, so we’ll ask how large a van can reach you.",
  ],
  dayAndNight: [
    "If your cooker loses its gas on a Saturday, call us. We do repairs and yearly certificates for [gas in commercial kitchens](/gas-services/commercial-kitchen-gas). After a leak, and once the network has made it safe, our [gas leak repair team](/services/emergency-gas-repairs) mends the pipe, tests it and relights the appliances.",
    "No heat or hot water at home? Book [boiler repair](/boiler-services). If a pipe freezes or bursts, call our [emergency plumber](/services/emergency-plumbing-repairs), even at night. We also survey houses for [heat pumps in place of oil](/services/energy-efficient-solutions), and keep [heating under contract](/services/heating-system-maintenance) for schools and offices.",
  ],
  benefits: [
    "We look up cave and cellar records before we set plant down in the town",
    "If your inn has an old chimney, we’ll line and inspect it before a boiler uses it",
    "In an oil-heated house, we check each room before we recommend a heat pump",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Below Leith Hill and Ranmore many houses burn oil. We can tell you if a heat pump suits your radiators and supply.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Coaching inns, wedding houses and vineyard restaurants cook for many guests, and we size the gas for a full house.",
    },
    {
      service: "heating-system-maintenance",
      why: "In country-house offices and prep schools, we check the long underground heating pipes on a regular plan.",
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
      ["timber frames", "We find flue routes that suit a listed inn and its timber frame."],
      ["villa", "No mains gas? We can price oil and a heat pump side by side."],
      ["school", "We can service a prep school’s boilers in the holidays."],
    ],
  },
} as const satisfies AreaCopy;
