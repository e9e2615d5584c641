import type { AreaCopy } from "../../types";

export const esher = {
  description:
    "Emergency plumbing, gas, boiler repair and air conditioning in Esher, Cobham, Claygate and Molesey, with care of large houses’ plant rooms and pools.",
  lead: "If you need an emergency plumber, a gas engineer or boiler repair in Esher, we can help at any hour. We can also look after the plant rooms, pools and air conditioning of larger houses in Cobham, Claygate and Molesey.",
  buildings: [
    "If your house at Esher Place or Claremont Park has been extended, each part may have a heating circuit of its own, so we trace them all before we change a boiler. A Victorian villa at Claygate may still have a lead supply pipe, which we can replace. For a cottage at Thames Ditton or in East Molesey’s conservation area, we try to run the flue out at the back.",
    "We can come to your shop near Hampton Court station before it opens. If your school is in a listed mansion, even one hole in a wall may need consent, and we can do the drawings.",
  ],
  working: [
    "Your private estate may have its own rules on delivery hours and outdoor units. We’ll check these, and the council’s, before we order anything.",
    "Large plots at Cobham may have room for a heat pump that takes its heat from pipes in the ground. Tree preservation orders can limit where we dig, so we check those first.",
  ],
  dayAndNight: [
    "If everything in your large house stops at once, the controls may be at fault. Our [controls engineers](/bms-services) can find out, and our [heating engineers](/heating-services) repair what has failed. Room too hot on the Fairmile? We [repair and service air conditioning](/air-conditioning).",
    "We also do [boiler repairs and services](/boiler-services) in smaller homes, and fit [new bathrooms](/services/bathroom-kitchen-plumbing). For a burst pipe, call our [emergency plumbers](/services/emergency-plumbing-repairs). If you cater at a club or the racecourse, book [kitchen gas safety and repair](/gas-services/commercial-kitchen-gas) for a day between events.",
  ],
  benefits: [
    "We’ll draw and label the plant in your house, so that any engineer can follow it",
    "For landlords, we can do the yearly gas check when we service the boiler",
    "In Molesey we mount electrical panels above the level of the 1968 flood",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Big windows and rooms in the roof can make a house too hot in July. We can fit quiet cooling.",
    },
    {
      service: "heating-system-maintenance",
      why: "Our yearly plan can cover every pump, valve and sensor in a large house.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "The gas ovens at a golf club can stand idle for weeks. We can test them before an event.",
    },
  ],
  street: {
    line: ["pub", "parade", "villa", "detached house", "church", "station", "detached house", "school", "stadium"],
    notes: [
      ["villa", "House near the Mole? We can put the boiler upstairs."],
      ["detached house", "Pool and heating on separate controls? We can put them on one."],
      ["school", "In a boarding school we label every pump, so faults are easy to find."],
    ],
  },
} as const satisfies AreaCopy;
