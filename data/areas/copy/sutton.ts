import type { AreaCopy } from "../../types";

export const sutton = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Sutton, Cheam, Carshalton, Wallington and Worcester Park, for homes, offices and shops.",
  lead: "Call us day or night for a boiler repair, a gas engineer or an emergency plumber in Sutton, Cheam or Carshalton. For shops, offices and restaurants, we repair air conditioning and kitchen gas appliances.",
  advice: {
    houses: [
      "We’ll tell you beforehand how long the water will be off.",
      "SES Water softens the chalk water it supplies to most of the borough. The hardness can change, so we test your tap water before we recommend a scale reducer.",
      "Rain can get behind weatherboarding, so on older houses in Cheam we seal round every new pipe and flue.",
      "With an old boiler, we’ll tell you what’s worn and what a repair involves, so you can decide whether to replace it.",
    ],
    flats: [
      "If you’re a landlord, we can send your letting agent a copy of the CP12",
      "Newer flats in Hackbridge may be on the heat network from Beddington. Ask the managing agent before you order a boiler.",
      "In restaurants, and in trade units on the Kimpton estate, we can work before you open or after you close.",
    ],
    access: [
      "We keep flues off the front in conservation areas such as the Sutton Garden Suburb.",
      "Extensions to semis in Wallington and Worcester Park may cover the drain. We trace it before we dig.",
      "For work in the St Nicholas Centre, an office on Brighton Road or the Royal Marsden Hospital in Belmont, tell us who issues the permit to work.",
    ],
  },
  demand: [
    {
      service: "commercial-installation",
      why: "When an office becomes flats, we can give each home its own water supply, waste pipes and hot water.",
    },
    {
      service: "planned-maintenance",
      why: "If you manage several plant rooms, we keep track of when each gas service is due.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "We plan the pipes and drain falls for a bathroom in the loft or an extension.",
    },
  ],
  street: {
    line: [
      "1960s office 7",
      "shopping centre",
      "timber frames",
      "cottage estate",
      "new flats 7",
      "semi",
      "hospital 6",
      "factory",
    ],
    notes: [
      ["1960s office", "We rebalance or repair air con that’s weak on one side of an office."],
      ["cottage estate", "Damp bathroom in a cottage? A better extractor fan may cure it."],
      ["semi", "If you convert your loft, we can extend the heating to it."],
    ],
  },
} as const satisfies AreaCopy;
