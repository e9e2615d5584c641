import type { AreaCopy } from "../../types";

export const redhill = {
  description:
    "Need boiler repair, a gas engineer or an emergency plumber in Redhill, Merstham or Earlswood? We also look after offices and Holmethorpe workshops.",
  lead: "We send emergency plumbers, gas engineers and heating engineers to Redhill, Earlswood, Merstham and Nutfield. If a flat or an office is too warm, we also fit and repair cooling.",
  buildings: [
    "In one of the new apartment blocks between the Belfry mall and the station, find your stop valve before you need it. An office of the eighties may have its original fan coils, and we can tell you whether parts still exist. A Victorian terrace towards Earlswood has solid walls, which we allow for when we size a boiler. On Merstham’s London overspill estate, pipes may lie in the floor. For East Surrey Hospital or a Holmethorpe workshop, tell us the hours that suit. In Bletchingley, tell us if you have no gas.",
  ],
  working: [
    "Redhill Brook runs through the low centre, much of it in a pipe, and a cloudburst can be too much for it. Basement plant there needs a raised step at the door and a pump alarm. When an office block becomes flats, it keeps its risers but loses its cooling, so we look for a route for new pipes in the risers that are there.",
    "Work at the hospital needs a permit from the estates team, and ward ventilation is tested to guidance of its own, HTM 03-01. At Royal Earlswood the front may not change, so flues and outdoor units go into the inner courts. Towards Nutfield the ground has been dug for sand and fuller’s earth and is poor for soakaways.",
  ],
  dayAndNight: [
    "If a [pump alarm sounds](/plumbing-services/pump-installation) or water is coming through from the flat above, call our [emergency plumbers](/services/emergency-plumbing-repairs). If your flat is stuffy, the answer may be better [ventilation](/services/ventilation-systems) or [air conditioning](/services/air-conditioning-installation), and we can advise on both.",
    "In Merstham and the terraces we offer [boiler repair](/boiler-services), and for rented homes the [landlord’s yearly gas record, the CP12](/gas-services/landlord-gas-safety). Workshops can book [gas certificates and heater repairs](/services/gas-safety-certificates).",
  ],
  benefits: [
    "We mount electrical panels high in your basement, above any flood from the brook",
    "You know the pipe route for cooling before you pay for the units",
    "Your estates team receives the readings in a form it can file",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Clinical rooms and sealed flats depend on mechanical air, so its flow has to be measured.",
    },
    {
      service: "gas-pipework-installation",
      why: "Units at Holmethorpe are split or joined for new tenants, and the gas pipes then need to be changed too.",
    },
    {
      service: "pump-installation",
      why: "Tall blocks need water pumped up and basements need it pumped out, each by a pair of pumps.",
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
      ["1960s office", "A wide office floor leaves inner rooms with little air."],
      ["new flats", "Flats that face west are hottest late in the day."],
      ["hospital", "We plan work on hospital air with the ward’s own staff."],
    ],
  },
} as const satisfies AreaCopy;
