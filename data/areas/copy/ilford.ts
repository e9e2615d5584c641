import type { AreaCopy } from "../../types";

export const ilford = {
  description:
    "For landlords, restaurants and towers in Ilford, Seven Kings and Goodmayes: emergency plumbers, gas engineers, boiler repair and water pumps.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Ilford? From Seven Kings to the High Road, we work in rented terraces, restaurants, shops and towers.",
  buildings: [
    "In the bay-fronted terraces from Cranbrook Road to Seven Kings, your kitchen may be at the end of a long gas pipe, so we check that the boiler gets enough. The Bungalow Estate is a conservation area, so we’ll keep your flue behind the ridge of the roof. If a pipe leaks in your flat in Pioneer Point or another tower, turn off the water to your flat, then call us.",
    "Before we work in your shop at the Exchange mall, please get the centre’s permit. We can come to your restaurant on Ilford Lane in the morning, before you open. For roof work at the Town Hall, a hospital or the retail warehouses in Goodmayes, tell us how to get up there.",
  ],
  working: [
    "If you live in a tower, please ask the concierge to keep the loading bay free for our van.",
    "If your flue runs through a ceiling, we have to see its joints at each check, so it needs a hatch. We can fit one.",
  ],
  dayAndNight: [
    "If you’re the landlord of a shared house, we’ll arrange a [boiler repair](/boiler-services) with your tenants and, when it’s due, do the [landlord’s CP12 check](/gas-services/landlord-gas-safety) on the same visit. If a pipe bursts at night, they can ring our [emergency plumbers](/services/emergency-plumbing-repairs).",
    "Sweet makers and grill houses can ask us to check and repair their [kitchen gas](/gas-services/commercial-kitchen-gas). In towers we service [booster pumps](/plumbing-services/pump-installation) and carry out [Legionella control](/services/water-system-maintenance). For shops we offer [air conditioning repair](/air-conditioning).",
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
      why: "Shops that became restaurants weren’t built for fryers, so we test the gas and the extract together.",
    },
    {
      service: "water-system-maintenance",
      why: "Water goes stagnant in an empty flat, so we can flush the pipes before your next tenant moves in.",
    },
  ],
  street: {
    line: ["bay terrace", "parade", "town hall", "shopping centre", "glass tower", "bungalow", "hospital 5", "shed"],
    notes: [
      ["bay terrace", "Several showers on one boiler? We’ll check that it can keep up."],
      ["glass tower", "Run a tower? We can test the pumps and tanks for the upper flats."],
      ["bungalow", "Low loft in your bungalow? We can fit hot water that needs no tank."],
    ],
  },
} as const satisfies AreaCopy;
