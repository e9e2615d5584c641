import type { AreaCopy } from "../../types";

export const cityOfLondon = {
  description:
    "Emergency plumbers, HVAC and gas engineers in the City of London, for chillers and BMS controls, office plumbing, livery halls and Barbican flats.",
  lead: "We answer emergency calls about cooling, leaks, heating and gas in the City of London, from office towers to livery halls and flats. Ask us for an emergency plumber, a gas engineer, boiler repair or help with a chiller.",
  buildings: [
    "If your floor in a tower at Bishopsgate or Leadenhall is too warm, check whether the floors above and below are too, because that tells us where to start. In the stone banks of Moorgate, and in 1980s offices near Liverpool Street, your plant and the landlord’s often share a riser, so we’ll ask for both sets of drawings.",
    "If you look after a Wren church or a hall beside Guildhall, we can test its heating before an event. If you trade in Smithfield’s market halls, we can come once you’ve closed. Barbican and Golden Lane flats are listed, so ask the estate office about consent before we move a pipe.",
  ],
  working: [
    "We plan most crane lifts and changeovers for a weekend. Wind can stop a lift, so allow for a second date. Planning conditions usually require new plant to be 10 dB below background noise, so we price acoustic screens and slower fans from the start.",
    "If your building gets heating and chilled water from the Citigen network, we can service the pumps and controls on your side. At the Temple we plan deliveries round the gates and court hours.",
  ],
  dayAndNight: [
    "If your office floods on a Friday night, don’t wait until Monday. Our [emergency plumbers](/services/emergency-plumbing-repairs) are on call all weekend. If the cooling fails in your comms room, ask for [out-of-hours HVAC repair](/services/emergency-hvac).",
    "By appointment we do [chiller servicing and replacement](/services/chiller-installation), [BMS (building management system) controls](/bms-services) and [air conditioning servicing](/air-conditioning) with refrigerant leak checks. We test restaurants and livery kitchens for [commercial gas safety certificates](/services/gas-safety-certificates). Taking a new lease? Talk to our [commercial plumbers](/plumbing-services/commercial-installation) first.",
  ],
  benefits: [
    "For a weekend changeover, our plan names the latest time to stop and put the old plant back",
    "We can join your controls to the landlord’s building management system and test them with its engineers",
    "In chambers, churches and livery halls, we’ll work around your hearings, services and dinners",
  ],
  demand: [
    {
      service: "chiller-installation",
      why: "The chillers in a 1980s office may be near the end of their life. We can repair or replace them.",
    },
    {
      service: "hvac-system-design",
      why: "We can design your fit-out in EC2 or EC3 to stay within the landlord’s limits for air and chilled water.",
    },
    {
      service: "commercial-installation",
      why: "Adding showers, tea points or a kitchen? We check that the old pipes are big enough, and replace any that aren’t.",
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
      ["glass tower", "New chiller for a tower? We plan the crane and the street closure."],
      ["1960s office", "Office too warm even in January? We repair cooling all year round."],
    ],
  },
} as const satisfies AreaCopy;
