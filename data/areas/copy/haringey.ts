import type { AreaCopy } from "../../types";

export const haringey = {
  description:
    "Blocked drain or broken boiler in Haringey? Emergency plumbers and gas engineers for Muswell Hill, Crouch End, Wood Green and Green Lanes grills.",
  lead: "We send emergency plumbers to Haringey for burst pipes and blocked drains, and gas engineers for boilers and restaurant kitchens. We cover Highgate, Muswell Hill, Crouch End, Hornsey and Wood Green.",
  buildings: [
    "In the Edwardian terraces of Muswell Hill and Crouch End, your cast-iron radiators may still be on the original pipes, so we flush them gently. If you have a Georgian terrace in Highgate, or a house on the Victorian Noel Park estate (a conservation area), a new flue may need consent.",
    "Flats on the former gasworks at Wood Green, and studios in old factories, may share a plant room, so if you have no heat, ask the agent first. If water leaks into your shop in a parade near Hornsey Town Hall, we’ll need to get into the flat above.",
  ],
  working: [
    "On a hillside your house may be a storey lower at the back, so we’ll check the fall of the drains at both levels.",
    "Charcoal gives off sparks and carbon monoxide, and you can’t shut it off with a valve. If you grill on it, we can build you a fire-rated duct, with access panels for cleaning.",
  ],
  dayAndNight: [
    "Drains on the clay often back up after heavy rain or a dry spell, and our [plumbers for blocked drains and bursts](/services/emergency-plumbing-repairs) answer day and night. If your radiators won’t warm up, start with a [boiler repair](/boiler-services), or with a [heating engineer](/heating-services) if the boiler is running.",
    "If you run a restaurant, we can take on the [gas safety work in the kitchen](/gas-services/commercial-kitchen-gas) and build a new [extract system](/services/ventilation-systems). Renting out rooms on the Ladder? Book the yearly [gas certificate](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We show you your drain on camera before anybody jets or digs",
    "Thinking of a heat pump? We’ll check your old heating pipes first",
    "If your big house is cold, we’ll map and balance the heating radiator by radiator",
  ],
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "Restaurants on Green Lanes often have gas ranges and solid fuel side by side, and we make both safe.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Tree roots find their way into hundred-year-old drains, and we clear and repair them.",
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
      ["bay terrace", "Ten radiators on one old loop of pipe? We can renew it for you."],
      ["parade", "We give a charcoal grill its own duct, apart from the gas range’s."],
      ["by-law terrace", "Clay drains crack where the slope slips, and we repair them."],
    ],
  },
} as const satisfies AreaCopy;
