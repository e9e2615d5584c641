import type { AreaCopy } from "../../types";

export const redbridge = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Redbridge, Woodford, Gants Hill and Chadwell Heath, for homes, rented flats, shops and offices.",
  lead: "Our emergency plumbers, gas engineers and boiler engineers work across Redbridge, from South Woodford to Gants Hill and Chadwell Heath. We also fit bathrooms and help you get a gas meter moved.",
  buildings: [
    "The stopcock of a bay-fronted semi in Gants Hill or Clayhall is often under the stairs. Find yours before you have a leak. Flats in a South Woodford villa may share a gas pipe, so please warn your neighbours before planned work. We keep the flue clear of the timber on a weatherboarded house at Woodford Green, and seal the hole against rain.",
    "If you rent, on the council estate at Hainault or anywhere else, report a broken boiler to your landlord, who usually has to repair it. We service the heating in shops, schools and workshops, and plan the visits around your opening hours.",
  ],
  working: [
    "After a loft conversion or a kitchen extension, the old gas pipe may be too small for a larger boiler. We check it before we quote.",
    "Low drains near the Roding at Woodford can back up when the river is high. We fit non-return valves to stop that.",
  ],
  dayAndNight: [
    "If a drain backs up or a pipe bursts, our [emergency plumbers](/services/emergency-plumbing-repairs) come out day and night. No heating or hot water? Call us for a [boiler repair](/boiler-services), on Sundays too. We do the [gas check](/gas-services/landlord-gas-safety) that rented homes need every year.",
    "We plumb in [new bathrooms and kitchens](/services/bathroom-kitchen-plumbing). We also help with [new and moved gas meters](/gas-services/gas-meter-installation).",
    "Shops and offices can call us for [air conditioning repair](/air-conditioning), cafés and restaurants for [kitchen gas repairs](/gas-services/commercial-kitchen-gas). Our [gas engineers](/gas-services) also repair workshop heaters. Managing agents can put a whole block on a [maintenance contract](/maintenance).",
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
      ["villa", "Own several flats in a house? We can check their gas on one visit."],
      ["council block", "Boiler flue shared by several flats? We check it for the landlord."],
    ],
  },
} as const satisfies AreaCopy;
