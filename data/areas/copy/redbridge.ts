import type { AreaCopy } from "../../types";

export const redbridge = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Redbridge, Woodford, Gants Hill and Chadwell Heath, for homes, rented flats, shops and offices.",
  lead: "Our emergency plumbers and gas engineers work in homes, shops, restaurants and offices across Redbridge, from South Woodford to Gants Hill and Chadwell Heath. We deal with leaks, drains, boilers, air con and bathrooms.",
  buildings: [
    "The stopcock of a bay-fronted semi in Gants Hill or Clayhall is often under the stairs. Find it before you have a leak. Flats in a large house in South Woodford may share a water pipe. Please warn your neighbours before we turn it off. On weatherboarded houses in Woodford Green, we keep the flue clear of the timber.",
    "Before you buy a boiler for a flat on the council estate in Hainault, ask the council whether the flue is shared.",
    "We service the heating in shops, schools and workshops, and plan the visits around your opening hours.",
  ],
  working: [
    "After a loft conversion or a kitchen extension, the old gas pipe may be too small for a larger boiler. We can run a bigger one.",
    "Low-lying drains near the Roding in Woodford can back up when the river is high. We can fit non-return valves to stop that.",
  ],
  dayAndNight: [
    "If a drain blocks or a pipe bursts, our [emergency plumbers](/services/emergency-plumbing-repairs) come out at any hour. No heating or hot water? If you rent your home, tell your landlord first: the repair is their job. If you own or let the home, ring us for a [boiler repair](/boiler-services), day or night. We do the [annual gas safety check](/gas-services/landlord-gas-safety) for landlords.",
    "We plumb in [new bathrooms and kitchens](/services/bathroom-kitchen-plumbing), and can help you get a [gas meter](/gas-services/gas-meter-installation) fitted or moved.",
    "We service [air conditioning](/air-conditioning) in shops, restaurants and offices. If yours fails, ring us day or night for an [urgent repair](/services/emergency-hvac). We also do [kitchen gas repairs](/gas-services/commercial-kitchen-gas), and our [gas engineers](/gas-services) repair workshop heaters. For managing agents, one [maintenance contract](/maintenance) can cover a whole block.",
  ],
  benefits: [
    "You’ll know whether the boiler can heat a loft room before your builder starts",
    "We check every radiator before you choose a new boiler",
    "At Repton Park, we get the management company’s approval before we move a flue",
  ],
  demand: [
    {
      service: "bathroom-kitchen-plumbing",
      why: "Before you add a shower or sink, we check that your drains can take it.",
    },
    {
      service: "gas-meter-installation",
      why: "If your shop shares a gas meter with the flat above, we can help you get one each.",
    },
    {
      service: "landlord-gas-safety",
      why: "We arrange the gas check with your tenant and send you the record.",
    },
  ],
  street: {
    line: [
      "bay terrace",
      "semi",
      "parade",
      "school",
      "timber frames",
      "by-law terrace",
      "semi",
      "council block 4",
      "factory",
    ],
    notes: [
      ["bay terrace", "In a house split into flats, we can do every gas check in one visit."],
      ["semi", "Boiler keeps losing pressure? We find out why and put it right."],
      ["council block", "We can check and repair the shared flues in council blocks."],
    ],
  },
} as const satisfies AreaCopy;
