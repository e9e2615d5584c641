import type { AreaCopy } from "../../types";

export const tottenham = {
  description:
    "Emergency plumbers and gas engineers in Tottenham, from Seven Sisters to Tottenham Hale, for leaks, boiler repair, landlords’ checks and restaurant kitchens.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Tottenham, from Seven Sisters to Tottenham Hale? Call us. We also repair air conditioning in shops, and gas appliances in restaurants and workshops.",
  buildings: [
    "Houses in the Victorian terraces of West Green and South Tottenham often share a drain, which the water company usually has to clear. We put flues out of sight at the back of Tower Gardens cottages and Georgian houses on the High Road.",
    "Flats in the towers in Tottenham Hale and Hale Village may share their heating. If yours fails, tell the building manager.",
    "In workshops on Garman Road and Brantwood Road, we can start before your shift does.",
  ],
  working: [
    "Piped gas was taken out of Broadwater Farm in 2018, after surveys of its concrete panels. In any other block of concrete panels, ask the freeholder for the structural assessment before we price gas work.",
  ],
  dayAndNight: [
    "For a burst pipe, a leak or a blocked drain, call our [emergency plumbers](/services/emergency-plumbing-repairs), day or night. Boiler stopped? If you rent your home, let your landlord know first, as they have to repair it. If you own your home or let it, call us for a [boiler repair](/boiler-services) at any hour. If your gas has been turned off because of a leak, we do the [gas leak repair and retest](/services/emergency-gas-repairs). We do landlords’ [annual gas safety checks](/gas-services/landlord-gas-safety) too.",
    "[Ring us day or night](/services/emergency-hvac) if the air con stops in your shop or café. We also service [air conditioning](/air-conditioning), and do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) for restaurants. Our [commercial gas engineers](/gas-services) work in laundries, bakeries and body shops. If you manage a building, ask about a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We make sure the heating can cope if a storey has been added to your house",
    "We keep planned visits and crane lifts clear of stadium event days, when roads close",
    "Before you order another oven or burner, we check that your gas pipe can supply it",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "We fit larger gas pipes for bakeries, laundries and body shops that need more gas.",
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
      ["cottage estate", "We fit combi boilers in cottages with no room for a cylinder."],
      ["slab", "Flat cold? We find the fault, in the flat or the block, and fix it."],
      ["factory", "If bakery ovens have a weak flame, we find the cause and put it right."],
    ],
  },
} as const satisfies AreaCopy;
