import type { AreaCopy } from "../../types";

export const hillingdon = {
  description:
    "Emergency plumbers, air conditioning and boiler repair in Hillingdon, for Heathrow hotels, Stockley Park offices, Hayes data halls and Ruislip homes.",
  lead: "Our emergency plumbers, boiler engineers and gas engineers cover homes in Hillingdon, from Ruislip and Ickenham to Hayes and West Drayton. If you run a hotel or a cargo shed at Heathrow, we’ll plan air conditioning work round your hours.",
  buildings: [
    "In a semi in Ruislip or Eastcote the flue may end over a shared side path, so we’ll check the distance. In Manor Farm’s medieval barns we use press joints, which need no flame. In a railway terrace in Hayes or West Drayton, we can lag the pipes in the rear addition.",
    "On Stockley Park’s campus of low offices, tell us which part of the floor is warm, so that we find the right unit. For Heathrow’s terminals, data halls and cargo sheds, we need the site contact and the induction time.",
  ],
  working: [
    "The airport has to approve the height, position and hours of any crane near a runway. On the airfield side we need passes, tool lists and an escort, so please allow time for them.",
    "At Stockley Park the chilled-water plant is ageing, and trees by the lakes shed seed on to the outdoor coils, which we can wash.",
  ],
  dayAndNight: [
    "If your hotel is full on a hot night, call us for [cooling and heating repair](/services/emergency-hvac) or, when a pipe bursts, an [emergency plumber](/services/emergency-plumbing-repairs). With several sites, you can agree [emergency cover](/emergency-services) in advance.",
    "In offices we do [chiller maintenance](/services/chiller-installation), and our [BMS engineers](/bms-services) look after the building management system. A flight kitchen needs [gas commissioning](/gas-services/system-commissioning) before it opens, then yearly [commercial gas checks](/services/gas-safety-certificates). Has your boiler at home stopped? Ask for [boiler repair](/boiler-services).",
  ],
  benefits: [
    "We clear the crane with airport safeguarding before we book the hire",
    "We renew a hotel’s plant floor by floor, so you can sell the other rooms",
    "If your air intake smells of kerosene, we’ll change its carbon filter early",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "We service and replace chillers, and plan with you for the day that one fails.",
    },
    {
      service: "emergency-hvac",
      why: "Goods in a cargo cold store can’t wait until the next working day, so we come out at night.",
    },
    {
      service: "system-commissioning",
      why: "When your kitchen has to open on a fixed date, we’ll set up and prove its large burners in time.",
    },
  ],
  street: {
    line: ["timber frames", "by-law terrace", "semi", "parade", "hotel 7", "office park", "data centre", "shed"],
    notes: [
      ["semi", "A yearly service keeps your semi’s boiler reliable, so book one."],
      ["hotel", "Hotel windows stay shut for the noise, so we come out at night."],
      ["data centre", "We plan data hall work so that the chilled water keeps running."],
    ],
  },
} as const satisfies AreaCopy;
