import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const southwark = {
  description:
    "Heating and gas engineers, emergency plumbers and boiler repair in Southwark: London Bridge towers, wharf flats, estate heat networks and Peckham kitchens.",
  lead: "Call us for an emergency plumber, a gas engineer or a heating engineer anywhere in Southwark, from London Bridge to Peckham and Rotherhithe. In offices we repair chillers and air conditioning, and in restaurants the kitchen gas.",
  buildings: [
    "In the office towers of London Bridge, we’ll need to know your floor and who issues permits. If you trade at Borough Market or in the railway arches, you may share a gas pipe with your neighbour, so we’ll warn them before we turn it off.",
    "At Elephant Park, in Elephant and Castle, your flat may have no boiler, so for a cold radiator we check the valve and the filter. On estates such as the Aylesbury, and elsewhere in Walworth and Peckham, the shared pipes are usually the landlord’s. We look for pipes in the vaults of a Georgian house in Camberwell Grove, and check low drains by the old docks in Rotherhithe or Canada Water. At Guy’s Hospital, or the former power station that is Tate Modern, we work under the site’s permits. In Bermondsey’s old warehouses we check the lift first.",
  ],
  working: [
    `Several estates near South Bermondsey take heat from the SELCHP plant, which burns waste, and older ones from communal plant of the 1960s and 1970s. Before we alter your radiators, we ask the network for its pressure, temperature and flushing rules. If you already run communal heating yourself, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
    "In the London Bridge towers, we book a slot for deliveries and a permit for each riser (the shaft for pipes). We agree extract routes early at Borough Market, where kitchens share them beneath a working railway.",
  ],
  dayAndNight: [
    "If the whole block is cold, ring your housing office first. If it’s only your flat, our [heating engineers](/heating-services) can help, or our engineers for [boiler repair](/boiler-services). Our [emergency plumbers](/services/emergency-plumbing-repairs) mend leaks day and night.",
    "If you trade at the market or on Rye Lane, we can do your [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) before the early deliveries. If you manage offices at London Bridge, we offer [chillers](/services/chiller-installation), [controls and BMS](/bms-services) (building management systems) and [cover in emergencies](/emergency-services).",
  ],
  benefits: [
    "We refill a flat on a heat network with treated water and note the pressures for you",
    "If your basement lies below the quay, we’ll choose pumps for ground at river level",
    "We can arrange inductions and goods-lift times before the shift begins",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "We clear dirt and air from the long pipes that flats share, before a fault spreads.",
    },
    {
      service: "chiller-installation",
      why: "For a new chiller on a tower roof, we check the crane, the steel and the power before you order it.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We check gas and extract in vaults and arches that were never built as kitchens.",
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
      ["market hall", "If you add a cooker in a market vault, we check the gas pipe’s size."],
      ["warehouse", "Behind the river wall we pump waste water up to the sewer."],
      ["slab", "If your estate flat is cold, we check the valve before shared plant."],
    ],
  },
} as const satisfies AreaCopy;
