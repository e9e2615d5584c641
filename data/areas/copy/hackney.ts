import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const hackney = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Hackney, from Stamford Hill and Dalston to Hackney Wick, with gas and extract for kitchens.",
  lead: "Our emergency plumbers, gas engineers and ventilation engineers work all over Hackney, from Dalston to Stamford Hill. We repair leaks and boilers in homes, air conditioning in shops and offices, and gas and extract in kitchens.",
  buildings: [
    "A Victorian terrace in Clapton, Homerton, Stoke Newington or near London Fields may share a supply pipe with next door, so let us measure the flow before you buy a new shower.",
    "If you rent on an estate such as Nightingale, Pembury or Kingsmead, ask your landlord before you pay for a boiler repair, because it’s usually their job.",
    "In the old factories and new flats along the canal at Hackney Wick, drawings may not show every pipe, so we trace the pipes before we start. In shops near the Town Hall and Ridley Road market, we start before you open.",
  ],
  working: [
    "The owner of a railway arch has to agree before we run an extract duct up the outside. If they won’t, ask us before you order the cooking equipment. Arches can leak, so we mount fans and controls where they stay dry.",
    `By law, a block with a shared boiler is a heat network. If you run one, you have to register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "Has a pipe burst, a drain blocked or water come through the ceiling? Call our [emergency plumbers](/services/emergency-plumbing-repairs), who work through the night.",
    "We offer [boiler repair and servicing](/boiler-services) in houses and flats, and do the yearly [gas check for landlords](/gas-services/landlord-gas-safety).",
    "Shop, office or studio too hot? Book [air conditioning repair](/air-conditioning). If the extract fan stops in your bar or restaurant, ask for an [urgent repair](/services/emergency-hvac). We also do [kitchen gas repairs and CP42 checks](/gas-services/commercial-kitchen-gas). For managed blocks and estates, our [commercial heating engineers](/heating-services) service the plant rooms under a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "If there are homes close to your kitchen, we choose a fan that’s quiet enough for them",
    "Before we lift new plant on to a roof, a structural engineer checks that the roof can carry it",
    "In a large family house, we size the hot water system by how much you really use",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Opening a brewery, studio or club in an old workshop? We fit the ventilation it needs.",
    },
    {
      service: "gas-meter-installation",
      why: "When an old factory becomes food units, we arrange a meter for each one and run the gas pipes.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Burst pipe at home? We tell you how to stop the water, then come and repair it.",
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
      ["arches", "Bakery or kitchen in an arch? We can fit the extract and the gas."],
      ["council block", "Several blocks cold at once? We repair the boilers they share."],
      ["factory", "Ovens burning low? We check the gas pipe and the meter."],
    ],
  },
} as const satisfies AreaCopy;
