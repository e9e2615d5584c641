import type { AreaCopy } from "../../types";

export const redbridge = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Redbridge, Woodford, Gants Hill and Chadwell Heath, for homes, rented flats, shops and offices.",
  lead: "Our emergency plumbers and gas engineers work day or night across Redbridge, from South Woodford to Gants Hill and Chadwell Heath. We do boiler repairs and bathrooms in homes, and air con in shops and offices.",
  advice: {
    houses: [
      "Before your builder starts on a loft room, we’ll tell you whether the boiler can heat it.",
      "We check every radiator before you choose a new boiler.",
      "At Repton Park, we get the management company’s approval before we move a flue.",
      "Low-lying drains near the Roding in Woodford can back up when the river is high. We can fit non-return valves to stop that.",
      "The stopcock of a bay-fronted semi in Gants Hill or Clayhall is often under the stairs. Find it before you have a leak.",
      "On weatherboarded houses in Woodford Green, we keep the flue clear of the timber.",
    ],
    flats: [
      "Flats in a large house in South Woodford may share a water pipe, so please warn your neighbours before the water goes off.",
      "Before you choose a boiler for a flat on the council estate in Hainault, ask the council whether the flue is shared.",
    ],
    shops: [
      "After a loft conversion or a kitchen extension, the old gas pipe may be too small for a larger boiler. Ask us to check before you order one.",
      "If you run a shop, restaurant, school or workshop, we can plan the heating service around your opening hours.",
    ],
  },
  demand: [
    {
      service: "bathroom-kitchen-plumbing",
      why: "Before you add a shower or sink, we can check that your drains will take it.",
    },
    {
      service: "gas-meter-installation",
      why: "If your shop shares a gas meter with the flat above, we can help you get one each.",
    },
    {
      service: "landlord-gas-safety",
      why: "We arrange the gas check with your tenant and send you the CP12.",
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
      ["semi", "Boiler keeps losing pressure? There may be a leaking pipe."],
      ["council block", "We can check and repair the shared flues in council blocks."],
    ],
  },
} as const satisfies AreaCopy;
