import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const hackney = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Hackney, from Stamford Hill and Dalston to Hackney Wick, with gas and extract repairs for kitchens.",
  lead: "Our emergency plumbers and gas engineers cover Hackney at any hour, from Stamford Hill and Dalston to Hackney Wick, for a leak or a boiler repair. We also repair air con in shops and offices, and extract fans in restaurants.",
  advice: {
    houses: [
      "A terraced house in London Fields, Clapton, Homerton or Stoke Newington may share its water pipe with next door. Let us measure the flow before you buy a new shower.",
      "The old hot water cylinder in a large house may be too small for everyone who lives there now. We choose the size of a new cylinder by how much hot water you use.",
    ],
    flats: [
      `If a council estate or a private block has shared heating, the law treats that heating as a heat network, and its operator must register it with Ofgem by ${changes.heatNetworks.day}. If you manage an estate or a block, read our guide to [heat networks](/guides/heat-network-registration).`,
      "In the old factories and new flats by the canal in Hackney Wick, the drawings may not show every pipe. We trace the pipes before we start, so that we don’t cut the wrong one.",
    ],
    shops: [
      "For a kitchen in a railway arch, the arch’s owner has to agree to an extract duct up the outside. Ask the owner before you order the cookers. We can draw the duct for you.",
      "Railway arches can leak. If your bar or bakery is in an arch, we mount the fans and controls where they stay dry.",
      "An extract fan can keep the people upstairs awake. If there are flats over your restaurant, we choose a quiet fan.",
    ],
    offices: [
      "The roof of an old factory or workshop may be too weak for a heavy air conditioning unit. Before we put the unit up there, a structural engineer checks the roof.",
    ],
    access: [
      "It’s hard to unload near the Town Hall or Ridley Road market once the shops and stalls are busy. If your shop is there, we can come early in the morning.",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "Old workshops weren’t built for breweries, studios and clubs, which need a lot of fresh air. If you’re moving into a workshop, we can work out how much air you need and fit the fans and ducts.",
    },
    {
      service: "gas-meter-installation",
      why: "When an old factory is let as kitchen units, each tenant needs a gas meter. We can arrange the meters and run the pipes.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "In a house split into flats, a burst pipe soon floods the flat below. We’ll tell you on the phone how to stop the water, then come and repair it.",
    },
  ],
  street: {
    line: [
      "by-law terrace",
      "town hall",
      "market hall",
      "arches",
      "council block",
      "factory",
      "new flats 5",
      "waterside",
    ],
    notes: [
      ["arches", "Opening a bakery in an arch? We can fit the gas pipes for the ovens."],
      ["council block", "If you manage a council block, we can repair the boilers that all its flats share."],
      ["factory", "Weak flame on a factory oven? We check the burner, and the gas pressure with every oven on."],
    ],
  },
} as const satisfies AreaCopy;
