import type { AreaCopy } from "../../types";

export const uxbridge = {
  description:
    "Emergency plumbers, boiler repair, gas and air conditioning engineers in Uxbridge, Cowley, Denham and Iver, for homes, shops, offices and studios.",
  lead: "Call us day or night for an emergency plumber, a gas engineer or a boiler repair in Uxbridge, Cowley, Harefield, Denham or Iver. In offices, shops and studios, we repair air conditioning, chillers and boilers.",
  advice: {
    houses: [
      "When you ring about your boiler in Cowley, Harefield or Denham, tell us its make and any fault code, so that the engineer can bring the likely parts.",
      "If you let a house to students, somebody has to be in for the yearly gas check. We can agree a day with your tenants.",
    ],
    flats: [
      "In a block with shared heating, your lease says whether the radiators and pipes in your flat are yours or the freeholder’s. Please check the lease, or ask the managing agent, before you book us to move a radiator.",
    ],
    shops: [
      "If your shop is in the Pavilions or the Chimes shopping centre, large parts have to come in through the loading bay. Tell us when it’s open, and we’ll come then.",
    ],
    offices: [
      "Many offices on Oxford Road and Belmont Road have fan coils, which are ceiling units that heat or cool a room. If yours no longer cope, we can clean, rebalance or replace them.",
      "Your office may be too hot because of a unit on your floor or because of a fault in the plant room. We can repair either, so tell us which of the two your lease makes you responsible for.",
    ],
    access: [
      "Heaters and ducts hang high in the industrial units by the canal and on the sound stages in Iver Heath. We bring an access platform, so tell us which doors are wide enough for it.",
      "The centre of Uxbridge is pedestrianised. Before you order a rooftop unit for a building there, we’ll check where a crane can stand.",
      "If you’re near the Market House, the station or the civic centre, please tell us where a van can park.",
    ],
  },
  demand: [
    {
      service: "chiller-installation",
      why: "Parts and refrigerant for older chillers are getting scarce, and an office without cooling is hard to work in. Plan the replacement before your old chiller fails.",
    },
    {
      service: "rooftop-unit-installation",
      why: "Warehouses and film studios have wide flat roofs. The packaged units we fit there heat and cool the space below without a plant room.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Offices and campus buildings may still have large boilers that waste gas in mild weather. We replace them with several smaller boilers that use less gas.",
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
      ["waterside", "A cellar or a plant room by the canal can flood. We can fit a pump, and an alarm that warns you."],
    ],
  },
} as const satisfies AreaCopy;
