import type { AreaCopy } from "../../types";

export const hillingdon = {
  description:
    "Emergency plumbers, air conditioning and boiler repair in Hillingdon, for Heathrow hotels, Stockley Park offices, Hayes data halls and Ruislip homes.",
  lead: "Our emergency plumbers, boiler engineers and gas engineers cover homes in Hillingdon, from Ruislip and Ickenham to Hayes and West Drayton. If you run a hotel or a cargo shed at Heathrow, we’ll plan air conditioning work round your hours.",
  buildings: [
    "If you have a semi in Ruislip or Eastcote, the flue may end over a shared side path, so we’ll check the distance to next door. In a railway terrace in Hayes or West Drayton, we can protect the pipes in the rear addition from frost. If your building is a timber barn, like those at Manor Farm, we join pipes without a flame.",
    "Is your floor on the Stockley Park office campus too warm? Tell us where, and we’ll find out why. For work in a terminal or a cargo shed at Heathrow, we’ll arrange the site induction before the day.",
  ],
  working: [
    "For work airside at Heathrow we need passes, tool lists and an escort, so please allow time for them.",
    "Trees by the lakes at Stockley Park drop seeds that can clog outdoor units, and we can wash yours.",
  ],
  dayAndNight: [
    "If your hotel’s cooling fails on a hot night, call us for an [urgent cooling repair](/services/emergency-hvac). If a pipe bursts, ask for an [emergency plumber](/services/emergency-plumbing-repairs). If you have several sites, you can arrange [emergency cover](/emergency-services) in advance.",
    "For offices we offer [chiller maintenance](/services/chiller-installation), and our [BMS engineers](/bms-services) look after the building management system. A flight kitchen needs [gas commissioning](/gas-services/system-commissioning) before it opens, then yearly [commercial gas checks](/services/gas-safety-certificates). For homes we offer [boiler repair](/boiler-services) and the [landlord’s gas check](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We get the airport’s approval for the crane’s height, position and hours before we book it",
    "We renew a hotel’s plant floor by floor, so you can sell the other rooms",
    "If your ventilation smells of kerosene, we can change its carbon filter",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "We service and replace chillers, and plan with you what to do if one fails.",
    },
    {
      service: "emergency-hvac",
      why: "Goods in a cargo cold store can’t wait until the next working day, so we come out at night too.",
    },
    {
      service: "system-commissioning",
      why: "If your kitchen has to open on a fixed date, tell us the date, and we’ll plan the gas tests to suit.",
    },
  ],
  street: {
    line: ["timber frames", "by-law terrace", "semi", "parade", "hotel 7", "office park", "data centre", "shed"],
    notes: [
      ["semi", "Boiler in your semi due a service? We’ll check its flue as well."],
      ["hotel", "Hotel by the runway? We can keep rooms cool with the windows shut."],
      ["data centre", "We plan data hall work so that the chilled water keeps running."],
    ],
  },
} as const satisfies AreaCopy;
