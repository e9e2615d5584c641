import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const southwark = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Southwark, from London Bridge offices and Bermondsey flats to homes and restaurants in Peckham.",
  lead: "Call us day or night for an emergency plumber, a gas engineer or a boiler repair in Southwark, from London Bridge to Peckham and Rotherhithe. We look after office air con and restaurant gas ranges too.",
  advice: {
    houses: [
      `Several estates near South Bermondsey get their heat from SELCHP, a power station that burns waste. We ask the operator for its rules on pressure and flushing before we alter radiators there.`,
      `Landlords and managing agents who already run communal heating must register it with Ofgem by ${changes.heatNetworks.day}.`,
    ],
    flats: [
      "On a heat network, we refill your radiators with treated water.",
      "We book the inductions and the goods lift for work in a tower.",
      "If your flat at Elephant and Castle or in Walworth is cold, check with a neighbour. If theirs is cold too, tell the building manager or, on estates such as the Aylesbury, the council.",
      "In Rotherhithe warehouse flats and at Canada Water, low drains may back up. We can fit valves to stop that, or pumps where a basement is below the sewer.",
    ],
    shops: [
      "Traders at Borough Market and in the railway arches may share a water pipe. Please warn the others before the water goes off.",
    ],
    offices: ["A hospital or a big museum can’t close for us, so we agree when services go off."],
    access: [
      "A new flue on a listed Georgian house in Camberwell may need consent.",
      "If your office is in one of the London Bridge towers, tell us who issues the permit to work.",
    ],
  },
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
      ["market hall", "New cooker on a market stall? We can fit a larger gas pipe for it."],
      ["warehouse", "We can fit air conditioning in old warehouse offices that get too hot."],
      ["slab", "If yours is the only cold flat, we check its valves and controls."],
    ],
  },
} as const satisfies AreaCopy;
