import type { AreaCopy } from "../../types";

export const epping = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Epping, Theydon Bois and North Weald, for homes, shops, pubs, offices and workshops.",
  lead: "Day or night, our emergency plumbers and gas engineers come to Epping, Theydon Bois and North Weald. We repair boilers in homes, and heating and air con in pubs, shops, offices and hangars.",
  advice: {
    houses: [
      "Where a boiler is in an outbuilding, we lag the pipes against frost.",
      "We label your stopcock and valves, so you can find them quickly if a pipe leaks.",
      "The grass verge beyond your fence may be part of Epping Forest. If a pipe to your house has to cross it, the Conservators (the City of London Corporation) must agree, so tell us early and we’ll apply to them.",
      "When a hangar’s doors open, the warm air escapes. We suggest radiant heaters, because they warm people rather than the air.",
      "Victorian cottages may share an outside stopcock. Find yours before you need it.",
      "If your cottage has no room for a hot water cylinder, we can fit a combi.",
      "When we fit a new boiler in a larger Victorian house, we flush the old radiators.",
    ],
    shops: [
      "In the hangars at North Weald, we repair gas and water pipes, and can arrange a bigger [gas supply](/services/gas-system-installations) for an airfield workshop.",
    ],
    access: ["On market days we park in a side road and carry our tools to your shop or pub."],
  },
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
      ["by-law terrace", "Drain behind your cottage keeps blocking? We clear and inspect it."],
      ["villa", "Victorian house won’t warm up? We check the boiler and radiators."],
      ["hangar", "We can bring an access platform to reach your hangar’s heaters."],
    ],
  },
} as const satisfies AreaCopy;
