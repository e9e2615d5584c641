import type { AreaCopy } from "../../types";

export const hemelHempstead = {
  description:
    "Boiler repair, emergency plumbers and air conditioning in Hemel Hempstead, Apsley, Berkhamsted and Kings Langley, for homes, offices and warehouses.",
  lead: "For a leak, a blocked drain or a boiler repair in Hemel Hempstead, Berkhamsted or Kings Langley, call our emergency plumbers and gas engineers. We also repair heating and air conditioning, day or night, in shops, pubs, offices, schools and warehouses.",
  buildings: [
    "In the New Town neighbourhoods of Adeyfield, Gadebridge and Grovehill, the boiler may be in an outside store. We can lag its pipes against frost.",
    "The stopcock of a canal-side flat in Apsley or Nash Mills may be on the landing. Find it before you have a leak. In Kodak’s former tower, if your neighbour’s water is off too, tell the building manager.",
    "We can heat just the loading bays of a warehouse with radiant heaters, so you don’t pay to heat the aisles.",
  ],
  working: [
    "Hard water leaves limescale in boilers and cylinders. We can remove it.",
    "Groundwater is high along the Gade, and some basement car parks by the canal depend on pumps. We service the pumps.",
  ],
  dayAndNight: [
    "For a burst pipe or a blocked drain, our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour, and repair or replace [basement pumps](/plumbing-services/pump-installation) too.",
    "Boiler broken? If you rent your home, repairs are your landlord’s job, so ring them first. If you own or let the home, call us day or night for a [boiler repair](/boiler-services). Landlords can book a boiler service with the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "We service [air conditioning](/air-conditioning) in shops, pubs, offices and schools, and [kitchen gas](/gas-services/commercial-kitchen-gas) in pubs. If your air con stops, or the heating fails in your warehouse, ring us day or night for an [urgent repair](/services/emergency-hvac).",
    "For building managers, one [maintenance contract](/maintenance) can cover heating, cooling and [gas checks](/services/gas-safety-certificates).",
  ],
  benefits: [
    "We clean and repair office air conditioning outside working hours",
    "In pubs we can work outside opening hours, and in churches between services",
    "Near the Maylands fuel depot, we check whether we need a permit to dig or for hot works",
  ],
  demand: [
    {
      service: "gas-system-installations",
      why: "If your new warehouse needs more gas, we size the supply for your heaters.",
    },
    {
      service: "pump-installation",
      why: "We fit pumps that raise the pressure on every floor of a block on a hill.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Before you replace old boilers, we check that new ones fit through the doors and suit the pipework.",
    },
  ],
  street: {
    line: ["church", "pub", "new-town terrace", "parade", "glass tower", "waterside", "school", "shed"],
    notes: [
      ["new-town terrace", "If your New Town house is cold at one end, we balance the radiators."],
      ["school", "We replace worn-out school boilers in the summer holidays."],
      ["shed", "Warehouse cold in the mornings? We repair heaters between shifts."],
    ],
  },
} as const satisfies AreaCopy;
