import type { AreaCopy } from "../../types";

export const cityOfLondon = {
  description:
    "Emergency plumbers, HVAC and gas engineers in the City of London, for chillers and BMS controls, office plumbing, livery halls and Barbican flats.",
  lead: "We answer emergency calls about cooling, leaks, heating and gas in the City of London, from office towers to livery halls and flats. Ask us for an emergency plumber, a gas engineer, boiler repair or help with a chiller.",
  buildings: [
    "If your floor in a tower at Bishopsgate or Leadenhall is too warm, check whether the floors above and below are too, because that tells us where to start. In the stone banks of Moorgate, and in 1980s offices near Liverpool Street, your plant and the landlord’s often share a riser, so we’ll ask for both sets of drawings.",
    "If you look after a Wren church or a hall beside Guildhall, we can start its boiler days before you need it. If you trade in Smithfield’s market halls, we’ll come once you’ve closed. A Barbican or Golden Lane flat is listed, so ask the estate office before you move a pipe.",
  ],
  working: [
    "We plan most crane lifts, draining and changeovers for a weekend, and wind at height can stop a lift, so allow for a second date. Planning conditions usually require new plant to be 10 dB below background noise, so we price acoustic screens and slower fans from the start.",
    "Some buildings get heating and chilled water from the Citigen network, and we can service the heat exchangers that bring it in. At the Temple we plan deliveries round the gates, the cobbles and court hours.",
  ],
  dayAndNight: [
    "If your office floods on a Friday night, don’t wait until Monday. Our [emergency plumbers](/services/emergency-plumbing-repairs) are on call all weekend. If the cooling fails in your comms room, ask for [out-of-hours HVAC repair](/services/emergency-hvac).",
    "By appointment we do [chiller servicing and replacement](/services/chiller-installation), [BMS (building management system) controls](/bms-services) and [air conditioning servicing](/air-conditioning) with its leak checks. We test restaurants and livery kitchens for [commercial gas safety certificates](/services/gas-safety-certificates). Taking a new lease? Talk to our [commercial plumbers](/plumbing-services/commercial-installation) first.",
  ],
  benefits: [
    "Your weekend plan names the latest time at which we can safely put the old plant back",
    "We’ll join your controls to the landlord’s building management system, and both sides sign off the tests",
    "In chambers and livery halls we’ll work around your sittings, dinners and services",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "Many 1980s offices are on their second set of chillers. We can repair or replace yours.",
    },
    {
      service: "hvac-system-design",
      why: "We design your fit-out in EC2 or EC3 within the landlord’s allowance of air and water.",
    },
    {
      service: "commercial-installation",
      why: "Adding showers, tea points or a kitchen? The old pipes may be sized only for basins and toilets, so we can renew them.",
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
      ["Edwardian office", "Chiller on an old bank? We can hide it behind a roof screen."],
      ["glass tower", "We bring a tower’s chiller down by crane, with the street closed."],
      ["1960s office", "Office too warm even in January? We service cooling all year round."],
    ],
  },
} as const satisfies AreaCopy;
