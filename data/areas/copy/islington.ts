import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const islington = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Islington, for flats in Barnsbury, restaurants on Upper Street and offices in Clerkenwell.",
  lead: "Our emergency plumbers, gas engineers and boiler engineers work across Islington, from the Angel to Archway. We repair leaks and boilers and clear drains in homes, and look after air conditioning in shops and offices and gas appliances in restaurant kitchens.",
  buildings: [
    "Flats in the Georgian terraces of Barnsbury and Canonbury usually share one soil pipe. When it blocks, the basement floods first, so we start there. If a pipe leaks inside a wall in council housing in Finsbury or in the towers on City Road, ring your landlord or the building manager, as the pipe may be theirs.",
    "We may need the cellar key to turn off the water in a flat over a shop in Holloway, Highbury or Archway, so please ask the shop for it.",
    "The floor of a former printing works in Clerkenwell or Farringdon may not carry heavy plant, so we check first. We can plan university shutdowns with the estates team.",
  ],
  working: [
    "In many terraces a flue can only come out of the narrow back addition, close to neighbours’ windows. We check the distance first.",
    `Near Old Street and City Road, your flat may be on the Bunhill heat network. Ask your landlord or managing agent who repairs the heating. If you’re a landlord and run shared heating for several homes, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "Leak from the flat above, burst pipe or blocked drain? Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. No heating or hot water? If you rent your home, repairs are your landlord’s job, so ring them. Owners and landlords can ring us day or night for a [boiler repair](/boiler-services). We do landlords’ annual [gas safety checks](/gas-services/landlord-gas-safety).",
    "For restaurants, we do the [kitchen gas safety check](/gas-services/commercial-kitchen-gas) and repairs. We [repair and service air conditioning](/air-conditioning) in shops and offices. If yours stops, our [emergency engineers](/services/emergency-hvac) come out day or night. Our [commercial heating engineers](/heating-services) look after shared boilers for managing agents under a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We label each stopcock in houses split into flats, to save time when there’s a leak",
    "With your visitor permit, we can park outside for the whole job",
    "We service office air conditioning before staff arrive",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "We can service every boiler in a converted house in one visit.",
    },
    {
      service: "air-conditioning-installation",
      why: "Offices and studios behind big windows get hot. We can fit air conditioning.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We check that your café’s gas cuts off if the extract fan fails.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "council block",
      "parade",
      "pub",
      "warehouse 5",
      "by-law terrace",
      "point tower",
      "university",
    ],
    notes: [
      ["Georgian terrace", "Boiler cutting out in a Georgian house? We find the fault and fix it."],
      ["council block", "For a cold flat on the Bunhill network, we can repair the heat unit."],
      ["warehouse", "We repair or replace heaters in cold studios in old warehouses."],
    ],
    network: "council block",
  },
} as const satisfies AreaCopy;
