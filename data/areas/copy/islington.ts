import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const islington = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Islington, for flats in Barnsbury, restaurants on Upper Street and offices in Clerkenwell.",
  lead: "Our emergency plumbers, gas engineers and boiler engineers work across Islington, from the Angel to Archway. We repair boilers and leaks in homes, air conditioning in shops and offices, and gas appliances in restaurant kitchens.",
  buildings: [
    "Flats in the Georgian terraces of Barnsbury and Canonbury usually share one soil pipe. When it blocks, the basement floods first, so we start there. If a pipe leaks inside a wall in council housing in Finsbury or in the towers on City Road, ring your landlord or the building manager first, because the pipe may be theirs.",
    "We may need the cellar key to turn off the water in a flat over a shop in Holloway, Highbury or Archway, so please have it ready.",
    "The floor of a former printing works in Clerkenwell or Farringdon may not carry heavy plant, so we check first. At a university, we plan shutdowns with the estates team.",
  ],
  working: [
    "In many terraces a flue can only come out of the narrow back addition, close to the neighbours’ windows, so we measure the distance.",
    `Near Old Street and City Road, your flat may be on the Bunhill heat network, so ask your landlord or managing agent who repairs the heating. Landlords who already run shared heating for several homes must register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "Water dripping from the flat above, a burst pipe or a blocked drain? Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. No heating or hot water? If you rent your home, repairs are your landlord’s job, so ring them. If you own your home, ring us day or night for a [boiler repair](/boiler-services). For landlords, we do the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "Restaurants can book a [kitchen gas safety check](/gas-services/commercial-kitchen-gas) or a repair. In shops and offices, we [repair and service air conditioning](/air-conditioning). If yours stops, our [emergency HVAC engineers](/services/emergency-hvac) come out day or night. Our [commercial heating engineers](/heating-services) repair shared boilers. We offer managing agents a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "House split into flats? We label each stopcock, to save time when there’s a leak",
    "With your visitor permit, we can park outside for the whole job",
    "We service office air conditioning before staff arrive",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "Boilers of several makes in one house? We service them all in one visit.",
    },
    {
      service: "air-conditioning-installation",
      why: "Office or studio hot behind big windows? We fit air conditioning.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We test that a café kitchen’s gas cuts off if the extract fan fails.",
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
      ["Georgian terrace", "Boiler cutting out in a Georgian house? We find the fault."],
      ["council block", "No heat from the Bunhill network? We check the unit in your flat."],
      ["warehouse", "Cold studio in an old warehouse? We repair or replace the heaters."],
    ],
    network: "council block",
  },
} as const satisfies AreaCopy;
