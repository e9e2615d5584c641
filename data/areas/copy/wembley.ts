import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const wembley = {
  description:
    "Leak or broken boiler in Wembley? We send emergency plumbers and gas engineers to Wembley Park towers, Ealing Road kitchens and Barn Hill semis.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Wembley? We cover the rental towers at Wembley Park, the shops and kitchens of Ealing Road and the semis from Barn Hill to Sudbury.",
  buildings: [
    "If your radiators are cold in a rental flat at Wembley Park, report it to the building’s manager first, because the plant is shared. In Alperton’s towers by the Grand Union, we check the flats on the same pipe if your shower is weak. We can come to your restaurant or sweet mart on Ealing Road, with flats overhead, before you open.",
    "The half-timbered semis of Barn Hill, Sudbury Court and Preston may have boards over brick, so we choose a flue’s place with care. If you manage the arena, a hotel, the outlet centre or a unit in the light industry round East Lane, give us a site contact who can let us in.",
  ],
  working: [
    `Rental towers are run as one estate, with a heat interface unit (the box that passes on shared heat) in a cupboard of each flat. Ofgem now regulates shared heat. If you operate an existing network, you must register it by ${changes.heatNetworks.day}.`,
    "On event days Olympic Way is shut to traffic and parking is limited over a wide area, so we bring plant before noon or another day.",
  ],
  dayAndNight: [
    "If your hotel or restaurant loses its cooling on an event evening, call for [emergency repair of cooling and extract](/services/emergency-hvac). Leak in a tower? Ring our [plumbers on duty at night](/services/emergency-plumbing-repairs). Operations teams can agree [24/7 cover](/emergency-services) for a whole block.",
    "We install and repair [gas ranges, interlocks and canopies](/gas-services/commercial-kitchen-gas) in kitchens, and do [flushing and Legionella checks](/services/water-system-maintenance) in empty flats. In Preston and Sudbury, book [boiler servicing](/boiler-services) or, as a landlord, the [CP12 gas record](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We’ll use one checklist and one parts list for every heat unit in your block",
    "We read the event calendar before we book a crane, a skip or a lane",
    "We can agree access to flats floor by floor with your operations team",
  ],
  demand: [
    {
      service: "emergency-hvac",
      why: "During an event a fault at the arena, a hotel or a restaurant can’t wait, and we come out in the evening too.",
    },
    {
      service: "water-system-maintenance",
      why: "When a flat stands empty between tenants, we flush its taps and check the thermostatic valves.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We check that the ventilation of sweet marts and grills keeps pace with their wide burners.",
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
      ["parade", "We fit canopies that can take the heat of tandoors and fryers."],
      ["glass tower", "Rubbish travels by vacuum tube, so we check before we drill."],
    ],
  },
} as const satisfies AreaCopy;
