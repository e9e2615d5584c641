import type { AreaCopy } from "../../types";

export const tottenham = {
  description:
    "Emergency plumbers and gas engineers in Tottenham, Seven Sisters and West Green, for leaks, boiler repair, landlords’ gas checks and restaurant kitchens.",
  lead: "Our emergency plumbers and gas engineers are on call day and night for a leak or a boiler repair in Tottenham, from West Green to Tottenham Hale. We also repair air con in shops, and restaurant ovens that won’t light.",
  advice: {
    houses: [
      "If a storey has been added to your house, the boiler has more rooms to heat than it was chosen for. We can check whether it can cope and which radiators are too small.",
      "In West Green and South Tottenham, houses in Victorian terraces often share a drain. If your drain is blocked, we’ll find out whether you or the sewerage company has to clear it.",
    ],
    flats: [
      "Piped gas was taken out of Broadwater Farm in 2018, after surveys of its concrete panels. If your block was built from concrete panels too, please ask the freeholder for its structural records before we price gas work. They must show that the block is safe for gas.",
      "Flats in the towers at Tottenham Hale and in Hale Village may share their heating. If your flat goes cold, tell your landlord or the building manager before you book a repair, as the fault may be in the plant room.",
    ],
    shops: [
      "A gas pipe that’s too small starves every burner in the kitchen. Before you order another oven or range for your restaurant, ask us to check that the pipe can supply it.",
      "Behind the shops in Seven Sisters, bedroom windows may be only a few feet from your air con unit. When we replace the unit, we choose a quiet model and look for the best place for it.",
    ],
    offices: [
      "A workshop on Garman Road or Brantwood Road may have to stop while the gas or the heating is off, so we can start before your shift does.",
    ],
    access: ["Roads near the stadium close on event days, so we choose other days for planned visits and crane lifts."],
  },
  demand: [
    {
      service: "gas-pipework-installation",
      why: "Bakeries, laundries and body shops often move into units with a gas supply meant for something smaller. We can fit a larger gas pipe.",
    },
    {
      service: "landlord-gas-safety",
      why: "A rented terraced house can have a boiler, a hob and an old gas fire. We check each appliance you provide and its flue, then issue the CP12.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "A charcoal grill gives off sparks and far more smoke than a gas range. If your restaurant cooks with both charcoal and gas, we can plan the extract for each.",
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
      ["cottage estate", "No room for a hot water cylinder in your cottage? We can fit a combi boiler instead."],
      ["slab", "Is your flat the only cold one in a block with shared heating? If you own it, we check its valves."],
      ["factory", "Bakery too hot to work in? We can fit ventilation that carries off the heat from the ovens."],
    ],
  },
} as const satisfies AreaCopy;
