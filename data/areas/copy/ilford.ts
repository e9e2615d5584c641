import type { AreaCopy } from "../../types";

export const ilford = {
  description:
    "For landlords, restaurants and towers in Ilford, Seven Kings and Goodmayes: emergency plumbers, gas engineers, boiler repair and water pumps.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Ilford? From Seven Kings to the High Road, we work in rented terraces, restaurants, shops and towers.",
  buildings: [
    "In the bay-fronted terraces from Cranbrook Road to Seven Kings, your kitchen may be at the end of a long gas pipe, so we check the pressure there. The Bungalow Estate is a conservation area, so we’ll keep your flue behind the ridge of the roof. If a pipe leaks in your flat in Pioneer Point or another tower, turn off your own stop valve first, then call us.",
    "Before we work in your shop at the Exchange mall, please get the centre’s permit. If you have a restaurant on Ilford Lane, we can come in the morning. If you manage the Town Hall, a hospital building or one of the retail warehouses in Goodmayes, tell us how to get on to the roof.",
  ],
  working: [
    "Our van will need the towers’ loading bay, so please tell the concierge when we’re coming.",
    "If your flue runs through a ceiling, we have to see its joints at each check, so it needs a hatch. We can fit one.",
  ],
  dayAndNight: [
    "In a shared house, one failed boiler means several calls to you. We’ll arrange the [boiler repair](/boiler-services) with your tenants and, when it’s due, do the [landlord’s CP12 check](/gas-services/landlord-gas-safety) on the same visit. If a pipe bursts at night, they can ring our [emergency plumbers](/services/emergency-plumbing-repairs).",
    "Sweet makers and grill houses can ask us to check and repair their [kitchen gas](/gas-services/commercial-kitchen-gas). In towers we service [booster pumps](/plumbing-services/pump-installation) and carry out [Legionella control](/services/water-system-maintenance). For shops we offer [air conditioning repair](/air-conditioning).",
  ],
  benefits: [
    "Your tenants can choose an early or a Saturday visit, and we’ll give them notice",
    "If your booster pumps are in a basement near the Roding, we can fit leak and pump alarms",
    "We’ll photograph the joints of a hidden flue for your records",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "If you own several houses in IG1 and IG3, we can keep track of when each check is due.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Shops that became restaurants weren’t built for fryers, so we test the gas and the extract together.",
    },
    {
      service: "water-system-maintenance",
      why: "Water goes stagnant in an empty flat, so we flush the pipes before your next tenant moves in.",
    },
  ],
  street: {
    line: ["bay terrace", "parade", "town hall", "shopping centre", "glass tower", "bungalow", "hospital 5", "shed"],
    notes: [
      ["bay terrace", "Six sinks on one boiler? We’ll check that it can keep up."],
      ["glass tower", "We test the pumps and tanks that supply the upper flats."],
      ["bungalow", "Low loft? We can fit hot water that doesn’t need a tank."],
    ],
  },
} as const satisfies AreaCopy;
