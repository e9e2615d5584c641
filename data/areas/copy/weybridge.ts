import type { AreaCopy } from "../../types";

export const weybridge = {
  description:
    "Need an emergency plumber, a gas engineer or boiler repair in Weybridge, Addlestone, Chertsey or Byfleet? We also work in offices and laboratories.",
  lead: "Need an emergency plumber or a gas engineer in Weybridge, Addlestone, Chertsey or Byfleet? Call us for boiler repair or a bathroom, or for the heating, cooling and controls of a large house on St George’s Hill.",
  buildings: [
    "A shop in Baker Street or Queens Road may share its water pipe with the flat above, so we’ll warn them. Round Monument Green and the church, we take flues out at the rear. In a Victorian or Edwardian villa in Portmore Park, we can replace an old lead main.",
    "In detached houses on St George’s Hill, we first label the dozens of valves. In the new flats over shops at Addlestone, call the landlord as well as us if a shared pipe leaks. For office campuses in Brooklands, Chertsey’s hospital, Longcross and New Haw’s laboratories, we’ll send names a few days ahead.",
  ],
  working: [
    "In a large house on St George’s Hill we can look after both plant rooms and VRF air conditioning (one outdoor unit for many rooms). We send names to the gate and keep to the estate’s rules for skips, cranes and Saturday work.",
    "Veterinary and hospital sites have containment rooms and clean zones, and we work under a permit for each.",
  ],
  dayAndNight: [
    "If a controller fails, it can take heating, cooling and pool with it, so ask for our [controls engineers](/bms-services) and [heating engineers](/heating-services) together. Our [air-conditioning service](/air-conditioning) keeps the rest in order.",
    "In Portmore Park, Addlestone and Byfleet, we attend [boiler breakdowns](/boiler-services) and do [bathroom plumbing](/services/bathroom-kitchen-plumbing). If water is coming through your ceiling, ring our [plumbers for emergencies](/services/emergency-plumbing-repairs). On film stages we fit [ventilation that holds its pressure](/services/ventilation-systems), and in offices do [gas and plant certificates](/services/gas-safety-certificates).",
  ],
  benefits: [
    "We set your cooling in July and your heating in January, and compare the meters afterwards",
    "At Hamm Court and in Chertsey we’ll raise electrical plant above recorded river levels",
    "We test smoke and comfort dampers together, so that one doesn’t upset the other",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "In a rebuilt house with many rooms, a lot of glass and a pool, we design the cooling as one.",
    },
    {
      service: "ventilation-systems",
      why: "Veterinary laboratories, operating theatres and film stages need steady air pressure, and we set it and prove it.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you refit a villa floor by floor, we’ll plan the pipes of the whole house before the first bathroom.",
    },
  ],
  street: {
    line: ["church", "parade", "villa", "detached house", "pub", "new flats 4", "office park", "hospital 5"],
    notes: [
      ["villa", "If a villa’s taps run weak, we look at the old main first."],
      ["detached house", "If one controller runs the pool and the heating, we can repair it."],
      ["office park", "Brooklands offices have smoke control, which we test with the fans."],
    ],
  },
} as const satisfies AreaCopy;
