import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const wembley = {
  description:
    "Leak or broken boiler in Wembley? We send emergency plumbers and gas engineers to Wembley Park towers, Ealing Road kitchens and Barn Hill semis.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Wembley? We cover the rental towers at Wembley Park, the shops and kitchens of Ealing Road and the semis from Barn Hill to Sudbury.",
  buildings: [
    "Cold radiators in the rental flats at Wembley Park? Tell the building’s manager first, because the plant is shared. If your shower is weak in one of Alperton’s towers by the Grand Union, we check the other flats on the same pipe. If you run a restaurant or sweet mart on Ealing Road, we can come before you open.",
    "The half-timbered semis of Sudbury Court and Preston may have timber boards over the brick, so we choose the flue position carefully. If you manage the arena, a hotel, the outlet centre or an industrial unit round East Lane, give us a site contact who can let us in.",
  ],
  working: [
    `Each flat in the rental towers has a heat interface unit (the box that passes on shared heat) in a cupboard, and we can service it. Ofgem now regulates heat networks. If you already run a network, you must register it by ${changes.heatNetworks.day}.`,
    "On event days Olympic Way is shut to traffic and parking is limited over a wide area, so we deliver plant before noon or on another day.",
  ],
  dayAndNight: [
    "If your hotel or restaurant loses its cooling on an event evening, call for [emergency repair of cooling and extract](/services/emergency-hvac). Leak in a tower? Ring our [plumbers on duty at night](/services/emergency-plumbing-repairs). Operations teams can arrange [24/7 cover](/emergency-services) for a block.",
    "In kitchens we install and repair [gas ranges, interlocks and canopies](/gas-services/commercial-kitchen-gas). For landlords we do [flushing and Legionella checks](/services/water-system-maintenance) and the [CP12 gas record](/gas-services/landlord-gas-safety). In Preston and Sudbury, you can book [boiler servicing](/boiler-services).",
  ],
  benefits: [
    "We’ll use one checklist and one parts list for every heat interface unit in your block",
    "We check the event calendar before we book a crane, a skip or a lane closure",
    "We can agree access to flats floor by floor with your operations team",
  ],
  demand: [
    {
      service: "emergency-hvac",
      why: "Hotels and restaurants rely on their fans and cooling, so we come out in the evening too.",
    },
    {
      service: "water-system-maintenance",
      why: "When a flat is empty between tenants, we flush its taps and check the thermostatic valves.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Wide burners give off a lot of heat and fumes, so we check that the ventilation can cope.",
    },
  ],
  street: {
    line: [
      "semi",
      "parade",
      "church",
      "stadium",
      "glass tower",
      "new flats 8",
      "hotel 7",
      "shopping centre",
      "factory",
    ],
    notes: [
      ["semi", "In Barn Hill’s conservation area we put flues on the garden side."],
      ["parade", "Tandoor or fryer? We fit canopies that can take the heat."],
      ["glass tower", "Vacuum tubes for rubbish in your tower? We find them before we drill."],
    ],
  },
} as const satisfies AreaCopy;
