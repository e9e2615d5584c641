import type { AreaCopy } from "../../types";

export const newham = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Newham, from Forest Gate and East Ham to the Royal Docks, and gas safety checks for landlords.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Newham, from Forest Gate to the Royal Docks. We repair air conditioning in shops, restaurants and hotels too.",
  advice: {
    houses: [
      "Before you choose a boiler for a terrace in Manor Park, Plaistow or East Ham, ask us about the flue: next door’s window may be too close.",
    ],
    flats: [
      "We choose quiet outdoor units for shops with flats above.",
      "Before we work on the gas in a block built of large concrete panels (as Ronan Point was), the owner’s structural records must show it’s safe for gas. If they don’t, we can plan electric heating.",
      "A Victorian house in Forest Gate may have three flats and one stopcock. We can fit a valve for each flat.",
      "In towers in Canning Town and new flats in Beckton, the stopcock is often in the hall cupboard.",
      "If your flat has a heat interface unit (HIU) instead of a boiler and it fails, tell the network’s operator or your landlord before you call us: it may be theirs to repair.",
    ],
    shops: ["We can work in your shop before it opens."],
    access: [
      "Before we book a crane near London City Airport, we clear it with the airport.",
      "For work at the Town Hall, the University of East London or a Silvertown factory or warehouse, tell us who issues the permit to work.",
    ],
  },
  demand: [
    {
      service: "landlord-gas-safety",
      why: "We ring your tenants to arrange the check, and send you the CP12.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Large hotels use a lot of hot water, so heat recovery or a heat pump can save energy.",
    },
    {
      service: "ventilation-systems",
      why: "We plan the route of your restaurant’s extract duct with you.",
    },
  ],
  street: {
    line: [
      "villa",
      "by-law terrace",
      "town hall",
      "parade",
      "point tower",
      "dock",
      "hotel 7",
      "university",
      "new flats 7",
    ],
    notes: [
      ["by-law terrace", "Drain keeps blocking? Roots may have got into the clay pipe."],
      ["point tower", "No water on the upper floors? We check the tower’s booster pumps."],
      ["hotel", "We can fit a larger cylinder if your hotel needs more hot water."],
    ],
  },
} as const satisfies AreaCopy;
