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
      "In the towers of Canning Town and the new flats in Beckton, the stopcock is often in the hall cupboard. Find yours now, so that you can turn off the water quickly if there’s a leak.",
      "Instead of a boiler, many newer flats have a heat interface unit (HIU), which takes heat from a network. If you own the flat and the lease says that the HIU is yours, ring us when it fails.",
      "Some blocks are built of large concrete panels, as Ronan Point was. Before we work on the gas in such a block, the owner’s structural records must show that the block is safe for gas. If they don’t, we can plan electric heating.",
    ],
    shops: [
      "If there are flats above your shop or restaurant, we choose a quiet outdoor unit for the air conditioning, so that the people upstairs can sleep.",
    ],
    offices: [
      "At the Town Hall, the University of East London or a Silvertown factory or warehouse, our engineers may need a permit before they can start. When you book, please tell us who issues it.",
    ],
    access: [
      "If you need heavy equipment lifted onto a roof near London City Airport, tell us early, because the airport has to agree to a crane before we can book it.",
    ],
  },
  demand: [
    {
      service: "landlord-gas-safety",
      why: "Where a house is rented out as several flats, each gas boiler needs its own check every year. We ring your tenants to arrange the visits, and send you the CP12s.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Large hotels such as those by the Royal Docks use a lot of hot water. We can work out how much energy a heat pump or heat recovery would save.",
    },
    {
      service: "ventilation-systems",
      why: "If your restaurant is in a parade, its extract duct has to run up past the flats, so that the cooking smells don’t reach them. We plan the route with you.",
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
      ["by-law terrace", "Does the drain behind your terraced house keep blocking? We can cut out roots in the pipe."],
      ["point tower", "Mains pressure can’t lift water to the top of a tower. We repair the booster pumps that do."],
      ["hotel", "If hot water runs out when all your guests shower at once, we can fit a larger cylinder."],
    ],
  },
} as const satisfies AreaCopy;
