import type { AreaCopy } from "../../types";

export const weybridge = {
  description:
    "Call us for an emergency plumber, a gas engineer or boiler repair in Weybridge, Addlestone, Chertsey or Byfleet. We also service air conditioning.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Weybridge, Addlestone, Chertsey and Byfleet. Call us about a leak, a boiler repair, a bathroom, or air conditioning in a house or an office.",
  buildings: [
    "In the detached houses on St George’s Hill, we repair heating, cooling and their controls. Older villas may still have lead water pipes, which we replace.",
    "If a shared pipe leaks in the new flats over the shops at Addlestone, call the landlord too, who may have to repair it. Before planned work in a shop in Baker Street or Queens Road, we tell the people upstairs when their water will be off.",
    "For work at Longcross, on an office campus in Brooklands or at the hospital in Chertsey, we send you our engineers’ names a few days ahead.",
  ],
  working: [
    "St George’s Hill has its own rules for skips, cranes and Saturday work, and we keep to them.",
    "In a hospital, we agree every shutdown with the estates team. In a laboratory, we need your permit before we work in a clean room.",
  ],
  dayAndNight: [
    "Is water coming through your ceiling? Ring our [emergency plumbers](/services/emergency-plumbing-repairs), day or night. They repair burst pipes and clear blocked drains.",
    "In homes we do [boiler repairs and servicing](/boiler-services) and [bathroom plumbing](/services/bathroom-kitchen-plumbing), and for landlords the yearly [gas check](/gas-services/landlord-gas-safety). When the heating and cooling of a large house fail together, our [controls engineers](/bms-services) and [heating engineers](/heating-services) find out why.",
    "Is your office or shop too hot? Our engineers repair and service [air conditioning](/air-conditioning). Restaurants and pubs can book [kitchen gas repairs](/gas-services/commercial-kitchen-gas). For managed buildings we offer a [maintenance contract](/maintenance) and issue the [gas safety certificates](/services/gas-safety-certificates).",
  ],
  benefits: [
    "We test cooling on a hot day and heating on a cold one, when faults show",
    "In homes that can flood, we raise boilers and electrical plant above the recorded flood level",
    "In conservation areas, we bring flues out at the rear, where they don’t show",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "For a large house with a lot of glass and a pool, we design the cooling as one system.",
    },
    {
      service: "ventilation-systems",
      why: "Laboratories and operating theatres need steady air pressure, so we set it and measure it.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Refitting a villa floor by floor? We plan the pipes for the whole house before you start on the first bathroom.",
    },
  ],
  street: {
    line: ["church", "parade", "villa", "detached house", "pub", "new flats 4", "office park", "hospital 5"],
    notes: [
      ["villa", "Low pressure upstairs in your villa? We find out why."],
      ["detached house", "Some rooms hot and others cold? We check the heating controls."],
      ["office park", "Office too warm? We service its air conditioning out of hours."],
    ],
  },
} as const satisfies AreaCopy;
