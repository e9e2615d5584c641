import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const hackney = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Hackney, from Stamford Hill and Dalston to Hackney Wick, with gas and extract for kitchens.",
  lead: "Our emergency plumbers, gas engineers and ventilation engineers work all over Hackney, from Dalston to Stamford Hill. We repair leaks and boilers in homes, air conditioning in shops and offices, and gas cookers and extract fans in restaurants.",
  buildings: [
    "Before you buy a shower for a terraced house in London Fields, Clapton, Homerton or Stoke Newington, let us measure the flow. You may share a pipe with next door.",
    "In old factories and new flats by the canal in Hackney Wick, drawings may not show every pipe, so we trace them before we start.",
    "In shops near the Town Hall and Ridley Road market, we can start before you open.",
  ],
  working: [
    "For a kitchen in a railway arch, the arch’s owner has to agree to an extract duct up the outside, so ask them before you order the cookers. Arches can leak, so we mount fans and controls where they stay dry.",
    `By law, a block with shared heating is a heat network. If you run one, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "Burst pipe, blocked drain or water through the ceiling? Call our [emergency plumbers](/services/emergency-plumbing-repairs), 24/7.",
    "No heating or hot water? If you rent your home, call your landlord first: the repair is their job. Otherwise ring us day or night for a [boiler repair](/boiler-services). We do the annual [gas safety check for landlords](/gas-services/landlord-gas-safety).",
    "If the air con stops in your shop or office, or the extract fan in your restaurant, ring us day or night for an [urgent repair](/services/emergency-hvac). We also service [air conditioning](/air-conditioning) and do [kitchen gas repairs and CP42 checks](/gas-services/commercial-kitchen-gas).",
    "In managed blocks and on council estates, our [commercial heating engineers](/heating-services) service plant rooms under a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "If there are flats over your restaurant, we choose a quiet fan",
    "Before we put a heavy unit on a roof, a structural engineer checks it",
    "In a large house, we size the cylinder by how much hot water you use",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "If you open a brewery, studio or club in an old workshop, we fit the ventilation it needs.",
    },
    {
      service: "gas-meter-installation",
      why: "When an old factory becomes food units, we arrange a gas meter for each and run the pipes.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "When a pipe bursts, we tell you how to stop the water, then come and repair it.",
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
      ["council block", "For block managers, we repair shared boilers in council blocks."],
      ["factory", "If an oven’s flame is weak in an old factory, we test the gas pipe."],
    ],
  },
} as const satisfies AreaCopy;
