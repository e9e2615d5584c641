import type { AreaCopy } from "../../types";

export const cityOfLondon = {
  description:
    "Emergency plumbers, gas engineers and air conditioning repair in the City of London, for offices, restaurants, livery halls and Barbican flats.",
  lead: "Call us, day or night, for an emergency plumber, a gas engineer or a boiler repair in the City of London. We also repair air conditioning in offices, shops and restaurants, and heating in churches and livery halls.",
  advice: {
    flats: [
      "If your flat on the Barbican or Golden Lane estate is cold or has a leak, ring the estate office first. If your lease says the pipe is yours, ring us.",
      "The flats on both estates are listed. Before you have a pipe moved, ask the City Corporation’s planners whether you need listed building consent, and the estate office whether the landlord has to agree too.",
    ],
    shops: [
      "Old pipes and drains may be too small for a kitchen. Before you sign the lease on a shop or a restaurant, ask our [commercial plumbers](/plumbing-services/commercial-installation) to check the size of the pipes and drains.",
      "Smithfield market trades through the night, so if you have a stall there, we can start once the market has closed.",
    ],
    offices: [
      "If the air conditioning stops on your floor in one of the towers on Bishopsgate or Leadenhall Street, ask whether it’s off on other floors too. Then we’ll know whether to start with your units or the main plant.",
      "In Edwardian stone buildings in Moorgate and offices near Liverpool Street, part of the plant may be the landlord’s. Please send us the landlord’s drawings, so that we know where yours begins.",
      "If your building takes heat or chilled water from the Citigen network, we can service the pumps and controls on your side of the heat exchanger.",
      "Guildhall, the livery halls and the churches are booked for dinners and concerts. If you look after one of them, we can work round its events, and test the heating before the guests arrive.",
    ],
    access: [
      "Few City streets have room for a van outside the door. When you book, tell us where we can unload, and whether your loading bay has to be reserved.",
      "We plan most crane lifts for a weekend, when the streets are quieter. Strong wind can stop a crane, so allow for a second date.",
    ],
  },
  demand: [
    {
      service: "chiller-installation",
      why: "If your office needs a new chiller, we size it for the building, and choose fans or screens that keep it within the noise limit.",
    },
    {
      service: "hvac-system-design",
      why: "An office fit-out has to stay within the landlord’s limits for air and chilled water. We design air conditioning that keeps to those limits, and test your controls with the landlord’s system.",
    },
    {
      service: "commercial-installation",
      why: "When an office adds showers and tea points, its old pipes may not be able to supply them all. We replace any pipes that are too small.",
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
