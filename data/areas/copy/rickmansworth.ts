import type { AreaCopy } from "../../types";

export const rickmansworth = {
  description:
    "Emergency plumber, gas engineers and boiler repair in Rickmansworth, Chorleywood, Moor Park and Maple Cross, with pumps, cooling and school heating.",
  lead: "Call us for an emergency plumber, a gas engineer or a heating engineer in Rickmansworth, Chorleywood or Moor Park. We also fit pumps in homes near the rivers, and air conditioning in hot rooms.",
  buildings: [
    "For an inn or a shop in the High Street’s conservation area, we put cooling units in the yard if we can. At Batchworth, by the lock and the wharves, floors can be damp, so we lag the pipes under them with foam that doesn’t soak up water.",
    "In an interwar or post-war home at Mill End or Croxley Green, a new boiler is usually a simple job once we’ve checked the gas pipe. Is one end of your detached house at Chorleywood or Heronsgate never warm? We can find out why.",
  ],
  working: [
    "Moor Park is a conservation area, and both the council and the residents’ company have a say on roofs, fronts and outbuildings, so we put flues and cooling units behind the house. The roads are private, so please send us the rules on deliveries.",
    "Tap water here comes from boreholes in the chalk, so it’s hard, and we look for scale whenever we service a boiler. If your house at Heronsgate or Sarratt isn’t on the main sewer, we can survey its drains.",
  ],
  dayAndNight: [
    "If a [sump pump stops](/plumbing-services/pump-installation) after heavy rain, ring us before the pit fills. For leaks and bursts, call our [emergency plumbers](/services/emergency-plumbing-repairs). If your boiler has failed, book a [boiler repair](/boiler-services).",
    "For hot bedrooms, we can [fit air conditioning](/services/air-conditioning-installation) or [service what you have](/air-conditioning). We can put a school’s boilers under a [maintenance contract](/maintenance), and in offices we maintain [heating, ventilation and cooling](/hvac-services).",
  ],
  benefits: [
    "At Moor Park, we can draw a screen to hide your cooling unit, for the estate and the council to approve",
    "We can find old heating pipes with a thermal camera and map them for you",
    "If you rent out a house, we can check its gas and service the boiler on one visit",
  ],
  demand: [
    {
      service: "pump-installation",
      why: "Groundwater can rise into cellars near the rivers and the canal. We fit pumps in pairs, with an alarm.",
    },
    {
      service: "air-conditioning-installation",
      why: "Glazed office or top-floor bedroom too hot? We can cool it, and check which consents you need.",
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
      ["waterside", "Water in a cellar or lift pit by the lock? We can pump it out."],
      ["school", "Is your school’s boiler room out of date? We can refit it."],
      ["detached house", "Large house? We can split the heating into zones you set separately."],
    ],
  },
} as const satisfies AreaCopy;
