import type { AreaCopy } from "../../types";

export const epping = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Epping, Theydon Bois and North Weald, for homes, shops, pubs, offices and workshops.",
  lead: "For a leak or a boiler repair in Epping, Theydon Bois or North Weald, ring our emergency plumbers and gas engineers, day or night. We also repair heating and air con in pubs, shops and offices.",
  advice: {
    houses: [
      "Victorian cottages may share an outside stopcock, so find out which one serves yours before you need it. We can label it, and the valves indoors, so you can act quickly if a pipe leaks.",
      "If your cottage has no room for a hot water cylinder, we can fit a combi boiler, which heats the water as you use it.",
      "The old radiators in a larger Victorian house can hold years of sludge, which would soon clog a new boiler. We flush them when we fit one.",
      "A boiler in an outbuilding can stop if its condensate pipe, the plastic pipe that drains it, freezes. We lag that pipe and the water pipes against frost.",
    ],
    offices: [
      "Warm air escapes when a hangar’s doors open, so at North Weald we suggest radiant heaters, which warm people rather than the air.",
      "A workshop on the airfield may have too little gas for the heaters you need. We can arrange a bigger [gas supply](/services/gas-system-installations), and repair the gas and water pipes that are there.",
    ],
    access: [
      "The grass verge beyond your fence may be part of Epping Forest. If a pipe to your house has to cross it, the Conservators (the City of London Corporation) must agree, so tell us early and we’ll apply to them.",
      "On market days we park in a side road and carry our tools to your shop or pub. If something heavy has to come in, we’ll choose another day.",
    ],
  },
  demand: [
    {
      service: "gas-system-installations",
      why: "A workshop or a barn outside the town may be too far from the gas main. We can install LPG there, which comes in bottles or a tank.",
    },
    {
      service: "appliance-servicing",
      why: "Dust in a workshop or an outbuilding can clog the burner of a boiler or a gas heater. We check it at every service.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Small cottages were often built without a bathroom, so it may be in an extension at the back, where space is tight. We can fit a modern bathroom there.",
    },
  ],
  street: {
    line: ["pub", "market hall", "church", "by-law terrace", "semi", "parade", "villa", "hangar"],
    notes: [
      ["by-law terrace", "If the drain behind your cottage keeps blocking, we clear it and then inspect it."],
      ["villa", "Victorian house won’t warm up? We check whether the boiler can feed all the radiators."],
      ["hangar", "We can bring an access platform to reach the heaters high up in your hangar."],
    ],
  },
} as const satisfies AreaCopy;
