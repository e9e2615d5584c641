import type { AreaCopy } from "../../types";

export const ilford = {
  description:
    "For landlords, restaurants and towers in Ilford, Seven Kings and Goodmayes: emergency plumbers, gas engineers, boiler repair and water pumps.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Ilford? From Seven Kings to the High Road, we repair what fails in rented terraces, restaurants, shops and towers.",
  buildings: [
    "Bay-fronted terraces from Cranbrook Road to Seven Kings often have a kitchen in a rear extension, where the gas pipe is longest. In a house of the Bungalow Estate, which is a conservation area, we keep the flue behind the ridge. In Pioneer Point or one of the other towers, look for the valve that shuts off your flat.",
    "Work in a shop at the Exchange mall needs the centre’s permit. For a restaurant on Ilford Lane we come in the morning. At the retail sheds of Goodmayes, the Town Hall and the hospital, we ask how to reach the roof.",
  ],
  working: [
    "The towers stand on a tight one-way system, where a van waits for the loading bay. Tell the concierge when you book, so that the bay is free. Booster rooms are often in the basement and the Roding is near, which makes leak and pump alarms important.",
    "Where a flue is boxed into a ceiling we have to see its joints at each check, so it needs a hatch. A boiler cupboard’s fire door must still close on it.",
  ],
  dayAndNight: [
    "In a shared house, one failed boiler means several calls to you. We arrange the [boiler repair](/boiler-services) with your tenants and, when it is due, do the [landlord’s CP12 check](/gas-services/landlord-gas-safety) on the same visit. Give them the number of our [emergency plumbers](/services/emergency-plumbing-repairs) for bursts at night.",
    "We check and repair [kitchen gas](/gas-services/commercial-kitchen-gas) for sweet makers and grill houses. Tower managers will find [booster pumps](/plumbing-services/pump-installation) and [Legionella control](/services/water-system-maintenance), and shops [air conditioning repair](/air-conditioning).",
  ],
  benefits: [
    "Your tenants can choose an early or a Saturday visit, with notice in good time",
    "We test the booster alarms with the concierge beside us",
    "You keep a record, with photographs, of flues that are hidden",
  ],
  demand: [
    {
      service: "landlord-gas-safety",
      why: "With several houses in IG1 and IG3, it is easy to miss one yearly date.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Fryers and ranges stand in shops that were not built for them, so gas and extract need testing together.",
    },
    {
      service: "water-system-maintenance",
      why: "In an empty flat the water stands still, and it has to be flushed before somebody moves in.",
    },
  ],
  street: {
    line: ["bay terrace", "parade", "town hall", "shopping centre", "glass tower", "bungalow", "hospital 5", "shed"],
    notes: [
      ["bay terrace", "A terrace rented by the room may have six sinks and one boiler."],
      ["glass tower", "Water for the upper flats is stored in tanks and boosted."],
      ["bungalow", "With no height for a tank, hot water comes straight from the main."],
    ],
  },
} as const satisfies AreaCopy;
