import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const hackney = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Hackney, with extract and gas for arch bakeries, Hackney Wick studios and Dalston bars.",
  lead: "Our emergency plumbers, gas engineers and ventilation engineers work all over Hackney, from Dalston to Stamford Hill. We repair leaks and boilers in homes, and fit gas and extract for kitchens in shops, arches and old factories.",
  buildings: [
    "A Victorian terrace near London Fields or Clapton Square may share a supply pipe with next door, so let us measure the flow before you buy a new shower. If your shop is on Mare Street by the Town Hall, or near Ridley Road market, we can come before you open.",
    "In the old factories and new flats along the canal at Hackney Wick, drawings may not show every pipe, so we trace them before we start. If you rent on an estate such as Nightingale, Pembury or Kingsmead, ask your landlord before you pay for a boiler repair, because it’s usually their job.",
  ],
  working: [
    "If you cook in a railway arch, its owner has to agree before we run an extract duct up the outside. If they won’t, ask us about filters for grease and smells. Arches can leak, so we mount electrical equipment where it stays dry.",
    `By law, a block with a shared boiler is a heat network. If you run one, you have to register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "Is water coming through your shop ceiling? Call our [emergency plumbers](/services/emergency-plumbing-repairs), who work through the night. If your bar’s extract fan stops, ask for [urgent HVAC repair](/services/emergency-hvac).",
    "We inspect [kitchen gas (CP42)](/gas-services/commercial-kitchen-gas), arrange a [gas meter for your unit](/gas-services/gas-meter-installation) and offer [boiler repair and servicing](/boiler-services) in Clapton and Stoke Newington. We also do the yearly [gas check for landlords](/gas-services/landlord-gas-safety). If you manage an estate, our [commercial heating engineers](/heating-services) can look after its plant rooms.",
  ],
  benefits: [
    "If there are homes close to your kitchen, we’ll choose a fan that’s quiet enough for them",
    "Before we lift new plant on to your factory roof, a structural engineer checks that the roof can carry it",
    "In a large family house, we size the hot water system by how much you really use",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Opening a brewery, studio or club in an old workshop? We can fit the ventilation it needs.",
    },
    {
      service: "gas-meter-installation",
      why: "If you divide an old factory into food units, we can arrange a meter for each one and run the gas pipes.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Burst pipe at home in Homerton or Clapton? We can tell you how to stop the water, then come and repair it.",
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
      ["council block", "One boiler house for several blocks? We can service it for you."],
      ["factory", "New ovens for a bakery? We’ll check that the gas supply is enough."],
    ],
  },
} as const satisfies AreaCopy;
