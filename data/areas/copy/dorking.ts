import type { AreaCopy } from "../../types";

export const dorking = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Dorking, Westcott, Brockham and the Holmwoods, with heat pump surveys, and kitchen gas repairs for pubs.",
  lead: "Our gas engineers and emergency plumbers work in Dorking, Westcott, Brockham, Betchworth and the Holmwoods. Call us about a leak, a blocked drain, a boiler repair or a heat pump at home, kitchen gas in a pub or restaurant, or air conditioning in a shop or office.",
  buildings: [
    "A Georgian brick house in the High Street may have an older timber frame inside, so we join pipes there without a flame. In the Victorian houses on Rose Hill, the gas meters for all the flats may be in one cellar. Find out which is yours. We can fit frost-proof outdoor taps in gardens and stable yards.",
  ],
  working: [
    "South Street has old caves and cellars below it. We check the records before we place a heavy unit there.",
    "Pipp Brook and the Mole can both flood. Near the water, we can fit a new boiler higher up.",
  ],
  dayAndNight: [
    "Call an [emergency plumber](/services/emergency-plumbing-repairs), day or night, if a pipe freezes or bursts or a drain blocks. No heating or hot water? If you rent your home, tell your landlord, who has to repair the boiler. If you’re the owner or landlord, ring us at any hour for a [boiler repair](/boiler-services). We also survey houses for [heat pumps in place of oil boilers](/services/energy-efficient-solutions). Landlords can book the annual [gas safety check](/gas-services/landlord-gas-safety) and a boiler service for the same visit.",
    "We do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) in pubs and restaurants. Once the gas emergency service has made a leak safe, our [gas engineers](/services/emergency-gas-repairs) repair the pipe, test it and relight the appliances.",
    "[Ring us day or night](/services/emergency-hvac) if the [air conditioning](/air-conditioning) stops in your shop or office. A [maintenance contract](/maintenance) can cover it, and the [heating](/services/heating-system-maintenance) too.",
  ],
  benefits: [
    "If your cottage is on a steep or narrow lane, we ask how big a van can get to it",
    "In the offices at Deepdene, we can service air conditioning out of hours",
    "We plan your pub’s kitchen duct so it can’t be seen from the street",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Many houses below Leith Hill and Ranmore are heated by oil. Ask us whether your radiators and electricity supply suit a heat pump.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We size gas pipes in pubs, hotels and wedding venues for every burner in use at once.",
    },
    {
      service: "heating-system-maintenance",
      why: "Heating pipes may run underground between the buildings of a school or a country house. We find and repair leaks in them.",
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
      ["timber frames", "We keep a new flue clear of the timber in a timber-framed house."],
      ["villa", "Some radiators cold in a Victorian house? We can balance the system."],
      ["cottage estate", "If a cottage boiler loses pressure, we find the cause and fix it."],
    ],
  },
} as const satisfies AreaCopy;
