import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const hackney = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Hackney, from Stamford Hill and Dalston to Hackney Wick, with gas and extract for kitchens.",
  lead: "Our emergency plumbers, gas engineers and ventilation engineers cover Hackney at any hour, from Dalston to Stamford Hill. Ring us about a boiler repair, shop or office air con, or a restaurant’s extract fan.",
  advice: {
    houses: [
      "A structural engineer checks the roof before we put a heavy unit on it.",
      "In a large house, we size the cylinder by how much hot water you use.",
      "Railway arches can leak, so we mount fans and controls where they stay dry.",
      "Before you buy a shower for a terraced house in London Fields, Clapton, Homerton or Stoke Newington, let us measure the flow. You may share a pipe with next door.",
    ],
    flats: [
      "If there are flats over your restaurant, we choose a quiet fan.",
      `By law, a council estate or private block with shared heating is a heat network. If you run one, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
      "Drawings of old factories and new flats by the canal in Hackney Wick may not show every pipe. We trace the pipes before we start.",
    ],
    shops: [
      "For a kitchen in a railway arch, the arch’s owner has to agree to an extract duct up the outside, so ask them before you order the cookers.",
      "If your shop is near the Town Hall or Ridley Road market, we can come early in the morning.",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "We fit ventilation for breweries, studios and clubs in old workshops.",
    },
    {
      service: "gas-meter-installation",
      why: "Letting kitchen units in an old factory? We can arrange a gas meter for each and run the pipes.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "If a pipe bursts, we’ll tell you on the phone how to stop the water, then come and repair it.",
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
      ["arches", "If your bakery is in an arch, we can fit the gas pipes and extract."],
      ["council block", "Managing a council block? We repair shared boilers."],
      ["factory", "Weak flame on a factory oven? We check the burner and gas pressure."],
    ],
  },
} as const satisfies AreaCopy;
