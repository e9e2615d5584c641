import type { AreaCopy } from "../../types";

export const harlow = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Harlow, Old Harlow and Sawbridgeworth, and air conditioning for offices and laboratories.",
  lead: "For a boiler repair, a leak or a blocked drain in Harlow, Old Harlow or Sawbridgeworth, call our gas engineers and emergency plumbers. We also repair air conditioning in shops and offices, and chillers in factories and data halls.",
  buildings: [
    "In a New Town terrace, your pipes may run under next door’s floor, so we trace them first. Flats in a low-rise block or in The Lawn, the listed point block, may share flues, drains and water tanks. If a drain blocks or the heating fails there, tell the building manager or, if you rent, your landlord.",
    "In shops and offices near the Harvey Centre, we can work before you open.",
    "Warehouse heater stopped? We repair it, however high it hangs. In factories and hospitals, we arrange the permits first.",
  ],
  working: [
    "Before we change filters in a laboratory or a food factory, we agree with you how to hold the air pressure in each room.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour for burst pipes, leaks and blocked drains.",
    "Boiler stopped? Call us for a [boiler repair](/boiler-services). If your flat is damp or stuffy, we can improve the [ventilation](/services/ventilation-systems). Letting a home? We do the [annual gas safety check](/gas-services/landlord-gas-safety).",
    "Air con not working? We repair [air conditioning](/air-conditioning) in offices and shops. Restaurants can call us for [kitchen gas repairs](/gas-services/commercial-kitchen-gas).",
    "We [service and replace chillers](/services/chiller-installation) while your factory keeps running, and offer a [maintenance contract](/maintenance). If a chiller fails at night, call our [emergency HVAC engineers](/services/emergency-hvac).",
  ],
  benefits: [
    "Before we shut off a shared pipe, we agree a time with you",
    "Some rooms in your house cold? We can balance the radiators",
    "When poplar fluff blocks air conditioning units in June, we wash the coils",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Factory machines and laboratory equipment need cooling at all hours. We can add a standby chiller.",
    },
    {
      service: "landlord-gas-safety",
      why: "We check the gas appliances and flues in the home you rent out every year.",
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
      ["data centre", "Data hall overheating? We repair chillers and cooling units."],
    ],
  },
} as const satisfies AreaCopy;
