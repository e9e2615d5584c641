import type { AreaCopy } from "../../types";

export const ilford = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Ilford, Seven Kings and Goodmayes, for homes, landlords, shops and restaurants.",
  lead: "Call us day or night for an emergency plumber, a gas engineer or a boiler repair in Ilford, Seven Kings or Goodmayes. We also repair gas cookers in restaurants, and air conditioning in shops.",
  advice: {
    houses: [
      "The gas pipe in a bay-fronted terraced house in Ilford or Seven Kings may be too small for a new boiler. We measure it before we quote, so that you don’t find out on the day the boiler is fitted.",
    ],
    flats: [
      "If you live in Pioneer Point or one of the other towers, find your stopcock before you have a leak. It may be in a locked cupboard outside the flat, so ask the concierge to show you.",
      "When a boiler’s flue is hidden above a ceiling, the ceiling needs a hatch so that the flue’s joints can be checked. If you own the flat and there’s no hatch, we can fit one.",
      "If you let a house or a flat, we book the gas check with your tenants, on a Saturday if they prefer. We can service the boiler on the same visit, so that they only have to stay in once.",
    ],
    shops: [
      "If your shop or restaurant is in the Exchange, we may need the centre’s permit to work there. We can apply for it, and do the work before you open.",
    ],
    offices: [
      "In the Town Hall, a hospital or one of the warehouses in Goodmayes, work on gas or at height usually needs a permit. When you book, tell us who issues it, so that we have it when we arrive.",
    ],
    access: [
      "The Bungalow Estate is a conservation area, so a new flue that can be seen from the street may be refused. We look for a place where it can’t be seen.",
      "If you live in one of the towers, please ask the concierge to keep the loading bay free for us, because our van may have nowhere else to stop.",
    ],
  },
  demand: [
    {
      service: "landlord-gas-safety",
      why: "Many of the terraced houses are rented, and every rented home has its own date for the gas check. We keep track of when the CP12 is due for each home you let.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "A restaurant on an old shopping parade has to fit its gas, extract and fresh air into a small building. In one visit we check your appliances, fan and gas cut-off.",
    },
    {
      service: "water-system-maintenance",
      why: "When a flat in a tower stands empty, the water in its pipes goes stagnant and Legionella can grow. We can flush the pipes before your next tenant moves in.",
    },
  ],
  street: {
    line: ["bay terrace", "parade", "town hall", "shopping centre", "glass tower", "bungalow", "hospital 5", "shed"],
    notes: [
      ["bay terrace", "We measure your bay before you buy a curved radiator, as the pipes must line up with it."],
      [
        "glass tower",
        "Low water pressure at the top of a tower? We check the booster pumps that lift the water up there.",
      ],
      ["bungalow", "Tank leaking in a bungalow loft? We can replace it, or take it out if the mains alone will do."],
    ],
  },
} as const satisfies AreaCopy;
