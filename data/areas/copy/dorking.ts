import type { AreaCopy } from "../../types";

export const dorking = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Dorking, Westcott, Brockham and the Holmwoods: kitchen gas for inns, heat pump surveys.",
  lead: "Our gas engineers, heating engineers and emergency plumbers work in Dorking and the villages round it. Ask us about boiler repair in an old house, kitchen gas for an inn or what could replace your oil heating.",
  buildings: [
    "In a timber-framed house behind the High Street’s Georgian brick, we join pipes without a flame. A villa on Rose Hill may be three flats with their meters in one cellar. In Deepdene’s office block, fan coils can be cleaned out of hours.",
    "Tile-hung cottages in Westcott, Brockham and the Holmwoods, and country inns in Betchworth, may have drains of their own. For a riding yard we fit taps that survive frost.",
  ],
  working: [
    "Caves and cellars were cut in the sandstone under South Street and beyond, which matters when a heavy unit or a borehole is planned. Kitchen ducts of a listed inn go in the rear valley of the roof, out of sight of the street.",
    "Pipp Brook and the Mole both flood, so near the bridge at Brockham we hang the boiler high. The lanes are steep and narrow, and we ask you beforehand how large a van can reach the door.",
  ],
  dayAndNight: [
    "If your cooker loses its gas on a Saturday, our page on [gas in commercial kitchens](/gas-services/commercial-kitchen-gas) covers repairs and yearly certificates. After a leak, and once the network has made it safe, our [gas leak repair team](/services/emergency-gas-repairs) mends the pipe, tests it and relights the appliances.",
    "No heat or hot water at home? Book [boiler repair](/boiler-services). For a frozen or burst pipe, there is our [emergency plumber on night call](/services/emergency-plumbing-repairs). We also survey houses for [heat pumps in place of oil](/services/energy-efficient-solutions), and keep [heating under contract](/services/heating-system-maintenance) for schools and offices.",
  ],
  benefits: [
    "We look up cave and cellar records before we set plant down in the town",
    "Your inn’s old chimney is lined and inspected before a boiler uses it",
    "We check an oil-heated house room by room before we recommend a heat pump",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Many houses below Leith Hill and Ranmore burn oil, and a heat pump has to suit their radiators and electricity supply.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Coaching inns, wedding houses and vineyard restaurants cook for many guests in rooms that were not planned for it.",
    },
    {
      service: "heating-system-maintenance",
      why: "Country-house offices and prep schools are heated through long pipes underground, which need regular checks.",
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
      ["timber frames", "A listed inn seldom has a free outside wall for a flue."],
      ["villa", "A villa without mains gas can choose between oil and a heat pump."],
      ["school", "A prep school’s boilers may be a walk from the rooms they heat."],
    ],
  },
} as const satisfies AreaCopy;
