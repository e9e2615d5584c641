import type { AreaCopy } from "../../types";

export const uxbridge = {
  description:
    "Emergency plumbers, boiler repair, gas and air conditioning engineers in Uxbridge, Cowley, Denham and Iver, for homes, offices, studios and Brunel halls.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Uxbridge, Cowley, Denham or Iver. We also repair and replace air conditioning, chillers and boiler plant in offices and studios.",
  buildings: [
    "If your shop is in the Pavilions or the Chimes shopping centre, we’ll come in the hours of the loading dock. In an office block on Oxford Road, Bakers Road or Belmont Road, we first check whether it’s your floor or the whole building. If a shower in a hall at Brunel University runs hot and cold, we can replace the mixing valve, which is often worn.",
    "Round the Market House, the station and the civic centre, and at the hospitals of Hillingdon and Harefield, a parking space for the van saves you time. In industrial units by the canal, and on sound stages at Iver Heath, we reach heaters and chillers by platform.",
  ],
  working: [
    "Office blocks of the 1980s and 1990s came with four-pipe fan coils (units that can heat or cool), gas boilers and air-cooled chillers on the roof. If yours now needs less than it was built for, we may suggest smaller plant or a heat pump.",
    "Lorries reach the estates easily, but rivers, bridges and the pedestrian centre limit where a large crane can stand. We’ll settle that with you before a roof lift.",
  ],
  dayAndNight: [
    "If your offices lose their cooling or heating, call for [emergency HVAC repair](/services/emergency-hvac). A burst pipe, at home or in a hall of residence, needs an [emergency plumber](/services/emergency-plumbing-repairs). If you look after several buildings, you may prefer [cover arranged in advance](/emergency-services).",
    "We can quote for [replacing chillers](/services/chiller-installation), [BMS controls](/bms-services), [boiler houses](/gas-services/commercial-boiler-installation) and [rooftop units](/services/rooftop-unit-installation) in offices and studios. At home, [call us]({phone}) for [boiler repair in Uxbridge](/boiler-services) or the [yearly landlord gas check](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We’ll read the records of your building management system (BMS) before we size new plant",
    "In campus halls and laboratories, we work outside term and examinations",
    "We can put your basement pumps on a protected supply, so a power cut won’t stop them",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Older refrigerants and parts are getting scarce, so let’s plan your Oxford Road office’s new chiller early.",
    },
    {
      service: "rooftop-unit-installation",
      why: "Warehouses at Cowley and Iver and film stages have wide roofs, and we can set down a packaged unit in one lift.",
    },
    {
      service: "commercial-boiler-installation",
      why: "We replace the boilers of 1960s and 1970s campus and civic blocks with several smaller ones that save fuel.",
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
      ["university", "We check consent for pipes first in Brunel’s listed lecture centre."],
      ["waterside", "We fit flood alarms in low plant rooms by the canal and rivers."],
    ],
  },
} as const satisfies AreaCopy;
