import type { AreaCopy } from "../../types";

export const dartford = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Dartford, Greenhithe and Stone, with air conditioning for shops, offices and surgeries.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Dartford, Greenhithe or Stone? Call us at any hour. We also repair heating and air conditioning in shops, restaurants, offices, surgeries and warehouses.",
  buildings: [
    "In a post-war house on Temple Hill, a new flue may come out near next door’s windows. We show you where before you order. At Ingress Park and other newer flats, we may need the managing agent to unlock the riser cupboard before we can stop a leak. The builder’s warranty may cover a boiler repair in a new home.",
    "If a high-level heater or air con unit fails in your Crossways warehouse, tell us how high, so we bring the right platform.",
  ],
  working: [
    "Before we work in your shop at Bluewater, the centre has to approve our permit and night access. We apply for both, so book early.",
    "Near Dartford Creek, a high tide can stop drains emptying and push water back inside. We can fit non-return valves.",
  ],
  dayAndNight: [
    "Call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour about a burst pipe or blocked drain.",
    "Boiler stopped? If you rent your home, ring your landlord first: repairs are their job. If you’re the owner or landlord, ring us day or night for a [boiler repair](/boiler-services). Landlords can book the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "[Ring us at any hour](/services/emergency-hvac) if heating or [air conditioning](/air-conditioning) fails in your shop, restaurant, office, surgery or warehouse. We do [kitchen gas repairs](/gas-services/commercial-kitchen-gas) in restaurants and fit [ventilation](/services/ventilation-systems) in surgeries. Building managers can ask for a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "We service warehouse heaters in summer, before you need them",
    "We find out why a boiler keeps losing pressure before we replace parts",
    "If lorry soot clogs your air filters, we change them more often",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "We fit the air conditioning and fresh air when you take over a shop or office.",
    },
    {
      service: "ventilation-systems",
      why: "We measure the air changes in hospital rooms and surgeries, and give you a record.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "A leak can run down several floors, so call us straight away.",
    },
  ],
  street: {
    line: ["church", "pub", "parade", "new-town terrace", "new flats 7", "shopping centre", "hospital 7", "shed"],
    notes: [
      ["new-town terrace", "Hard water can make a boiler noisy. We clear the scale."],
      ["new flats", "Hot water only lukewarm in your flat? We find the fault and fix it."],
      ["shopping centre", "At Bluewater, we can repair your air con after closing."],
    ],
  },
} as const satisfies AreaCopy;
