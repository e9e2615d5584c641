import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const southwark = {
  description:
    "Heating and gas engineers, emergency plumbers and boiler repair in Southwark: London Bridge towers, wharf flats, estate heat networks and Peckham kitchens.",
  lead: "Call us for an emergency plumber, a gas engineer or a heating engineer anywhere in Southwark, from London Bridge to Peckham and Rotherhithe. We repair chillers and air conditioning in offices, and check kitchen gas in restaurants.",
  buildings: [
    "If your office is in a London Bridge tower, tell us your floor and who issues the permits, and we’ll book the delivery slot. Traders at Borough Market or in the railway arches may share a gas pipe, so we’ll warn your neighbours before we turn off the gas.",
    "If your flat at Elephant Park, in Elephant and Castle, goes cold, check with a neighbour, because the heat may be shared. On estates such as the Aylesbury, in Walworth, shared pipes are usually the landlord’s, so report a fault to the landlord first. If your Georgian house in Camberwell Grove has a leak, we check the pipes in its vaults too. By the old docks in Rotherhithe or Canada Water, we can fit valves that stop low drains backing up. At Guy’s Hospital, or at Tate Modern, the former power station, we’d need the site’s permit.",
  ],
  working: [
    `Several estates near South Bermondsey get their heat from SELCHP, the plant that burns waste. Before we alter your radiators, we’ll ask the operator for its rules on pressure and flushing. If you already run communal heating, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "Is the whole block cold? Ring your housing office first. If it’s only your flat, call our [heating engineers](/heating-services) or, if you have your own boiler, ask for [boiler repair](/boiler-services). Our [emergency plumbers](/services/emergency-plumbing-repairs) repair leaks day and night. We also do the yearly [gas check](/gas-services/landlord-gas-safety) for landlords.",
    "If you trade at the market or on Rye Lane, we can do your [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) before the early deliveries. If you manage offices at London Bridge, we can look after [chillers](/services/chiller-installation) and [building management systems](/bms-services), and offer [emergency cover](/emergency-services).",
  ],
  benefits: [
    "After work on a heat network, we refill your radiators with treated water",
    "If your basement is lower than the sewer, we can fit pumps that lift the waste water",
    "For work in a tower, we’ll book our inductions and the goods lift before we arrive on site",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "Dirt and air collect in the long pipes that flats share, so we clear both before they cause a fault.",
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
      ["market hall", "Adding a cooker at the market? We check that the gas pipe can cope."],
      ["warehouse", "Old Bermondsey warehouse? We check that our units fit its goods lift."],
      ["slab", "Only your flat cold? We start with its own heating valve."],
    ],
  },
} as const satisfies AreaCopy;
