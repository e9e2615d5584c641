import type { AreaCopy } from "../../types";

export const redhill = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Redhill, Merstham and Earlswood, with air conditioning for flats, shops and offices.",
  lead: "Ring us at any hour for an emergency plumber, a gas engineer or a boiler repair in Redhill, Merstham or Earlswood. We also repair air con and heating in shops, offices and workshops.",
  advice: {
    houses: [
      "The solid walls of Earlswood’s Victorian terraced houses lose a lot of heat, so we allow for that when we work out how large a new boiler has to be.",
      "If your house in Nutfield or Bletchingley has no mains gas, ask us whether a heat pump would suit it before you buy another oil boiler.",
    ],
    flats: [
      "New flats near the station and the Belfry shopping centre often share pipes. We ring the managing agent before we turn one off, so have the agent’s number ready when you call us.",
      "When an office building is turned into flats, each flat needs its own water and waste pipes. We draw their routes before work starts, so the builders can leave room.",
      "Redhill Brook runs under the town centre and can flood in heavy rain. If your building’s boilers are in a basement there, we can fit a sump pump, which empties a pit in the floor, and an alarm.",
    ],
    offices: [
      "If you run a hospital or a clinic, we can test the ventilation of your clinical rooms to HTM 03-01 (the NHS guidance), so you know whether each room gets enough air.",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "In a flat where the windows stay shut against the noise of trains and traffic, the fans have to bring in enough air. We measure and correct the flow.",
    },
    {
      service: "gas-pipework-installation",
      why: "Trade units are often split or joined for new tenants. When that happens, we can change the gas pipes to suit.",
    },
    {
      service: "pump-installation",
      why: "Tall blocks in the town centre need pumps to lift water to their top floors. We fit the pumps and service them.",
    },
  ],
  street: {
    line: [
      "station",
      "shopping centre",
      "1960s office 6",
      "new flats 7",
      "by-law terrace",
      "church",
      "hospital 6",
      "factory",
    ],
    notes: [
      ["1960s office", "Stuffy meeting room deep inside a 1960s office? We can duct in fresh air from outside."],
      ["new flats", "West-facing flat too hot in the evening? If the freeholder agrees, we can fit air con."],
      [
        "by-law terrace",
        "In a narrow terraced house with a cold hall, we can fit a tall radiator that takes little room.",
      ],
    ],
  },
} as const satisfies AreaCopy;
