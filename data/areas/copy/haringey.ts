import type { AreaCopy } from "../../types";

export const haringey = {
  description:
    "Blocked drain or broken boiler in Haringey? Emergency plumbers and gas engineers for Muswell Hill, Crouch End, Wood Green and Green Lanes grills.",
  lead: "We send emergency plumbers to Haringey for burst pipes and blocked drains, and gas engineers for boilers and restaurant kitchens. We cover Highgate, Muswell Hill, Crouch End, Hornsey and Wood Green.",
  buildings: [
    "Edwardian terraces in Muswell Hill and Crouch End often still have cast-iron radiators, which we flush gently so that old joints don’t leak. If you live in a Georgian terrace in Highgate or on the Noel Park estate, a conservation area, ask us about consent before you choose a new flue.",
    "No heat in your studio in an old factory, or in one of the new flats on the Wood Green gasworks site? You may share a boiler room, so ask the agent first. If water is coming into your shop near Hornsey Town Hall, we’ll need to get into the flat above.",
  ],
  working: [
    "Houses on the hills are often a storey lower at the back. If you want a bathroom on that floor, we’ll check that it can drain.",
    "Charcoal gives off sparks and carbon monoxide, and you can’t shut it off with a valve. If you grill on it, we can build you a fire-rated duct with access panels for cleaning.",
  ],
  dayAndNight: [
    "Drains on the clay often back up after heavy rain or a dry spell, and our [plumbers for blocked drains and bursts](/services/emergency-plumbing-repairs) answer day and night. If your radiators won’t warm up, book a [boiler repair](/boiler-services), or a [heating engineer](/heating-services) if the boiler is running.",
    "If you run a restaurant, we can take on the [gas safety work in the kitchen](/gas-services/commercial-kitchen-gas) and build a new [extract system](/services/ventilation-systems). Renting out rooms on the Ladder? Book the yearly [gas certificate](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We show you your drain on camera before anybody jets or digs",
    "Thinking of a heat pump? We’ll check your old heating pipes first",
    "If some of your rooms never get warm, we’ll balance the heating radiator by radiator",
  ],
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "Restaurants on Green Lanes often cook on gas and charcoal side by side, and we know what each needs.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Tree roots find their way into hundred-year-old drains, and we can clear them and repair the pipe.",
    },
    {
      service: "landlord-gas-safety",
      why: "In a house rented out by the room or the floor, we check all the gas appliances on one visit.",
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
      ["bay terrace", "Ten radiators on one old loop of pipe? We can renew the pipe."],
      ["parade", "We give a charcoal grill its own duct, apart from the gas range’s."],
      ["by-law terrace", "Clay drain cracked by a moving slope? We can repair it."],
    ],
  },
} as const satisfies AreaCopy;
