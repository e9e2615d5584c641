import type { AreaCopy } from "../../types";

export const redhill = {
  description:
    "Need boiler repair, a gas engineer or an emergency plumber in Redhill, Merstham or Earlswood? We also look after offices and Holmethorpe workshops.",
  lead: "Need an emergency plumber, a gas engineer or a heating engineer in Redhill, Merstham or Earlswood? We also fit and repair cooling if your flat or office is too warm.",
  buildings: [
    "In the new apartment blocks between the Belfry mall and the station, we’ll ring the agent before we shut off a shared pipe. If your office still has its first cooling units from the eighties, we’ll tell you whether you can still get parts. Victorian terraces towards Earlswood have solid walls, and we allow for those when we size a boiler. On Merstham’s London overspill estate, pipes may lie in the floor, so we trace them first. At East Surrey Hospital or in a Holmethorpe workshop, we’ll work at the hours that suit you. No gas in Bletchingley? Please say so when you book.",
  ],
  working: [
    "Redhill Brook runs through the low centre, much of it in a pipe, and a cloudburst can be too much for it. If you have plant in a basement there, we can put a raised step at the door and an alarm on the pump. When an office block becomes flats, we look for space in the risers for the new cooling pipes.",
    "At the hospital, we work under the estates team’s permit and test ward ventilation to its own guidance, HTM 03-01. The front of Royal Earlswood may not change, so we put flues and outdoor units in the inner courts. Towards Nutfield the ground was dug for sand and fuller’s earth, so a soakaway drains poorly and we look for another outlet.",
  ],
  dayAndNight: [
    "If your [pump alarm sounds](/plumbing-services/pump-installation) or water is coming through from the flat above, call our [emergency plumbers](/services/emergency-plumbing-repairs). If your flat is stuffy, you may need better [ventilation](/services/ventilation-systems) or [air conditioning](/services/air-conditioning-installation), and we can advise on both.",
    "We do [boiler repair](/boiler-services) in Merstham and the terraces, and the [landlord’s yearly gas record, the CP12](/gas-services/landlord-gas-safety), in rented homes. In workshops we repair heaters and issue [gas certificates](/services/gas-safety-certificates).",
  ],
  benefits: [
    "If the brook could flood your basement, we mount the electrical panels high on the wall",
    "We’ll show you the route of the cooling pipes before you pay for the units",
    "We’ll send your estates team readings that are ready to file",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "In clinical rooms and sealed flats, we measure the airflow and put it right.",
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
      ["1960s office", "If inner office rooms are stuffy, we can bring in more fresh air."],
      ["new flats", "West-facing flat too hot late in the day? We can cool it."],
      ["hospital", "We plan work on a ward’s ventilation with the ward’s own staff."],
    ],
  },
} as const satisfies AreaCopy;
