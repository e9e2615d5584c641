import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const southwark = {
  description:
    "Heating and gas engineers, emergency plumbers and boiler repair in Southwark: London Bridge towers, wharf flats, estate heat networks and Peckham kitchens.",
  lead: "Call us for an emergency plumber, a gas engineer or a heating engineer anywhere in Southwark, from London Bridge to Peckham and Rotherhithe. We repair chillers and air conditioning in offices, and kitchen gas in restaurants.",
  buildings: [
    "If your office is in a London Bridge tower, tell us your floor and who issues the permits. We’ll book a delivery slot and a permit for each riser (the shaft for pipes). If you trade at Borough Market or in the railway arches, you may share a gas pipe with your neighbours, so we’ll warn them before we turn it off. Market kitchens also share extract routes, so we agree yours early.",
    "At Elephant Park, in Elephant and Castle, your flat may have no boiler of its own, so please tell us who supplies your heat. On estates such as the Aylesbury, and elsewhere in Walworth and Peckham, the shared pipes usually belong to the landlord. In a Georgian house in Camberwell Grove, we look for pipes in the vaults. By the old docks in Rotherhithe or Canada Water, we check the low drains. At Guy’s Hospital, or at Tate Modern in the former power station, we work under the site’s permits.",
  ],
  working: [
    `Several estates near South Bermondsey get their heat from SELCHP, the plant that burns waste. Older estates have communal plant from the 1960s and 1970s. Before we alter your radiators, we ask whoever runs the network for its pressure, temperature and flushing rules. If you already run communal heating yourself, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "Is the whole block cold? Ring your housing office first. If it’s only your flat, call our [heating engineers](/heating-services) or, if you have your own boiler, ask for [boiler repair](/boiler-services). Our [emergency plumbers](/services/emergency-plumbing-repairs) repair leaks day and night.",
    "If you trade at the market or on Rye Lane, we can do your [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) before the early deliveries. If you manage offices at London Bridge, we offer [chillers](/services/chiller-installation), [controls and BMS](/bms-services) (building management systems) and [emergency cover](/emergency-services).",
  ],
  benefits: [
    "In a flat on a heat network, we refill the radiators with treated water and note the pressures for you",
    "If your basement is below the quay, we can fit pumps that lift waste water up to the sewer",
    "We can arrange inductions and goods-lift times before the shift begins",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "We clear dirt and air from the long pipes that flats share, before a fault spreads.",
    },
    {
      service: "chiller-installation",
      why: "Before you order a chiller for a tower roof, we check the crane, the roof steel and the power supply.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We check gas and extract in vaults and arches that were never meant to be kitchens.",
    },
  ],
  street: {
    line: [
      "glass tower",
      "hospital 8",
      "market hall",
      "arches",
      "warehouse 6",
      "power station",
      "slab 9",
      "Georgian terrace",
    ],
    notes: [
      ["market hall", "Adding a cooker in a market vault? We’ll check the gas pipe’s size."],
      ["warehouse", "In an old Bermondsey warehouse, we check what the lift can carry."],
      ["slab", "If your estate flat is cold, we check your valve first."],
    ],
  },
} as const satisfies AreaCopy;
