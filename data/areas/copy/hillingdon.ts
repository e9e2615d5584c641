import type { AreaCopy } from "../../types";

export const hillingdon = {
  description:
    "Emergency plumbers, boiler repair and air conditioning in Hillingdon, Ruislip, Hayes and Heathrow, for homes, shops, hotels, offices and data centres.",
  lead: "Our emergency plumbers and gas engineers repair leaks, drains and boilers in Hillingdon, Ruislip, Eastcote, Ickenham, Hayes and West Drayton. We also repair air conditioning in shops, restaurants and offices, and in hotels and cargo sheds at Heathrow.",
  buildings: [
    "A new flue on a Ruislip or Eastcote semi may face a shared side path. We choose its position with you. Pipes at the back of terraces in Hayes and West Drayton can freeze. We can lag them.",
    "If the air con isn’t coping in your office at Stockley Park or another office park, tell us which rooms get hot and when, and we’ll put it right.",
    "We keep part of the cooling running in hotels and data centres while we work on the rest.",
    "In the timber barns at Manor Farm, we join pipes without a flame.",
  ],
  working: [
    "To work airside at Heathrow, we need passes, an induction and an escort. Please tell us early whom to ask.",
    "Near the airport, we agree a crane’s height and hours with Heathrow before we book it.",
  ],
  dayAndNight: [
    "If a pipe bursts or a drain blocks, call for an [emergency plumber](/services/emergency-plumbing-repairs) at any time. Boiler broken? If you rent your home, the landlord has to repair it, so tell them first. For owners and landlords, we come out day or night for a [boiler repair](/boiler-services). We also do landlords’ [annual gas safety checks](/gas-services/landlord-gas-safety).",
    "If the air conditioning fails in your hotel, shop, restaurant or office, ring us day or night for an [urgent repair](/services/emergency-hvac). We also service [air conditioning](/air-conditioning), [chillers](/services/chiller-installation) and [building management systems](/bms-services). If you manage several sites, ask about [emergency cover](/emergency-services).",
    "For restaurants and flight kitchens, we do gas repairs and the annual [commercial gas check](/services/gas-safety-certificates). We do the [gas commissioning](/gas-services/system-commissioning) before a new kitchen opens.",
  ],
  benefits: [
    "We replace hotel air con floor by floor, so you can sell the other rooms",
    "Outdoor air con units clog with dust and seeds, so we wash them before summer",
    "We test your water pressure before you choose a combi boiler",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "We service and replace chillers, and plan with you what to do if one fails.",
    },
    {
      service: "emergency-hvac",
      why: "We repair the cooling in cargo sheds at night and at weekends too.",
    },
    {
      service: "system-commissioning",
      why: "Tell us when your kitchen opens, and we’ll plan the gas tests round it.",
    },
  ],
  street: {
    line: ["timber frames", "by-law terrace", "semi", "parade", "hotel 7", "office park", "data centre", "shed"],
    notes: [
      ["semi", "Boiler losing pressure in a semi? We find out why and fix it."],
      ["hotel", "We repair the air con in hotel rooms, day or night."],
      ["data centre", "In data halls, we keep chilled water on while we repair a chiller."],
    ],
  },
} as const satisfies AreaCopy;
