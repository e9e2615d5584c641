import type { AreaCopy } from "../../types";

export const cityOfLondon = {
  description:
    "Emergency plumbers, gas engineers and air conditioning repair in the City of London, for offices, restaurants, livery halls and Barbican flats.",
  lead: "Call us, day or night, for an emergency plumber, a gas engineer or a boiler repair in the City of London. We also repair air conditioning in offices, shops and restaurants, and heating in churches and livery halls.",
  advice: {
    flats: [
      "The flats on the Barbican and Golden Lane estates are listed. Before you have a pipe moved, ask the estate office whether you need consent.",
    ],
    shops: [
      "Old pipes and drains may be too small for a kitchen. Before you sign the lease of a shop or a restaurant, ask our [commercial plumbers](/plumbing-services/commercial-installation) to look at them.",
      "Smithfield market trades through the night, so if you trade there, we can start once the market has closed.",
    ],
    offices: [
      "If the air conditioning stops on your floor in one of the towers on Bishopsgate or Leadenhall Street, ask whether it’s off on other floors too. Then we’ll know whether to start with your units or the main plant.",
      "In Edwardian stone buildings in Moorgate and offices near Liverpool Street, part of the plant may be the landlord’s. Please send us their drawings, so that we know where yours begins.",
      "Where a building takes heating or chilled water from the Citigen network, a heat exchanger passes it on. We can service the pumps and controls on your side of it.",
      "Guildhall, the livery halls and the churches are booked for dinners and concerts. If you look after one, we can work round its events, and test the heating before them.",
    ],
    access: [
      "New plant on a roof usually has to meet a strict noise limit, so we plan acoustic screens or quieter fans before you order it.",
      "We plan most crane lifts for a weekend, when the streets are quieter. Strong wind can stop a lift, so allow for a second date.",
    ],
  },
  demand: [
    {
      service: "chiller-installation",
      why: "A large office may be cooled by a single chiller. We size the new one for your building, and connect its pipes and controls.",
    },
    {
      service: "hvac-system-design",
      why: "An office fit-out has to stay within the landlord’s limits for air and chilled water. We design air conditioning that does, and test your controls with the landlord’s system.",
    },
    {
      service: "commercial-installation",
      why: "When an office adds showers and tea points, its old pipes may be too small. We replace any that are.",
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
      ["Edwardian office", "Cooling plant showing above an Edwardian façade? We can hide it behind a screen."],
      ["glass tower", "If the chiller on your tower is worn out, we can replace it and book the crane too."],
      ["1960s office", "One floor too hot in a 1960s office? We check its cooling units and valves."],
    ],
  },
} as const satisfies AreaCopy;
