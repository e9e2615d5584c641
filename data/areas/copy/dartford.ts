import type { AreaCopy } from "../../types";

export const dartford = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Dartford, Greenhithe and Stone, with air conditioning for shops, offices and surgeries.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Dartford, Greenhithe or Stone? Call us at any hour. We also repair heating and air conditioning in shops, restaurants, offices, surgeries and warehouses.",
  buildings: [
    "In a post-war house on Temple Hill, a new flue may come out near next door’s windows, so we show you where before you order. To stop a leak in newer flats, such as those at Ingress Park, we may need the managing agent to unlock the riser cupboard. New home? The builder’s warranty may cover a boiler repair.",
    "High-level heater or air con unit broken in a Crossways depot? Tell us how high it is, and we’ll bring a platform.",
  ],
  working: [
    "Before we work in your shop at Bluewater, the centre has to approve our permit and night access, so please book early.",
    "Near Dartford Creek, a high tide can stop drains emptying and push water back into the building. We can fit non-return valves.",
  ],
  dayAndNight: [
    "Burst pipe or blocked drain? Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour.",
    "Boiler stopped? Ring us for a [boiler repair](/boiler-services). If you rent, ring your landlord first: heating and hot water are theirs to repair. Landlords can book annual [gas safety checks for rented homes](/gas-services/landlord-gas-safety).",
    "For shops and offices we offer [air conditioning repair](/air-conditioning) and servicing. In restaurants we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas).",
    "We also fit [ventilation](/services/ventilation-systems) in surgeries. In managed buildings, one [maintenance contract](/maintenance) can cover heating and air conditioning.",
  ],
  benefits: [
    "We service warehouse heaters in summer, before you need them",
    "We find out why a boiler keeps losing pressure before we replace any part",
    "If lorry fumes clog your air filters, we change them more often",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Taking over a shop or an office? We plan the air conditioning and fresh air for your fit-out.",
    },
    {
      service: "ventilation-systems",
      why: "We measure the air changes in hospital rooms and surgeries, and give you a record.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "A leak from a flat can run down several floors, so call us as soon as you see it.",
    },
  ],
  street: {
    line: ["church", "pub", "parade", "new-town terrace", "new flats 7", "shopping centre", "hospital 7", "shed"],
    notes: [
      ["new-town terrace", "Boiler noisy? Hard water may be the cause, so we check for scale."],
      ["new flats", "Hot water only lukewarm in a newer flat? We’ll find out why."],
      ["shopping centre", "Air con off in your Bluewater shop? We can work after closing."],
    ],
  },
} as const satisfies AreaCopy;
