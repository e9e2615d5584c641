import type { AreaCopy } from "../../types";

export const wandsworth = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Wandsworth, Putney, Balham and Tooting, for family houses, flats, shops and market cafés.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Wandsworth, Putney, Earlsfield, Balham or Tooting. We fit hot water systems in family houses, and repair air conditioning in shops, restaurants and offices.",
  buildings: [
    "Bay-windowed rooms on Balham’s Heaver Estate can be cold. We fit larger radiators. On the Totterdown Fields cottage estate, we can replace an old boiler and cylinder with a combi.",
    "If you and your neighbours in the council towers above Southside shopping centre have no water, tell the council, as the block’s pump may have stopped. Report a leaking shared pipe on Roehampton’s Alton Estate to the council. The gas meter for a mansion flat in Putney or East Putney may be in the basement. Please arrange access.",
  ],
  working: [
    "New pipes in the Alton Estate’s listed concrete slab blocks may have to use the original ducts.",
    "One combi boiler can rarely supply three bathrooms in a family house. We usually fit a cylinder with a booster or an accumulator (a vessel that stores water under pressure).",
  ],
  dayAndNight: [
    "Call our [24-hour plumbers](/services/emergency-plumbing-repairs) about a burst pipe or blocked drain. No heating or hot water? If you rent your home, ring your landlord first: the repair is their job. If you’re the owner or landlord, ring us for a [boiler repair](/boiler-services) day or night. We [fit bathrooms](/services/bathroom-kitchen-plumbing), and do landlords’ [annual gas safety checks](/gas-services/landlord-gas-safety).",
    "[Ring us at any hour](/services/emergency-hvac) if the air con stops in your shop, restaurant or office. We also [fit new systems](/air-conditioning), and our [gas engineers](/gas-services/commercial-kitchen-gas) repair and check appliances in cafés and restaurants.",
    "For managing agents, we do [heating maintenance](/services/heating-system-maintenance) on shared boilers and pumps, with a [maintenance contract](/maintenance) if they like, and for developers [gas commissioning](/gas-services/system-commissioning).",
  ],
  benefits: [
    "We test the mains flow before you choose a boiler or a cylinder",
    "In a covered market, we renew drains and gas pipes in stages while it stays open",
    "We arrange shut-offs with the managing agent where flats share pipes",
  ],
  demand: [
    {
      service: "system-commissioning",
      why: "We test each burner, valve and safety device in new flats or a large refurbished house before handover.",
    },
    {
      service: "heating-system-maintenance",
      why: "We replace worn pumps on a planned visit, before they fail in winter.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you refurbish a house from cellar to loft, we plan the pipes and drains together.",
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
      ["point tower", "When water pressure drops in a tower, we find out why and fix it."],
      ["cottage estate", "Radiators only lukewarm in your cottage? We find the cause and fix it."],
    ],
  },
} as const satisfies AreaCopy;
