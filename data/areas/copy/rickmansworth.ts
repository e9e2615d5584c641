import type { AreaCopy } from "../../types";

export const rickmansworth = {
  description:
    "Emergency plumber, gas engineers and boiler repair in Rickmansworth, Chorleywood, Moor Park and Maple Cross: pumps, cooling and large-house heating.",
  lead: "Call us for an emergency plumber, a gas engineer or a heating engineer, from the lakes at Batchworth to the hills of Chorleywood and Moor Park. We also fit pumps by the rivers and air conditioning under hot roofs.",
  buildings: [
    "The High Street is a conservation area, so behind a brick inn or shop we put plant in the yard. At Batchworth, by the lock and the wharves, we lag pipes under a damp floor with foam that doesn’t soak. In an interwar or post-war home at Mill End or Croxley Green, a new boiler is usually simple once we’ve checked the gas pipe. Detached houses at Moor Park, Chorleywood and Heronsgate may have a heating zone that nobody has used for years, and we can bring it back.",
  ],
  working: [
    "Moor Park is a conservation area with a residents’ company of its own, and both look at roofs, fronts and outbuildings, so we put flues and condensers behind the house. Its roads are private, so please send us the rules on deliveries.",
    "The gravel in the valley is full of water, so we weight down any tank that we bury by the Aquadrome. We look for scale at each service, because the taps are fed from boreholes in the chalk. At Heronsgate and Sarratt drains may be private, so we survey the drains as well as the heating.",
  ],
  dayAndNight: [
    "If a [sump pump stops](/plumbing-services/pump-installation) after heavy rain, ring us before the pit fills. Our [emergency plumbers](/services/emergency-plumbing-repairs) deal with leaks and bursts, and our [boiler repair](/boiler-services) engineers with a cold house.",
    "If the bedrooms are too hot, we can [fit air conditioning](/services/air-conditioning-installation) or [service the one you have](/air-conditioning). Schools can put their boilers under a [maintenance contract](/maintenance), and our [heating, ventilation and cooling engineers](/hvac-services) work in offices.",
  ],
  benefits: [
    "We’ll draw your plant enclosure in the house’s own brick and tile for the estate and the council",
    "We find old heating pipes with a thermal camera and map them for you",
    "We fit pumps in pairs with an alarm, so that one failure doesn’t flood the cellar",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "Three rivers and a canal keep groundwater close to many floors here, so we fit pumps that can keep it out.",
    },
    {
      service: "air-conditioning-installation",
      why: "We cool rooms under tiled roofs and glazed offices, and find out which consents each needs.",
    },
    {
      service: "commercial-boiler-installation",
      why: "If your school heats several buildings from one boiler room, we can replace the boilers in the holidays.",
    },
  ],
  street: {
    line: [
      "pub",
      "church",
      "waterside",
      "school",
      "semi",
      "new-town terrace",
      "parade",
      "detached house",
      "1960s office 4",
    ],
    notes: [
      ["waterside", "We pump out lift pits and cellars near the lock after rain."],
      ["school", "If your boiler room was built for another fuel, we can refit it."],
      ["detached house", "We can split long old heating loops into zones, to save gas."],
    ],
  },
} as const satisfies AreaCopy;
