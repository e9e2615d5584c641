import type { AreaCopy } from "../../types";

export const wandsworth = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Wandsworth, Putney, Balham and Tooting, for family houses, flats, shops and market cafés.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Wandsworth, Putney, Earlsfield, Balham or Tooting. In shops and restaurants, we repair air conditioning, ranges and ovens.",
  advice: {
    houses: [
      "We test the mains flow before you choose a boiler or a cylinder.",
      "One combi boiler can rarely supply three bathrooms in a family house. We usually fit a cylinder with a booster or an accumulator (a vessel that stores water under pressure).",
    ],
    flats: [
      "We’ll arrange shut-offs with the managing agent where flats share pipes.",
      "New pipes in the Alton Estate’s listed concrete slab blocks may have to use the original ducts, so we look at them before we quote.",
      "Bay-windowed rooms on Balham’s Heaver Estate can be cold. We can work out whether larger radiators would help.",
      "Old boiler on the Totterdown Fields cottage estate? We’ll tell you whether a repair is worth the money. If not, a combi can replace the boiler and the cylinder.",
      "If you and your neighbours in the council towers above Southside shopping centre have no water, tell the council, as the block’s pump may have stopped. On Roehampton’s Alton Estate, report a leaking shared pipe to the council.",
    ],
    shops: ["In a covered market, we can renew drains and gas pipes in stages while it stays open."],
    access: [
      "The gas meter for a mansion flat in Putney or East Putney may be in the basement, so please arrange access before we come.",
    ],
  },
  demand: [
    {
      service: "system-commissioning",
      why: "We can test each burner, valve and safety device in new flats or a large refurbished house before handover.",
    },
    {
      service: "heating-system-maintenance",
      why: "In a block with shared heating, we can replace worn pumps on a planned visit, before they fail in winter.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you refurbish a house from cellar to loft, we can plan the pipes and drains together.",
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
      ["mansion block", "Some mansion blocks have only one heating pump. We can fit a standby."],
      ["point tower", "Poor pressure on a tower’s top floors? We check the booster pumps."],
      ["cottage estate", "Lukewarm radiators in a cottage? We check them for sludge."],
    ],
  },
} as const satisfies AreaCopy;
