import type { AreaCopy } from "../../types";

export const rickmansworth = {
  description:
    "Emergency plumber, gas engineers and boiler repair in Rickmansworth, Chorleywood, Moor Park and Maple Cross: pumps, cooling and large-house heating.",
  lead: "From the lakes at Batchworth to the hills of Chorleywood and Moor Park, we send emergency plumbers, gas engineers and heating engineers. We also fit pumps by the rivers and air conditioning under hot roofs.",
  buildings: [
    "Behind a brick inn or shop on the High Street, a conservation area, we look for a place for plant in the yard. At Batchworth, by the lock and the wharves, we lag pipes under a damp floor with foam that does not soak. An interwar or post-war home at Mill End or Croxley Green is usually simple for a new boiler, once the gas pipe is checked. Detached houses at Moor Park, Chorleywood and Heronsgate may have a heating zone that nobody has used for years. In a modern office at Maple Cross, tell us which floors are yours.",
  ],
  working: [
    "Moor Park is a conservation area and also has a residents’ company, and both look at roofs, fronts and outbuildings. We put flues and condensers behind the front of the house. Its roads are private, so please tell us the estate’s rules on deliveries.",
    "The gravel in the valley is full of water, which means buried tanks by the Aquadrome need weight to hold them down. The taps are fed from boreholes in the chalk, so scale builds up. At Heronsgate and Sarratt the lanes are narrow and drains may be private, so we survey the drains as well as the heating.",
  ],
  dayAndNight: [
    "If a [sump pump stops](/plumbing-services/pump-installation) after heavy rain, ring us before the pit fills. Leaks and bursts go to our [emergency plumbers](/services/emergency-plumbing-repairs), and a cold house to our engineers for [boiler repair](/boiler-services).",
    "If the bedrooms are too hot, we can [fit air conditioning](/services/air-conditioning-installation) or [service the one you have](/air-conditioning). Schools can put their boilers under a [maintenance contract](/maintenance), and offices can call our [heating, ventilation and cooling engineers](/hvac-services).",
  ],
  benefits: [
    "We draw your plant enclosure in the house’s own brick and tile for the estate and the council",
    "You see where old heating pipes run, because we map them with a thermal camera",
    "We fit pumps in pairs with an alarm, so that one failure does not flood the cellar",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "Three rivers, a canal and old gravel pits keep groundwater close beneath many floors.",
    },
    {
      service: "air-conditioning-installation",
      why: "Rooms under a tiled roof and glazed offices both stay hot, and each needs different consents.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Boarding and day schools on the hills often heat several buildings from one boiler room.",
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
      ["waterside", "Lift pits and cellars near the lock take in water after rain."],
      ["school", "Old school boiler rooms were built for another fuel."],
      ["detached house", "Heating in a large house often runs in long old loops."],
    ],
  },
} as const satisfies AreaCopy;
