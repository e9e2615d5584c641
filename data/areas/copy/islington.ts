import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const islington = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Islington, for flats in Barnsbury, restaurants on Upper Street and offices in Clerkenwell.",
  lead: "Our emergency plumbers, gas engineers and boiler engineers work across Islington, from the Angel to Archway. We repair leaks and boilers in flats, check the gas in restaurants and cool studios and offices.",
  buildings: [
    "In the Georgian terraces of Barnsbury and Canonbury, the flats usually share one soil pipe. When it blocks, the basement floods first, so we start there. If a pipe leaks inside a wall in council housing in Finsbury or in the towers on City Road, ring your landlord, because the pipe may be theirs.",
    "For a flat over a shop in Holloway, Highbury or Archway, we may need the cellar key to turn off your water. In a former printing works in Clerkenwell or Farringdon, we check what the floor can carry before we bring in heavy plant. In university buildings we plan shutdowns with the estates team.",
  ],
  working: [
    "In many terraces a flue can only come out of the narrow wing at the back, close to the neighbours’ windows, so we measure the distance to each one.",
    `Near Old Street and City Road, your flat may be on the Bunhill heat network, so ask your landlord who repairs the heating before you book. If you run shared heating for several homes, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "Water dripping from the flat above, a burst pipe or a blocked drain? Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. For a [boiler repair](/boiler-services) or service, tell us which boiler in the house is yours. Our [landlord gas check](/gas-services/landlord-gas-safety) covers every gas appliance and flue you provide for tenants.",
    "Restaurants and pubs can book our [kitchen gas safety check](/gas-services/commercial-kitchen-gas) or a repair. Office or shop too hot? We offer [air conditioning service and repair](/air-conditioning). In managed buildings, our [heating engineers for blocks and offices](/heating-services) repair shared boilers, and we can take on all the [maintenance](/maintenance).",
  ],
  benefits: [
    "House split into flats? We label each stopcock, so that the next leak is quicker to stop",
    "If you can give us a visitor’s permit, we can park outside for the whole job",
    "We service your office’s air conditioning before your staff arrive",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "Boilers of several makes in one house? We service them all in one visit.",
    },
    {
      service: "air-conditioning-installation",
      why: "Big windows can make studios and offices hot even in spring, so we fit cooling and service it.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "In restaurant kitchens, we test that the gas cuts off if the extract fails.",
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
      ["council block", "No heat from the Bunhill network? We can check your flat’s heat unit."],
      ["warehouse", "Cold studio in an old warehouse? We repair or replace the heaters."],
    ],
    network: "council block",
  },
} as const satisfies AreaCopy;
