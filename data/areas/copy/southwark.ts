import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const southwark = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Southwark, from London Bridge offices and Bermondsey flats to homes and restaurants in Peckham.",
  lead: "Call us day or night for an emergency plumber, a gas engineer or a boiler repair in Southwark, from London Bridge to Peckham and Rotherhithe. We also repair air con in offices, and gas ranges and extract fans in restaurants.",
  advice: {
    houses: [
      "If your Georgian house in Camberwell is listed, a new flue may need listed building consent from the council. Ask us where the flue can go before you order the boiler.",
    ],
    flats: [
      "If your flat at Elephant and Castle or in Walworth is cold and your neighbours’ flats are too, the shared heating has probably failed. Tell your landlord or the building manager; if you manage the block, ring us. On estates such as the Aylesbury, tell the council.",
      "Several estates near South Bermondsey get their heat from SELCHP, a power station that burns waste. If you own a flat there and want a new radiator, we first ask the network’s operator for its rules on pressure and flushing.",
      "Low drains in Rotherhithe warehouse flats and at Canada Water may back up. If you manage a block there, we can fit non-return valves, or pumps where the basement is below the sewer.",
      `If you already run the shared heating in a block, as its landlord, agent or residents’ company, you must register it with Ofgem by ${changes.heatNetworks.day}. Our guide to [heat networks](/guides/heat-network-registration) tells you how.`,
    ],
    shops: [
      "If the showers in your hotel on Bankside run cold at breakfast, we measure how fast the cylinders reheat before you pay for larger boilers.",
      "Traders at Borough Market and in the railway arches may share a water pipe. We’ll agree with you when to turn the water off, and ask you to warn the other traders.",
      "If there are homes above your restaurant in Peckham, a noisy extract fan soon brings complaints. We can fit a quieter fan or put a silencer in the duct.",
    ],
    offices: [
      "An office, a hospital or a big museum can’t close for repairs, so we agree with you when the heating, the gas or the water goes off.",
      "If one floor of your office is too hot, tell us whether the floors above and below are too. That shows whether to start with your own units or with the landlord’s chiller.",
    ],
    access: [
      "Before we can repair the air con in one of the London Bridge towers, we may need a permit, an induction and the goods lift. Tell us who to ask, and we’ll arrange all three.",
    ],
  },
  demand: [
    {
      service: "heating-system-maintenance",
      why: "In a block with shared heating, dirt and air collect in the long pipes and leave radiators cold. We remove both at every service.",
    },
    {
      service: "chiller-installation",
      why: "If your tower’s chiller is on the roof, a new one has to be lifted up there. Before you order one, we check crane access, the roof steel and the power supply.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Kitchens in vaults and arches are hard to get gas and air into. We can plan both, and repair their gas ranges and extract fans.",
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
      ["market hall", "New cooker on your market stall? If it needs more gas, we can fit a larger pipe."],
      ["warehouse", "The top floors of old warehouses can get hot. If your office is up there, we can fit air con."],
      ["slab", "Only your flat in the block is cold? If you own it, we check its valves and room thermostat."],
    ],
  },
} as const satisfies AreaCopy;
