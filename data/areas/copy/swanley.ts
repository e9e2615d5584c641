import type { AreaCopy } from "../../types";

export const swanley = {
  description:
    "Gas engineers, boiler repair and emergency plumbers in Swanley, Hextable, Farningham and Eynsford, for family homes, shops, pubs and trade units.",
  lead: "Call us day or night for an emergency plumber, a gas engineer or a boiler repair in Swanley, Hextable, Farningham or Eynsford. In shops, pubs and trade units, we repair the heating and the air conditioning.",
  advice: {
    houses: [
      "The Darent can flood, so in houses near the river we fit the boiler and its controls high on the wall.",
      "In the Victorian railway streets by the station, two houses may share a drain, which the sewerage company usually has to clear. We can find out whether yours is shared.",
      "Some gardens here were once plant nurseries and may have old oil tanks in the ground. If we come across one while we’re digging for a pipe, we’ll stop and tell you.",
      "If your bungalow has its water tank in the loft, the tank is only just above the shower and the pressure is low. We measure the flow before you buy a pump.",
    ],
    flats: [
      "If you bought your flat on a post-war council estate, the outside walls usually still belong to the freeholder. Ask for permission before you change the boiler or its flue.",
      "In the paper mill flats by the viaduct in Horton Kirby, the shared pipes run in a locked riser cupboard. If one leaks, ask your managing agent to unlock it.",
    ],
    offices: [
      "If the heater fails in your trade unit on Park Road or at Teardrop, tell us how high it hangs when you ring. We need to bring the right access platform.",
    ],
    access: [
      "Flats over the shopping precinct may get their water through the shop below. If yours does, please ask the shopkeeper when we can get in to turn it off.",
    ],
  },
  demand: [
    {
      service: "appliance-servicing",
      why: "The tap water in and around Swanley is hard and leaves limescale in combi boilers. We can clear it when we service yours.",
    },
    {
      service: "gas-system-installations",
      why: "Trade counters and vehicle workshops are tall and draughty. We work out the size of gas heater that each needs and fit it, and we run gas pipes for pub kitchens.",
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
      ["factory", "Is your trade unit cold by the big door? A heated air curtain may be enough."],
    ],
  },
} as const satisfies AreaCopy;
