import type { AreaCopy } from "../../types";

export const hillingdon = {
  description:
    "Emergency plumbers, boiler repair and air conditioning in Hillingdon, Ruislip, Hayes and Heathrow, for homes, shops, hotels, offices and data centres.",
  lead: "Our emergency plumbers, boiler engineers and gas engineers work in Hillingdon, Ruislip, Eastcote, Ickenham, Hayes and West Drayton. At Heathrow, we repair air conditioning in hotels and cargo sheds around your hours.",
  buildings: [
    "New boiler in a Ruislip or Eastcote semi? The flue may come out over a shared side path, so we check the distance to next door. Pipes can freeze in the back of a terrace in Hayes or West Drayton. We lag them. In timber buildings, such as the barns at Manor Farm, we join pipes without a flame.",
    "If the air con isn’t coping in your office at Stockley Park or another office park, tell us which rooms get warm and when, and we’ll find out why. We keep part of the cooling running in hotels and data centres while we work on the rest.",
  ],
  working: [
    "Work airside at Heathrow needs passes, tool lists, a site induction and an escort, so please allow time.",
    "Near the airport, we agree a crane’s height, position and hours with Heathrow before we book it.",
  ],
  dayAndNight: [
    "If a pipe bursts or a drain blocks, call for an [emergency plumber](/services/emergency-plumbing-repairs) at any time. Call us for a [boiler repair](/boiler-services) if you have no heating or hot water. Landlords can book the [yearly gas check](/gas-services/landlord-gas-safety).",
    "If the air conditioning fails in your hotel, shop or office, call us for an [urgent repair](/services/emergency-hvac). By appointment we service [air conditioning](/air-conditioning), [chillers](/services/chiller-installation) and [building management systems](/bms-services). Managers of several sites can arrange [emergency cover](/emergency-services) in advance.",
    "In restaurants and flight kitchens, we repair kitchen gas and do the yearly [commercial gas check](/services/gas-safety-certificates). Before a new kitchen opens, we carry out the [gas commissioning](/gas-services/system-commissioning).",
  ],
  benefits: [
    "We replace hotel air con floor by floor, so you can sell the other rooms",
    "Seeds clog outdoor air conditioning units, so we wash them before summer",
    "Ventilation smells of aviation fuel? We change the carbon filter",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "We service and replace chillers, and plan with you what to do if one fails.",
    },
    {
      service: "emergency-hvac",
      why: "Cooling in a cargo shed can’t wait until the next working day, so we come out at night too.",
    },
    {
      service: "system-commissioning",
      why: "Opening a kitchen? Tell us the date, and we’ll plan the gas tests round it.",
    },
  ],
  street: {
    line: ["timber frames", "by-law terrace", "semi", "parade", "hotel 7", "office park", "data centre", "shed"],
    notes: [
      ["semi", "Boiler keeps losing pressure? We find the leak and repair it."],
      ["hotel", "Air con off in hotel rooms? We find out why and repair it."],
      ["data centre", "Data hall chiller faulty? We keep chilled water on while we repair it."],
    ],
  },
} as const satisfies AreaCopy;
