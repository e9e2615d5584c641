import type { AreaCopy } from "../../types";

export const epping = {
  description:
    "Emergency plumbers, gas and heating engineers in Epping, Theydon Bois and North Weald. Call us for boiler repair, a leak or the heating of a hangar.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Epping, Theydon Bois or North Weald? We work in cottages, shops and inns, and in the hangars and yards on the airfield.",
  buildings: [
    "If your shop or inn on the High Street has its boiler in a yard building, we can lag the pipes to it against frost. Do you live in one of the Victorian cottages in Hemnall Street or Lindsey Street? Find out where the stop valve is, because two homes may share it. On market days, we park in the side roads. If your villa at Theydon Bois has a private drain, or your hangar at North Weald its own water pipe from the gate, we can repair those too.",
  ],
  working: [
    "The verge beyond your fence may look like council grass and still be Forest land, which the City of London Corporation looks after as Conservators. Tell us early if a gas or water pipe has to cross it.",
    "A hangar at North Weald has doors wider than a house, and the warm air escapes as soon as one opens. So we fit radiant heaters, which warm the people and don’t try to heat all the air.",
  ],
  dayAndNight: [
    "Our [emergency plumbing team](/services/emergency-plumbing-repairs) stops leaks at any hour. If you have no heating or hot water, call our [boiler engineers](/boiler-services). Do you rent out a cottage or a flat? We do the yearly [gas safety check for landlords](/gas-services/landlord-gas-safety) too.",
    "On the airfield we install and alter [gas supplies for workshops](/services/gas-system-installations). In shops and inns we [service air conditioning](/air-conditioning) and test the [gas in the kitchen](/gas-services/commercial-kitchen-gas).",
  ],
  benefits: [
    "Before we dig on Forest land, we’ll apply to the Conservators for their consent",
    "We label your outside valves, so that you can find them in the dark",
    "We plan work in a hangar round the hours when you need its doors",
  ],
  demand: [
    {
      service: "gas-system-installations",
      why: "If your workshop or barn office is too far from the gas main, we can fit bottled gas instead.",
    },
    {
      service: "appliance-servicing",
      why: "Wood smoke along the edge of the Forest gets into boilers and fires, so we clean their air inlets.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "In a small cottage we can usually fit a modern bathroom into a back addition.",
    },
  ],
  street: {
    line: ["pub", "market hall", "church", "by-law terrace", "semi", "parade", "villa", "hangar"],
    notes: [
      ["by-law terrace", "Drains behind the cottages are shallow, so we check their slope."],
      ["villa", "Forest leaves block flues and gullies in autumn, so we clear them."],
      ["hangar", "We can set hangar heaters to switch off when the doors open."],
    ],
  },
} as const satisfies AreaCopy;
