import type { AreaCopy } from "../../types";

export const epping = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Epping, Theydon Bois and North Weald, for homes, shops, pubs, hangars and workshops.",
  lead: "For a leak or a boiler repair in Epping, Theydon Bois or North Weald, ring our emergency plumbers and gas engineers, day or night. We also repair heating and air con in pubs, shops and workshops.",
  advice: {
    houses: [
      "Several Victorian cottages may share one stopcock outside. Find out where it is before you need it. We can label it and the valves indoors, so that you can turn off the water quickly if a pipe leaks.",
      "If your cottage has no room for a hot water cylinder, we can fit a combi boiler, which heats the water as you use it.",
      "The old radiators in a larger Victorian house can hold years of sludge, which would soon clog a new boiler, so we flush them when we fit it.",
      "A boiler in an outbuilding stops if frost blocks its condensate pipe, the plastic pipe that carries its waste water. We can lag that pipe and the water pipes.",
    ],
    shops: [
      "On market days, we park in a side road and carry our tools to your shop or pub. If we have to bring in something heavy, we’ll agree another day with you.",
    ],
    offices: [
      "When the doors of a hangar at North Weald open, the warm air escapes. We suggest radiant heaters there, because they warm the people rather than the air.",
      "If your workshop on the airfield has too little gas for its heaters, we can arrange a bigger [gas supply](/services/gas-system-installations). We also repair the gas and water pipes you already have.",
    ],
    access: [
      "The grass verge beyond your fence may be part of Epping Forest. If a pipe to your house has to cross it, you’ll need the agreement of the Conservators (the City of London Corporation). Please ask them early. We can supply a drawing of the route.",
    ],
  },
  demand: [
    {
      service: "gas-system-installations",
      why: "A workshop or a barn outside the town may be too far from the gas main. We can install LPG instead, a gas that comes in bottles or is stored in a tank.",
    },
    {
      service: "appliance-servicing",
      why: "Dust in a workshop or an outbuilding can clog the burner in a boiler or a gas heater. We check it at every service.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Small cottages were often built without a bathroom, so yours may have been squeezed into an extension at the back. We can fit a modern bathroom in the same space.",
    },
  ],
  street: {
    line: ["pub", "market hall", "church", "by-law terrace", "semi", "parade", "villa", "hangar"],
    notes: [
      ["by-law terrace", "If the drain behind your cottage keeps blocking, we clear it and then look for the cause."],
      ["villa", "Victorian house won’t warm up? We check whether the boiler is big enough for all the radiators."],
      ["hangar", "We can bring an access platform to reach the heaters high up in your hangar."],
    ],
  },
} as const satisfies AreaCopy;
