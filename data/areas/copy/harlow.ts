import type { AreaCopy } from "../../types";

export const harlow = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Harlow, Old Harlow and Sawbridgeworth, and air conditioning for offices and laboratories.",
  lead: "If your heating, hot water or drains fail in Harlow, Old Harlow or Sawbridgeworth, our emergency plumbers and gas engineers can help. We also repair air conditioning in offices, and chillers in factories and data halls.",
  buildings: [
    "New Town terrace? Your pipes may run under next door’s floor, so we trace them before we start. Flats in a low-rise block or in The Lawn, the listed point block, may share flues, drains and water tanks. If a shared drain blocks, ring your landlord, because it’s usually their job to clear it.",
    "In shops and offices near the Harvey Centre, we can work before you open. Warehouse heater stopped? We repair it, however high it hangs. At a factory or a hospital, we arrange the permits first.",
  ],
  working: [
    "Before we change filters in a laboratory or a food factory, we agree with you how to hold the air pressure in each room.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour for burst pipes, leaks and blocked drains.",
    "Boiler stopped? Call us for a [boiler repair](/boiler-services). Landlords can book the [yearly gas check](/gas-services/landlord-gas-safety) for any rented home. If your flat is damp or stuffy, we can improve the [ventilation](/services/ventilation-systems).",
    "Air con not working? We repair [air conditioning](/air-conditioning) in offices and shops. Restaurants can call us for [kitchen gas repairs](/gas-services/commercial-kitchen-gas). We [service and replace chillers](/services/chiller-installation) while your site keeps running. If one fails at night, call our [emergency HVAC engineers](/services/emergency-hvac).",
  ],
  benefits: [
    "We agree with you when to shut off a shared pipe; please warn your neighbours",
    "If some rooms in your house stay cold, we can balance the radiators",
    "When poplar fluff blocks air conditioning units in June, we wash the coils",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Factory machines and laboratory equipment need cooling at all hours. We can add a standby chiller.",
    },
    {
      service: "landlord-gas-safety",
      why: "We check the gas appliances and flues in your rented home every year.",
    },
    {
      service: "ventilation-systems",
      why: "Office room without windows? We can bring in fresh air with a fan.",
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
      ["1960s office", "Low water pressure in the office? We test the pump and the pipes."],
      ["data centre", "Data hall too warm? We repair chillers and cooling units."],
    ],
  },
} as const satisfies AreaCopy;
