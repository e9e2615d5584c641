import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const hackney = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Hackney, from Stamford Hill and Dalston to Hackney Wick, with gas and extract repairs for kitchens.",
  lead: "Our emergency plumbers and gas engineers cover Hackney at any hour, from Stamford Hill and Dalston to Hackney Wick, for a leak or a boiler repair. We also repair air con in shops and offices, and extract fans in restaurants.",
  advice: {
    houses: [
      "A terraced house in London Fields, Clapton, Homerton or Stoke Newington may share its water pipe with next door, so let us measure the flow before you buy a new shower.",
      "The old hot water cylinder in a large house may be too small for everyone who lives there now. We size a new one by how much hot water you use.",
    ],
    flats: [
      `If a council estate or a private block has shared heating, the law treats it as a heat network, and its operator must register it with Ofgem by ${changes.heatNetworks.day}. If you manage such a block, read our guide to [heat networks](/guides/heat-network-registration).`,
      "In the old factories and new flats by the canal in Hackney Wick, the drawings may not show every pipe. We trace them all before we start, so that we don’t cut the wrong one.",
    ],
    shops: [
      "If you’re planning a kitchen in a railway arch, the arch’s owner has to agree to an extract duct up the outside. Ask before you order the cookers. We can supply the drawings.",
      "Railway arches can leak, so when we fit out a bar or a bakery in one, we mount the fans and controls where they’ll stay dry.",
      "An extract fan can keep the people upstairs awake. If there are flats over your restaurant, we choose a quiet one.",
    ],
    offices: [
      "If your office is in an old factory or workshop, the roof may be too weak for a heavy air conditioning unit. Before we put one up there, a structural engineer checks the roof.",
    ],
    access: [
      "It’s hard to unload near the Town Hall or Ridley Road market once the shops and stalls are busy, so we can come to shops there early in the morning.",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "Old workshops weren’t built for breweries, studios and clubs, which need a lot of fresh air. If you’re moving into a workshop, we can work out how much air you need and fit the fans and ducts.",
    },
    {
      service: "gas-meter-installation",
      why: "When an old factory is let as separate kitchens, each tenant needs a gas meter. We can arrange the meters and run the pipes.",
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
