import type { AreaCopy } from "../../types";

export const tottenham = {
  description:
    "Emergency plumbers and gas engineers in Tottenham, from Seven Sisters to Tottenham Hale, for leaks, boiler repair, landlords’ checks and restaurant kitchens.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Tottenham, from Seven Sisters to Tottenham Hale? Call us. We also repair air conditioning in shops, and gas appliances in restaurants and workshops.",
  buildings: [
    "Houses in the Victorian terraces of West Green and South Tottenham often share a drain, which the water company usually has to clear. In Tower Gardens cottages and Georgian houses on the High Road, we put flues out of sight at the back.",
    "If your heating fails in one of the towers in Tottenham Hale or Hale Village, tell the building manager, because the heating may be shared.",
    "In workshops on Garman Road and Brantwood Road, we can start before your shift does.",
  ],
  working: [
    "Piped gas was taken out of Broadwater Farm in 2018, after surveys of its concrete panels. In any other block of concrete panels, ask the freeholder for the structural assessment before we price gas work.",
  ],
  dayAndNight: [
    "For a burst pipe, a leak or a blocked drain, call our [emergency plumbers](/services/emergency-plumbing-repairs), day or night. Boiler stopped? If you rent your home, let your landlord know first, as they have to repair it. Otherwise, call us for a [boiler repair](/boiler-services) at any hour. If your gas has been turned off because of a leak, we do the [gas leak repair and retest](/services/emergency-gas-repairs). We do landlords’ [annual gas safety checks](/gas-services/landlord-gas-safety) too.",
    "If the air con stops in your shop or café, [ring us day or night](/services/emergency-hvac). We also service [air conditioning](/air-conditioning), and do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) for restaurants. Our [commercial gas engineers](/gas-services) work in laundries, bakeries and body shops. If you manage a building, ask about a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "If a storey has been added to your house, we check that the heating can cope",
    "We keep planned visits and crane lifts clear of stadium event days, when roads close",
    "Before you order another oven or burner, we can tell you whether your gas pipe can supply it",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "If your bakery, laundry or body shop needs more gas than its pipe can carry, we can lay a larger one.",
    },
    {
      service: "landlord-gas-safety",
      why: "In a house you rent out, we check each gas appliance you provide, and its flue.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "If you cook with charcoal and gas, we plan the extract for each.",
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
      ["cottage estate", "Where a cottage has no room for a cylinder, we can fit a combi."],
      ["slab", "Flat cold? We find out whether the fault is yours or the block’s."],
      ["factory", "When ovens in a bakery run short of gas, we test with them all on."],
    ],
  },
} as const satisfies AreaCopy;
