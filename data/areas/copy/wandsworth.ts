import type { AreaCopy } from "../../types";

export const wandsworth = {
  description:
    "Plumbers, gas engineers and boiler repair in Wandsworth, Putney, Balham and Tooting: family houses, mansion flats, riverside blocks and market cafés.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Wandsworth, Putney or Tooting. We also plan hot water for large family houses and service shared heating in blocks of flats.",
  buildings: [
    "If the water goes off in a flat by the mouth of the Wandle, or in the council towers above the Southside shopping centre, ask if a neighbour’s is off too, because the block’s pump may have stopped. In a Putney mansion flat or an East Putney office, the gas meter may be in the basement, so we’ll need to get in there.",
    "If rooms with bay windows stay cold on Balham’s Heaver Estate, we can balance the heating. On Roehampton’s Alton Estate, report a leaking shared pipe to the council, because the repair may be theirs. In a house on the Totterdown Fields cottage estate, we can fit a combination boiler and free the cylinder cupboard. In a new block the heat may come from shared plant, so check before you order a boiler.",
  ],
  working: [
    "The listed slab blocks of the Alton Estate are concrete, so new pipes may have to use the original ducts. We check them by camera before we start.",
    "In a family house between Earlsfield and Putney, one combination boiler can rarely supply three bathrooms. We’d usually fit a cylinder with a booster or an accumulator (a vessel that stores water under pressure). If the tide can reach your basement, we’ll put the plant on a higher floor.",
  ],
  dayAndNight: [
    "If your block has a porter, leave them the number of our [24-hour plumbers](/services/emergency-plumbing-repairs) in case a pipe bursts at night. At home, we can [repair and replace boilers](/boiler-services) and [fit bathrooms](/services/bathroom-kitchen-plumbing).",
    "Managing agents can put shared plant under [heating maintenance](/services/heating-system-maintenance), and for new blocks we do the [gas commissioning](/gas-services/system-commissioning). Our [kitchen gas engineers](/gas-services/commercial-kitchen-gas) can check the gas in a Tooting market café, and landlords in Balham can book the [yearly gas check](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We’ll test the flow from the mains before you choose a boiler or a cylinder",
    "In a covered market, we can renew drains and gas in stages while you stay open",
    "Where flats share pipes, as at Du Cane Court, we’ll agree with the managing agent when to drain them",
  ],
  demand: [
    {
      service: "system-commissioning",
      why: "In new blocks and large refurbished houses, we test each burner, valve and safety device before you move in.",
    },
    {
      service: "heating-system-maintenance",
      why: "We can replace a worn pump on a planned visit, before it fails in winter.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you’re refitting a Victorian house from cellar to loft, we’ll plan its pipes, drains and pressure together.",
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
      ["mansion block", "Only one pump for the block’s heating? We can fit a standby."],
      ["point tower", "Low pressure in a tower? We can repair the pumps that lift the water."],
      ["cottage estate", "Second bathroom in a cottage? We check that the water flow is enough."],
    ],
  },
} as const satisfies AreaCopy;
