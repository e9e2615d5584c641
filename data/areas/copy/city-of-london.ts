import type { AreaCopy } from "../../types";

export const cityOfLondon = {
  description:
    "Emergency plumbers, gas engineers and air conditioning repair in the City of London, for offices, restaurants, livery halls and Barbican flats.",
  lead: "Call us, day or night, for an emergency plumber, a gas engineer or a boiler repair in the City of London. We repair air conditioning in offices, shops and restaurants, and work in livery halls and flats too.",
  advice: {
    houses: [
      "If your building gets its heating or chilled water from the Citigen network, we can service the pumps and controls on your side of the heat exchanger.",
    ],
    flats: [
      "We can connect your controls to the landlord’s building management system and test them together.",
      "In Edwardian stone buildings in Moorgate and offices near Liverpool Street, part of the plant may be the landlord’s, so please send us their drawings first.",
    ],
    shops: [
      "Before you sign a new lease, ask our [commercial plumbers](/plumbing-services/commercial-installation) to look at the pipes and drains.",
      "If the air conditioning stops on your floor in one of the towers on Bishopsgate or Leadenhall Street, ask whether it’s off on other floors too. Then we’ll know whether to start with your units or the main plant.",
      "In Smithfield market, we can start after the traders close.",
    ],
    offices: [
      "We can service your office air conditioning before staff arrive or after they leave.",
      "Before a dinner or a concert, we can test the heating in your hall or church.",
      "New plant on a roof usually has to meet a strict noise limit, so we plan screens or quieter fans.",
      "At Guildhall, and in churches and livery halls, we can work round your events.",
    ],
    access: [
      "We plan most crane lifts for a weekend, but wind can stop a lift, so allow for a second date.",
      "Barbican and Golden Lane flats are listed. Ask the estate office about consent before you move a pipe.",
    ],
  },
  demand: [
    {
      service: "chiller-installation",
      why: "We size the chiller for your building, and connect its pipes and controls.",
    },
    {
      service: "hvac-system-design",
      why: "Fitting out? We design air conditioning within the landlord’s limits for air and chilled water.",
    },
    {
      service: "commercial-installation",
      why: "New showers, tea points or a kitchen may need larger pipes. We can replace any that are too small.",
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
      ["glass tower", "We can replace a chiller on a tower, and book the crane too."],
      ["1960s office", "One office floor too hot? We check its fan coils and valves."],
    ],
  },
} as const satisfies AreaCopy;
