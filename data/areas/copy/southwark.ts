import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const southwark = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Southwark, from London Bridge offices and Bermondsey flats to homes and restaurants in Peckham.",
  lead: "Call us day or night for an emergency plumber, a gas engineer or boiler repair in Southwark, from London Bridge to Peckham and Rotherhithe. Our engineers look after office air con and restaurant gas ranges.",
  buildings: [
    "If your flat at Elephant and Castle goes cold, check with a neighbour. If theirs is cold too, tell the building manager or, on Walworth estates such as the Aylesbury, the council.",
    "In Rotherhithe warehouse flats and at Canada Water, we fit valves that stop low drains backing up. We can also fit pumps where a basement is below the sewer.",
    "A new flue on a listed Georgian house in Camberwell may need consent.",
    "Traders at Borough Market and in the railway arches may share a water pipe. Please warn the others before we turn the water off.",
    "If your office is in one of the London Bridge towers, tell us who issues permits to work.",
  ],
  working: [
    `Several estates near South Bermondsey get their heat from SELCHP, the waste-burning plant. We ask the operator for its rules on pressure and flushing before we alter radiators there.`,
    `Landlords and managing agents who already run communal heating must register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  benefits: [
    "We refill your radiators with treated water after work on a heat network",
    "A hospital, or a museum in a former power station, can’t close for us, so we agree each shutdown first",
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
      why: "We repair gas ranges and extract in vaults and arches that weren’t built as kitchens.",
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
      ["slab", "Only your flat cold, not the block? We check its valves and controls."],
    ],
  },
} as const satisfies AreaCopy;
