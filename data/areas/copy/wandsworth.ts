import type { AreaCopy } from "../../types";

export const wandsworth = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Wandsworth, Putney, Balham and Tooting, for family houses, flats, shops and market cafés.",
  lead: "Call us for an emergency plumber, a gas engineer or boiler repair in Wandsworth, Putney, Earlsfield, Balham or Tooting. We also plan hot water for family houses and service shared heating in blocks of flats.",
  buildings: [
    "In a house with bay windows, such as those on Balham’s Heaver Estate, we check that the radiator in the bay is large enough. In a house on the Totterdown Fields cottage estate, we can fit a combination boiler and free the cylinder cupboard.",
    "If the water goes off in one of the council towers above the Southside shopping centre, ask if a neighbour’s is off too, because the block’s pump may have stopped. On Roehampton’s Alton Estate, report a leaking shared pipe to the council, because the council may have to repair it. In a mansion flat in Putney or an office in East Putney, the gas meter may be in the basement, so please arrange access.",
  ],
  working: [
    "The listed slab blocks of the Alton Estate are concrete, so new pipes may have to use the original ducts. We check these by camera.",
    "In a family house, one combination boiler can rarely supply three bathrooms. We usually fit a cylinder with a booster or an accumulator (a vessel that stores water under pressure).",
  ],
  dayAndNight: [
    "Burst pipe or blocked drain? Call our [24-hour plumbers](/services/emergency-plumbing-repairs). In homes we [repair, service and replace boilers](/boiler-services) and [fit bathrooms](/services/bathroom-kitchen-plumbing). We also do the [yearly gas check](/gas-services/landlord-gas-safety) that landlords need.",
    "Staff or customers too hot? We repair and fit [air conditioning](/air-conditioning). In cafés and restaurants, our [kitchen gas engineers](/gas-services/commercial-kitchen-gas) do repairs and checks.",
    "For managing agents we provide [heating maintenance](/services/heating-system-maintenance) of shared boilers and pumps. In new blocks we do the [gas commissioning](/gas-services/system-commissioning).",
  ],
  benefits: [
    "We test the flow from the mains before you choose a boiler or a cylinder",
    "In a covered market, we renew drains and gas pipes in stages while you stay open",
    "Where flats share pipes, we agree with the managing agent when to drain them",
  ],
  demand: [
    {
      service: "system-commissioning",
      why: "In new blocks and large refurbished houses, we test each burner, valve and safety device before you move in.",
    },
    {
      service: "heating-system-maintenance",
      why: "We replace a worn pump on a planned visit, before it fails in winter.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you’re refitting a house from cellar to loft, we plan its pipes, drains and pressure together.",
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
      ["mansion block", "Heating pump failed in your block? We repair it and fit a standby."],
      ["point tower", "Low pressure in a tower? We can repair the pumps that lift the water."],
      ["cottage estate", "Radiators lukewarm in your cottage? We find out why."],
    ],
  },
} as const satisfies AreaCopy;
