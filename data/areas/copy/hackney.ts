import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const hackney = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Hackney, with extract and gas for arch bakeries, Hackney Wick studios and Dalston bars.",
  lead: "Our emergency plumbers, gas engineers and ventilation engineers work all over Hackney, from Dalston to Stamford Hill. We repair leaks and boilers in homes, and fit out kitchens in shops, arches and old factories.",
  buildings: [
    "In Victorian terraces near London Fields or Clapton Square, two houses may share a supply pipe, so a new shower can mean a new pipe. If you have a shop on Mare Street, by the Town Hall, or near Ridley Road market, we can come before you open.",
    "In Hackney Wick’s old factories by the canal, now studios with flats between them, we trace the pipes first, because the drawings rarely show them all. If you live on a council estate such as Nightingale, Pembury or Kingsmead, ask your landlord before you pay for a boiler repair, because it’s usually their job. If you have a parking space near Homerton Hospital, tell us.",
  ],
  working: [
    "If the owner of your arch agrees, we’ll take the duct up above the eaves. If not, we’ll fit filters for the grease and smell of what you cook. Brick vaults drip, so we mount electrical equipment away from the wall.",
    `Many towers on the estates have communal boilers. In law a block with a shared boiler is a heat network, so if you run one, it has to be registered with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "If water is coming through a shop ceiling, call our [emergency plumbers](/services/emergency-plumbing-repairs), who work through the night. If your bar’s extract fan dies, ask for [urgent HVAC repair](/services/emergency-hvac).",
    "We inspect [kitchen gas (CP42)](/gas-services/commercial-kitchen-gas), arrange a [gas meter for your unit](/gas-services/gas-meter-installation) and offer [boiler repair and servicing](/boiler-services) in Clapton and Stoke Newington. Our [commercial heating engineers](/heating-services) look after plant rooms on estates.",
  ],
  benefits: [
    "Homes close to your arch? We choose a quiet fan first, then compare prices",
    "A structural engineer checks that your factory roof can carry new plant before we lift it",
    "In a large family house, we size the hot water from what you really use",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "We ventilate breweries, studios and clubs in rooms that were built for storage and sewing.",
    },
    {
      service: "gas-meter-installation",
      why: "If an old factory has been divided, we’ll fit each food unit with its own metered supply and stop valve.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "A failed joint in a bathroom off Dalston Lane can close the shop below, so we’ll stop the water first.",
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
      ["arches", "Bakery or kitchen in an arch? We can fit its extract and its gas."],
      ["council block", "One boiler house may heat several blocks, and we can service it."],
      ["factory", "Ovens moving in? We’ll check that the gas supply is large enough."],
    ],
  },
} as const satisfies AreaCopy;
