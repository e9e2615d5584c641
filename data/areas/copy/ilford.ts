import type { AreaCopy } from "../../types";

export const ilford = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Ilford, Seven Kings and Goodmayes, for homes, rented houses, shops, restaurants and offices.",
  lead: "Call us day or night for an emergency plumber, a gas engineer or a boiler repair in Ilford, Seven Kings or Goodmayes. We also repair gas cookers in restaurants, and air conditioning in shops and offices.",
  advice: {
    houses: [
      "We book landlords’ gas checks with the tenants, on a Saturday if they prefer.",
      "We can service the boiler on the day of the gas check.",
      "A boiler flue hidden above a ceiling needs a hatch, so that its joints can be checked. We can fit one.",
      "The gas pipe in a bay-fronted terrace in Ilford or Seven Kings may be too small for a new boiler, so we measure it before we quote.",
      "If you live in Pioneer Point or one of the other towers, find your stopcock before you have a leak.",
    ],
    flats: ["If you’re in a tower, please ask the concierge to keep the loading bay free for us."],
    shops: ["We can come to your restaurant or shop before it opens."],
    access: [
      "On the Bungalow Estate, a conservation area, we keep flues out of sight of the street.",
      "For a job in the Exchange shopping centre, the Town Hall, a hospital or one of the Goodmayes warehouses, tell us who issues the permit to work.",
    ],
  },
  demand: [
    {
      service: "landlord-gas-safety",
      why: "We keep track of when each CP12 is due in the homes you let.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "In one visit we check your restaurant’s gas appliances, extract fan and gas cut-off.",
    },
    {
      service: "water-system-maintenance",
      why: "Water goes stagnant in an empty flat. We can flush the pipes before your next tenant moves in.",
    },
  ],
  street: {
    line: ["bay terrace", "parade", "town hall", "shopping centre", "glass tower", "bungalow", "hospital 5", "shed"],
    notes: [
      ["bay terrace", "We test the flow in a bay-fronted terrace before we fit a combi."],
      ["glass tower", "Low water pressure at the top of a tower? We check the booster pumps."],
      ["bungalow", "Tank leaking in a bungalow loft? We can replace it or take it out."],
    ],
  },
} as const satisfies AreaCopy;
