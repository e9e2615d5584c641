import type { AreaCopy } from "../../types";

export const haringey = {
  description:
    "Blocked drain or broken boiler in Haringey? Emergency plumbers and gas engineers for Muswell Hill, Crouch End, Wood Green and Green Lanes grills.",
  lead: "We send emergency plumbers to Haringey for burst pipes and blocked drains, and gas engineers for boilers and restaurant kitchens. We cover Highgate, Muswell Hill, Crouch End, Hornsey and Wood Green.",
  buildings: [
    "Edwardian terraces in Muswell Hill and Crouch End often still have cast-iron radiators, which we flush gently so that old joints don’t leak. In a Georgian terrace in Highgate or on the Noel Park estate, a new flue may need consent, so ask us before you buy a boiler.",
    "If the heating goes off in your studio in an old factory, or in one of the new flats on the Wood Green gasworks site, ask the agent first, because you may share a boiler room. If water comes through the ceiling of your shop near Hornsey Town Hall, we can stop the leak, but we’ll need to get into the flat above.",
  ],
  working: [
    "Houses on the hills are often a storey lower at the back. If you want a bathroom on that floor, we’ll check that it can drain.",
    "Charcoal gives off sparks and carbon monoxide. If you grill on it, we can build you a fire-rated duct with access panels for cleaning.",
  ],
  dayAndNight: [
    "Is your drain backing up? Our [plumbers for blocked drains and bursts](/services/emergency-plumbing-repairs) answer day and night. If your radiators won’t warm up, book a [boiler repair](/boiler-services), or a [heating engineer](/heating-services) if the boiler is running.",
    "If you run a restaurant, we can take on the [gas safety work in the kitchen](/gas-services/commercial-kitchen-gas) and build a new [extract system](/services/ventilation-systems). Renting out rooms on the Ladder? Book the yearly [gas certificate](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We can show you your drain on camera before anybody digs",
    "Thinking of a heat pump? We’ll check that your radiators and pipes are large enough",
    "If your shop or studio gets too hot, we can fit air conditioning",
  ],
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "In a restaurant on Green Lanes, we can test the gas pipes, the appliances and the emergency cut-off.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Tree roots find their way into old drains. We can clear them and repair the pipe.",
    },
    {
      service: "landlord-gas-safety",
      why: "In a house rented out by the room or the floor, we can check all the gas appliances and flues on one visit.",
    },
  ],
  street: {
    line: [
      "bay terrace",
      "parade",
      "town hall",
      "by-law terrace",
      "Georgian terrace",
      "factory",
      "new flats 7",
      "church",
      "pub",
    ],
    notes: [
      ["bay terrace", "Far radiators always cold? We can balance them or renew the pipes."],
      ["parade", "Charcoal grill? We give it its own duct, apart from the gas range’s."],
      ["by-law terrace", "Clay drain cracked by ground movement? We can repair it."],
    ],
  },
} as const satisfies AreaCopy;
