import type { AreaCopy } from "../../types";

export const swanley = {
  description:
    "Gas engineers, boiler repair and emergency plumbers in Swanley, Hextable, Farningham and Eynsford, for family homes, shops, pubs and trade units.",
  lead: "Call us day or night for an emergency plumber, a gas engineer or a boiler repair in Swanley, Hextable, Farningham or Eynsford. In shops, pubs and trade units, we repair the heating and the air conditioning.",
  advice: {
    houses: [
      "The Darent can flood, so in houses near the river in Farningham and Eynsford, we fit the boiler and its controls high on the wall.",
      "In the Victorian railway streets by the station, two houses may share a drain, which the sewerage company usually has to clear. We can find out whether yours is shared.",
      "Some gardens in Swanley and Hextable were once plant nurseries and may have old oil tanks in the ground. If we come across one while we’re digging for a pipe, we’ll stop and tell you.",
    ],
    flats: [
      "If you bought your flat on a post-war council estate, remember that the outside walls usually still belong to the freeholder. Ask for permission before you change the boiler or its flue. We can supply a drawing.",
      "In the paper mill flats by the viaduct in Horton Kirby, the shared pipes run in a locked riser cupboard. If a pipe leaks there, ring your landlord or, if you own the flat, ring us. Then ask the managing agent to unlock the cupboard.",
    ],
    shops: [
      "A pub needs its heating, its hot water and its kitchen from the moment it opens. We agree with you what has to be turned off for a repair, and we can do the work in the morning before opening time.",
    ],
    offices: [
      "If the heater fails in your trade unit on Park Road or at Teardrop, tell us how high it hangs when you ring, so that we can bring the right access platform.",
    ],
    access: [
      "If your flat is over the shopping precinct, its water may come through the shop below. Before planned work, please ask the shopkeeper when we can get in to turn the water off.",
    ],
  },
  demand: [
    {
      service: "appliance-servicing",
      why: "The tap water in and around Swanley is hard and leaves limescale in combi boilers. We can clear the scale when we service your boiler.",
    },
    {
      service: "gas-system-installations",
      why: "Trade counters and vehicle workshops are tall and draughty. We work out how large a gas heater yours needs, and fit it. For a pub kitchen, we can run the gas pipe.",
    },
    {
      service: "rooftop-unit-installation",
      why: "Stores and leisure centres have wide flat roofs, with room for air con that takes up no floor space. We fit new units and replace old ones.",
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
      ["shopping centre", "If the fan in your shop disturbs the flat above, we can make it quieter."],
      ["bungalow", "Pipes in a bungalow’s loft can freeze in a cold spell. We can thaw and lag them."],
      ["factory", "Is your trade unit cold by the big door? We can fit a heated air curtain there."],
    ],
  },
} as const satisfies AreaCopy;
