import type { AreaCopy } from "../../types";

export const tottenham = {
  description:
    "Emergency plumbers and gas engineers in Tottenham, from Seven Sisters to Tottenham Hale, for leaks, boiler repair, landlords’ gas checks and restaurant gas.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Tottenham, from Seven Sisters to Tottenham Hale? Call us. We also do landlords’ gas checks and gas work in restaurants and workshops.",
  buildings: [
    "We work in the Victorian terraces of Seven Sisters, West Green and South Tottenham, and in the cottages of Tower Gardens. On the Georgian houses of the High Road, we put flues and cooling units at the back.",
    "If your heating fails in the towers at Tottenham Hale or Hale Village, ask the manager whether other flats are cold, because the heat may be shared.",
    "At workshops on Garman Road and Brantwood Road, we can start before your shift.",
  ],
  working: [
    "Piped gas was taken out of Broadwater Farm in 2018, after surveys of its large concrete panels. For gas work in another panel block, we have to read its structural assessment before we give a price.",
  ],
  dayAndNight: [
    "For a burst pipe, a leak or a blocked drain, call our [plumbers, day or night](/services/emergency-plumbing-repairs). For heating and hot water, book a [boiler repair or a service](/boiler-services). If your gas has been turned off because of a leak, we do the [gas leak repair and retest](/services/emergency-gas-repairs). Landlords can book the [gas safety check](/gas-services/landlord-gas-safety) that a rented home needs each year.",
    "Shop, café or office too hot? We repair and service [air conditioning](/air-conditioning). In restaurants we repair, check and plan [kitchen gas and extract](/gas-services/commercial-kitchen-gas), and our [commercial gas engineers](/gas-services) work in laundries, bakeries and body shops. For managed buildings, one [maintenance contract](/maintenance) covers heating, gas and water.",
  ],
  benefits: [
    "We keep crane lifts and planned visits clear of stadium event days, when roads close",
    "Where a storey has been added to a house, we check that the heating can cope",
    "Before you order another oven or burner, we tell you whether your gas pipe can supply it",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "When your bakery, laundry or body shop needs more gas than the landlord’s pipe can carry, we lay a larger one.",
    },
    {
      service: "landlord-gas-safety",
      why: "In a house that you rent out, we check every gas appliance you provide, and the flues.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Cooking with charcoal and gas in one small restaurant? We plan the extract for both.",
    },
  ],
  street: {
    line: [
      "by-law terrace",
      "Georgian terrace",
      "stadium",
      "cottage estate",
      "glass tower",
      "slab 7",
      "parade",
      "factory",
    ],
    notes: [
      ["cottage estate", "No room for a hot water cylinder? We fit a combination boiler."],
      ["slab", "Flat cold? We find out whether the fault is yours or the block’s."],
      ["factory", "Ovens short of gas at busy times? We test them all running together."],
    ],
  },
} as const satisfies AreaCopy;
