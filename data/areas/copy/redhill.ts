import type { AreaCopy } from "../../types";

export const redhill = {
  description:
    "Need boiler repair, a gas engineer or an emergency plumber in Redhill, Merstham or Earlswood? We also look after offices and Holmethorpe workshops.",
  lead: "Need an emergency plumber, a gas engineer or a heating engineer in Redhill, Merstham or Earlswood? We also fit and repair cooling if your flat or office is too warm.",
  buildings: [
    "If you live in one of the new apartment blocks between the Belfry mall and the station, we’ll ring your managing agent before we shut off a shared pipe. Victorian terraces towards Earlswood have solid walls, which lose more heat, so we allow for that when we size a boiler. In Merstham the heating pipes may be in the floor, and we trace them before we drill.",
    "Does your office still have cooling units from the eighties? We’ll tell you whether you can still get parts. At East Surrey Hospital, or in a Holmethorpe workshop, we’ll work at the hours that suit you. If you’re in Bletchingley and have no mains gas, please say so when you book.",
  ],
  working: [
    "Redhill Brook runs through the low centre of town, much of it in a pipe, and it can overflow in a cloudburst. If you have plant in a basement there, we can fit a raised step at the door and an alarm on the pump.",
    "At the hospital we work under the estates team’s permit and test ward ventilation to HTM 03-01, the guidance for healthcare buildings. The front of Royal Earlswood may not change, so if you live there, we’ll put flues and outdoor units in the inner courts. Round Nutfield a soakaway may drain slowly, so we may suggest another outlet.",
  ],
  dayAndNight: [
    "If your [pump alarm sounds](/plumbing-services/pump-installation) or water is coming through from the flat above, call our [emergency plumbers](/services/emergency-plumbing-repairs). If your flat is stuffy, you may need better [ventilation](/services/ventilation-systems) or [air conditioning](/services/air-conditioning-installation), and we can advise on both.",
    "In Merstham and Earlswood we do [boiler repair](/boiler-services), and in rented homes we issue the [landlord’s yearly gas record, the CP12](/gas-services/landlord-gas-safety). For workshops we repair heaters and issue [gas certificates](/services/gas-safety-certificates).",
  ],
  benefits: [
    "If the brook could flood your basement, we’ll mount the electrical panels high on the wall",
    "Turning offices into flats? We’ll show you the pipe route before you buy cooling units",
    "We’ll give the hospital’s estates team airflow readings that are ready to file",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "In clinical rooms, and in flats whose windows stay shut, we measure the airflow and put it right.",
    },
    {
      service: "gas-pipework-installation",
      why: "When units at Holmethorpe are split or joined for new tenants, we change the gas pipes to suit.",
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
      ["hospital", "We plan work on a ward’s ventilation with the ward’s own staff."],
    ],
  },
} as const satisfies AreaCopy;
