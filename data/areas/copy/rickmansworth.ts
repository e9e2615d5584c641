import type { AreaCopy } from "../../types";

export const rickmansworth = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Rickmansworth, Chorleywood, Moor Park and Maple Cross, with pumps and air conditioning.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Rickmansworth, Chorleywood, Moor Park or Maple Cross. We also fit pumps in homes near the rivers, and air conditioning in hot offices and bedrooms.",
  buildings: [
    "In the interwar and post-war homes of Mill End and Croxley Green, a new boiler is usually a simple job once we’ve checked the gas pipe. Is one end of your detached house at Chorleywood or Heronsgate never warm? We find out why. By the lock and the wharves at Batchworth, floors can be damp, so we lag the pipes under them with foam that doesn’t soak up water.",
    "The High Street is in a conservation area, so we put a pub’s or a shop’s cooling unit in the yard, out of sight.",
  ],
  working: [
    "In Moor Park both the council and the residents’ company have a say on roofs, fronts and outbuildings, so we put flues and cooling units behind the house. The roads are private, so please send us the rules on deliveries.",
    "Tap water here comes from boreholes in the chalk, so it’s hard, and we look for scale whenever we service a boiler.",
    "If your house at Heronsgate or Sarratt isn’t on the main sewer, we can survey its drains.",
  ],
  dayAndNight: [
    "For leaks, bursts and blocked drains, call our [emergency plumbers](/services/emergency-plumbing-repairs). If a [sump pump stops](/plumbing-services/pump-installation) after heavy rain, ring us at once. Boiler broken down, or due a service? Book a [boiler repair or service](/boiler-services). We carry out the [yearly gas check](/gas-services/landlord-gas-safety) for rented homes.",
    "Office, shop or bedroom too hot? We [fit air conditioning](/services/air-conditioning-installation), or [service what you have](/air-conditioning). Pubs and restaurants can call us for [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas). In offices we maintain [heating, ventilation and cooling](/hvac-services), and a [maintenance contract](/maintenance) can cover a school or any managed building.",
  ],
  benefits: [
    "At Moor Park, we draw a screen to hide your cooling unit, for the residents’ company and council to approve",
    "Leak in a hidden heating pipe? We look for it with a thermal camera",
    "Rent out a house? We check its gas and service the boiler on one visit",
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
      why: "Are your school’s boilers worn out? We replace them in the holidays.",
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
      ["school", "Cold classrooms in your school? We test the pumps and controls."],
      ["detached house", "Large house heated all at once? We split the heating into zones."],
    ],
  },
} as const satisfies AreaCopy;
