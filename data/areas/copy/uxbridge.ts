import type { AreaCopy } from "../../types";

export const uxbridge = {
  description:
    "Emergency plumbers, boiler repair, gas and air conditioning engineers in Uxbridge, Cowley, Denham and Iver, for homes, offices, studios and Brunel halls.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Uxbridge, Denham or Iver. We also repair and replace air conditioning, chillers and boiler plant in offices and studios.",
  buildings: [
    "If your shop is in the Pavilions or the Chimes shopping centre, we’ll come while the loading dock is open. Is your office on Oxford Road or Belmont Road too hot? We first check whether it’s just your floor or the whole building. In a hall at Brunel University, a shower that runs hot and cold often has a worn mixing valve, and we can replace it.",
    "If you’re near the Market House, the station or the civic centre, or at Hillingdon or Harefield hospital, please keep a space for our van. If you run an industrial unit by the canal or a sound stage at Iver Heath, we’ll bring a mobile platform to reach the heaters and chillers.",
  ],
  working: [
    "Office blocks of the 1980s and 1990s often have four-pipe fan coils (units that can heat or cool), gas boilers and air-cooled chillers on the roof. If yours now needs less heating and cooling, we may suggest smaller plant or a heat pump.",
    "Lifting plant on to a roof? Rivers, bridges and the pedestrian centre limit where a large crane can stand, so we’ll agree the place with you first.",
  ],
  dayAndNight: [
    "If your offices lose their cooling or heating, call for [emergency HVAC repair](/services/emergency-hvac). For a burst pipe, at home or in a hall of residence, call our [emergency plumbers](/services/emergency-plumbing-repairs). If you look after several buildings, you may prefer [cover arranged in advance](/emergency-services).",
    "We can quote for [new chillers](/services/chiller-installation), [BMS controls](/bms-services), [boiler plant](/gas-services/commercial-boiler-installation) and [rooftop units](/services/rooftop-unit-installation) in offices and studios. If you need a [boiler repair in Uxbridge](/boiler-services) or the [yearly landlord gas check](/gas-services/landlord-gas-safety), [call us]({phone}).",
  ],
  benefits: [
    "We’ll read the records of your building management system (BMS) before we size new plant",
    "In campus halls and laboratories, we work outside term time and exams",
    "We can put an alarm on your basement pumps, so you know if one stops",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Older refrigerants and parts are getting scarce, so it’s worth planning a new chiller early.",
    },
    {
      service: "rooftop-unit-installation",
      why: "Warehouses and film stages have wide roofs, so a packaged unit can often go up in one lift.",
    },
    {
      service: "commercial-boiler-installation",
      why: "In campus and civic blocks of the 1960s and 1970s, we can replace the boilers with several smaller ones that save fuel.",
    },
  ],
  street: {
    line: [
      "market hall",
      "station",
      "town hall",
      "1960s office 6",
      "shopping centre",
      "university",
      "waterside",
      "factory",
    ],
    notes: [
      ["1960s office", "If your office chiller is past its design life, we can replace it."],
      ["university", "Brunel’s lecture centre is listed, so we check on consent first."],
      ["waterside", "Low plant room by the canal? We can fit a flood alarm."],
    ],
  },
} as const satisfies AreaCopy;
