import type { AreaCopy } from "../../types";

export const dartford = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Dartford, Greenhithe and Stone, with air conditioning for shops, depots and surgeries.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Dartford, Greenhithe or Stone? We cover all three, and we service heating and air conditioning in shops, surgeries and warehouses.",
  buildings: [
    "If your depot or office is at Crossways, tell us the unit number and how high up the plant is, so that we bring the right ladder or platform. If your home is new, check whether the builder’s warranty covers the repair before you book us.",
    "In a post-war house on Temple Hill, we’ll show you where a new flue can go before you order a boiler. For a leak in the flats by the Darent, at Ingress Park or in Stone House, we’ll ask the managing agent to unlock the riser cupboard.",
  ],
  working: [
    "Before we fit out your shop in the Bluewater shopping centre, its managers have to agree our permit and night access, so tell us your opening date early.",
    "Near the creek, a high tide can stop drains emptying and push water back into the building. If that has ever happened to you, tell us when you book.",
  ],
  dayAndNight: [
    "Is water coming from an empty flat? Neighbours and agents can call our [emergency plumbers](/services/emergency-plumbing-repairs) too. Landlords on Temple Hill can book [gas safety checks for rented homes](/gas-services/landlord-gas-safety). If your own heating has stopped, ask us for [boiler repair](/boiler-services).",
    "Is your shop or office too warm? We can [service and repair the cooling](/air-conditioning). We can put a warehouse’s heaters and filters [under one contract](/maintenance), and fit [ventilation with measured airflow](/services/ventilation-systems) in surgeries.",
  ],
  benefits: [
    "We can service your warehouse heaters in summer, before you need them",
    "Near the creek, we can fit non-return valves on your drains and show you how to test them",
    "If lorry fumes clog your filters at Crossways, we can change them more often",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "When you take over a unit at Bluewater or Crossways, we’ll plan its cooling and fresh air for your fit-out.",
    },
    {
      service: "ventilation-systems",
      why: "We measure the air changes in hospital rooms and surgeries, and give you a record.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "A leak at Ingress Park can run down several floors before anyone is home, so call us as soon as you see one.",
    },
  ],
  street: {
    line: ["church", "pub", "parade", "new-town terrace", "new flats 7", "shopping centre", "hospital 7", "shed"],
    notes: [
      ["new-town terrace", "Hard water scales up boilers, so we check for scale at each service."],
      ["new flats", "Lukewarm taps in a newer flat? We can descale the heat exchanger."],
      ["hospital", "Hospital work? We tell the ward before we turn off any valve."],
    ],
  },
} as const satisfies AreaCopy;
