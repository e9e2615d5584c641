import type { AreaCopy } from "../../types";

export const tottenham = {
  description:
    "Emergency plumbers and gas engineers in Tottenham, from Seven Sisters to Tottenham Hale, for leaks, boiler repair, landlords’ checks and restaurant kitchens.",
  lead: "From Seven Sisters to Tottenham Hale, our emergency plumbers and gas engineers are on call 24 hours a day. Ring us about a leak or a boiler repair at home, shop air con, or a restaurant oven that won’t light.",
  advice: {
    houses: [
      "If a storey has been added to your house, we can check that the heating copes.",
      "Before you order another oven or burner, ask us to check that your gas pipe can supply it.",
      "In West Green and South Tottenham, houses in Victorian terraces often share a drain. If yours is blocked, we’ll find out who has to clear it: you or the sewerage company.",
    ],
    flats: [
      "Piped gas was taken out of Broadwater Farm in 2018, after surveys of its concrete panels. In any other block of concrete panels, the owner’s structural records must show it’s safe for gas. Please ask the freeholder for them before we price gas work.",
      "Flats in the towers in Tottenham Hale and Hale Village may share their heating, so tell the building manager before you book a repair.",
      "In Tower Gardens cottages and Georgian houses on the High Road, we try to put the flue out of sight at the back.",
    ],
    shops: ["In workshops on Garman Road and Brantwood Road, we can start before your shift does."],
    access: ["We keep planned visits and crane lifts clear of stadium event days, when roads close."],
  },
  demand: [
    {
      service: "gas-pipework-installation",
      why: "We can fit larger gas pipes for bakeries, laundries and body shops that need more gas.",
    },
    {
      service: "landlord-gas-safety",
      why: "In a house you rent out, we check each gas appliance you provide and its flue, then issue the CP12.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "If you cook with charcoal and gas, we can plan the extract for each.",
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
      ["cottage estate", "If you have no room for a cylinder, a combi may suit you."],
      ["slab", "Is yours the only cold flat? We check its own valves first."],
      ["factory", "Weak flame in your bakery oven? We check the burner and gas pipe."],
    ],
  },
} as const satisfies AreaCopy;
