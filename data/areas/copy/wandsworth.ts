import type { AreaCopy } from "../../types";

export const wandsworth = {
  description:
    "Plumbers, gas engineers and boiler repair in Wandsworth, Putney, Balham and Tooting: family houses, mansion flats, riverside blocks and market cafés.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Wandsworth, Putney, Balham, Earlsfield or Tooting. We also plan hot water for large family houses and look after shared heating in blocks of flats.",
  buildings: [
    "In riverside flats at the Wandle’s mouth, and in the council towers above the Southside shopping centre, tell us if your neighbours have no water either. In a mansion flat or Edwardian house in Putney, or an office at East Putney, look for the meter in the basement.",
    "In the brick houses of Balham’s Heaver Estate, a bedroom behind bay windows may be far from the boiler. On Roehampton’s Alton Estate, with its listed slabs, ask who owns the pipes. At Tooting’s two covered markets, the hospital and the cottage estate of Totterdown Fields, tell us how a van gets in. New homes may take heat from shared plant, so ask before you order a boiler.",
  ],
  working: [
    "Du Cane Court has hundreds of flats and shared pipes inside, so work in yours begins with a plan for draining its stack. At the Alton slabs the façades are listed and the concrete is bare. We survey the original ducts by camera, because they are the only route.",
    "Family houses from Earlsfield to Putney often have three bathrooms, underfloor heating and a cellar, which is too much for one combination boiler. A cylinder with an accumulator (a pressure vessel) or a booster is usually the answer. The tide can reach riverside basements by the Wandle.",
  ],
  dayAndNight: [
    "In a big block, leave the number of our [24-hour plumbers](/services/emergency-plumbing-repairs) with the porter, so that a burst at night takes one quick call. In the streets near the commons, we do [new boilers and boiler repairs](/boiler-services) and [bathrooms from cellar to loft](/services/bathroom-kitchen-plumbing).",
    "Managing agents can put shared plant under [heating maintenance](/services/heating-system-maintenance), and owners of new blocks can order [gas commissioning](/gas-services/system-commissioning). If you run a café in Tooting market, ask for our [kitchen gas engineers](/gas-services/commercial-kitchen-gas). Landlords in Balham need a [gas check every year](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We test the flow from the street before you choose a boiler or a cylinder",
    "Market traders stay open while we renew their drains and gas",
    "Your managing agent agrees with us when each stack is drained",
  ],
  demand: [
    {
      service: "system-commissioning",
      why: "New blocks and large refurbished houses have several boilers. We test each burner, valve and safety device and write the results down.",
    },
    {
      service: "heating-system-maintenance",
      why: "A worn pump in shared heating is much easier to replace on a planned visit than on a winter night.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "When a Victorian house is refitted from cellar to loft, its pipes, drains and pressure should be planned together.",
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
      ["mansion block", "One failed pump can leave many mansion flats cold."],
      ["point tower", "We can shut down the shops’ plant separately from the towers above."],
      ["cottage estate", "Cottage water pipes were laid for one tap and one bath."],
    ],
  },
} as const satisfies AreaCopy;
