import type { AreaCopy } from "../../types";

export const hertford = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Hertford, Ware and Bengeo, for houses, flats, shops, pubs, schools and offices.",
  lead: "For a boiler repair, a leak or a blocked drain in Hertford, Ware or Bengeo, ring our emergency plumbers and gas engineers day or night. We also repair air con in shops and pubs, and heating in schools and offices.",
  advice: {
    houses: [
      "On and around Folly Island, the river may flood the ground floor. Tell us how high the water came last time, and we’ll fit your new boiler above that level.",
      "A combi heats the water as you use it, so it depends on a good flow from the street. Before you buy one for a Victorian house in Bengeo, let us measure the flow.",
    ],
    flats: [
      "In a timber-framed building on Fore Street, your flat’s only stopcock may be in the shop below. Ask where it is, and keep the shopkeeper’s number handy, in case you have a leak when the shop is shut.",
      "The walls of Ware’s riverside maltings are so thick that a new hole for a flue is a big job, so we look for an old opening first. Ask for the freeholder’s consent before you order a boiler. We can supply a drawing that shows where the flue would come out.",
    ],
    shops: [
      "Careless work can set fire to a timber-framed shop or weaken its frame, so we join pipes without a flame and leave the main beams alone. If the water has to go off, we can come before you open.",
    ],
    offices: [
      "Do you plan to put more gas-fired machines into a workshop in Hertford Heath or on Mead Lane? They may need more gas than your meter can supply, so ask us early, and we can arrange a bigger meter.",
    ],
    access: [
      "There’s little room for vans in Fore Street. If your home or business is there, please tell us where we can unload, especially if we’re bringing a boiler.",
      "In a listed building, a new flue needs listed building consent from the council’s planners. Before you order a boiler, ask us where its flue could go.",
    ],
  },
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "Many older offices here still run on boilers that waste gas. We can replace yours with a condensing boiler, which takes more heat out of the same gas.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "A shop in an old building often has flats above it, and a burst pipe up there soon reaches your stock. We stop the water first, then repair the pipe.",
    },
    {
      service: "system-commissioning",
      why: "A brewery can’t mash until its new boiler gives steady heat. We’ll set the boiler up and test it before you use it.",
    },
  ],
  street: {
    line: ["timber frames", "town hall", "pub", "church", "warehouse 4", "villa", "school", "factory"],
    notes: [
      ["timber frames", "A leak in a timber-framed house can rot a beam. We trace it before we open a wall."],
      ["pub", "In a pub, a new flue can often go up the old chimney, once we’ve checked that it’s sound."],
      ["school", "If the sunny side of a school gets too hot, we can give each side its own heating control."],
    ],
  },
} as const satisfies AreaCopy;
