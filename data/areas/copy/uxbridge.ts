import type { AreaCopy } from "../../types";

export const uxbridge = {
  description:
    "Emergency plumbers, boiler repair, gas and air conditioning engineers in Uxbridge, Cowley, Denham and Iver, for homes, shops, offices and studios.",
  lead: "Call us day or night for an emergency plumber, a gas engineer or a boiler repair in Uxbridge, Cowley, Harefield, Denham or Iver. In offices, shops and studios, we repair air conditioning, chillers and boilers.",
  advice: {
    houses: [
      "If you let a house to students, somebody has to be in for the yearly gas check. We can arrange it with your tenants for a day that suits them.",
    ],
    shops: [
      "If your shop is in the Pavilions or the Chimes shopping centre, large parts have to come in through the loading bay. Tell us when it’s open, and we’ll come then.",
    ],
    offices: [
      "Many offices on Oxford Road and Belmont Road have fan coils, which are ceiling units that heat or cool a room. If yours no longer cope, we can clean, rebalance or replace them.",
      "Your office may be too hot because of a unit on your floor or because of a fault in the plant room. We can repair either, so tell us which of them is yours under the lease.",
      "A building management system (BMS) keeps a log of how hard the heating and cooling have run. We read it before we size new plant, so that you don’t pay for more than you need.",
      "In student halls and laboratories, a shutdown in term time affects hundreds of people. We can do planned work in the holidays.",
    ],
    access: [
      "Heaters and ducts hang high in the industrial units by the canal and on the sound stages in Iver Heath. We bring an access platform, so tell us which doors it can come through.",
      "The centre of Uxbridge is pedestrianised. Before you order rooftop plant there, we’ll check where a crane can stand.",
      "Near the Market House, the station or the civic centre, please tell us where we can park.",
    ],
  },
  demand: [
    {
      service: "chiller-installation",
      why: "Parts and refrigerant for older chillers are getting scarce, and an office without cooling is hard to work in. Plan a new chiller before yours fails.",
    },
    {
      service: "rooftop-unit-installation",
      why: "Warehouses and film studios have wide flat roofs. The packaged units we fit there heat and cool the space below without a plant room.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Offices and campus buildings may still have large boilers that waste gas in mild weather. We replace them with smaller ones that use less.",
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
      ["1960s office", "We can replace an office chiller over a weekend, while the building is empty."],
      ["university", "Cold showers in a student hall? We first check the valves that mix hot and cold water."],
      ["waterside", "A plant room by the canal can flood. We can fit a pump and an alarm."],
    ],
  },
} as const satisfies AreaCopy;
