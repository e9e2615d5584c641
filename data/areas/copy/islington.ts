import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const islington = {
  description:
    "Leaks, boilers and gas in Islington: emergency plumbers and gas engineers for flats in Barnsbury, kitchens on Upper Street and Clerkenwell studios.",
  lead: "Our emergency plumbers, gas engineers and boiler engineers work across Islington, from the Angel to Archway. We mend leaks and boilers in divided houses, check restaurant kitchens and cool studios.",
  buildings: [
    "In a Georgian terrace in Barnsbury or Canonbury, flats usually share one soil stack, so a blockage low down shows in the basement first. In post-war council housing in Finsbury, or in the towers on City Road, ask the landlord whether the pipes in your wall are yours.",
    "If you live over a shop in Holloway, Highbury or Archway, your stop valve may be in its cellar. For a studio in an old printing works in Clerkenwell or Farringdon, we ask what the floor carries. For the hospital or the university, a shutdown has to be planned weeks ahead.",
  ],
  working: [
    "Often the flue can come out only from the narrow wing at the back, close to the neighbours’ windows. In Clerkenwell, pipes and outdoor units also go to the rear. With a visitor’s permit from you, we can park for the whole job in a residents’ street.",
    `Near Old Street and City Road, find out first whether you are on the Bunhill heat network. If you run an existing one yourself, and communal boilers for several homes count, you have to register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "Water dripping from the flat above at midnight? Call our [emergency plumbers](/services/emergency-plumbing-repairs). For [boiler repair](/boiler-services), tell us which boiler in the house is yours. A [landlord gas check](/gas-services/landlord-gas-safety) covers each appliance that you own and rent out.",
    "Chefs can book a [kitchen gas safety check](/gas-services/commercial-kitchen-gas), and offices [air conditioning service and repair](/air-conditioning). For a fault in shared heating there are our [heating engineers for blocks and offices](/heating-services).",
  ],
  benefits: [
    "We look at your roof and agree where the flue can go before you order a boiler",
    "If you are on a network, we service the heat interface unit (the box that passes on the heat)",
    "Your kitchen is inspected before the cooks start",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "A house in flats has boilers of several makes and ages, sometimes with all their flues on one wall.",
    },
    {
      service: "air-conditioning-installation",
      why: "Deep floors, big windows and a screen at every desk make a lot of heat, even in spring.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Kitchens on Exmouth Market and Chapel Market are in former shops, where extract and gas cut-off must work together.",
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
      ["Georgian terrace", "A butterfly roof behind the parapet leaves a flue little room."],
      ["council block", "A flat on the Bunhill network has no boiler to replace."],
      ["warehouse", "Studios in old works can be too hot well before summer."],
    ],
    network: "council block",
  },
} as const satisfies AreaCopy;
