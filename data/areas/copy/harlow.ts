import type { AreaCopy } from "../../types";

export const harlow = {
  description:
    "Emergency plumbers and heating engineers in Harlow, Old Harlow and Sawbridgeworth, with boiler repair for homes and cooling for laboratories and data halls.",
  lead: "If your heating, hot water or drains fail in Harlow, Old Harlow or Sawbridgeworth, our emergency plumbers and gas engineers can help. We can also look after cooling in factories, laboratories and data halls.",
  buildings: [
    "In a New Town terrace at Mark Hall, Netteswell or Tye Green, your pipes may run under next door’s floor, so we’ll trace them before we start. If the taps run dry in your flat at The Lawn, the listed point block, check whether your neighbours have water, because the supply may be shared.",
    "If your hot water is lukewarm in one of the converted offices at The High, near the Harvey Centre, let us check the thermostat before you buy a new cylinder. For work at Templefields, the Pinnacles or the hospital, we’ll arrange the permits before we start.",
  ],
  working: [
    "If you live in a low concrete block, the flats may share flues, drains and water tanks. If a shared drain blocks, ring your landlord, because it’s usually their job to clear it.",
    "If you run a laboratory or a food factory, we’ll agree with you how each room keeps its air pressure while we change the filters.",
  ],
  dayAndNight: [
    "If your flat is damp or stuffy, we can fit [better ventilation](/services/ventilation-systems). On the estates we repair [boilers and flues](/boiler-services) and, for landlords, carry out the [yearly gas check](/gas-services/landlord-gas-safety). You can report a blocked drain to our [drain and leak engineers](/services/emergency-plumbing-repairs) at any hour.",
    "We [service and replace chillers](/services/chiller-installation) while your site keeps running. If cooling fails at night, call our [emergency cooling and heating engineers](/services/emergency-hvac).",
  ],
  benefits: [
    "If we have to shut off a shared water pipe, we’ll tell your neighbours beforehand",
    "If some rooms in your New Town house stay cold, we can balance the radiators",
    "If poplar fluff blocks the coils of your outdoor units in June, we can wash them clean",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Moulding machines and laboratory equipment need cooling at all hours. We can add a spare chiller.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you rent out a house or flat, we can check its gas appliances and flues every year.",
    },
    {
      service: "ventilation-systems",
      why: "Rooms in the middle of a converted office may have no windows. We can bring in fresh air with a fan.",
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
      ["new-town terrace", "New boiler in a terrace? We’ll check where its flue can go."],
      ["1960s office", "Flat in a former office? We can find out why the shower is weak."],
      ["data centre", "Before we touch a data hall’s cooling, we rehearse every step."],
    ],
  },
} as const satisfies AreaCopy;
