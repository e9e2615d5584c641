import type { AreaCopy } from "../../types";

export const redbridge = {
  description:
    "Boiler repair, gas engineers and plumbers in Redbridge: extended semis in Clayhall and Gants Hill, Repton Park flats, shops and rented houses.",
  lead: "Our emergency plumbers, gas engineers and boiler engineers work across Redbridge, from South Woodford to Chadwell Heath. We also fit extra bathrooms and larger boilers, and help you get a gas meter moved.",
  buildings: [
    "If a pipe leaks in your bay-fronted semi in Gants Hill or Clayhall, turn off the stopcock, which is often under the stairs. Flats in a villa round George Lane, South Woodford, may share a gas pipe, so we’ll warn your neighbours before we turn off the gas.",
    "On a weatherboarded house at Woodford Green, we keep the flue clear of the timber and seal the hole against rain. If you rent on the council estate at Hainault, report a broken boiler to your landlord, because the repair is usually theirs. If your workshop at Chadwell Heath is cold, we check the doors as well as the heater.",
  ],
  working: [
    "If your semi has gained a loft room or a larger kitchen, its gas pipe may still be sized for the smaller house. Before we add an appliance, we check that the pipe is large enough.",
    "Near the Roding at Woodford, low drains can back up when the river is high, but we can fit a non-return valve. Moving clay can also crack a drain, so we look with a camera before anyone digs.",
  ],
  dayAndNight: [
    "You can call us for [boiler repair in Redbridge](/boiler-services) on a Sunday too. If a drain backs up, our [emergency plumbers](/services/emergency-plumbing-repairs) will clear it and look for the cause.",
    "Planning a second shower room? Ask our [kitchen and bathroom plumbers](/services/bathroom-kitchen-plumbing). We help with [new and moved gas meters](/gas-services/gas-meter-installation), and our [gas engineers](/gas-services) repair heaters in workshops. If your shop gets too hot, ask about [air conditioning](/air-conditioning). If you’re a landlord, book your [yearly gas check](/gas-services/landlord-gas-safety) with us.",
  ],
  benefits: [
    "Before your builder starts, we’ll tell you whether the boiler can heat a loft room as well",
    "If you add a bathroom, we’ll measure your water flow and plan the hot water to suit",
    "At Repton Park, we’ll get the management company’s approval before we move a flue",
  ],
  demand: [
    {
      service: "bathroom-kitchen-plumbing",
      why: "We check that drains laid in the 1930s can take a shower upstairs and a second sink below.",
    },
    {
      service: "gas-meter-installation",
      why: "If your shop at Gants Hill shares a gas meter with the flat above, we can help you get one each.",
    },
    {
      service: "landlord-gas-safety",
      why: "We arrange the yearly check with your tenant and send the record to you both.",
    },
  ],
  street: {
    line: ["bay terrace", "semi", "parade", "school", "timber frames", "villa", "semi", "council block 4", "factory"],
    notes: [
      ["semi", "Cold room with a bay window? We can fit a larger radiator."],
      ["villa", "Own a villa let as flats? We can do its gas checks on one visit."],
      ["council block", "Do flats in your block share a flue? We can check it for the landlord."],
    ],
  },
} as const satisfies AreaCopy;
