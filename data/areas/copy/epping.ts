import type { AreaCopy } from "../../types";

export const epping = {
  description:
    "Emergency plumbers, gas and heating engineers in Epping, Theydon Bois and North Weald. Call us for boiler repair, a leak or the heating in a hangar.",
  lead: "For an emergency plumber, a gas engineer or boiler repair in Epping, Theydon Bois or North Weald, call us at any hour. We work in cottages, shops and inns, and in the hangars on the airfield.",
  buildings: [
    "Victorian cottages in Hemnall Street or Lindsey Street may share an outside stopcock, so find out where yours is before you need it. In a villa at Theydon Bois, we can replace the boiler and flush the old radiators.",
    "If your shop or inn is on the High Street, we’ll park in a side road on market days and carry our tools. We can also repair the water pipes of a hangar at North Weald.",
  ],
  working: [
    "The grass verge beyond your fence may be part of Epping Forest. If a pipe to your house has to cross it, the Conservators (the City of London Corporation) must agree, so tell us early and we’ll apply to them.",
    "When a hangar’s doors open, the warm air escapes. At North Weald we suggest radiant heaters, because they warm the people and not the air.",
  ],
  dayAndNight: [
    "Our [emergency plumbing team](/services/emergency-plumbing-repairs) stops leaks at any hour. If you have no heating or hot water, call our [boiler engineers](/boiler-services). Do you rent out a cottage or a flat? We do the yearly [gas safety check for landlords](/gas-services/landlord-gas-safety) too.",
    "On the airfield we install and alter [gas supplies for workshops](/services/gas-system-installations). In shops and inns we [service air conditioning](/air-conditioning) and test the [gas in the kitchen](/gas-services/commercial-kitchen-gas).",
  ],
  benefits: [
    "If your boiler is in an outbuilding, we can lag its pipes against frost",
    "We can label your stopcock and valves, so that you find them quickly in a leak",
    "If your cottage has no room for a hot water cylinder, we can fit a combi boiler",
  ],
  demand: [
    {
      service: "gas-system-installations",
      why: "Workshop or barn office too far from the gas main? We can fit bottled gas instead.",
    },
    {
      service: "appliance-servicing",
      why: "Dust can clog the burner of a boiler or a gas fire, so we check it at every service.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "We can fit a modern bathroom into the back extension of a small cottage.",
    },
  ],
  street: {
    line: ["pub", "market hall", "church", "by-law terrace", "semi", "parade", "villa", "hangar"],
    notes: [
      ["by-law terrace", "Does the drain behind your cottage keep blocking? We can find out why."],
      ["villa", "Gully blocked with Forest leaves? We’ll clear it for you."],
      ["hangar", "We can set hangar heaters to switch off when the doors open."],
    ],
  },
} as const satisfies AreaCopy;
