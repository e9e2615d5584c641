import type { AreaCopy } from "../../types";

export const epping = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Epping, Theydon Bois and North Weald, for homes, shops, pubs, offices and workshops.",
  lead: "For an emergency plumber, a gas engineer or boiler repair in Epping, Theydon Bois or North Weald, call us at any hour. We work in homes, shops, pubs and offices, and in the hangars on the airfield.",
  buildings: [
    "Victorian cottages may share an outside stopcock, so find out where it is before you need it. In a larger villa, we can replace the boiler and flush the old radiators.",
    "For a shop or pub on the High Street, we park in a side road on market days and carry our tools. In the hangars at North Weald we repair heaters, gas pipes and water pipes.",
  ],
  working: [
    "The grass verge beyond your fence may be part of Epping Forest. If a pipe to your house has to cross it, the Conservators (the City of London Corporation) must agree, so tell us early and we’ll apply to them.",
    "When a hangar’s doors open, the warm air escapes. We suggest radiant heaters, because they warm people rather than the air.",
  ],
  dayAndNight: [
    "Our [emergency plumbing team](/services/emergency-plumbing-repairs) stops leaks and clears blocked drains at any hour.",
    "If you have no heating or hot water, call our [boiler engineers](/boiler-services). Do you rent out a cottage or a flat? We do the yearly [gas safety check for landlords](/gas-services/landlord-gas-safety) too.",
    "When a shop or an office gets too warm, we [service or repair the air conditioning](/air-conditioning). In pubs and restaurants we carry out [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas), and on the airfield we alter [gas supplies for workshops](/services/gas-system-installations). Facilities managers can put heating, cooling and plumbing under [one contract](/maintenance).",
  ],
  benefits: [
    "If your boiler is in an outbuilding, we lag its pipes against frost",
    "We label your stopcock and valves, so that you find them quickly in a leak",
    "If your cottage has no room for a hot water cylinder, we can fit a combi boiler",
  ],
  demand: [
    {
      service: "gas-system-installations",
      why: "Is your workshop or barn office too far from the gas main? We can fit bottled gas instead.",
    },
    {
      service: "appliance-servicing",
      why: "Dust can clog the burner of a boiler or a gas fire, so we check it at every service.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "We fit modern bathrooms into small cottages, often in the extension at the back.",
    },
  ],
  street: {
    line: ["pub", "market hall", "church", "by-law terrace", "semi", "parade", "villa", "hangar"],
    notes: [
      ["by-law terrace", "Does the drain behind your cottage keep blocking? We can find out why."],
      ["villa", "Gully blocked with Forest leaves? We’ll clear it for you."],
      ["hangar", "Heater broken in a hangar? We bring a platform and repair it."],
    ],
  },
} as const satisfies AreaCopy;
