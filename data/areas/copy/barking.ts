import type { AreaCopy } from "../../types";

export const barking = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Barking and Barking Riverside, for homes, shops, offices and workshops.",
  lead: "Our emergency plumbers and gas engineers come out day or night in Barking, from the Town Hall to Barking Riverside, for a leak or a boiler repair. For your business, we repair air con, gas ovens and workshop heaters.",
  advice: {
    houses: [
      "Terraced and bay-fronted houses often have only a small yard at the back, which leaves few places for a flue. Before you choose a boiler, ask us where its flue can go.",
      "Have your neighbours lost their water too? Then ring the water company first, as the fault is probably in the main. If only your taps are dry, we can look for the cause.",
    ],
    flats: [
      "The flats on the town-centre heat network have no boiler. A heat interface unit (HIU) in the hall cupboard takes heat from the network instead. If the unit fails and you rent, ring your landlord. If you own the flat, your lease says whether the unit is yours, and if so, we can repair it.",
      "In new flats and on council estates, the stopcock may be in a locked cupboard on the landing. If you own your flat and book a repair, tell us who has the key, so that we can turn off the water before we open a pipe.",
    ],
    shops: [
      "A gas oven has a safety device that shuts off the gas when the flame goes out. If the oven in your bakery or café won’t stay alight, the device may be worn, and we can replace it.",
      "Your shop or office may not be able to do without gas, water or air con during the day. For work that means turning one of them off, we can come out of hours.",
    ],
    offices: [
      "A plant room on low ground near the Roding can flood. We can fit a sump pump, which lifts the water out, and an alarm that warns you while there’s still time to act.",
      "In a factory or a warehouse, the size of the gas meter limits the heaters you can have. Before you choose a heater, send us a photo of the meter, and we’ll work out how much gas it can supply.",
    ],
    access: [
      "On market days, stalls line East Street and a van can’t stop there. For planned work in a shop, we bring the heavy parts before the stalls are up.",
    ],
  },
  demand: [
    {
      service: "heating-system-maintenance",
      why: "One worn pump can leave a whole block of flats cold, so we service the shared heating pumps every year.",
    },
    {
      service: "appliance-servicing",
      why: "Workshop dust settles in the burners of gas heaters, so we clean them at the annual service.",
    },
    {
      service: "pump-installation",
      why: "Tall blocks need pumps to lift water to the top floors, and near the river, basements and lift pits need pumps to stay dry. We fit and repair both kinds of pump.",
    },
  ],
  street: {
    line: ["church", "station", "town hall", "by-law terrace", "slab 9", "new flats", "bay terrace", "factory", "shed"],
    notes: [
      [
        "by-law terrace",
        "No room for a hot water cylinder in your house? Ask us about a combi boiler, which needs none.",
      ],
      ["new flats", "Only your flat cold on the heat network? We check the unit that brings the heat in."],
      ["factory", "If a heater high up in your workshop breaks down, we can repair it from a platform."],
    ],
    network: "new flats",
  },
} as const satisfies AreaCopy;
