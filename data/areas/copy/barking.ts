import type { AreaCopy } from "../../types";

export const barking = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Barking and Barking Riverside, for homes, shops, offices and workshops.",
  lead: "Our emergency plumbers and gas engineers come out day or night in Barking, from the Town Hall to Barking Riverside, for a leak or a boiler repair. At work, ring us about air con, gas ovens or workshop heaters.",
  advice: {
    houses: [
      "Terraced and bay-fronted houses often have only a small yard at the back, which leaves few places for a flue. Before you choose a boiler, ask us where its flue can go.",
      "Have your neighbours lost their water too? Then ring the water company first, as the fault is probably in the main. If only your taps are dry, we can look for the cause.",
    ],
    flats: [
      "The flats on the town-centre heat network have no boiler. A heat interface unit (HIU) in the hall cupboard takes heat from the network instead. If yours fails, tell your landlord or the operator first, but if you own the unit, we can service it.",
      "In new flats and on council estates, the stopcock may be in a locked cupboard on the landing. When you book us, tell us who has the key, so the water can go off before we open a pipe.",
    ],
    offices: [
      "A plant room on low ground near the Roding can flood. We can fit a sump pump, which lifts the water out, and an alarm that warns you while there’s still time to act.",
      "In a factory or a warehouse, the size of the gas meter limits the heaters you can have. Send us a photo of the meter before you choose, and we’ll work out what it can supply.",
    ],
    access: [
      "If your shop or workshop can’t do without gas or water during the day, we can come out of hours for any work that needs it turned off.",
    ],
  },
  demand: [
    {
      service: "heating-system-maintenance",
      why: "One worn pump can leave a whole block of flats cold, so we service the shared heating pumps every year.",
    },
    {
      service: "appliance-servicing",
      why: "Workshops are dusty, and the dust settles in the burners of their gas heaters. We clean it out at the annual service.",
    },
    {
      service: "pump-installation",
      why: "Tall blocks need pumps to lift water to the top floors, and basements and lift pits near the river need them to stay dry. We fit and repair both kinds.",
    },
  ],
  street: {
    line: ["church", "station", "town hall", "by-law terrace", "slab 9", "new flats", "bay terrace", "factory", "shed"],
    notes: [
      ["by-law terrace", "No room for a hot water cylinder in your terraced house? A combi boiler does without one."],
      ["new flats", "Only your flat cold? The unit that takes heat from the network may be faulty."],
      ["factory", "If a heater hangs high up in your workshop, we can repair it from a platform."],
    ],
    network: "new flats",
  },
} as const satisfies AreaCopy;
