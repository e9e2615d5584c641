import type { AreaCopy } from "../../types";

export const hillingdon = {
  description:
    "Emergency plumbers, boiler repair and air conditioning in Hillingdon, Ruislip, Hayes and Heathrow, for homes, shops, hotels, offices and data centres.",
  lead: "Our emergency plumbers, boiler engineers and gas engineers work in Hillingdon, Ruislip, Eastcote, Ickenham, Hayes and West Drayton. For hotels and cargo sheds at Heathrow, we plan air conditioning work around your hours.",
  buildings: [
    "In a Ruislip or Eastcote semi, the flue may come out over a shared side path, so we check the distance to next door. In the terraces of Hayes and West Drayton, we lag pipes in the back extension against frost. In timber buildings, such as the barns at Manor Farm, we join pipes without a flame.",
    "Is your office at Stockley Park or another office park too warm? Tell us which rooms and at what time of day, and we’ll find out why. In hotels and data centres, we keep part of the cooling running while we work on the rest.",
  ],
  working: [
    "For work airside at Heathrow we need passes, tool lists, a site induction and an escort, so please allow time for them.",
    "Near the airport, we agree a crane’s height, position and hours with Heathrow before we book it.",
  ],
  dayAndNight: [
    "If a pipe bursts or a drain blocks, ask for an [emergency plumber](/services/emergency-plumbing-repairs) at any time. For homes we offer [boiler repair](/boiler-services) and servicing, and landlords can book the [yearly gas check](/gas-services/landlord-gas-safety).",
    "If the cooling fails in your hotel, shop or office, call us for an [urgent cooling repair](/services/emergency-hvac). By appointment we service [air conditioning](/air-conditioning), [chillers](/services/chiller-installation) and [building management systems](/bms-services). Managers of several sites can arrange [emergency cover](/emergency-services) in advance.",
    "In restaurants and flight kitchens, we repair kitchen gas and do the yearly [commercial gas check](/services/gas-safety-certificates). Before a new kitchen opens, we carry out the [gas commissioning](/gas-services/system-commissioning).",
  ],
  benefits: [
    "We replace a hotel’s plant floor by floor, so you can sell the other rooms",
    "Seeds and leaves can clog an outdoor unit, so we wash it before the summer",
    "If your ventilation smells of aviation fuel, we can change its carbon filter",
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
      why: "Tell us the date when your kitchen has to open, and we’ll plan the gas tests to suit.",
    },
  ],
  street: {
    line: ["timber frames", "by-law terrace", "semi", "parade", "hotel 7", "office park", "data centre", "shed"],
    notes: [
      ["semi", "Boiler keeps losing pressure? We find the leak and repair it."],
      ["hotel", "Hotel rooms hot with the windows shut? We can cool them."],
      ["data centre", "Data hall too warm? We keep the chilled water on as we repair it."],
    ],
  },
} as const satisfies AreaCopy;
