import type { AreaCopy } from "../../types";

export const harlow = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Harlow, Old Harlow and Sawbridgeworth, and air conditioning for offices and laboratories.",
  lead: "For a leak, a blocked drain or a boiler repair in Harlow, Old Harlow or Sawbridgeworth, ring our emergency plumbers and gas engineers at any hour. For businesses, we repair chillers, heaters and air con.",
  advice: {
    houses: [
      "We arrange water shut-offs with you and your neighbours.",
      "We wash poplar fluff off the coils of outdoor air conditioning units in June.",
      "Pipes in a New Town terrace may run under next door’s floor, so we trace a leak before anyone takes up a floor.",
    ],
    flats: [
      "Flats in a low-rise block or in The Lawn, the listed point block, may share flues, drains and water tanks. If one of these fails, tell your landlord or the managing agent.",
    ],
    shops: ["Near the Harvey Centre, we can work before your shop opens."],
    offices: [
      "Before we change filters in your laboratory or food factory, we agree how to hold the air pressure in each room.",
      "When you ring about a warehouse heater, tell us how high it hangs, and we’ll bring the right platform.",
      "If your factory or data hall can’t be without cooling, tell us, and we’ll plan how to keep it on while we service or replace a chiller.",
    ],
    access: ["For a job in a factory or a hospital, tell us who issues the permit to work."],
  },
  demand: [
    {
      service: "chiller-installation",
      why: "If your machines or laboratory need cooling at all hours, we can add a standby chiller.",
    },
    {
      service: "landlord-gas-safety",
      why: "We check every gas appliance and flue in the home you let, and give you the CP12.",
    },
    {
      service: "ventilation-systems",
      why: "If your office has no windows, we can design and fit ducts that bring in fresh air.",
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
      ["new-town terrace", "We’ll plan the flue for a New Town terrace before you order a boiler."],
      ["1960s office", "Office taps slow? We look at the filters before the pipes."],
      ["data centre", "Data hall overheating? We repair chillers and cooling units."],
    ],
  },
} as const satisfies AreaCopy;
