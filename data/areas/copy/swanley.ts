import type { AreaCopy } from "../../types";

export const swanley = {
  description:
    "Gas engineers, boiler repair and emergency plumbers in Swanley, Hextable, Farningham and Eynsford, for family homes, shops, pubs and trade units.",
  lead: "Day or night, call us for an emergency plumber, a boiler repair or a gas engineer in Swanley, Hextable, Farningham or Eynsford. In shops, pubs and trade units, we repair the heating and air conditioning.",
  advice: {
    houses: [
      "Near the Darent, which can flood, we fit boilers and controls high on the wall.",
      "We’ll tell you whether your old boiler is worth another repair.",
      "In the Victorian railway streets by the station, two houses may share a drain, which the sewerage company usually has to clear. We can find out if yours is shared.",
      "If the shower in your bungalow is weak, we’ll measure the flow before you buy a pump.",
    ],
    flats: [
      "If you’re a landlord with several properties, we’ll keep track of the gas checks.",
      "If you own a flat on a post-war council estate, ask the freeholder before you change the boiler or flue.",
      "If a pipe leaks in the paper mill flats by the viaduct in Horton Kirby, ask your managing agent to unlock the riser cupboard.",
    ],
    offices: [
      "Some gardens here were once plant nurseries and may have old oil tanks in the ground. If we come across one while digging, we’ll stop and tell you.",
    ],
    access: [
      "Flats over the shopping precinct may get their water through the shop below, so we may need access there.",
      "If the heater fails in your trade unit on Park Road or at Teardrop, tell us how high it hangs, so we can bring the right access platform.",
    ],
  },
  demand: [
    {
      service: "appliance-servicing",
      why: "Hard water leaves limescale in combi boilers. We can clear it.",
    },
    {
      service: "gas-system-installations",
      why: "We size and fit gas heaters for trade counters and vehicle workshops, and gas pipes for pub kitchens.",
    },
    {
      service: "rooftop-unit-installation",
      why: "We fit and replace air con on the flat roofs of stores and leisure centres.",
    },
  ],
  street: {
    line: [
      "station",
      "by-law terrace",
      "shopping centre",
      "new-town terrace",
      "bungalow",
      "arches",
      "pub",
      "factory",
      "church",
    ],
    notes: [
      ["shopping centre", "If your shop’s fan disturbs the flat above, we can make it quieter."],
      ["bungalow", "If pipes freeze in your bungalow loft, we can thaw and lag them."],
      ["factory", "Trade unit cold by the big door? A heated air curtain may be enough."],
    ],
  },
} as const satisfies AreaCopy;
