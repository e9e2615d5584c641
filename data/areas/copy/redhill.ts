import type { AreaCopy } from "../../types";

export const redhill = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Redhill, Merstham and Earlswood, with air conditioning for flats, shops and offices.",
  lead: "Ring us at any hour for an emergency plumber, a gas engineer or a boiler repair in Redhill, Merstham or Earlswood. Our engineers also look after air conditioning and heating in shops, offices and workshops.",
  advice: {
    houses: [
      "If the hot water runs cold, we test the boiler first.",
      "Redhill Brook runs under the town centre and can flood in heavy rain. We can fit sump pumps with alarms in basement boiler rooms there. If an alarm sounds, ring us day or night.",
      "Solid walls in Earlswood’s Victorian terraces lose a lot of heat, so we allow for that when we size a boiler.",
      "If your house in Nutfield or Bletchingley has no mains gas, ask us whether it would suit a heat pump.",
    ],
    flats: [
      "If you let several flats, we plan the gas safety checks (CP12) together.",
      "When offices become flats, we draw the pipe routes before work starts.",
      "New flats near the station and the Belfry shopping centre often share pipes, so we ring the managing agent before we turn one off.",
    ],
    shops: ["We can come to your workshop before or after working hours."],
    offices: [
      "In hospitals and clinics, we test ventilation to HTM 03-01, the NHS ventilation guidance.",
      "If your office air con is old, we’ll tell you whether it’s worth repairing.",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "We measure and correct the airflow in clinical rooms, and in flats where the windows stay shut.",
    },
    {
      service: "gas-pipework-installation",
      why: "When trade units are split or joined for new tenants, we can change the gas pipes to suit.",
    },
    {
      service: "pump-installation",
      why: "We fit and service the pumps that lift water up tall blocks and out of basements.",
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
      ["1960s office", "Stuffy meeting rooms? We can duct fresh air into your office."],
      ["new flats", "West-facing flat too hot in the evening? We can fit air conditioning."],
      ["by-law terrace", "If your terraced house is cold, the radiators may be too small."],
    ],
  },
} as const satisfies AreaCopy;
