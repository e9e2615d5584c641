import type { AreaCopy } from "../../types";

export const uxbridge = {
  description:
    "Emergency plumbers, boiler repair, gas and air conditioning engineers in Uxbridge, Cowley, Denham and Iver, for homes, shops, offices and studios.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Uxbridge, Cowley, Harefield, Denham or Iver. We also repair and replace air conditioning, chillers and boilers in shops, offices, studios and student halls.",
  buildings: [
    "If the boiler stops or a drain blocks in a home you rent, tell your landlord first: repairs are their job. If you own or let the home, tell us the boiler’s make and any fault code.",
    "We repair office air conditioning on Oxford Road and Belmont Road, whether the fault is on your floor or in the main plant. For shops in the Pavilions or the Chimes shopping centre, we come while the loading bay is open. Near the Market House, the station or the civic centre, please tell us where we can park.",
    "Some buildings at Brunel University are listed. We check what needs consent.",
    "We bring an access platform for high heaters and ducts in industrial units by the canal and sound stages in Iver Heath.",
  ],
  working: [
    "Many offices have fan coils (ceiling units that heat or cool a room). If yours no longer cope, we can clean, rebalance or replace them.",
    "We check where a crane can stand before you order plant for a roof in the pedestrianised centre.",
  ],
  dayAndNight: [
    "For a burst pipe or a blocked drain, at home or in a hall of residence, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. If the boiler stops in a home you own or let, [call us]({phone}) day or night for a [boiler repair in Uxbridge](/boiler-services). Landlords can book the [annual gas safety check](/gas-services/landlord-gas-safety).",
    "We repair [air conditioning](/air-conditioning) in shops, offices and studios, and offer [emergency repairs](/services/emergency-hvac) at any hour. For restaurants and canteens, we do [kitchen gas](/gas-services/commercial-kitchen-gas) repairs and checks.",
    "If you manage buildings, we quote for [new chillers](/services/chiller-installation), [building controls](/bms-services), [boiler plant](/gas-services/commercial-boiler-installation) and [rooftop units](/services/rooftop-unit-installation), and for [emergency cover](/emergency-services) or a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We read your building management system (BMS) logs before we size new plant",
    "In campus halls and laboratories, we can work outside term time",
    "We do gas checks in student houses on a day that suits the tenants",
  ],
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
      ["university", "Shower in a student hall cold? We find out why and fix it."],
      ["waterside", "A plant room by the canal needs a pump and an alarm. We fit both."],
    ],
  },
} as const satisfies AreaCopy;
