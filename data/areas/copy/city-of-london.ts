import type { AreaCopy } from "../../types";

export const cityOfLondon = {
  description:
    "Emergency plumbers, HVAC and gas engineers in the City of London: chillers and BMS controls, office plumbing, livery halls and Barbican flats.",
  lead: "We answer emergency calls about cooling, leaks, heating and gas in the City of London, from office towers to livery halls and flats. Ask us for an emergency plumber, a gas engineer, boiler repair or help with a chiller.",
  buildings: [
    "If your floor in a tower at Bishopsgate or Leadenhall is warm, find out whether the floors next to it are too, because that tells us where to start. In the stone banks of Moorgate, and in 1980s offices near Liverpool Street, the tenants’ plant and the landlord’s often share a riser.",
    "A Wren church or a hall beside Guildhall heats slowly, so we start its boiler days before you need it. At Smithfield’s market halls we come after trading. A Barbican or Golden Lane flat is listed, so ask the estate office before you move a pipe.",
  ],
  working: [
    "Most crane lifts, draining and changeovers in the Square Mile are planned for a weekend, and wind at height can stop a lift. Planning conditions generally hold new plant 10 dB below background noise, so we allow for acoustic screens and slower fans.",
    "Heating and chilled water from the Citigen network reach some buildings through heat exchangers, which need servicing of their own. Basement plant rooms lie beside Tube tunnels and Roman remains. At the Temple we deliver around the gates, the cobbles and court hours.",
  ],
  dayAndNight: [
    "An office that floods on a Friday night has people coming in on Monday, so our [emergency plumbers](/services/emergency-plumbing-repairs) are on call through the weekend. If the cooling of a comms room fails, ask for [out-of-hours HVAC repair](/services/emergency-hvac).",
    "Planned work covers [chiller servicing and replacement](/services/chiller-installation), [BMS (building management system) controls](/bms-services) and [air conditioning servicing](/air-conditioning) with its leak checks. Restaurants and livery kitchens need [commercial gas safety certificates](/services/gas-safety-certificates), and a new lease may begin with [commercial plumbing installation](/plumbing-services/commercial-installation).",
  ],
  benefits: [
    "Your weekend plan names the latest time at which we can safely put the old plant back",
    "We join your controls to the landlord’s building management system, and both sides sign off the tests",
    "Chambers and livery halls choose hours around their sittings, dinners and services",
  ],
  demand: [
    { service: "chiller-installation", why: "Many office buildings of the 1980s are on their second set of chillers." },
    {
      service: "hvac-system-design",
      why: "The fit-out for a new lease in EC2 or EC3 has to stay within the landlord’s allowance of air and water.",
    },
    {
      service: "commercial-installation",
      why: "Offices are adding showers, tea points and kitchens to pipes that were sized for basins and toilets.",
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
      ["Edwardian office", "On old bank buildings, chillers stand behind roof screens."],
      ["glass tower", "A chiller leaves a tower by crane, with the street closed below."],
      ["1960s office", "Deep office floors need cooling even in January."],
    ],
  },
} as const satisfies AreaCopy;
