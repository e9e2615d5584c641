import type { AreaCopy } from "../../types";

export const uxbridge = {
  description:
    "Emergency plumbers, boiler repair, gas and air conditioning engineers in Uxbridge, Cowley, Denham and Iver, for homes, offices, studios and Brunel halls.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Uxbridge, Cowley, Denham or Iver. For offices and studios, we also repair and replace air conditioning, chillers and boiler plant.",
  buildings: [
    "For a shop in the Pavilions or the Chimes shopping centre, we need the hours of the loading dock. In an office block on Oxford Road, Bakers Road or Belmont Road, tell us whether your floor or the whole building is affected. In a hall at Brunel University, a shower that runs hot and cold is often a worn mixing valve.",
    "Round the Market House, the station and the civic centre, and at the hospitals of Hillingdon and Harefield, a parking space for the van saves time. In industrial units by the canal, and on sound stages at Iver Heath, we reach heaters and chillers by platform.",
  ],
  working: [
    "Office blocks of the 1980s and 1990s came with four-pipe fan coils (units that can heat or cool), gas boilers and air-cooled chillers on the roof. Most now need less than they were built for, so smaller plant or a heat pump may do.",
    "Lorries reach the estates easily from the M40 and A40. Rivers, bridges and the pedestrian centre limit where a large crane can stand. We settle that with you before a roof lift.",
  ],
  dayAndNight: [
    "If your offices lose their cooling or heating, call for [emergency HVAC repair](/services/emergency-hvac). For a burst pipe, at home or in a hall of residence, call an [emergency plumber](/services/emergency-plumbing-repairs). With several buildings to look after, you may prefer [cover arranged in advance](/emergency-services).",
    "For offices and studios we can quote for [replacing chillers](/services/chiller-installation), [BMS controls](/bms-services), [boiler houses](/gas-services/commercial-boiler-installation) and [rooftop units](/services/rooftop-unit-installation). At home, [call us]({phone}) for [boiler repair in Uxbridge](/boiler-services) or the [yearly landlord gas check](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We read the records of your building management system (BMS) before we size new plant",
    "In campus halls and laboratories, we work outside term and examinations",
    "Your basement pumps run on a protected supply, so a power cut does not stop them",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Chillers along Oxford Road use older refrigerants. Both the gas and the parts for them are getting scarce.",
    },
    {
      service: "rooftop-unit-installation",
      why: "Warehouses at Cowley and Iver and film stages have wide roofs, so a crane can set down a packaged unit in one lift.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Campus and civic blocks of the 1960s and 1970s have large boiler houses, where several smaller boilers save fuel.",
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
      ["1960s office", "Many of the chillers on office roofs are past their design life."],
      ["university", "Brunel’s lecture centre is listed, so new pipes may need consent."],
      ["waterside", "Low plant rooms near the canal and rivers need flood alarms."],
    ],
  },
} as const satisfies AreaCopy;
