import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const hackney = {
  description:
    "Extract fans, gas engineers, emergency plumbers and boiler repair in Hackney: arch bakeries, Hackney Wick studios, Dalston bars and family homes.",
  lead: "Our emergency plumbers, gas engineers and ventilation engineers work all over Hackney, from Dalston to Stamford Hill. We repair leaks and boilers in homes, and fit out kitchens in shops, arches and old factories.",
  buildings: [
    "In a Victorian terrace near London Fields or Clapton Square, two houses may share the supply pipe, so a new shower can need a pipe of its own. If you have a shop on Mare Street, by the Town Hall, or near Ridley Road market, we can come before you open.",
    "The studios, and the flats between them, in old factories by the canal at Hackney Wick may have risers that no drawing shows, so we trace them. On council estates such as Nightingale, Pembury and Kingsmead, ask the landlord whether the boiler is yours. Near the hospital at Homerton, please tell us where we can park.",
  ],
  working: [
    "The duct from an arch bakery ends above the eaves where the viaduct allows it. Where it doesn’t, the air goes through filters that suit the menu. Brick vaults drip, so electrical gear stays off the wall.",
    `Many towers on the estates have communal boilers, with heating mains in ducts under the grass. In law that is a heat network, so if you run one, check that it is registered with Ofgem: existing networks have until ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "If water is coming through a shop ceiling, call our [emergency plumbers](/services/emergency-plumbing-repairs), who work through the night. A bar with a dead extract fan needs [urgent HVAC repair](/services/emergency-hvac).",
    "We inspect [kitchen gas (CP42)](/gas-services/commercial-kitchen-gas), arrange a [gas meter for your unit](/gas-services/gas-meter-installation) and do [boiler repair and servicing](/boiler-services) in Clapton and Stoke Newington. For an estate’s plant room there are our [commercial heating engineers](/heating-services).",
  ],
  benefits: [
    "We choose the fan for your arch by how quiet it is first and by its price second",
    "A structural engineer confirms that a factory roof can carry new plant before we lift it",
    "If you have eight bedrooms and two kitchens, we size the hot water from what you use",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "Breweries, kilns and dance floors now fill rooms that were built for storage and sewing.",
    },
    {
      service: "gas-meter-installation",
      why: "In a divided factory, each food unit needs its own metered supply and stop valve.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Conversions off Dalston Lane put bathrooms above shops, so a failed joint can close a business.",
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
      ["arches", "A bakery’s fan may start at five, with bedrooms across the cobbles."],
      ["council block", "One boiler house may heat several blocks on an estate."],
      ["factory", "Timber floors and old columns limit what the roof can carry."],
    ],
  },
} as const satisfies AreaCopy;
