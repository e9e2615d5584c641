import type { AreaCopy } from "../../types";

export const redhill = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Redhill, Merstham and Earlswood, with air conditioning for flats, shops and offices.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Redhill, Merstham or Earlswood. We work in homes, shops, restaurants, offices and workshops, and fit and repair air conditioning.",
  buildings: [
    "Solid walls in an Earlswood Victorian terrace let a lot of heat out. We allow for that when we size a boiler. A village house in Nutfield or Bletchingley without mains gas may suit a heat pump.",
    "New flats near the station and the Belfry shopping centre often share pipes, so we ring the managing agent before we shut one off.",
    "We’ll tell you whether old office air con is worth repairing. We can come to a workshop before or after working hours.",
  ],
  working: [
    "Redhill Brook runs under the town centre and can flood in heavy rain. We fit sump pumps with alarms in basement boiler rooms there.",
    "At East Surrey Hospital, we can agree each shutdown with the estates team, and test ward ventilation to HTM 03-01, the NHS ventilation guidance.",
  ],
  dayAndNight: [
    "Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour about a burst pipe, a blocked drain or water through the ceiling. If a basement pump alarm sounds, call us to [repair the pump](/plumbing-services/pump-installation).",
    "Boiler broken? If you rent your home, the repair is your landlord’s job, so tell them first. If you own or let the home, ring us day or night for a [boiler repair](/boiler-services). We service boilers, do the annual gas safety check for landlords and issue the [gas safety record (CP12)](/gas-services/landlord-gas-safety).",
    "If your [air conditioning](/air-conditioning) stops, ring us day or night for an [urgent repair](/services/emergency-hvac), or let us [fit a new system](/services/air-conditioning-installation). We can improve the [ventilation](/services/ventilation-systems) in stuffy rooms. For restaurants and workshops, we repair gas appliances and issue [gas certificates](/services/gas-safety-certificates). If you manage a building, ask about a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We test the boiler first if your hot water runs cold",
    "We plan the gas checks together if you let several flats",
    "When offices become flats, we draw the pipe routes before work starts",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "We measure and correct the airflow in clinical rooms, and in flats where the windows stay shut.",
    },
    {
      service: "gas-pipework-installation",
      why: "Trade units get split or joined for new tenants. We change the gas pipes to suit.",
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
      ["1960s office", "In an office with stuffy meeting rooms, we can add fresh air."],
      ["new flats", "West-facing flat too hot in the evening? We can fit air conditioning."],
      ["by-law terrace", "We fit larger radiators in solid-walled terraces that stay cold."],
    ],
  },
} as const satisfies AreaCopy;
