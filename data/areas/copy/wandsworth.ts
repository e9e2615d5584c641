import type { AreaCopy } from "../../types";

export const wandsworth = {
  description:
    "Plumbers, gas engineers and boiler repair in Wandsworth, Putney, Balham and Tooting: family houses, mansion flats, riverside blocks and market cafés.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Wandsworth, Putney or Tooting. We also plan hot water for large family houses and look after shared heating in blocks of flats.",
  buildings: [
    "No water in your flat by the mouth of the Wandle, or in the council towers above the Southside shopping centre? Ask a neighbour first, because it may be the block’s pump. If you can’t find the meter in a Putney mansion flat or an East Putney office, try the basement.",
    "Are the bedrooms behind your bay windows on Balham’s Heaver Estate cold? We can balance the heating. On Roehampton’s Alton Estate, the pipes may be the council’s, so ask the council first. If you trade in Tooting’s covered markets or live on the Totterdown Fields cottage estate, please tell us how a van gets in. In a new block the heat may come from shared plant, so check before you order a boiler.",
  ],
  working: [
    "The slabs of the Alton Estate have listed façades and bare concrete, so the original ducts may be the only way in for pipes. We survey them by camera first.",
    "In a family house between Earlsfield and Putney, one combination boiler can rarely supply three bathrooms. We’d usually fit a cylinder with a booster or an accumulator (a pressure vessel). If the tide can reach your basement, we’ll put the plant on a higher floor.",
  ],
  dayAndNight: [
    "If you live in a big block, leave the number of our [24-hour plumbers](/services/emergency-plumbing-repairs) with the porter, so that a burst at night takes one quick call. In the streets near the commons, we [repair and replace boilers](/boiler-services) and [fit bathrooms](/services/bathroom-kitchen-plumbing).",
    "Managing agents can put shared plant under [heating maintenance](/services/heating-system-maintenance), and for new blocks we do the [gas commissioning](/gas-services/system-commissioning). Our [kitchen gas engineers](/gas-services/commercial-kitchen-gas) can look after a café in Tooting market, and landlords in Balham can book the [yearly gas check](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We’ll test the flow from the mains before you choose a boiler or a cylinder",
    "In a covered market, we can renew drains and gas in stages while you stay open",
    "At Du Cane Court, where flats share pipes, we’ll agree with the managing agent when each group is drained",
  ],
  demand: [
    {
      service: "system-commissioning",
      why: "In new blocks and large refurbished houses, we test each burner, valve and safety device before you move in.",
    },
    {
      service: "heating-system-maintenance",
      why: "We can replace a worn pump on a planned visit, before it fails on a winter night.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you refit a Victorian house from cellar to loft, we’ll plan its pipes, drains and pressure together.",
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
      ["mansion block", "Does one pump heat the whole block? We can fit a spare."],
      ["point tower", "We can turn off the shops’ water and leave it on in the towers."],
      ["cottage estate", "Cottage pipes were laid for one bath. Adding another? Ask us first."],
    ],
  },
} as const satisfies AreaCopy;
