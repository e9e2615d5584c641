import type { AreaCopy } from "../../types";

export const newham = {
  description:
    "Gas engineers, emergency plumbers and boiler repair in Newham, from Forest Gate and East Ham to the Royal Docks, and gas safety checks for landlords.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Newham, from Forest Gate to the Royal Docks. We repair air conditioning in shops, restaurants and hotels too.",
  advice: {
    houses: [
      "Before you choose a boiler for a terraced house in Manor Park, Plaistow or East Ham, ask us where the flue can go, because next door’s window may be too close.",
    ],
    flats: [
      "A Victorian house in Forest Gate may have three flats and only one stopcock, so a repair in one flat cuts off the others. We can fit a valve for each flat.",
      "In the towers of Canning Town and the new flats in Beckton, the stopcock is often in the hall cupboard. Find yours now, so that you can turn it off quickly if there’s a leak.",
      "If your flat has a heat interface unit (HIU) instead of a boiler and it fails, tell the heat network’s operator or your landlord before you call us, because it may be theirs to repair.",
      "Some blocks are built of large concrete panels, as Ronan Point was. Before we work on the gas in one, we need the owner’s structural records to show it’s safe for gas. If they don’t, we can plan electric heating.",
    ],
    shops: [
      "If there are flats above your shop or restaurant, we choose a quiet outdoor unit for the air conditioning, so the people upstairs can sleep.",
    ],
    offices: [
      "At the Town Hall, the University of East London or a Silvertown factory or warehouse, our engineers may need a permit before they can start. Tell us who issues it when you book.",
    ],
    access: [
      "A crane near London City Airport has to be cleared with the airport before we can book it. Tell us early if you need plant lifted onto a roof.",
    ],
  },
  demand: [
    {
      service: "landlord-gas-safety",
      why: "Where a house is let as several flats, each gas boiler needs its own check every year. We ring your tenants to arrange the visits, and send you the CP12s.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Large hotels such as those by the Royal Docks use a lot of hot water, so heat recovery or a heat pump can save energy.",
    },
    {
      service: "ventilation-systems",
      why: "In a parade, your restaurant’s extract duct has to pass the flats above before it can let out the smells. We plan its route with you.",
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
      ["by-law terrace", "Does the drain behind your terraced house keep blocking? Roots may be in the clay pipe."],
      ["point tower", "Mains pressure can’t lift water to the top of a tower. We repair the booster pumps that do."],
      ["hotel", "If hot water runs out when all your guests shower at once, we can fit a larger cylinder."],
    ],
  },
} as const satisfies AreaCopy;
