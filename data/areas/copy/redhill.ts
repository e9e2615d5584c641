import type { AreaCopy } from "../../types";

export const redhill = {
  description:
    "Need boiler repair, a gas engineer or an emergency plumber in Redhill, Merstham or Earlswood? We also look after offices and Holmethorpe workshops.",
  lead: "Need an emergency plumber, a gas engineer or a heating engineer in Redhill, Merstham or Earlswood? We also fit and repair cooling if your flat or office is too warm.",
  buildings: [
    "If you live in one of the new apartment blocks between the Belfry mall and the station, we’ll ring your managing agent before we shut off a shared pipe. Victorian terraces towards Earlswood usually have solid walls, which lose more heat, so we allow for that when we size a boiler. If your heating pipes in Merstham are in the floor, we’ll trace them before we drill.",
    "Does your office still have cooling units from the eighties? We’ll tell you whether you can still get parts. If you run a workshop at Holmethorpe, we’ll work at hours that suit you. If you’re in Bletchingley and have no mains gas, please say so when you book.",
  ],
  working: [
    "Redhill Brook, much of it in a pipe, runs through the low town centre and can overflow in a cloudburst. If your boilers are in a basement there, we can fit a raised step at the door and an alarm on the pump.",
    "At East Surrey Hospital, we’d need the estates team’s permit, and we’d test ward ventilation to HTM 03-01, the guidance for healthcare buildings. If you live at Royal Earlswood, we’ll keep flues off the front of the building. Soakaway near Nutfield draining slowly? We may suggest another outlet.",
  ],
  dayAndNight: [
    "If your [pump alarm sounds](/plumbing-services/pump-installation) or water is coming through from the flat above, call our [emergency plumbers](/services/emergency-plumbing-repairs). If your flat is stuffy, you may need better [ventilation](/services/ventilation-systems) or [air conditioning](/services/air-conditioning-installation), and we can advise on both.",
    "In Merstham and Earlswood we do [boiler repair](/boiler-services), and in rented homes we issue the [landlord’s yearly gas record, the CP12](/gas-services/landlord-gas-safety). For workshops we repair heaters and issue [gas certificates](/services/gas-safety-certificates).",
  ],
  benefits: [
    "If the brook could flood your basement, we’ll mount the electrical panels high on the wall",
    "Turning offices into flats? We’ll show you the pipe route before you buy cooling units",
    "After work on a ward’s ventilation, you’ll get airflow readings that are ready to file",
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
      ["hospital", "New fans for a ward? We plan the work with the ward’s own staff."],
    ],
  },
} as const satisfies AreaCopy;
