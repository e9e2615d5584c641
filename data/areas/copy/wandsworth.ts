import type { AreaCopy } from "../../types";

export const wandsworth = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Wandsworth, Putney, Balham and Tooting, for family houses, flats, shops and market cafés.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Wandsworth, Putney, Earlsfield, Balham or Tooting. We also repair air conditioning in shops, and ranges and ovens in restaurants.",
  advice: {
    houses: [
      "One combi boiler can rarely supply three bathrooms in a family house. We test the mains flow first, and usually fit a hot water cylinder with a booster pump or an accumulator (a vessel that stores water under pressure).",
      "Bay-windowed rooms on Balham’s Heaver Estate can be cold even when the heating is on. We can work out whether larger radiators would help.",
      "If you own a cottage on Tooting’s Totterdown Fields estate and its old boiler isn’t worth repairing, a combi can replace both the boiler and the hot water cylinder, which frees a cupboard.",
    ],
    flats: [
      "If you and your neighbours in the council towers above Southside shopping centre have no water, tell the council, as the block’s pump may have stopped. Do the same if a shared pipe leaks on Roehampton’s Alton Estate.",
      "In the Alton Estate’s listed concrete blocks, a new pipe may have to run in the original ducts. We look inside the ducts before we quote, so that the price is for a route that works.",
    ],
    shops: [
      "A covered market loses a day’s trade if it has to close for pipework. If you run one, we can renew its drains and gas pipes in stages while it stays open.",
      "The air con in a shop or restaurant in Southside may depend on the centre’s own equipment. We can repair your units, and tell you if the centre’s managers have to repair the fault.",
    ],
    offices: [
      "If you look after a school or a college in Roehampton or Putney, we can replace boilers or large pipes in the summer holidays, and test them before term starts.",
    ],
    access: [
      "The gas meter for a mansion flat in Putney or East Putney may be in the basement. Please ask the managing agent to let us in. If several flats share a pipe, we’ll agree with the agent when to shut it off.",
    ],
  },
  demand: [
    {
      service: "landlord-gas-safety",
      why: "If you let a flat that has gas, its appliances and flues need a check every 12 months. We do it and send you the CP12.",
    },
    {
      service: "heating-system-maintenance",
      why: "When shared heating fails, the whole block is cold. We can service the boilers and pumps, and replace worn parts before winter.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Family houses in Earlsfield and Balham are often refurbished from cellar to loft. We can plan the pipes and drains for all the floors together.",
    },
  ],
  street: {
    line: [
      "mansion block 5",
      "bay terrace",
      "point tower",
      "shopping centre",
      "slab 9",
      "cottage estate",
      "market hall",
      "new flats 7",
    ],
    notes: [
      ["mansion block", "Some mansion blocks have only one heating pump. We can fit a second as a standby."],
      [
        "cottage estate",
        "The narrow heating pipes in a cottage can silt up. We check for sludge before we flush them.",
      ],
      ["market hall", "A café in a market hall may have no outside wall. We plan a route for the extract duct."],
    ],
  },
} as const satisfies AreaCopy;
