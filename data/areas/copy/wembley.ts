import { changes } from "../../changes";
import type { AreaCopy } from "../../types";

export const wembley = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Wembley, Alperton and Sudbury, with kitchen gas for restaurants and air conditioning for offices.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Wembley, from Alperton to Barn Hill and Sudbury. We also repair air conditioning in shops, offices and hotels, and do kitchen gas repairs in restaurants.",
  buildings: [
    "We try to put the flue at the back when we fit a boiler in a Sudbury or Barn Hill semi. Heating is often shared in the new flats in Wembley Park and the towers in Alperton. If your radiators go cold there, tell the building manager first.",
    "We can work at night in hotels, industrial units, the arena and the outlet shopping centre.",
  ],
  working: [
    "On event days, roads by the stadium close and parking is limited over a wide area. We deliver plant before noon or on another day.",
    `If you run the shared heating in a block of flats, you must register it with Ofgem by ${changes.heatNetworks.day}.`,
  ],
  dayAndNight: [
    "Ring our [emergency plumbers](/services/emergency-plumbing-repairs) about a leak, a burst pipe or a blocked drain, day or night. Managing agents can arrange [24/7 cover](/emergency-services) for a block.",
    "No heating or hot water? If you rent your home, call your landlord first, since repairs are their job. If you’re the owner or landlord, ring us day or night for a [boiler repair](/boiler-services). For landlords we do the annual gas safety check and issue the [CP12 record](/gas-services/landlord-gas-safety).",
    "Call us at any hour for an [emergency repair](/services/emergency-hvac) if the [air conditioning](/air-conditioning) stops in your shop, office or hotel. We install and repair [gas ranges, interlocks and canopies](/gas-services/commercial-kitchen-gas) in restaurant kitchens. In managed buildings we do [flushing and Legionella checks](/services/water-system-maintenance) under a [contract](/maintenance).",
  ],
  benefits: [
    "We service all the heat interface units (HIUs) in a block in one planned round",
    "In restaurants and shops, we can work before you open",
    "We agree access to flats floor by floor with the building manager",
  ],
  demand: [
    {
      service: "emergency-hvac",
      why: "If your restaurant’s extract fan stops during evening service, call us. We come out at night.",
    },
    {
      service: "water-system-maintenance",
      why: "We flush the taps and check the mixing valves while a flat is empty between tenants.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We run the gas pipe for a new restaurant, fit the safety interlock and test both.",
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
      ["semi", "If the boiler in your semi keeps failing, we find out why and fix it."],
      ["parade", "We can fit a canopy that clears heat and fumes from your kitchen."],
      ["glass tower", "One flat cold in a tower? We check the heating unit in that flat."],
    ],
  },
} as const satisfies AreaCopy;
