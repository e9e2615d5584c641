import type { AreaCopy } from "../../types";

export const ilford = {
  description:
    "For landlords, restaurants and towers in Ilford, Seven Kings and Goodmayes: emergency plumbers, gas engineers, boiler repair and water pumps.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Ilford or Seven Kings. We work in rented terraces, restaurants, shops and towers.",
  buildings: [
    "In the bay-fronted terraces from Cranbrook Road to Seven Kings, your kitchen may be at the end of a long gas pipe, so we check that the boiler gets enough gas. The Bungalow Estate is a conservation area, so we’ll keep your flue behind the ridge of the roof. If a pipe leaks in your flat in Pioneer Point or another tower, turn off the water to your flat, then call us.",
    "For work in your shop at the Exchange mall, we’ll need the centre’s permit. We can come to your restaurant on Ilford Lane in the morning, before you open. For roof work at the Town Hall, a hospital or the retail warehouses in Goodmayes, we’ll agree the access with you before the day.",
  ],
  working: [
    "If you live in a tower, please ask the concierge to keep the loading bay free for our van.",
    "If your flue runs through a ceiling, we have to see its joints at each check, so it needs a hatch. We can fit one.",
  ],
  dayAndNight: [
    "If you’re the landlord of a shared house, we’ll arrange a [boiler repair](/boiler-services) with your tenants and, when it’s due, do the [landlord’s CP12 check](/gas-services/landlord-gas-safety) on the same visit. If a pipe bursts at night, they can ring our [emergency plumbers](/services/emergency-plumbing-repairs).",
    "For sweet shops and grill houses, we check and repair [kitchen gas](/gas-services/commercial-kitchen-gas). In towers we service [booster pumps](/plumbing-services/pump-installation) and carry out [Legionella control](/services/water-system-maintenance). For shops we offer [air conditioning repair](/air-conditioning).",
  ],
  benefits: [
    "We’ll agree gas check visits with your tenants, on a Saturday if they prefer",
    "If your booster pumps are in a basement near the Roding, we can fit leak and pump alarms",
    "We’ll photograph the joints of a hidden flue for your records",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "If you own several houses in IG1 and IG3, we can keep track of when each gas check is due.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "If your restaurant used to be a shop, we can test its gas and its extract together.",
    },
    {
      service: "water-system-maintenance",
      why: "Water goes stagnant in an empty flat. We can flush the pipes before your next tenant moves in.",
    },
  ],
  street: {
    line: ["bay terrace", "parade", "town hall", "shopping centre", "glass tower", "bungalow", "hospital 5", "shed"],
    notes: [
      ["bay terrace", "Several showers on one boiler? We’ll check that it can keep up."],
      ["glass tower", "Manage a tower block? We can test its pumps and water tanks."],
      ["bungalow", "Low loft in your bungalow? We can fit a system without a tank."],
    ],
  },
} as const satisfies AreaCopy;
