import type { AreaCopy } from "../../types";

export const weybridge = {
  description:
    "Need an emergency plumber, a gas engineer or boiler repair in Weybridge, Addlestone, Chertsey or Byfleet? We also work in offices and laboratories.",
  lead: "Need an emergency plumber or a gas engineer in Weybridge, Addlestone or Byfleet? Call us for boiler repair or a bathroom, or for the heating, cooling and controls of a large house on St George’s Hill.",
  buildings: [
    "If your shop in Baker Street or Queens Road shares its water pipe with the flat above, we’ll warn the people there before we shut it off. Round Monument Green and the church, we take flues out at the rear.",
    "If a shared pipe leaks in the new flats over shops at Addlestone, call the landlord as well as us. For Longcross and the office campuses in Brooklands, we’ll send our engineers’ names a few days ahead. We do the same for Chertsey’s hospital and New Haw’s laboratories.",
  ],
  working: [
    "In a detached house on St George’s Hill, we can look after the plant rooms and the VRF air conditioning (one outdoor unit for many rooms). We send names to the gate and keep to the estate’s rules for skips, cranes and Saturday work.",
    "Veterinary and hospital sites have containment rooms and clean zones, and we work under a permit for each.",
  ],
  dayAndNight: [
    "If one controller fails, you can lose heating, cooling and pool together, so ask for our [controls engineers](/bms-services) as well as our [heating engineers](/heating-services). We also offer [air-conditioning service](/air-conditioning).",
    "In Portmore Park, Addlestone and Byfleet, we do [boiler repair](/boiler-services) and [bathroom plumbing](/services/bathroom-kitchen-plumbing). If water is coming through your ceiling, ring our [emergency plumbers](/services/emergency-plumbing-repairs). On film stages we fit [ventilation that holds its pressure](/services/ventilation-systems), and in offices we issue [gas and plant certificates](/services/gas-safety-certificates).",
  ],
  benefits: [
    "We set up your cooling in July and your heating in January, and compare the meters afterwards",
    "At Hamm Court and in Chertsey we’ll raise electrical plant above recorded river levels",
    "We test smoke and comfort dampers together, so that one doesn’t upset the other",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "If a rebuilt house has many rooms, a lot of glass and a pool, we design the cooling as one system.",
    },
    {
      service: "ventilation-systems",
      why: "Veterinary laboratories, operating theatres and film stages need steady air pressure, so we set it and measure it.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you refit a villa floor by floor, we’ll plan the pipes of the whole house before the first bathroom.",
    },
  ],
  street: {
    line: ["church", "parade", "villa", "detached house", "pub", "new flats 4", "office park", "hospital 5"],
    notes: [
      ["villa", "Weak taps in a Portmore Park villa? We can replace a lead main."],
      ["detached house", "If your house has dozens of valves, we label them all first."],
      ["office park", "If your office has smoke control, we test it together with the fans."],
    ],
  },
} as const satisfies AreaCopy;
