import type { AreaCopy } from "../../types";

export const uxbridge = {
  description:
    "Emergency plumbers, boiler repair, gas and air conditioning engineers in Uxbridge, Cowley, Denham and Iver, for homes, shops, offices and studios.",
  lead: "Call us day or night for an emergency plumber, a gas engineer or a boiler repair in Uxbridge, Cowley, Harefield, Denham or Iver. In shops, offices and studios, we repair air conditioning, chillers and boilers.",
  advice: {
    houses: [
      "If you let a student house, we can do the gas check on a day that suits the tenants.",
      "When you ring about the boiler in your house, tell us its make and any fault code. If it’s an old one, we’ll tell you whether a repair is worth the money.",
    ],
    shops: [
      "If your shop is in the Pavilions or the Chimes shopping centre, tell us when the loading bay is open and we’ll come then.",
    ],
    offices: [
      "We read your building management system (BMS) logs before we size new plant.",
      "In student halls and laboratories, we can work outside term time.",
      "We repair office air conditioning on Oxford Road and Belmont Road, whether the fault is on your floor or in the plant room. Many offices have fan coils (ceiling units that heat or cool a room). If yours no longer cope, we can clean, rebalance or replace them.",
    ],
    access: [
      "Near the Market House, the station or the civic centre, please tell us where we can park.",
      "Before you order rooftop plant for the pedestrianised centre, we’ll check where a crane can stand.",
      "To reach high heaters and ducts in industrial units by the canal and sound stages in Iver Heath, we bring an access platform.",
    ],
  },
  demand: [
    {
      service: "chiller-installation",
      why: "Parts and refrigerant for older chillers are getting scarce. Plan a new one before yours fails.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We fit packaged heating and cooling units on the flat roofs of warehouses and film studios.",
    },
    {
      service: "commercial-boiler-installation",
      why: "We replace large old boilers in offices and campus buildings with smaller ones that use less gas.",
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
      ["1960s office", "We can replace an unreliable office chiller over a weekend."],
      ["university", "Cold showers in a student hall? We check the mixing valves first."],
      ["waterside", "For a plant room by the canal, we can fit a pump and a flood alarm."],
    ],
  },
} as const satisfies AreaCopy;
