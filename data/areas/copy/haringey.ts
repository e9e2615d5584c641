import type { AreaCopy } from "../../types";

export const haringey = {
  description:
    "Blocked drain or broken boiler in Haringey? Emergency plumbers and gas engineers for Muswell Hill, Crouch End, Wood Green and Green Lanes grills.",
  lead: "We send emergency plumbers to Haringey for burst pipes and blocked drains, and gas engineers for boilers and restaurant kitchens. We cover Highgate, Muswell Hill, Crouch End, Hornsey and Wood Green.",
  buildings: [
    "In the large Edwardian family terraces of Muswell Hill and Crouch End, cast-iron radiators may still be on the first pipes, so we flush gently. A Georgian terrace in Highgate may need consent for a flue. So may the Victorian Noel Park estate, a conservation area.",
    "In flats on the former gasworks at Wood Green, or in factories used as studios, a shared plant room may be the cause. In the parades near Hornsey Town Hall, a leak in the flat above is often first seen in the shop.",
  ],
  working: [
    "London Clay moves with the seasons, and tree roots find their way into old drains. On a hillside the house can be a storey lower at the back, so we check the fall of the drains at both levels.",
    "Charcoal gives off sparks and carbon monoxide, and there is no gas valve to shut it off. The duct for it has to be fire-rated, with access panels for cleaning.",
  ],
  dayAndNight: [
    "Drains on the clay often back up after heavy rain or a dry spell. Our [plumbers for blocked drains and bursts](/services/emergency-plumbing-repairs) answer at night too. If the radiators will not warm up, start with a [boiler repair](/boiler-services), or with a [heating engineer](/heating-services) if the boiler is running.",
    "For restaurants we offer [gas safety work in the kitchen](/gas-services/commercial-kitchen-gas) and a new [extract system](/services/ventilation-systems). On the Ladder we test the appliances in rented rooms for the yearly [gas certificate](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "You see your drain on camera before anybody jets or digs",
    "We check your old heating pipes before you decide on a heat pump",
    "In a big, cold house we map and balance the heating radiator by radiator",
  ],
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "Restaurants on Green Lanes cook on gas ranges and solid fuel side by side, and the two have different risks.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Drains a hundred years old, under streets with trees, are blocked more often than newer ones.",
    },
    {
      service: "landlord-gas-safety",
      why: "A house rented by the room or the floor may have several appliances, and each needs its yearly check.",
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
      ["bay terrace", "Ten radiators may be fed by one old loop of pipe."],
      ["parade", "A charcoal grill needs its own duct, apart from the gas range’s."],
      ["by-law terrace", "Clay drains crack where the ground slips on the slope."],
    ],
  },
} as const satisfies AreaCopy;
