import type { AreaCopy } from "../../types";

export const ilford = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Ilford, Seven Kings and Goodmayes, for homes, rented houses, shops, restaurants and offices.",
  lead: "Call us day or night for an emergency plumber, a gas engineer or a boiler repair in Ilford, Seven Kings or Goodmayes. We also repair gas cookers in restaurants, and air conditioning in shops and offices.",
  advice: {
    houses: [
      "The gas pipe in a bay-fronted terraced house in Ilford or Seven Kings may be too small for a new boiler. We measure it before we quote, so that you don’t find out on the day it’s fitted.",
    ],
    flats: [
      "If you live in Pioneer Point or one of the other towers, find your stopcock before you have a leak. Ask the concierge to show you if it’s in a locked cupboard outside the flat.",
      "When a boiler’s flue is hidden above a ceiling, it needs a hatch so that its joints can be checked. If your flat has none, we can fit one.",
      "If you let a house or a flat, we book the gas check with your tenants, on a Saturday if they prefer. We can service the boiler on the same visit, so they only stay in once.",
    ],
    shops: [
      "If your shop or restaurant is in the Exchange, tell us who at the centre gives contractors their permits. Once we have one, we can do the work before you open.",
    ],
    offices: [
      "In the Town Hall, a hospital or one of the warehouses in Goodmayes, work on gas or at height usually needs a permit. Tell us who issues it when you book, so that it’s ready when we arrive.",
    ],
    access: [
      "The Bungalow Estate is a conservation area, so a new flue that can be seen from the street may be refused. We keep yours out of sight.",
      "A van may have nowhere else to stop by the towers, so please ask the concierge to keep the loading bay free for us.",
    ],
  },
  demand: [
    {
      service: "landlord-gas-safety",
      why: "Many of the terraced houses are rented, and every home has its own date. We keep track of when each CP12 is due in the homes you let.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "A restaurant on an old shopping parade has to fit its gas, extract and fresh air into a small building. In one visit we check your appliances, fan and gas cut-off.",
    },
    {
      service: "water-system-maintenance",
      why: "When a flat in a tower stands empty, the water in its pipes goes stagnant and Legionella can grow. We can flush them before your next tenant moves in.",
    },
  ],
  street: {
    line: ["bay terrace", "parade", "town hall", "shopping centre", "glass tower", "bungalow", "hospital 5", "shed"],
    notes: [
      ["bay terrace", "We measure your bay before you buy a curved radiator, as the pipes must line up with it."],
      ["glass tower", "Weak water at the top of a tower? We check the booster pumps that lift it up there."],
      ["bungalow", "Tank leaking in a bungalow loft? We can replace it, or take it out if the mains will do."],
    ],
  },
} as const satisfies AreaCopy;
