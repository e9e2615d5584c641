import type { AreaCopy } from "../../types";

export const harlow = {
  description:
    "Emergency plumbers and heating engineers in Harlow, Old Harlow and Sawbridgeworth, with boiler repair for homes and cooling for laboratories and data halls.",
  lead: "If your heating, hot water or drains fail in Harlow, Old Harlow or Sawbridgeworth, our emergency plumbers and gas engineers can help. We can also look after cooling in factories, laboratories and data halls.",
  buildings: [
    "In a New Town terrace at Mark Hall, Netteswell or Tye Green, your pipes may run under next door’s floor, so we’ll trace them first. If the taps run dry in your flat at The Lawn, the listed point block, ask whether your neighbours have water before you call.",
    "Lukewarm water in one of the converted offices at The High, near the Harvey Centre? Let us check the thermostat before you buy a new cylinder. For work at Templefields, the Pinnacles, the data-centre campus or the hospital, please send us the permit rules first.",
  ],
  working: [
    "In the low concrete blocks, neighbours often share flues, drains and tank rooms, and old drawings may be wrong, so we find out which pipes are still in use. To clear a shared drain, we’ll need to get into the ground-floor flat.",
    "If you run a laboratory or a food factory, tell us which rooms must stay under pressure while we change the filters.",
  ],
  dayAndNight: [
    "If your flat is damp or stuffy, we can fit [better ventilation](/services/ventilation-systems). On the estates we repair [boilers and flues](/boiler-services) and, for landlords, carry out the [yearly gas check](/gas-services/landlord-gas-safety). You can report a blocked drain to our [drain and leak engineers](/services/emergency-plumbing-repairs) at any hour.",
    "We [service and replace chillers](/services/chiller-installation) while your site keeps running. If cooling fails at night, call our [emergency cooling and heating engineers](/services/emergency-hvac).",
  ],
  benefits: [
    "We’ll keep your neighbours’ water and gas on while we work on yours",
    "Before we shut down the cooling in your data hall, we test the hired stand-in chillers under full load",
    "Poplar fluff can block your condenser coils in June, and we can wash them clean",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Injection-moulding machines and laboratory equipment give off heat at all hours, so we plan a spare chiller for them.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you rent out a former corporation house, we’ll check its gas every year.",
    },
    {
      service: "ventilation-systems",
      why: "Rooms in the middle of an old office floor have no windows, so we bring in fresh air by fan.",
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
      ["new-town terrace", "Is next door’s boiler as old as yours? We can quote for both."],
      ["1960s office", "Weak shower in an office conversion? We’ll check the water pressure."],
      ["data centre", "Before we touch a data hall’s cooling, we rehearse every step."],
    ],
  },
} as const satisfies AreaCopy;
