import type { AreaCopy } from "../../types";

export const cityOfLondon = {
  description:
    "Emergency plumbers, gas engineers and air conditioning repair in the City of London, for offices, restaurants, livery halls and Barbican flats.",
  lead: "Call us for an emergency plumber, a gas engineer, boiler repair or air conditioning repair in the City of London. We work in offices, shops, restaurants, livery halls and flats.",
  buildings: [
    "If the air conditioning stops on your floor in one of the towers on Bishopsgate or Leadenhall Street, ask whether it’s off on other floors too. Then we’ll know whether to start with your units or the main plant. In Edwardian stone buildings in Moorgate and offices near Liverpool Street, part of the plant may be the landlord’s, so send us their drawings.",
    "We can work round your events at Guildhall and in churches and livery halls. In Smithfield market, we start after the traders close.",
    "Barbican and Golden Lane flats are listed. Ask the estate office about consent before you move a pipe.",
  ],
  working: [
    "We plan most crane lifts for a weekend, but wind can stop a lift, so allow for a second date. New plant on a roof usually has to meet a strict noise limit. We plan screens and quieter fans.",
    "If your building gets its heating or chilled water from the Citigen network, we service the pumps and controls on your side of the heat exchanger.",
  ],
  dayAndNight: [
    "Call our [emergency plumbers](/services/emergency-plumbing-repairs), day or night, if a pipe bursts or a drain blocks in your office, restaurant or flat. No heating or hot water in your flat? If you rent it, tell your landlord first: repairs are their job. If you own or let it, ring us at any hour for a [boiler repair](/boiler-services). We also do landlords’ annual [gas safety checks](/gas-services/landlord-gas-safety).",
    "We [repair and service air conditioning](/air-conditioning) in offices, shops and restaurants. If it stops, or the comms room overheats, [ring us day or night](/services/emergency-hvac). One [maintenance contract](/maintenance) can cover your building’s [chillers](/services/chiller-installation) and [building management systems](/bms-services).",
    "We do kitchen gas repairs in restaurants and livery halls, and issue the [commercial gas safety certificate](/services/gas-safety-certificates). Before you sign a new lease, ask our [commercial plumbers](/plumbing-services/commercial-installation) to look at the pipes and drains.",
  ],
  benefits: [
    "We can service your office air conditioning before staff arrive or after they leave",
    "We connect your controls to the landlord’s building management system and test them together",
    "Before a dinner or a concert, we test the heating in your hall or church",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "We size the chiller for your building, and connect its pipes and controls.",
    },
    {
      service: "hvac-system-design",
      why: "We design air conditioning for a fit-out to stay within the landlord’s limits for air and chilled water.",
    },
    {
      service: "commercial-installation",
      why: "New showers, tea points or a kitchen may need larger pipes. We replace any that are too small.",
    },
  ],
  street: {
    line: [
      "church",
      "Edwardian office",
      "glass tower",
      "market hall",
      "1960s office 8",
      "glass tower",
      "slab 9",
      "pub",
      "town hall",
    ],
    notes: [
      ["Edwardian office", "We can screen cooling plant that shows from the street."],
      ["glass tower", "We replace chillers on towers, and book the crane too."],
      ["1960s office", "Office air con stopped? Call us, day or night."],
    ],
  },
} as const satisfies AreaCopy;
