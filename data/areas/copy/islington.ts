import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const islington = {
  description:
    "Leaks, boilers and gas in Islington: emergency plumbers and gas engineers for flats in Barnsbury, kitchens on Upper Street and Clerkenwell studios.",
  lead: "Our emergency plumbers, gas engineers and boiler engineers work across Islington, from the Angel to Archway. We mend leaks and boilers in divided houses, check the gas in restaurants and fit cooling in studios.",
  buildings: [
    "In the Georgian terraces of Barnsbury and Canonbury, the flats usually share one soil stack, so if it blocks, the basement floods first and we clear it there. If you live in post-war council housing in Finsbury or in the towers on City Road, the pipes in your walls may be the landlord’s, so ring them before us.",
    "For a flat over a shop in Holloway, Highbury or Archway, we may need the cellar key to shut your valve. In a former printing works in Clerkenwell or Farringdon, we’ll check what the floor carries. At the hospital or the university we plan shutdowns weeks ahead.",
  ],
  working: [
    "Often a flue can come out only from the narrow wing at the back, close to the neighbours’ windows, so we measure first. In Clerkenwell we put outdoor units at the rear too. If you can give us a visitor’s permit, we can park outside for the whole job.",
    `If you live near Old Street or City Road, you may be on the Bunhill heat network. If you already run shared heating for several homes, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "Water dripping from the flat above at midnight? Call our [emergency plumbers](/services/emergency-plumbing-repairs). For a [boiler repair](/boiler-services), we’ll need to know which boiler in the house is yours. Our [landlord gas check](/gas-services/landlord-gas-safety) covers every appliance that you own and rent out.",
    "We do [kitchen gas safety checks](/gas-services/commercial-kitchen-gas) for restaurants, and [air conditioning service and repair](/air-conditioning) in offices. When shared heating fails, our [heating engineers for blocks and offices](/heating-services) can help.",
  ],
  benefits: [
    "We’ll look at your roof and agree where the flue can go before you order a boiler",
    "If you’re on a heat network, we can service the interface unit (the box that passes on the heat)",
    "We can inspect your kitchen before the cooks start",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "A house in flats has boilers of several makes and ages, and we can service them all in one visit.",
    },
    {
      service: "air-conditioning-installation",
      why: "We cool studios and offices with deep floors and big windows, which can get hot even in spring.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "In Exmouth Market and Chapel Market kitchens, we make sure the gas cuts off if the extract fails.",
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
      ["Georgian terrace", "We survey a butterfly roof first, as it leaves a flue little room."],
      ["council block", "Flats on the Bunhill network have a heat unit, which we service."],
      ["warehouse", "Studios in old works get hot early, so book cooling by spring."],
    ],
    network: "council block",
  },
} as const satisfies AreaCopy;
