import type { AreaCopy } from "../../types";

export const weybridge = {
  description:
    "Call us for an emergency plumber, a gas engineer or boiler repair in Weybridge, Addlestone, Chertsey or Byfleet. We also work in offices and laboratories.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Weybridge, Addlestone and Byfleet. Call us for boiler repair or a bathroom, or for the heating, cooling and controls of a house on St George’s Hill.",
  buildings: [
    "For planned work in a shop in Baker Street or Queens Road, we’ll tell the people upstairs before we shut off any shared water. If a shared pipe leaks in the new flats over shops at Addlestone, call the landlord too, because the repair may be theirs.",
    "For work at Longcross, on an office campus in Brooklands or at the hospital in Chertsey, we’ll send you our engineers’ names a few days ahead.",
  ],
  working: [
    "In a detached house on St George’s Hill, we can look after the plant room and the VRF air conditioning (one outdoor unit for many rooms). We’ll keep to the estate’s rules for skips, cranes and Saturday work.",
    "Before we work in a clean room in your laboratory or hospital, we’ll need your permit.",
  ],
  dayAndNight: [
    "If the heating and cooling of a large house fail together, the controls may be at fault, so ask for our [controls engineers](/bms-services) as well as our [heating engineers](/heating-services). We also do the yearly [air conditioning service](/air-conditioning).",
    "In Portmore Park, Addlestone and Byfleet, we do [boiler repair](/boiler-services) and [bathroom plumbing](/services/bathroom-kitchen-plumbing). If water is coming through your ceiling, ring our [emergency plumbers](/services/emergency-plumbing-repairs). We fit [ventilation](/services/ventilation-systems) in laboratories and film stages, and issue [gas safety certificates](/services/gas-safety-certificates) for offices and rented homes.",
  ],
  benefits: [
    "We can fine-tune your cooling on a hot day and your heating on a cold one",
    "At Hamm Court and in Chertsey we can raise electrical plant above recorded flood levels",
    "Round Monument Green and the church, we can bring flues out at the rear, where they don’t show",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "If a rebuilt house has many rooms, a lot of glass and a pool, we design the cooling as one system.",
    },
    {
      service: "ventilation-systems",
      why: "Laboratories and operating theatres need steady air pressure, so we set it and measure it.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Refitting a villa floor by floor? We’ll plan the pipes for the whole house before you start on the first bathroom.",
    },
  ],
  street: {
    line: ["church", "parade", "villa", "detached house", "pub", "new flats 4", "office park", "hospital 5"],
    notes: [
      ["villa", "Low pressure in your villa? We can replace old lead pipes."],
      ["detached house", "Plant room with dozens of valves? We can label them for you."],
      ["office park", "Smoke control in your office? We test it with the fans running."],
    ],
  },
} as const satisfies AreaCopy;
