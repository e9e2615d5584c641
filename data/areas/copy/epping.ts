import type { AreaCopy } from "../../types";

export const epping = {
  description:
    "Emergency plumbers, gas and heating engineers in Epping, Theydon Bois and North Weald. Call us for boiler repair, a leak or the heating of a hangar.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Epping, Theydon Bois or North Weald? We work in cottages, shops and inns, and in the hangars on the airfield.",
  buildings: [
    "If you live in one of the Victorian cottages in Hemnall Street or Lindsey Street, you may share a stop valve with next door, so find out where it is before you need it. A villa at Theydon Bois may have a drain of its own, which we can clear and repair.",
    "Do you run a shop or an inn on the High Street? On market days we’ll park in a side road and carry our tools. If your hangar at North Weald has its own water pipe, we can repair that too.",
  ],
  working: [
    "The grass verge beyond your fence may be part of Epping Forest. If a gas or water pipe has to cross it, the Conservators (the City of London Corporation) must agree, so tell us early and we’ll apply to them.",
    "As soon as a hangar door opens, the warm air escapes. So at North Weald we suggest radiant heaters, which warm the people and don’t try to heat all the air.",
  ],
  dayAndNight: [
    "Our [emergency plumbing team](/services/emergency-plumbing-repairs) stops leaks at any hour. If you have no heating or hot water, call our [boiler engineers](/boiler-services). Do you rent out a cottage or a flat? We do the yearly [gas safety check for landlords](/gas-services/landlord-gas-safety) too.",
    "On the airfield we install and alter [gas supplies for workshops](/services/gas-system-installations). In shops and inns we [service air conditioning](/air-conditioning) and test the [gas in the kitchen](/gas-services/commercial-kitchen-gas).",
  ],
  benefits: [
    "If your boiler is in a yard building, we’ll lag the pipes to it against frost",
    "We label your outside valves, so that you can find them in the dark",
    "We plan work in a hangar round the hours when you need its doors",
  ],
  demand: [
    {
      service: "gas-system-installations",
      why: "Workshop or barn office too far from the gas main? We can fit bottled gas instead.",
    },
    {
      service: "appliance-servicing",
      why: "The air inlet of a boiler or a gas fire can clog, so we clean it at every service.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "There may be room for a modern bathroom in the back addition of your cottage, and we can fit it.",
    },
  ],
  street: {
    line: ["pub", "market hall", "church", "by-law terrace", "semi", "parade", "villa", "hangar"],
    notes: [
      ["by-law terrace", "Drain behind your cottage keeps blocking? We’ll check its slope."],
      ["villa", "Gully blocked with Forest leaves? We’ll clear it for you."],
      ["hangar", "We can set hangar heaters to switch off when the doors open."],
    ],
  },
} as const satisfies AreaCopy;
