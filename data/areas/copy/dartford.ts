import type { AreaCopy } from "../../types";

export const dartford = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Dartford, Greenhithe and Stone, with air conditioning for shops, offices and surgeries.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Dartford, Greenhithe or Stone. We also repair heating and air conditioning in shops, offices, surgeries and warehouses.",
  advice: {
    houses: [
      "If a boiler keeps losing pressure, we look for a leak before we replace parts.",
      "If lorry soot clogs your air filters, we can change them more often.",
      "Near Dartford Creek, a high tide can stop drains emptying and push water back inside. We can fit non-return valves.",
      "In a post-war house on Temple Hill, a new flue may come out near next door’s windows. We’ll show you where before you order.",
      "If your home is new, look at the builder’s warranty before you pay for a boiler repair. It may be covered.",
    ],
    offices: [
      "We service warehouse heaters in summer, before you need them.",
      "If a high-level heater or air con unit fails in your Crossways warehouse, tell us how high it is, so we can bring the right platform.",
    ],
    access: [
      "Before we work in your shop at Bluewater, the centre has to approve our permit and night access. We’ll apply for both as soon as you ring.",
      "At Ingress Park and other newer flats, we may need the managing agent to unlock the riser cupboard before we can stop a leak.",
    ],
  },
  demand: [
    {
      service: "air-conditioning-installation",
      why: "When you take over a shop or office, we can fit the air conditioning and ventilation.",
    },
    {
      service: "ventilation-systems",
      why: "We measure the air changes in hospital rooms and surgeries, and give you a record.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "A leak in a flat can run down several floors, so call us straight away.",
    },
  ],
  street: {
    line: ["church", "pub", "parade", "new-town terrace", "new flats 7", "shopping centre", "hospital 7", "shed"],
    notes: [
      ["new-town terrace", "Noisy boiler in a post-war house? We check it for scale."],
      ["new flats", "Lukewarm water in your new flat? It may be a valve. We’ll check."],
      ["shopping centre", "At Bluewater, we can repair your air con after closing."],
    ],
  },
} as const satisfies AreaCopy;
