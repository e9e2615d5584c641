import type { AreaCopy } from "../../types";

export const redbridge = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Redbridge, Woodford, Gants Hill and Chadwell Heath, for homes, rented flats, shops and offices.",
  lead: "Our emergency plumbers, gas engineers and boiler engineers work across Redbridge, from South Woodford to Gants Hill and Chadwell Heath. We also fit bathrooms and help you get a gas meter moved.",
  buildings: [
    "In the bay-fronted semis of Gants Hill and Clayhall, the stopcock is often under the stairs. Find yours before you have a leak. Flats in a South Woodford villa may share a gas pipe, so we warn your neighbours before we turn it off. On a weatherboarded house at Woodford Green, we keep the flue clear of the timber and seal the hole against rain.",
    "If you rent on the council estate at Hainault, report a broken boiler to your landlord, because the repair is usually theirs. We service the heating in shops, schools and workshops, and plan the work around your opening hours.",
  ],
  working: [
    "After a loft conversion or a kitchen extension, the old gas pipe may be too small for a larger boiler. We check it before we quote.",
    "Near the Roding at Woodford, low drains can back up when the river is high, and we fit non-return valves to stop that.",
  ],
  dayAndNight: [
    "If a drain backs up or a pipe bursts, our [emergency plumbers](/services/emergency-plumbing-repairs) come out day and night. You can call us for [boiler repair in Redbridge](/boiler-services) on a Sunday too. We do the [gas check](/gas-services/landlord-gas-safety) that rented homes need every year.",
    "Planning a second shower room? Ask our [kitchen and bathroom plumbers](/services/bathroom-kitchen-plumbing). We also help with [new and moved gas meters](/gas-services/gas-meter-installation).",
    "If your shop or office gets too hot, ask about [air conditioning](/air-conditioning). In cafés and restaurants we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas), and in workshops our [gas engineers](/gas-services) repair heaters. Managing agents can put a whole block on a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "Before your builder starts, we’ll tell you whether the boiler can heat a loft room as well",
    "We check every radiator before you choose a new boiler",
    "At Repton Park, we get the management company’s approval before we move a flue",
  ],
  demand: [
    {
      service: "bathroom-kitchen-plumbing",
      why: "We check that your drains can take another shower or sink before you choose one.",
    },
    {
      service: "gas-meter-installation",
      why: "If your shop shares a gas meter with the flat above, we can help you get one each.",
    },
    {
      service: "landlord-gas-safety",
      why: "We arrange the yearly check with your tenant and send the record to you both.",
    },
  ],
  street: {
    line: ["bay terrace", "semi", "parade", "school", "timber frames", "villa", "semi", "council block 4", "factory"],
    notes: [
      ["semi", "Pressure keeps dropping on your boiler? We find the leak."],
      ["villa", "Own several flats in a villa? We can check their gas on one visit."],
      ["council block", "Boiler flue shared by several flats? We check it for the landlord."],
    ],
  },
} as const satisfies AreaCopy;
