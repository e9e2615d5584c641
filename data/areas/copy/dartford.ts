import type { AreaCopy } from "../../types";

export const dartford = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Dartford, Greenhithe and Stone, with air conditioning for shops, offices and surgeries.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Dartford, Greenhithe or Stone? We cover all three, and we service heating and air conditioning in shops, offices, surgeries and warehouses.",
  buildings: [
    "In a post-war house on Temple Hill, we show you where a new flue can go before you order a boiler. For a leak in newer flats, such as those at Ingress Park, we ask the managing agent to unlock the riser cupboard. In a new home, check whether the builder’s warranty covers the repair before you book us.",
    "For a depot or an office at Crossways, tell us how high up the plant is, so that we bring the right ladder or platform.",
  ],
  working: [
    "Before we work in your shop at Bluewater, the centre’s managers have to approve our permit and night access, so please book early.",
    "Near Dartford Creek, a high tide can stop drains emptying and push water back into the building. We fit non-return valves and show you how to test them.",
  ],
  dayAndNight: [
    "If you have a burst pipe or a blocked drain, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour.",
    "If your heating has stopped, ask us for a [boiler repair](/boiler-services). Landlords can book [gas safety checks for rented homes](/gas-services/landlord-gas-safety).",
    "Is your shop or office too warm? We [service and repair the cooling](/air-conditioning). We also do [kitchen gas repairs](/gas-services/commercial-kitchen-gas) in restaurants and fit [ventilation](/services/ventilation-systems) in surgeries. In managed buildings, one [maintenance contract](/maintenance) can cover heating and air conditioning.",
  ],
  benefits: [
    "We service warehouse heaters in summer, before you need them",
    "We find out why a boiler keeps losing pressure before we replace any part",
    "Where lorry fumes clog the filters, we change them more often",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Taking over a shop or an office? We plan its cooling and fresh air for your fit-out.",
    },
    {
      service: "ventilation-systems",
      why: "We measure the air changes in hospital rooms and surgeries, and give you a record.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "A leak from a flat can run down several floors before anyone is home, so call us as soon as you see one.",
    },
  ],
  street: {
    line: ["church", "pub", "parade", "new-town terrace", "new flats 7", "shopping centre", "hospital 7", "shed"],
    notes: [
      ["new-town terrace", "Boiler noisy? Hard water may be the cause, so we check for scale."],
      ["new flats", "Lukewarm water in a newer flat? We can check the heat exchanger."],
      ["hospital", "Hospital work? We agree every shutdown with the estates team."],
    ],
  },
} as const satisfies AreaCopy;
