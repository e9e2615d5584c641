import type { AreaCopy } from "../../types";

export const weybridge = {
  description:
    "Need an emergency plumber, a gas engineer or boiler repair in Weybridge, Addlestone, Chertsey or Byfleet? We also work in offices and laboratories.",
  lead: "We send emergency plumbers and gas engineers to Weybridge, Addlestone, Chertsey and Byfleet. Call us for boiler repair or a bathroom, or for the heating, cooling and controls of a large house on St George’s Hill.",
  buildings: [
    "A shop in Baker Street or Queens Road may have a flat above on the same water pipe. Round Monument Green and the church, we look for a flue route at the rear. A Victorian or Edwardian villa in Portmore Park may have an old lead main.",
    "Detached houses on St George’s Hill have dozens of valves, so we label them first. In the new flats over shops at Addlestone, find your valve before you need it. For office campuses in Brooklands, Chertsey’s hospital, Longcross and New Haw’s laboratories, we need names a few days ahead.",
  ],
  working: [
    "A house on St George’s Hill may have two plant rooms and air conditioning of the VRF kind (one outdoor unit for many rooms). The gates are staffed. The estate has rules for skips, cranes and Saturday work, so we ask about them first.",
    "Veterinary and hospital sites have containment rooms and clean zones, with a permit for each.",
  ],
  dayAndNight: [
    "If a controller fails, it can take heating, cooling and pool with it, so ask for our [controls engineers](/bms-services) and [heating engineers](/heating-services) together. Our [air-conditioning service](/air-conditioning) keeps the rest in order through the year.",
    "In Portmore Park, Addlestone and Byfleet, we attend [boiler breakdowns](/boiler-services) and do [bathroom plumbing](/services/bathroom-kitchen-plumbing). If water is coming through your ceiling, ring our [plumbers for emergencies](/services/emergency-plumbing-repairs). For film stages, we fit [ventilation that holds its pressure](/services/ventilation-systems). Offices can order their [gas and plant certificates](/services/gas-safety-certificates).",
  ],
  benefits: [
    "We set your cooling in July and your heating in January, and compare the meters afterwards",
    "Electrical plant at Hamm Court and in Chertsey goes above the river levels on record",
    "We test smoke and comfort dampers together, so that one does not upset the other",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Rebuilt houses have many rooms, a lot of glass and often a pool. The cooling is best designed as one.",
    },
    {
      service: "ventilation-systems",
      why: "Veterinary laboratories, operating theatres and film stages need air pressure that is held and proved.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you refit a villa floor by floor, we plan the pipes of the whole house before the first bathroom.",
    },
  ],
  street: {
    line: ["church", "parade", "villa", "detached house", "pub", "new flats 4", "office park", "hospital 5"],
    notes: [
      ["villa", "Villas in Portmore Park can still have lead pipes."],
      ["detached house", "One controller may run the pool, ramps, heating and cooling."],
      ["office park", "Brooklands offices stand round tall halls with smoke control."],
    ],
  },
} as const satisfies AreaCopy;
