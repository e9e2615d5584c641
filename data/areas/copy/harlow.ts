import type { AreaCopy } from "../../types";

export const harlow = {
  description:
    "Emergency plumbers and heating engineers in Harlow, Old Harlow and Sawbridgeworth, with boiler repair for homes and cooling for offices and laboratories.",
  lead: "If your heating, hot water or drains fail in Harlow, Old Harlow or Sawbridgeworth, our emergency plumbers and gas engineers can help. We also service cooling in offices, factories, laboratories and data halls.",
  buildings: [
    "In a New Town terrace, your pipes may run under next door’s floor, so we trace them before we start. Flats in a low-rise block or in The Lawn, the listed point block, may share flues, drains and water tanks. If a shared drain blocks, ring your landlord, because it’s usually their job to clear it.",
    "In shops and converted offices near the Harvey Centre, we can work before you open. At a factory or a hospital, we arrange the permits first.",
  ],
  working: [
    "In a laboratory or a food factory, we agree with you how each room keeps its air pressure while we change the filters.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour for burst pipes, leaks and blocked drains.",
    "Boiler stopped? Ask us for a [boiler repair](/boiler-services). Landlords can book the [yearly gas check](/gas-services/landlord-gas-safety) for any rented home. If your flat is damp or stuffy, we fit [better ventilation](/services/ventilation-systems).",
    "For an office or a shop that’s too warm, we repair [air conditioning](/air-conditioning). In restaurant kitchens we repair [gas cookers and safety interlocks](/gas-services/commercial-kitchen-gas). For facilities managers we [service and replace chillers](/services/chiller-installation) while the site keeps running, and our [emergency cooling and heating engineers](/services/emergency-hvac) come out at night.",
  ],
  benefits: [
    "We tell your neighbours before we shut off a shared water pipe",
    "If some rooms in your house stay cold, we can balance the radiators",
    "When poplar fluff blocks your outdoor units in June, we wash the coils clean",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Factory machines and laboratory equipment need cooling at all hours. We can add a spare chiller.",
    },
    {
      service: "landlord-gas-safety",
      why: "We check the gas appliances and flues in your rented house or flat every year.",
    },
    {
      service: "ventilation-systems",
      why: "Rooms in the middle of a converted office may have no windows. We bring in fresh air with a fan.",
    },
  ],
  street: {
    line: [
      "new-town terrace",
      "point tower",
      "parade",
      "1960s office 6",
      "shopping centre",
      "hospital 5",
      "data centre",
      "church",
    ],
    notes: [
      ["new-town terrace", "Old boiler in your terrace? We check where a new flue can go."],
      ["1960s office", "Low water pressure in a converted office? We can find out why."],
      ["data centre", "Data hall too warm? We repair chillers and cooling units."],
    ],
  },
} as const satisfies AreaCopy;
