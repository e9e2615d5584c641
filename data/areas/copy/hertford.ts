import type { AreaCopy } from "../../types";

export const hertford = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Hertford, Ware and Bengeo, for homes, rented flats, shops, pubs, schools and offices.",
  lead: "Our emergency plumbers and gas engineers come to homes, shops, pubs and restaurants in Hertford, Ware and Bengeo. We deal with leaks, drains, boilers and air conditioning, and maintain the heating in schools and offices.",
  buildings: [
    "In a timber-framed building on Fore Street, your flat’s only stop valve may be in the shop below. Keep the shopkeeper’s number handy. Before you buy a combi for a Victorian house in Bengeo, let us measure the flow. Walls in Ware’s riverside maltings are thick, so we find an old opening for a flue.",
    "A new flue on a listed building such as County Hall needs consent. If your workshop in Hertford Heath or on Mead Lane needs more gas, we can arrange a bigger meter.",
  ],
  working: [
    "There’s little room for vans in Fore Street, so tell us where to unload.",
    "Near Folly Island, tell us how high past floods came, and we’ll fit the boiler above that.",
  ],
  dayAndNight: [
    "If a pipe bursts, turn the water off and call our [emergency plumbers](/services/emergency-plumbing-repairs). No heating or hot water? If you rent your home, tell your landlord first: the repair is their job. For a home you own or let, call us day or night for a [boiler repair](/boiler-services). We clear drains, plumb [bathrooms and kitchens](/services/bathroom-kitchen-plumbing) and do landlords’ annual [gas safety checks](/gas-services/landlord-gas-safety).",
    "We fit [air conditioning](/air-conditioning) in shops, pubs, restaurants and offices. If yours stops, we come day or night for an [urgent repair](/services/emergency-hvac). We do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) for pubs and restaurants.",
    "We can [maintain the heating under contract](/services/heating-system-maintenance) for schools and councils, and issue [gas safety certificates](/services/gas-safety-certificates). When boilers wear out, we [design the new system](/design-services).",
  ],
  benefits: [
    "We find out why your hot water runs out before we suggest a bigger cylinder",
    "In timber-framed shops, we join pipes without a flame and leave the main beams alone",
    "We can come before your shop opens if the water has to go off",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "Old office boilers can waste gas. We can replace them with condensing ones.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "A burst pipe can soak a shop’s stock in minutes. We come day or night.",
    },
    {
      service: "system-commissioning",
      why: "We set up and test your brewery’s new boiler before you use it.",
    },
  ],
  street: {
    line: ["timber frames", "town hall", "pub", "church", "warehouse 4", "villa", "school", "factory"],
    notes: [
      ["timber frames", "We trace a leak in timber-framed buildings before opening the wall."],
      ["pub", "A new flue for your pub can go up the old chimney if it’s sound."],
      ["school", "Classrooms too hot or too cold? We find the fault and fix it."],
    ],
  },
} as const satisfies AreaCopy;
