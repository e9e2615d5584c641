import type { AreaCopy } from "../../types";

export const uxbridge = {
  description:
    "Emergency plumbers, boiler repair, gas and air conditioning engineers in Uxbridge, Cowley, Denham and Iver, for homes, offices, studios and Brunel halls.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Uxbridge, Harefield, Denham or Iver. We also repair and replace air conditioning, chillers and boiler plant in offices and studios.",
  buildings: [
    "For a shop in the Pavilions or the Chimes shopping centre, we’ll come while the loading bay is open. If your office on Oxford Road or Belmont Road is too hot, we’ll find out whether the fault is on your floor or in the main plant. If a shower runs hot, then cold, in a hall at Brunel University, we can replace the mixing valve.",
    "Near the Market House, the station or the civic centre, we’ll agree the parking with you before we come. In an industrial unit by the canal or a sound stage at Iver Heath, we’ll use a mobile platform to reach heaters and ducts under the roof.",
  ],
  working: [
    "Office blocks of the 1980s and 1990s often have four-pipe fan coils (units that can heat or cool). If yours no longer keep the rooms comfortable, we can clean, rebalance or replace them.",
    "There are few places for a large crane in the pedestrian centre, so we’ll check where one can stand before you order plant for your roof.",
  ],
  dayAndNight: [
    "If your offices lose their cooling or heating, call for [emergency HVAC repair](/services/emergency-hvac). For a burst pipe, at home or in a hall of residence, call our [emergency plumbers](/services/emergency-plumbing-repairs). If you look after several buildings, you may prefer [cover arranged in advance](/emergency-services).",
    "We can quote for [new chillers](/services/chiller-installation), [BMS controls](/bms-services), [boiler plant](/gas-services/commercial-boiler-installation) and [rooftop units](/services/rooftop-unit-installation) in offices and studios. If you need a [boiler repair in Uxbridge](/boiler-services) or the [yearly landlord gas check](/gas-services/landlord-gas-safety), [call us]({phone}).",
  ],
  benefits: [
    "We’ll read the records of your building management system (BMS) before we size new plant",
    "In campus halls and laboratories, we can work outside term time",
    "In student houses, we can do the landlord’s gas check and the boiler service together",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Older refrigerants and parts are getting scarce, so it’s worth planning a new chiller before the old one fails.",
    },
    {
      service: "rooftop-unit-installation",
      why: "Warehouses and film stages have wide roofs, so we can often put up a packaged unit in one lift.",
    },
    {
      service: "commercial-boiler-installation",
      why: "In campus and civic blocks of the 1960s and 1970s, we can replace the old boilers with smaller ones that use less gas.",
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
      ["1960s office", "Old office chiller? We can replace it at a weekend."],
      ["university", "Brunel’s lecture centre is listed, so we check what needs consent."],
      ["waterside", "Low plant room by the canal? We can fit a flood alarm."],
    ],
  },
} as const satisfies AreaCopy;
