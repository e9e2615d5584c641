import type { AreaCopy } from "../../types";

export const epping = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Epping, Theydon Bois and North Weald, for homes, shops, pubs, offices and workshops.",
  lead: "For an emergency plumber, a gas engineer, boiler repair or air con in Epping, Theydon Bois or North Weald, call us at any hour. We work in homes, shops, pubs, restaurants and offices, and in airfield hangars.",
  buildings: [
    "Victorian cottages may share an outside stopcock. Find it before you need it. In larger Victorian houses, we flush the old radiators when we fit a new boiler. We can fit a combi boiler in a cottage with no room for a hot water cylinder.",
    "We repair gas and water pipes in the hangars at North Weald.",
  ],
  working: [
    "The grass verge beyond your fence may be part of Epping Forest. If a pipe to your house has to cross it, the Conservators (the City of London Corporation) must agree, so tell us early and we’ll apply to them.",
    "When a hangar’s doors open, the warm air escapes. We suggest radiant heaters, because they warm people rather than the air.",
  ],
  dayAndNight: [
    "Our [emergency plumbers](/services/emergency-plumbing-repairs) stop leaks and clear blocked drains, day and night.",
    "If you rent your home and have no heating or hot water, ring your landlord first: they have to repair the boiler. If you own or let the home, ring us for a [boiler repair](/boiler-services) at any hour. For landlords, we do the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "[Ring us day or night](/services/emergency-hvac) if the [air con](/air-conditioning) stops in your shop or office. In pubs and restaurants we do [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas).",
    "Ask us if your airfield workshop needs a bigger [gas supply](/services/gas-system-installations). One [maintenance contract](/maintenance) can cover a building’s heating, cooling and plumbing.",
  ],
  benefits: [
    "Where a boiler is in an outbuilding, we lag the pipes against frost",
    "We label your stopcock and valves, so you can find them quickly if a pipe leaks",
    "On market days we park in a side road and carry our tools to your shop or pub",
  ],
  demand: [
    {
      service: "gas-system-installations",
      why: "We can install LPG where a workshop or barn is too far from the gas main.",
    },
    {
      service: "appliance-servicing",
      why: "Dust can clog the burner of a boiler or a gas fire. We check it at every service.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "We fit modern bathrooms into small cottages, often in the extension at the back.",
    },
  ],
  street: {
    line: ["pub", "market hall", "church", "by-law terrace", "semi", "parade", "villa", "hangar"],
    notes: [
      ["by-law terrace", "Drain behind your cottage keeps blocking? We find out why and fix it."],
      ["villa", "When a Victorian house stays cold, we find the fault and fix it."],
      ["hangar", "We bring an access platform to repair your hangar’s heaters."],
    ],
  },
} as const satisfies AreaCopy;
