import type { AreaCopy } from "../../types";

export const rickmansworth = {
  description:
    "Emergency plumber, gas engineers and boiler repair in Rickmansworth, Chorleywood, Moor Park and Maple Cross: pumps, cooling and large-house heating.",
  lead: "Call us for an emergency plumber, a gas engineer or a heating engineer in Rickmansworth, Chorleywood or Moor Park. We also fit pumps by the rivers, and air conditioning in rooms under hot roofs.",
  buildings: [
    "If you have a brick inn or shop on the High Street, it’s in a conservation area, so we put plant in the yard. At Batchworth, by the lock and the wharves, we lag pipes under damp floors with foam that doesn’t soak up water. In an interwar or post-war home at Mill End or Croxley Green, a new boiler is usually simple once we’ve checked the gas pipe. Does your detached house at Chorleywood or Heronsgate have a heating zone that hasn’t been used for years? We can bring it back.",
  ],
  working: [
    "At Moor Park, the council and the residents’ company both look at roofs, fronts and outbuildings, because it’s a conservation area. We put flues and condensers behind the house. The roads are private, so please send us the rules on deliveries.",
    "The gravel in the valley is full of water, so if we bury a tank by the Aquadrome, we weight it down. Tap water here comes from boreholes in the chalk, so we look for scale at each service. If you live at Heronsgate or Sarratt, your drains may be private, so we survey them as well as the heating.",
  ],
  dayAndNight: [
    "If a [sump pump stops](/plumbing-services/pump-installation) after heavy rain, ring us before the pit fills. For leaks and bursts, call our [emergency plumbers](/services/emergency-plumbing-repairs). If the house is cold, ask for [boiler repair](/boiler-services).",
    "If the bedrooms are too hot, we can [fit air conditioning](/services/air-conditioning-installation) or [service what you have](/air-conditioning). Schools can put their boilers under a [maintenance contract](/maintenance), and our [heating, ventilation and cooling engineers](/hvac-services) work in offices.",
  ],
  benefits: [
    "We’ll draw a plant enclosure in the house’s own brick and tile for the estate and the council to approve",
    "We find old heating pipes with a thermal camera and map them for you",
    "We fit pumps in pairs with an alarm, so that one failure doesn’t flood your cellar",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "Three rivers and a canal keep groundwater close to many floors here, so we fit pumps to keep it out.",
    },
    {
      service: "air-conditioning-installation",
      why: "We cool glazed offices and rooms under tiled roofs, and find out which consents you need.",
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
      ["school", "School boiler room built for another fuel? We can refit it."],
      ["detached house", "We can split the long heating loops of a large house into zones."],
    ],
  },
} as const satisfies AreaCopy;
