import type { AreaCopy } from "../../types";

export const wandsworth = {
  description:
    "Plumbers, gas engineers and boiler repair in Wandsworth, Putney, Balham and Tooting: family houses, mansion flats, riverside blocks and market cafés.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Wandsworth, Putney, Balham, Earlsfield or Tooting. We also plan hot water for large family houses and look after shared heating in blocks of flats.",
  buildings: [
    "Is there no water in your flat, by the Wandle’s mouth or in the council towers above the Southside shopping centre? Ask a neighbour, because it may be the block’s pump. In a Putney mansion flat or Edwardian house, or an East Putney office, try the basement for the meter.",
    "In the brick houses of Balham’s Heaver Estate, we balance the heating so that bedrooms behind bay windows get warm. On Roehampton’s Alton Estate, with its listed slabs, the pipes may be the council’s, so ask there first. At Tooting’s two covered markets, the hospital and the cottage estate of Totterdown Fields, we’ll agree how a van gets in. New homes may take heat from shared plant, so check before you order a boiler.",
  ],
  working: [
    "At Du Cane Court, with hundreds of flats on shared pipes, we start with a plan for draining your part of the building. At the Alton slabs the façades are listed and the concrete is bare. We survey the original ducts by camera, because they’re the only way in for pipes.",
    "Family houses from Earlsfield to Putney often have three bathrooms, underfloor heating and a cellar, which is too much for one combination boiler. We’d usually fit a cylinder with a booster or an accumulator (a pressure vessel). We keep plant high in riverside basements that the tide can reach.",
  ],
  dayAndNight: [
    "In a big block, leave the number of our [24-hour plumbers](/services/emergency-plumbing-repairs) with the porter, so that a burst at night takes one quick call. In the streets near the commons, we do [new boilers and boiler repairs](/boiler-services) and [bathrooms from cellar to loft](/services/bathroom-kitchen-plumbing).",
    "Managing agents can put shared plant under [heating maintenance](/services/heating-system-maintenance), and for owners of new blocks we do [gas commissioning](/gas-services/system-commissioning). Our [kitchen gas engineers](/gas-services/commercial-kitchen-gas) can look after a café in Tooting market, and landlords in Balham can book the [yearly gas check](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We’ll test the flow from the street before you choose a boiler or a cylinder",
    "If you trade in a market, you can stay open while we renew drains and gas",
    "We’ll agree with your managing agent when each group of flats is drained",
  ],
  demand: [
    {
      service: "system-commissioning",
      why: "In new blocks and large refurbished houses, we test each burner, valve and safety device.",
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
      ["mansion block", "One failed pump can leave many flats cold, so we can fit a spare."],
      ["point tower", "We can shut down the shops’ plant separately from the towers above."],
      ["cottage estate", "We measure the flow first, as cottage pipes were laid for one bath."],
    ],
  },
} as const satisfies AreaCopy;
