import type { AreaCopy } from "../../types";

export const redhill = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Redhill, Merstham and Earlswood, with air conditioning for flats, shops and offices.",
  lead: "Call us for an emergency plumber, a gas engineer or a heating engineer in Redhill, Merstham or Earlswood. We also fit and repair air conditioning in flats, shops and offices.",
  buildings: [
    "We work in Victorian terraces, post-war houses and village homes, from Earlswood and Merstham to Nutfield and Bletchingley. Solid walls lose more heat, so we allow for them when we size a boiler. Houses without mains gas may suit a heat pump, and we can check yours.",
    "In the apartment blocks near the station and the Belfry shopping centre, we ring your managing agent before we shut off a shared pipe. When an office’s air conditioning is old, we tell you whether it’s still worth repairing. In workshops we come before or after your working hours.",
  ],
  working: [
    "Redhill Brook runs under the low town centre and can flood in heavy rain. In a basement boiler room there, we can fit a sump pump with an alarm.",
    "For work at East Surrey Hospital, we agree each shutdown with the estates team. We test ward ventilation to HTM 03-01, the guidance for healthcare buildings.",
  ],
  dayAndNight: [
    "Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour about a burst pipe, a blocked drain or water from the flat above. If a basement pump’s alarm sounds, we [repair the pump](/plumbing-services/pump-installation).",
    "We offer [boiler repair](/boiler-services) and servicing for houses and flats. For rented homes we do the yearly gas check and issue the [landlord’s record, the CP12](/gas-services/landlord-gas-safety).",
    "Office, shop or flat too warm? Ask us about [air conditioning](/services/air-conditioning-installation) or better [ventilation](/services/ventilation-systems). In restaurant kitchens and workshops we repair gas appliances and issue the [certificates](/services/gas-safety-certificates). One [maintenance contract](/maintenance) can cover a whole managed building.",
  ],
  benefits: [
    "If your plant room could flood, we raise its pumps and control panels off the floor",
    "Before you turn offices into flats, we show you the pipe routes on a drawing",
    "If you own several rented flats, we plan their yearly gas checks together",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "In clinical rooms, and in flats whose windows stay shut, we measure the airflow and correct it.",
    },
    {
      service: "gas-pipework-installation",
      why: "When trade units are split or joined for new tenants, we change the gas pipes to suit.",
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
      ["1960s office", "Stuffy meeting rooms? We can bring more fresh air into your office."],
      ["new flats", "West-facing flat too hot late in the day? We can cool it."],
      ["hospital", "Hospital fan noisy? We find the cause and repair the fan."],
    ],
  },
} as const satisfies AreaCopy;
