import type { AreaCopy } from "../../types";

export const dorking = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Dorking, Westcott, Brockham and the Holmwoods, with heat pump surveys, and kitchen gas repairs for pubs.",
  lead: "Our gas engineers and emergency plumbers work day or night in Dorking, Westcott, Brockham, Betchworth and the Holmwoods. Ring us about a boiler repair, a heat pump, a pub’s gas cooker or a shop’s air con.",
  advice: {
    houses: [
      "Pipp Brook and the Mole can both flood. Near the water, we can fit a new boiler higher up.",
      "South Street has old caves and cellars below it. We check the records before we place a heavy unit there.",
      "A Georgian brick house in the High Street may have an older timber frame inside, so we join pipes there without a flame.",
    ],
    flats: [
      "In the Victorian houses on Rose Hill, the gas meters for all the flats may be in one cellar. Know which is yours before you need it.",
    ],
    shops: ["We run your pub’s kitchen duct where it can’t be seen from the street."],
    offices: ["In the offices at Deepdene, we can service air conditioning out of hours."],
    access: ["If your cottage is on a steep or narrow lane, we ask how big a van can get to it."],
  },
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Thinking of replacing an oil boiler with a heat pump? We’ll check whether your radiators and electricity supply suit one.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We size gas pipes in pubs, hotels and wedding venues so that every burner can run at once.",
    },
    {
      service: "heating-system-maintenance",
      why: "Heating pipes may run underground between the buildings of a school or a country house. We can find and repair leaks in them.",
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
      ["villa", "Some rooms cold in a Victorian house? We check the valves first."],
      ["cottage estate", "No room for a boiler in a cottage kitchen? We’ll find it a place."],
    ],
  },
} as const satisfies AreaCopy;
