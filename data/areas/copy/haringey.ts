import type { AreaCopy } from "../../types";

export const haringey = {
  description:
    "Blocked drain or broken boiler in Haringey? Emergency plumbers and gas engineers for Muswell Hill, Crouch End, Wood Green and Green Lanes grills.",
  lead: "We send emergency plumbers to Haringey for burst pipes and blocked drains, and gas engineers for boilers and restaurant kitchens. We cover Highgate, Muswell Hill, Crouch End, Hornsey and Wood Green.",
  buildings: [
    "In the large Edwardian family terraces of Muswell Hill and Crouch End, cast-iron radiators may still be on the first pipes, so we flush gently. If you have a Georgian terrace in Highgate, or a house on the Victorian Noel Park estate, a conservation area, your flue may need consent.",
    "No heat in the flats on the former gasworks at Wood Green, or in a factory used as studios? Ask the agent first, because the plant room may be shared. If your shop in a parade near Hornsey Town Hall has a leak, we’ll need to get into the flat above.",
  ],
  working: [
    "London Clay moves with the seasons, and tree roots find their way into old drains. On a hillside your house may be a storey lower at the back, so we’ll check the fall of the drains at both levels.",
    "Charcoal gives off sparks and carbon monoxide, and there is no gas valve to shut it off. We build fire-rated ducts for it, with access panels for cleaning.",
  ],
  dayAndNight: [
    "Drains on the clay often back up after heavy rain or a dry spell, and our [plumbers for blocked drains and bursts](/services/emergency-plumbing-repairs) answer at night too. If your radiators won’t warm up, start with a [boiler repair](/boiler-services), or with a [heating engineer](/heating-services) if the boiler is running.",
    "In restaurants we do [gas safety work in the kitchen](/gas-services/commercial-kitchen-gas) and build new [extract systems](/services/ventilation-systems). On the Ladder we test the appliances in rented rooms for the yearly [gas certificate](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We show you your drain on camera before anybody jets or digs",
    "Thinking of a heat pump? We’ll check your old heating pipes first",
    "In a big, cold house we’ll map and balance the heating radiator by radiator",
  ],
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "Restaurants on Green Lanes cook on gas ranges and solid fuel side by side, and we make both safe.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "We clear and mend hundred-year-old drains under streets with trees.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you rent out a house by the room or the floor, we check every appliance in it each year.",
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
      ["bay terrace", "Ten radiators on one old loop of pipe? We can balance or renew it."],
      ["parade", "We build a charcoal grill its own duct, apart from the gas range’s."],
      ["by-law terrace", "Clay drains crack where the slope slips, and we repair them."],
    ],
  },
} as const satisfies AreaCopy;
