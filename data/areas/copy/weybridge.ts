import type { AreaCopy } from "../../types";

export const weybridge = {
  description:
    "Need an emergency plumber, a gas engineer or boiler repair in Weybridge, Addlestone, Chertsey or Byfleet? We also work in offices and laboratories.",
  lead: "Need an emergency plumber or a gas engineer in Weybridge, Addlestone or Byfleet? Call us for boiler repair or a bathroom, or for the heating, cooling and controls of a large house on St George’s Hill.",
  buildings: [
    "If your shop in Baker Street or Queens Road shares its water pipe with the flat above, we’ll warn the people there before we shut it off. Shared pipe leaking in the new flats over shops at Addlestone? Call the landlord as well as us, as it may be the landlord’s job.",
    "If you work at Longcross, on an office campus in Brooklands or at the hospital in Chertsey, we’ll send our engineers’ names a few days ahead.",
  ],
  working: [
    "In a detached house on St George’s Hill, we can look after the plant room and the VRF air conditioning (one outdoor unit for many rooms). We’ll keep to the estate’s rules for skips, cranes and Saturday work.",
    "If your laboratory or hospital has containment rooms or clean zones, we’d need a permit for each.",
  ],
  dayAndNight: [
    "If one controller fails, you can lose heating, cooling and pool together, so ask for our [controls engineers](/bms-services) as well as our [heating engineers](/heating-services). We also do the yearly [air conditioning service](/air-conditioning).",
    "In Portmore Park, Addlestone and Byfleet, we do [boiler repair](/boiler-services) and [bathroom plumbing](/services/bathroom-kitchen-plumbing). If water is coming through your ceiling, ring our [emergency plumbers](/services/emergency-plumbing-repairs). We fit [ventilation](/services/ventilation-systems) in laboratories and film stages, and issue [gas safety certificates](/services/gas-safety-certificates) for offices.",
  ],
  benefits: [
    "We’ll set up your cooling in summer and your heating in winter, when we can test them properly",
    "At Hamm Court and in Chertsey we can raise electrical plant above recorded river levels",
    "Round Monument Green and the church, we take flues out at the rear, where they don’t show",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "If a rebuilt house has many rooms, a lot of glass and a pool, we design the cooling as one system.",
    },
    {
      service: "ventilation-systems",
      why: "Laboratories, operating theatres and film stages need steady air pressure, so we set it and measure it.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Refitting a villa floor by floor? We’ll plan the pipes for the whole house before you start on the first bathroom.",
    },
  ],
  street: {
    line: ["church", "parade", "villa", "detached house", "pub", "new flats 4", "office park", "hospital 5"],
    notes: [
      ["villa", "Weak taps in your villa? We can replace the old lead main."],
      ["detached house", "Dozens of valves in a large house? We label them all first."],
      ["office park", "Smoke control in your office? We test it together with the fans."],
    ],
  },
} as const satisfies AreaCopy;
