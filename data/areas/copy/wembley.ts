import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const wembley = {
  description:
    "Leak or broken boiler in Wembley? We send emergency plumbers and gas engineers to Wembley Park towers, Ealing Road kitchens and Barn Hill semis.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Wembley? We cover the rental towers at Wembley Park, the shops and kitchens of Ealing Road and the semis from Barn Hill to Sudbury.",
  buildings: [
    "In a rental flat at Wembley Park, report a cold radiator to the building’s manager first, because the plant is shared. In one of Alperton’s towers by the Grand Union, a weak shower may concern the whole stack. If you run a restaurant or sweet mart on Ealing Road, with flats overhead, we can come before you open.",
    "The half-timbered semis of Barn Hill, Sudbury Court and Preston may have boards over brick, so we choose a flue’s place with care. For the arena, the hotels, the outlet centre and the light industry round East Lane, give us the site contact.",
  ],
  working: [
    `Rental towers are run as one estate, with a heat interface unit (the box that passes on shared heat) in a cupboard of each flat. Ofgem now regulates shared heat, and an operator has until ${changes.heatNetworks.day} to register an existing network.`,
    "On event days Olympic Way is shut to traffic and parking is limited over a wide area, so we bring plant before noon or on another day.",
  ],
  dayAndNight: [
    "If a hotel or restaurant loses its cooling on an event evening, call for [emergency repair of cooling and extract](/services/emergency-hvac). For a leak in a tower, ring our [plumbers on duty at night](/services/emergency-plumbing-repairs). Operations teams can agree [24/7 cover](/emergency-services) for a whole block.",
    "For a kitchen, we install and repair [gas ranges, interlocks and canopies](/gas-services/commercial-kitchen-gas). For empty flats we do [flushing and Legionella checks](/services/water-system-maintenance). In Preston and Sudbury, book [boiler servicing](/boiler-services) or, as a landlord, the [CP12 gas record](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "One checklist and one parts list serve every heat unit in your block",
    "We read the event calendar before we book a crane, a skip or a lane",
    "We agree access to flats floor by floor with your operations team",
  ],
  demand: [
    {
      service: "emergency-hvac",
      why: "Trade at the arena, hotels and restaurants comes in surges, and a fault during one has to be mended at once.",
    },
    {
      service: "water-system-maintenance",
      why: "When a flat stands empty between tenants, its taps have to be flushed and its thermostatic valves checked.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Sweet marts and grills run wide burners all day, and the ventilation has to keep pace with the gas.",
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
      ["semi", "Barn Hill is a conservation area, so flues go on the garden side."],
      ["parade", "Tandoors and fryers need canopies that can take their heat."],
      ["glass tower", "Rubbish travels by vacuum tube, so we check before we drill."],
    ],
  },
} as const satisfies AreaCopy;
