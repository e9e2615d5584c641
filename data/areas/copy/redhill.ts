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
      "New flats near the station and the Belfry shopping centre often share pipes. If you own a flat there, have the managing agent’s number ready when you call us, because we ring the agent before we turn off a shared pipe.",
      "When an office building is turned into flats, each flat needs its own water and waste pipes. We draw the pipe routes before work starts, so that the builders can leave room for them.",
      "Redhill Brook runs under the town centre and can flood in heavy rain. If your building’s boilers are in a basement there, we can fit a sump pump, which empties a pit in the floor, and an alarm.",
    ],
    shops: [
      "If you have a shop in or near the Belfry, check your lease before you order a repair, because part of the heating or cooling may be your landlord’s to repair.",
    ],
    offices: [
      "If you run a hospital or a clinic, we can test the ventilation of your clinical rooms to HTM 03-01 (the NHS guidance), so that you know whether each room gets enough air.",
      "Does your workshop run all day? We can repair the heaters or the air con before your staff arrive or after they’ve gone home.",
    ],
    access: [
      "If you’re near the station or the Belfry, please tell us where a van can park, and where we can unload something as heavy as a boiler.",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "If you keep your windows shut because of the trains or the traffic, your flat depends on its fans for fresh air. We measure the airflow and put it right if it’s too low.",
    },
    {
      service: "gas-pipework-installation",
      why: "Trade units are often split or joined for new tenants. When that happens, we can change the gas pipes to suit the new layout.",
    },
    {
      service: "pump-installation",
      why: "Tall blocks in the town centre need pumps to lift water to their top floors. We can fit the pumps and service them.",
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
      ["by-law terrace", "Cold hall in a narrow terraced house? We can fit a tall radiator that takes up little room."],
    ],
  },
} as const satisfies AreaCopy;
