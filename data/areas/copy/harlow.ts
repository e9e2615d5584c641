import type { AreaCopy } from "../../types";

export const harlow = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Harlow, Old Harlow and Sawbridgeworth, and air conditioning for offices and laboratories.",
  lead: "For a boiler repair, a leak or a blocked drain in Harlow, Old Harlow or Sawbridgeworth, call our gas engineers and emergency plumbers. We also repair warehouse heaters, chillers in factories and data halls, and air conditioning in shops, restaurants and offices.",
  buildings: [
    "In a New Town terrace, your pipes may run under next door’s floor, so we trace them first. If some rooms stay cold, we can balance the radiators. Flats in a low-rise block or in The Lawn, the listed point block, may share flues, drains and water tanks. If one fails, tell the building manager.",
    "We repair warehouse heaters, however high they hang. In factories and hospitals, we get a permit to work first.",
  ],
  working: [
    "Before we change filters in your laboratory or food factory, we agree how to hold the air pressure in each room.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour for burst pipes, leaks and blocked drains.",
    "Boiler stopped? If you rent your home, the repair is your landlord’s job, so ring them first. For your own boiler, call us day or night for a [boiler repair](/boiler-services). If your flat is damp or stuffy, we can improve the [ventilation](/services/ventilation-systems). For landlords, we do the [annual gas safety check](/gas-services/landlord-gas-safety).",
    "We repair [air conditioning](/air-conditioning) in offices, shops and restaurants, and [kitchen gas equipment](/gas-services/commercial-kitchen-gas) in restaurants. We [service and replace chillers](/services/chiller-installation) while your factory or data hall keeps running, and offer a [maintenance contract](/maintenance). If a chiller or your air con fails, ring our [emergency engineers](/services/emergency-hvac) day or night.",
  ],
  benefits: [
    "We arrange water shut-offs with you and your neighbours",
    "Near the Harvey Centre, we can work before your shop opens",
    "Poplar fluff can block outdoor air conditioning units in June, so we wash the coils",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Factory machines and laboratory equipment need cooling at all hours. We can add a standby chiller.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you let a home, we check every gas appliance and flue.",
    },
    {
      service: "ventilation-systems",
      why: "In an office without windows, we can bring in fresh air.",
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
      ["new-town terrace", "In a New Town terrace, we plan the flue before you order a boiler."],
      ["1960s office", "When office taps run slowly, we test the pump and the pipes."],
      ["data centre", "Data hall overheating? We repair chillers and cooling units."],
    ],
  },
} as const satisfies AreaCopy;
