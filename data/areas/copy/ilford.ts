import type { AreaCopy } from "../../types";

export const ilford = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Ilford, Seven Kings and Goodmayes, for homes, rented houses, shops, restaurants and offices.",
  lead: "Call us for an emergency plumber, a gas engineer, boiler repair or air conditioning repair in Ilford, Seven Kings or Goodmayes. We work in homes, shops, restaurants and offices.",
  buildings: [
    "The gas pipe in a bay-fronted terrace in Ilford or Seven Kings may be too small for a new boiler. We can fit a larger one. On the Bungalow Estate, a conservation area, we keep flues out of sight of the street. If you live in Pioneer Point or another tower, find your stopcock before you have a leak.",
    "In the Exchange shopping centre, we ask for a permit to work first. At the Town Hall, a hospital or one of the Goodmayes warehouses, tell us who has to agree access.",
  ],
  working: [
    "In a tower, please ask the concierge to keep the loading bay free for us.",
    "A boiler flue hidden above a ceiling needs a hatch, so that its joints can be checked. We can fit one.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) deal with leaks, burst pipes and blocked drains at any hour. No heating or hot water? If you rent your home, tell your landlord first: repairs are their job. If you own or let the home, phone us day or night for a [boiler repair](/boiler-services). For landlords, we do the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "We do [kitchen gas](/gas-services/commercial-kitchen-gas) checks and repairs for restaurants. We fit and service [air conditioning](/air-conditioning) in shops, restaurants and offices. If yours stops, ring us day or night for an [urgent repair](/services/emergency-hvac). In managed towers we service [booster pumps](/plumbing-services/pump-installation) and do the [Legionella checks](/services/water-system-maintenance).",
  ],
  benefits: [
    "We book landlords’ gas checks with the tenants, on a Saturday if they prefer",
    "We can service the boiler during the gas check",
    "We can come to your restaurant or shop before it opens",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "We keep track of when each gas check is due in the homes you let.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "In one visit we check your gas appliances, extract fan and gas cut-off.",
    },
    {
      service: "water-system-maintenance",
      why: "Water goes stagnant in an empty flat. We flush the pipes before your next tenant moves in.",
    },
  ],
  street: {
    line: ["bay terrace", "parade", "town hall", "shopping centre", "glass tower", "bungalow", "hospital 5", "shed"],
    notes: [
      ["bay terrace", "We test the flow in a bay-fronted terrace before we fit a combi."],
      ["glass tower", "When pressure drops at the top of a tower, we test and repair pumps."],
      ["bungalow", "Tank leaking in a bungalow loft? We replace it or take it out."],
    ],
  },
} as const satisfies AreaCopy;
