import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const wembley = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Wembley, Alperton and Sudbury, with kitchen gas for restaurants and cooling for shops and offices.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Wembley, from Alperton to Barn Hill and Sudbury. We also repair air conditioning in shops, offices and hotels, and kitchen gas in restaurants.",
  buildings: [
    "In the semis of Sudbury and Barn Hill, we look for a flue position at the back of the house. In the new flats at Wembley Park and the towers at Alperton, the heating is often shared, so if your radiators go cold, tell the building manager first.",
    "We work in restaurants and shops before they open. At the arena, in a hotel, in the outlet shopping centre or in an industrial unit, we can work at night.",
  ],
  working: [
    `In the towers, each flat may have a heat interface unit (the box that passes on shared heat), and we service it. If you already run a heat network, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
    "On event days Olympic Way is shut to traffic and parking is limited over a wide area, so we deliver plant before noon or on another day.",
  ],
  dayAndNight: [
    "A leak, a burst pipe or a blocked drain? Ring our [emergency plumbers](/services/emergency-plumbing-repairs), day or night. Managing agents can arrange [24/7 cover](/emergency-services) for a block.",
    "We do [boiler repairs and servicing](/boiler-services) in houses and flats. Landlords can book the yearly gas check, and we issue the [CP12 gas record](/gas-services/landlord-gas-safety).",
    "When your shop, office or hotel loses its cooling, call for [emergency repair of cooling and extract](/services/emergency-hvac). In restaurant kitchens we install and repair [gas ranges, interlocks and canopies](/gas-services/commercial-kitchen-gas). In managed buildings we do the [flushing and Legionella checks](/services/water-system-maintenance).",
  ],
  benefits: [
    "We service the heating units of all the flats in a block in one planned round",
    "We check the event calendar before we book a crane, a skip or a lane closure",
    "We agree access to flats floor by floor with the building’s managers",
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
      why: "Fitting out a restaurant? We run the gas pipe, fit the safety interlock and test both.",
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
      ["semi", "Boiler breaking down in a Barn Hill semi? We repair or replace it."],
      ["parade", "Kitchen full of heat and fumes? We can fit a canopy that clears them."],
      ["glass tower", "Only one cold flat in a tower? We can repair its heat unit."],
    ],
  },
} as const satisfies AreaCopy;
