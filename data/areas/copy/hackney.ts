import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const hackney = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Hackney, from Stamford Hill and Dalston to Hackney Wick, with gas and extract for kitchens.",
  lead: "Our emergency plumbers, gas engineers and ventilation engineers work all over Hackney, from Dalston to Stamford Hill. We repair leaks and boilers in homes, air conditioning in shops and offices, and gas cookers and extract fans in restaurants.",
  buildings: [
    "Before you buy a shower for a Victorian terrace in Clapton, Homerton, Stoke Newington or near London Fields, let us measure the flow. You may share a pipe with next door.",
    "In the old factories and new flats along the canal at Hackney Wick, drawings may not show every pipe, so we trace the pipes first.",
    "In shops near the Town Hall and Ridley Road market, we can start before you open.",
  ],
  working: [
    "Opening a kitchen in a railway arch? The arch’s owner has to agree to an extract duct up the outside, so ask them before you order the cookers. Arches can leak, so we mount fans and controls where they stay dry.",
    `By law, shared heating in a block is a heat network. If you already run one, register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "Burst pipe, blocked drain or water through the ceiling? Call our [emergency plumbers](/services/emergency-plumbing-repairs), day or night.",
    "Home cold or no hot water? Ring us for a [boiler repair](/boiler-services). If you rent, call your landlord first: they have to repair the boiler, radiators and hot water. We do the annual [gas safety check for landlords](/gas-services/landlord-gas-safety).",
    "Has the air con stopped in your shop, office or studio? Book an [air conditioning repair](/air-conditioning). If the extract fan stops in your bar or restaurant, call for an [urgent repair](/services/emergency-hvac). We also do [kitchen gas repairs and CP42 checks](/gas-services/commercial-kitchen-gas).",
    "For managed blocks and council estates, our [commercial heating engineers](/heating-services) service plant rooms under a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "Homes close to your restaurant? We choose a quiet extract fan",
    "Before we put a heavy unit on a roof, a structural engineer checks the roof",
    "In a large family house, we size the cylinder by how much hot water you use",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Opening a brewery, studio or club in an old workshop? We fit the ventilation it needs.",
    },
    {
      service: "gas-meter-installation",
      why: "When an old factory becomes food units, we arrange a gas meter for each and run the pipes.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Burst pipe at home? We tell you how to stop the water, then come and repair the pipe.",
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
      ["arches", "Bakery or kitchen in an arch? We can fit the extract and gas pipes."],
      ["council block", "No hot water on your estate? We can repair the shared boilers."],
      ["factory", "Oven burners low? We check the gas pipe and the meter."],
    ],
  },
} as const satisfies AreaCopy;
