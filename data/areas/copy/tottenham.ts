import type { AreaCopy } from "../../types";

export const tottenham = {
  description:
    "Emergency plumbers and gas engineers in Tottenham, from Seven Sisters to Tottenham Hale, for leaks, boiler repair, landlords’ gas checks and restaurant gas.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Tottenham, from Seven Sisters to Tottenham Hale? Call us. We also do landlords’ gas checks and gas work in restaurants and workshops.",
  buildings: [
    "We work in the Victorian terraces of Seven Sisters, West Green and South Tottenham, and in the cottages of Tower Gardens. We put flues and air conditioning units at the back of the Georgian houses on the High Road.",
    "If your heating fails in the towers at Tottenham Hale or Hale Village, ask the manager whether other flats are cold, because the heat may be shared.",
    "We can start before your shift at workshops on Garman Road and Brantwood Road.",
  ],
  working: [
    "Piped gas was taken out of Broadwater Farm in 2018, after surveys of its large concrete panels. Before we price gas work in another panel block, we have to read the structural assessment.",
  ],
  dayAndNight: [
    "For a burst pipe, a leak or a blocked drain, call our [emergency plumbers](/services/emergency-plumbing-repairs), day or night. Boiler stopped? Call us for a [boiler repair](/boiler-services). If your gas has been turned off because of a leak, we do the [gas leak repair and retest](/services/emergency-gas-repairs). Landlords can book the [gas safety check](/gas-services/landlord-gas-safety) that a rented home needs each year.",
    "We repair and service [air conditioning](/air-conditioning) in shops, cafés and offices. For restaurants we repair, check and plan [kitchen gas and extract](/gas-services/commercial-kitchen-gas). Our [commercial gas engineers](/gas-services) work in laundries, bakeries and body shops. One [maintenance contract](/maintenance) covers heating, gas and water in a managed building.",
  ],
  benefits: [
    "We keep crane lifts and planned visits clear of stadium event days, when roads close",
    "If a storey has been added to your house, we check that the heating can cope",
    "Before you order another oven or burner, we tell you whether your gas pipe can supply it",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "When your bakery, laundry or body shop needs more gas than the landlord’s pipe can carry, we lay a larger one.",
    },
    {
      service: "landlord-gas-safety",
      why: "We check every gas appliance you provide in a house that you rent out, and the flues.",
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
