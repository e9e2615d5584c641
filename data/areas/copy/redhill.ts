import type { AreaCopy } from "../../types";

export const redhill = {
  description:
    "Need boiler repair, a gas engineer or an emergency plumber in Redhill, Merstham or Earlswood? We also look after offices and Holmethorpe workshops.",
  lead: "Need an emergency plumber, a gas engineer or a heating engineer in Redhill, Earlswood, Merstham or Nutfield? If your flat or office is too warm, we also fit and repair cooling.",
  buildings: [
    "In the new apartment blocks between the Belfry mall and the station, we’ll ring the agent before we shut a shared pipe. If your office dates from the eighties and has its first cooling units, we’ll tell you whether parts still exist. We allow for the solid walls of a Victorian terrace towards Earlswood when we size its boiler. On Merstham’s London overspill estate, pipes may lie in the floor, so we trace them. At East Surrey Hospital or in a Holmethorpe workshop we’ll work at the hours that suit you. If you have no gas in Bletchingley, say so when you book.",
  ],
  working: [
    "Redhill Brook runs through the low centre, much of it in a pipe, and a cloudburst can be too much for it. For basement plant there, we put a raised step at the door and an alarm on the pump. When an office block becomes flats, we look for space for new cooling pipes in the risers that are there.",
    "We work at the hospital under the estates team’s permit, and test ward ventilation to its own guidance, HTM 03-01. At Royal Earlswood we put flues and outdoor units in the inner courts, because the front may not change. Towards Nutfield the ground was dug for sand and fuller’s earth and is poor for soakaways, so we look for another drain.",
  ],
  dayAndNight: [
    "If your [pump alarm sounds](/plumbing-services/pump-installation) or water is coming through from the flat above, our [emergency plumbers](/services/emergency-plumbing-repairs) will come. Better [ventilation](/services/ventilation-systems) can cure a stuffy flat, and so can [air conditioning](/services/air-conditioning-installation). We advise on both.",
    "We offer [boiler repair](/boiler-services) in Merstham and the terraces, and do the [landlord’s yearly gas record, the CP12](/gas-services/landlord-gas-safety), in rented homes. We issue [gas certificates and repair heaters](/services/gas-safety-certificates) in workshops.",
  ],
  benefits: [
    "We mount electrical panels high in your basement, above any flood from the brook",
    "We’ll show you the pipe route for cooling before you pay for the units",
    "We’ll send your estates team readings in a form it can file",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "We measure the airflow in clinical rooms and sealed flats and put it right.",
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
      ["new flats", "Flats that face west get hot late in the day, and we can cool them."],
      ["hospital", "We plan work on hospital air with the ward’s own staff."],
    ],
  },
} as const satisfies AreaCopy;
