import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const hackney = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Hackney, from Stamford Hill and Dalston to Hackney Wick, with gas and extract for kitchens.",
  lead: "Our emergency plumbers, gas engineers and ventilation engineers work all over Hackney, from Dalston to Stamford Hill. We deal with leaks, drains and boilers in homes, air conditioning in shops and offices, and gas ranges and extract fans in restaurants.",
  buildings: [
    "Before you buy a shower for a terraced house in London Fields, Clapton, Homerton or Stoke Newington, let us measure the flow. You may share a pipe with next door.",
    "Drawings of old factories and new flats by the canal in Hackney Wick may not show every pipe. We trace the pipes before we start.",
    "We can work in shops near the Town Hall and Ridley Road market before they open.",
  ],
  working: [
    "For a kitchen in a railway arch, the arch’s owner has to agree to an extract duct up the outside, so ask them before you order the cookers. Arches can leak. We mount fans and controls where they stay dry.",
    `By law, a block with shared heating is a heat network. If you run one, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "Burst pipe, blocked drain or water through the ceiling? Call our [emergency plumbers](/services/emergency-plumbing-repairs), 24/7.",
    "No heating or hot water? If you rent your home, call your landlord first: the repair is their job. Owners and landlords can ring us day or night for a [boiler repair](/boiler-services). We also do the [landlord’s gas safety check](/gas-services/landlord-gas-safety).",
    "If the air con stops in your shop or office, or the extract fan in your restaurant, ring us day or night for an [urgent repair](/services/emergency-hvac). We also service [air conditioning](/air-conditioning) and do [kitchen gas repairs and CP42 checks](/gas-services/commercial-kitchen-gas).",
    "Our [commercial heating engineers](/heating-services) service plant rooms in managed blocks and on council estates under a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We choose a quiet fan where there are flats over your restaurant",
    "A structural engineer checks the roof before we put a heavy unit on it",
    "In a large house, we size the cylinder by how much hot water you use",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "We fit ventilation for breweries, studios and clubs in old workshops.",
    },
    {
      service: "gas-meter-installation",
      why: "Food units in an old factory need a gas meter each. We arrange them and run the pipes.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "We tell you how to stop the water, then come and repair the burst pipe.",
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
      ["arches", "We can fit the gas pipes and extract for a bakery in a railway arch."],
      ["council block", "For block managers, we can repair shared boilers in council blocks."],
      ["factory", "Weak flame on a factory oven? We find the fault and put it right."],
    ],
  },
} as const satisfies AreaCopy;
