import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const wembley = {
  description:
    "Leak or broken boiler in Wembley? We send emergency plumbers and gas engineers to Wembley Park towers, Ealing Road kitchens and Barn Hill semis.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Wembley. We cover the rental towers at Wembley Park, the shops and kitchens of Ealing Road and the semis from Barn Hill to Sudbury.",
  buildings: [
    "If the radiators go cold in the rental flats at Wembley Park, tell the building manager, because the plant is shared. If your shower is weak in one of Alperton’s towers by the Grand Union, we can check the pump and valves for your floor. In restaurants and sweet marts on Ealing Road, we can work before you open.",
    "The half-timbered semis of Sudbury Court and Preston may have timber boards over the brick, so we keep flues clear of them. At the arena, a hotel, the outlet centre or an industrial unit round East Lane, we can work at night.",
  ],
  working: [
    `In the rental towers, each flat may have a heat interface unit (the box that passes on shared heat), and we can service it. If you already run a heat network, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
    "On event days Olympic Way is shut to traffic and parking is limited over a wide area, so we deliver plant before noon or on another day.",
  ],
  dayAndNight: [
    "If your hotel or restaurant loses its cooling on an event evening, call for [emergency repair of cooling and extract](/services/emergency-hvac). If you have a leak, ring our [plumbers on duty at night](/services/emergency-plumbing-repairs). Managing agents can arrange [24/7 cover](/emergency-services) for a block.",
    "In kitchens we install and repair [gas ranges, interlocks and canopies](/gas-services/commercial-kitchen-gas). For landlords we do [flushing and Legionella checks](/services/water-system-maintenance) and the [CP12 gas record](/gas-services/landlord-gas-safety). In Preston and Sudbury, you can book [boiler servicing](/boiler-services).",
  ],
  benefits: [
    "We can service every heat interface unit in your block in one planned round",
    "We check the event calendar before we book a crane, a skip or a lane closure",
    "We can agree access to flats floor by floor with the building’s managers",
  ],
  demand: [
    {
      service: "emergency-hvac",
      why: "Hotels and restaurants rely on their fans and cooling, so we come out in the evening too.",
    },
    {
      service: "water-system-maintenance",
      why: "When a flat is empty between tenants, we can flush its taps and check the thermostatic valves.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Large ranges give off a lot of heat and fumes, so we check that the ventilation can cope.",
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
      ["semi", "Barn Hill conservation area? We can put the flue on the garden side."],
      ["parade", "Tandoor or fryer? We can fit a canopy that takes away the heat."],
      ["glass tower", "Only one cold flat in a tower? We can repair its heat unit."],
    ],
  },
} as const satisfies AreaCopy;
