import type { AreaCopy } from "../../types";

export const epping = {
  description:
    "Emergency plumbers, gas and heating engineers in Epping, Theydon Bois and North Weald. Call us for boiler repair, a leak or the heating of a hangar.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Epping, Theydon Bois or North Weald? We work in cottages, shops and inns, and in the hangars and yards on the airfield.",
  buildings: [
    "Shops and inns on the High Street often have the boiler in a yard building, and we lag the pipes to it against frost. In Victorian cottages such as those of Hemnall Street and Lindsey Street, find out where the stop valve is, because two doors may share it. Round the market, we park in the side roads on market days. If you have a villa at Theydon Bois with a private drain, or a hangar at North Weald with its own water pipe from the gate, we can repair those too.",
  ],
  working: [
    "The verge beyond your fence may look like council grass and still be Forest land, which the City of London Corporation keeps as Conservators. Tell us early if a gas or water pipe has to cross it.",
    "A hangar at North Weald has doors wider than a house, and heated air leaves as soon as one opens. That is why we heat the people with radiant heaters and don’t try to heat all the air.",
  ],
  dayAndNight: [
    "Our [emergency plumbing team](/services/emergency-plumbing-repairs) stops leaks at any hour. With no heating or hot water, call our [boiler engineers](/boiler-services). Do you rent out a cottage or a flat? We do the yearly [gas safety check for landlords](/gas-services/landlord-gas-safety) too.",
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
      why: "Some workshops and barn offices are too far from the gas main, and we can fit bottled gas instead.",
    },
    {
      service: "appliance-servicing",
      why: "Wood smoke along the edge of the Forest gets into boilers and fires, so we clean their air inlets.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "In a small cottage we can usually fit a modern bathroom into an addition at the back.",
    },
  ],
  street: {
    line: ["pub", "market hall", "church", "by-law terrace", "semi", "parade", "villa", "hangar"],
    notes: [
      ["by-law terrace", "Drains behind the cottages are shallow, so we check their fall."],
      ["villa", "Forest leaves block flues and gullies in autumn, and we clear them."],
      ["hangar", "We can set hangar heaters to switch off when the doors open."],
    ],
  },
} as const satisfies AreaCopy;
