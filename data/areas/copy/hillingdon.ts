import type { AreaCopy } from "../../types";

export const hillingdon = {
  description:
    "Emergency air conditioning, plumbing and boiler repair in Hillingdon: Heathrow hotels, Stockley Park offices, Hayes data halls and Ruislip homes.",
  lead: "Our emergency plumbers, boiler engineers and gas engineers cover homes in Hillingdon, from Ruislip and Ickenham to Hayes and West Drayton. Heathrow’s hotels and cargo sheds never close, so we plan work on their air conditioning round that.",
  buildings: [
    "In a semi in Ruislip or Eastcote the flue may end over a shared side path, so we check the distance. In Manor Farm’s medieval barns, pipes should be joined without a flame. A railway terrace in Hayes or West Drayton may have a rear addition where pipes freeze.",
    "On Stockley Park’s campus of low offices, tell us which part of the floor is warm. For Heathrow’s terminals, data halls and cargo sheds, we need the site contact and the induction time.",
  ],
  working: [
    "Any crane near a runway is a matter for the airport, which has to approve its height, position and hours. Work on the airfield side needs passes, tool lists and an escort, so please allow time for them.",
    "At Stockley Park the chilled-water plant is ageing, and trees by the lakes shed seed on to the outdoor coils.",
  ],
  dayAndNight: [
    "A full hotel on a hot night can call for [cooling and heating repair](/services/emergency-hvac) and, for a burst pipe, an [emergency plumber](/services/emergency-plumbing-repairs). If you have several sites, you can agree [emergency cover](/emergency-services) in advance.",
    "For offices we provide [chiller maintenance](/services/chiller-installation) and [BMS engineers](/bms-services), who look after the building management system. A flight kitchen needs [gas commissioning](/gas-services/system-commissioning) before it opens, then yearly [commercial gas checks](/services/gas-safety-certificates). And if your boiler at home has stopped, we do [boiler repair](/boiler-services).",
  ],
  benefits: [
    "We clear the crane with airport safeguarding before we book the hire",
    "We renew a hotel’s plant floor by floor, so the other rooms can be sold",
    "If your air intake smells of kerosene, we change its carbon filter early",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Chilled water cools most of a large building, so a plan for the day it fails is worth having.",
    },
    {
      service: "emergency-hvac",
      why: "Goods in a cargo cold store can’t wait for cooling until the next working day.",
    },
    {
      service: "system-commissioning",
      why: "When a kitchen opens on a fixed date, its large burners have to be set up and proved in time.",
    },
  ],
  street: {
    line: ["timber frames", "by-law terrace", "semi", "parade", "hotel 7", "office park", "data centre", "shed"],
    notes: [
      ["semi", "A yearly service keeps the ordinary boiler in a semi reliable."],
      ["hotel", "Hotel windows stay shut against noise, so the cooling must run."],
      ["data centre", "Data halls need chilled water at every hour of the night."],
    ],
  },
} as const satisfies AreaCopy;
