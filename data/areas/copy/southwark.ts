import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const southwark = {
  description:
    "Heating and gas engineers, emergency plumbers and boiler repair in Southwark: London Bridge towers, wharf flats, estate heat networks and Peckham kitchens.",
  lead: "Call us for an emergency plumber, a gas engineer or a heating engineer anywhere in Southwark, from London Bridge to Peckham and Rotherhithe. In offices we look after chillers and air conditioning, and in restaurants the kitchen gas.",
  buildings: [
    "In the office towers of London Bridge, tell us your floor and who issues permits. A stall at Borough Market or in the railway arches may share a gas pipe with the trader next door.",
    "At Elephant Park, in Elephant and Castle, your flat may have no boiler, so a cold radiator can be a valve or a filter. On estates such as the Aylesbury, and elsewhere in Walworth and Peckham, the shared pipes are usually the landlord’s. A Georgian house in Camberwell Grove may have pipes in its vaults, and a house by the old docks in Rotherhithe or Canada Water low drains. For Guy’s Hospital, or the former power station that is Tate Modern, send us the permit rules. In the homes of Bermondsey’s old warehouses, tell us which floor you are on.",
  ],
  working: [
    `Several estates near South Bermondsey take heat from the SELCHP plant, which burns waste, and older ones from communal plant of the 1960s and 1970s. Before we alter your radiators, we ask the network for its pressure, temperature and flushing rules. If you run communal heating yourself, remember that it has to be registered with Ofgem by ${changes.heatNetworks.day}.`,
    "Wharf conversions have brick vaults, cast iron and few shafts. In the London Bridge towers, deliveries have a booked slot and every riser (the shaft for pipes) has its permit. Kitchens at Borough Market share extract routes beneath a working railway.",
  ],
  dayAndNight: [
    "If the whole block is cold, ring your housing office first. If only your own flat is, our [heating engineers](/heating-services) can help, or our engineers for [boiler repair](/boiler-services). For a leak there are our [emergency plumbers](/services/emergency-plumbing-repairs), day and night.",
    "If you trade at the market or on Rye Lane, we can do your [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) before the early deliveries. If you manage offices at London Bridge, we offer [chillers](/services/chiller-installation), [controls and BMS](/bms-services) (building management systems) and [cover in emergencies](/emergency-services).",
  ],
  benefits: [
    "We refill a flat on a heat network with treated water and note the pressures for you",
    "If your basement lies below the quay, we choose pumps for ground at river level",
    "We arrange inductions and goods-lift times before the shift begins",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "Flats on one network share long pipes, so dirt or air in one can soon be a fault in forty.",
    },
    {
      service: "chiller-installation",
      why: "A new chiller on a tower roof needs a crane, strong enough steel and enough power.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Vaults and arches where people now cook were never meant for gas.",
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
      ["market hall", "A new cooker in a market vault may need a wider gas pipe."],
      ["warehouse", "Behind the river wall, waste water cannot drain by itself."],
      ["slab", "In an estate slab, one plant may heat hundreds of homes."],
    ],
  },
} as const satisfies AreaCopy;
