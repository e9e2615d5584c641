import type { AreaCopy } from "../../types";

export const hertford = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Hertford, Ware and Bengeo, for homes, rented flats, shops, pubs, schools and offices.",
  lead: "For a boiler repair, a leak or a blocked drain in Hertford, Ware or Bengeo, ring our emergency plumbers and gas engineers day or night. We repair air con in shops and pubs, and heating in schools and offices.",
  advice: {
    houses: [
      "We find out why your hot water runs out before we suggest a bigger cylinder.",
      "There’s little room for vans in Fore Street, so please tell us where we can unload.",
      "Near Folly Island? Tell us how high it has flooded, and we’ll fit the boiler above that.",
      "Before you buy a combi for a Victorian house in Bengeo, let us measure the water flow.",
      "Walls in Ware’s riverside maltings are thick, so we look for an old opening for the flue.",
    ],
    flats: [
      "In a timber-framed building on Fore Street, your flat’s only stopcock may be in the shop below. Keep the shopkeeper’s number handy.",
    ],
    shops: [
      "In timber-framed shops, we join pipes without a flame and leave the main beams alone.",
      "We can come before your shop opens if the water has to go off.",
      "If your workshop in Hertford Heath or on Mead Lane needs more gas, we can arrange a bigger meter.",
    ],
    access: [
      "If your building is listed, as County Hall is, a new flue needs consent, so ask us before you order a boiler.",
    ],
  },
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "Old office boilers often waste gas. We can replace yours with a condensing one.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "If a burst pipe threatens your shop’s stock, ring us day or night.",
    },
    {
      service: "system-commissioning",
      why: "We’ll set up and test your brewery’s new boiler before you use it.",
    },
  ],
  street: {
    line: ["timber frames", "town hall", "pub", "church", "warehouse 4", "villa", "school", "factory"],
    notes: [
      ["timber frames", "In a timber-framed house, we trace the leak before we open a wall."],
      ["pub", "A new flue for your pub can go up the old chimney if it’s sound."],
      ["school", "Classrooms too hot or too cold? Often it’s the controls."],
    ],
  },
} as const satisfies AreaCopy;
