import type { AreaCopy } from "../../types";

export const harlow = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Harlow, Old Harlow and Sawbridgeworth, and air conditioning for offices and laboratories.",
  lead: "For a boiler repair, a leak or a blocked drain in Harlow, Old Harlow or Sawbridgeworth, call our gas engineers and emergency plumbers. We also repair warehouse heaters, chillers in factories and data halls, and air conditioning in shops, restaurants and offices.",
  buildings: [
    "Pipes in a New Town terrace may run under next door’s floor. We trace them first. If some rooms stay cold, we balance the radiators. Flats in a low-rise block or in The Lawn, the listed point block, may share flues, drains and water tanks. If one fails, ring us and tell the building manager.",
    "We repair warehouse heaters, however high they hang. In factories and hospitals, we get a permit to work first.",
  ],
  working: [
    "Before we change filters in your laboratory or food factory, we agree how to hold the air pressure in each room.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour for burst pipes, leaks and blocked drains.",
    "Boiler stopped? If you rent your home, the repair is your landlord’s job, so ring them first. If you own or let the home, call us day or night for a [boiler repair](/boiler-services). We can improve the [ventilation](/services/ventilation-systems) in damp or stuffy flats. Landlords can book the [annual gas safety check](/gas-services/landlord-gas-safety).",
    "We repair [air conditioning](/air-conditioning) in offices and shops, and [kitchen gas equipment](/gas-services/commercial-kitchen-gas) in restaurants. We [service and replace chillers](/services/chiller-installation) while your factory or data hall keeps running, and offer a [maintenance contract](/maintenance). If a heater, chiller or air con fails, ring our [emergency engineers](/services/emergency-hvac) day or night.",
  ],
  benefits: [
    "We arrange water shut-offs with you and your neighbours",
    "Near the Harvey Centre, we can work before your shop opens",
    "We wash poplar fluff off the coils of outdoor air conditioning units in June",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Factory machines and laboratory equipment need cooling at all hours. We can add a standby chiller.",
    },
    {
      service: "landlord-gas-safety",
      why: "We check landlords’ gas appliances and flues.",
    },
    {
      service: "ventilation-systems",
      why: "We can bring fresh air into a windowless office.",
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
      ["new-town terrace", "We plan the flue for a New Town terrace before you order a boiler."],
      ["1960s office", "When office taps run slowly, we find out why and put it right."],
      ["data centre", "Data hall overheating? We repair chillers and cooling units."],
    ],
  },
} as const satisfies AreaCopy;
