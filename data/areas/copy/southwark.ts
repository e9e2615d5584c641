import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const southwark = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Southwark, from London Bridge offices and Bermondsey flats to homes and restaurants in Peckham.",
  lead: "Call us for an emergency plumber or a gas engineer in Southwark, from London Bridge to Peckham and Rotherhithe. We deal with leaks, drains, boilers and office air conditioning, and do kitchen gas repairs and checks in restaurants.",
  buildings: [
    "If your flat at Elephant and Castle goes cold, check with a neighbour. If theirs is cold too, tell the building manager or, on Walworth estates such as the Aylesbury, the council. A new flue on a listed Georgian house in Camberwell may need consent. We fit valves that stop low drains backing up in Rotherhithe warehouse flats and at Canada Water. We can also fit pumps where a basement is below the sewer.",
    "You may share a water pipe at Borough Market or in the railway arches. Please warn your neighbours before we turn it off.",
    "If your office is in one of the London Bridge towers, tell us who issues permits to work.",
  ],
  working: [
    `Several estates near South Bermondsey get their heat from SELCHP, the waste-burning plant. We ask the operator for its rules on pressure and flushing before we alter radiators there.`,
    `Landlords and managing agents who already run communal heating must register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any time about a burst pipe or a blocked drain. If you rent your home and the boiler stops, tell your landlord first: they have to repair it. If you own or let the home, ring us for a [boiler repair](/boiler-services), day or night. We do the annual [gas safety check](/gas-services/landlord-gas-safety) for landlords. Our [heating engineers](/heating-services) work on shared heating in blocks of flats.",
    "[Ring us at any hour](/services/emergency-hvac) if your office air con stops. We repair [air conditioning](/air-conditioning), [chillers](/services/chiller-installation) and the [building management systems](/bms-services) that control them. We do [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) for restaurants and market traders. If you manage a building, ask about a [contract](/maintenance) with [emergency cover](/emergency-services).",
  ],
  benefits: [
    "We refill your radiators with treated water after work on a heat network",
    "At Guy’s Hospital or Tate Modern, a former power station, we can agree shutdowns with the estates team",
    "We book the inductions and the goods lift for work in a tower",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "Dirt and air collect in the long pipes that flats share. We clear both at every service.",
    },
    {
      service: "chiller-installation",
      why: "Before you order a chiller for a tower roof, we check crane access, the roof steel and the power supply.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We repair gas and extract in vaults and arches that weren’t built as kitchens.",
    },
  ],
  street: {
    line: [
      "glass tower",
      "hospital 8",
      "market hall",
      "arches",
      "warehouse 6",
      "power station",
      "slab 9",
      "Georgian terrace",
    ],
    notes: [
      ["market hall", "A new cooker on a market stall may need a larger gas pipe. We fit it."],
      ["warehouse", "We fit air conditioning in old warehouse offices that get too hot."],
      ["slab", "Only your flat cold? We find out why and put it right."],
    ],
  },
} as const satisfies AreaCopy;
