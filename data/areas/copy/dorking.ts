import type { AreaCopy } from "../../types";

export const dorking = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Dorking, Westcott, Brockham and the Holmwoods, with heat pump surveys, and kitchen gas repairs for pubs.",
  lead: "Our emergency plumbers and gas engineers are on call day or night in Dorking, Westcott, Brockham, Betchworth and the Holmwoods, for a leak or a boiler repair. We also repair gas cookers in pubs, and air con in offices.",
  advice: {
    houses: [
      "Pipp Brook and the River Mole can both flood. If your house is near the water and needs a new boiler, we can fit it higher up than the old one.",
      "A Georgian brick house in the High Street may have an older timber frame inside, which a blowlamp could set alight, so we join pipes there without a flame.",
    ],
    flats: [
      "In the Victorian houses on Rose Hill, the gas meters for all the flats may be in one cellar. Find out which meter is yours, so that we turn off only your gas when we work on your boiler.",
    ],
    shops: [
      "A kitchen duct on the outside of an old pub may need the council’s consent. We look for a route that can’t be seen from the street, and supply the drawings for your application.",
    ],
    offices: [
      "We have to switch off the air conditioning while we service it, so at the Deepdene offices, we can come out of hours, when nobody needs it.",
    ],
    access: [
      "South Street has old caves and cellars below it, which may not bear the weight of a large chiller or boiler. Before we place a heavy unit there, we check the records.",
      "If your cottage is on a steep or narrow lane, tell us how big a van can get to it. We’ll send one that fits, and plan how to carry in a boiler or a hot water cylinder.",
    ],
  },
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Oil boilers are common where there’s no gas main. If you’d like a heat pump instead, we check first whether your radiators and electricity supply would suit it.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Pubs, hotels and wedding venues may have every burner on at once, so we size their gas pipes for that.",
    },
    {
      service: "heating-system-maintenance",
      why: "The heating pipes between the buildings of a school or a country house may run underground, where a leak stays hidden. We can find and repair it.",
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
      [
        "timber frames",
        "In a timber-framed house, we plan the route of a hot flue so that it stays clear of the beams.",
      ],
      ["villa", "Some rooms cold in a large Victorian house? We check the radiator valves first."],
      [
        "cottage estate",
        "If there’s no room for a boiler in a cottage kitchen, we’ll look for another place in the house.",
      ],
    ],
  },
} as const satisfies AreaCopy;
