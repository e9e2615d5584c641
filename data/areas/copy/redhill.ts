import type { AreaCopy } from "../../types";

export const redhill = {
  description:
    "Call us for boiler repair, a gas engineer or an emergency plumber in Redhill, Merstham or Earlswood. We also repair air conditioning and workshop heaters.",
  lead: "Call us for an emergency plumber, a gas engineer or a heating engineer in Redhill, Merstham or Earlswood. We also fit and repair air conditioning in flats and offices.",
  buildings: [
    "In the new apartment blocks between the Belfry mall and the station, we’ll ring your managing agent before we shut off a shared pipe. Victorian terraces towards Earlswood usually have solid walls, which lose more heat, so we allow for that when we size a boiler. In Merstham, heating pipes may run in the floor, so we’ll trace them before we drill.",
    "If the air conditioning in your office is old, we’ll tell you whether it’s still worth repairing. For a workshop at Holmethorpe, we can come before or after your working hours. If your house in Bletchingley has no mains gas, ask us about a heat pump.",
  ],
  working: [
    "Redhill Brook runs through the low town centre, mostly in a pipe, and can overflow in a cloudburst. If your boilers are in a basement there, we can fit a sump pump with an alarm.",
    "At East Surrey Hospital, we’d need the estates team’s permit, and we’d test ward ventilation to HTM 03-01, the guidance for healthcare buildings. If you need a new flue in the former Royal Earlswood hospital, we’ll check which consents apply. If your soakaway near Nutfield drains slowly, we can find out why.",
  ],
  dayAndNight: [
    "If your [pump alarm sounds](/plumbing-services/pump-installation) or water is coming through from the flat above, call our [emergency plumbers](/services/emergency-plumbing-repairs). If your flat is stuffy or too hot, we can advise on [ventilation](/services/ventilation-systems) and [air conditioning](/services/air-conditioning-installation).",
    "In Merstham and Earlswood we do [boiler repair](/boiler-services), and for rented homes we issue the [landlord’s yearly gas record, the CP12](/gas-services/landlord-gas-safety). For workshops we repair heaters and issue [gas certificates](/services/gas-safety-certificates).",
  ],
  benefits: [
    "If your plant room could flood, we can raise its pumps and control panels off the floor",
    "If you turn offices into flats, we’ll show you the pipe routes on a drawing before we start",
    "If you own several rented flats, we can plan their yearly gas checks together",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "In clinical rooms, and in flats whose windows stay shut, we can measure the airflow and correct it.",
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
