import type { AreaCopy } from "../../types";

export const oxted = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Oxted, Limpsfield, Westerham and Biggin Hill, with heat pumps for houses heated by oil.",
  lead: "Ring us day or night for an emergency plumber, a gas engineer or a boiler repair in Oxted, Hurst Green, Limpsfield, Westerham or Biggin Hill. We also repair air con in shops and offices, and heaters in workshops and hangars.",
  advice: {
    houses: [
      "Some houses and bungalows in Tatsfield, Biggin Hill and Westerham have no mains gas. If you want to replace an oil boiler there, we can check whether an air-source or a ground-source heat pump suits your home.",
      "A ground-source heat pump takes its heat from pipes laid in trenches or a borehole. We check whether your garden has room for the pipes, and whether the ground is suitable.",
      "Arts and Crafts houses in Limpsfield often have pipes in a cold loft, and we can lag them before winter. If a pipe has already frozen, turn off the stopcock and ring us. We can thaw it.",
    ],
    flats: [
      "A flat over the timbered shops in Station Road may share a drain with the shop below. If you own the flat and the drain blocks, tell the shopkeeper as well as us.",
    ],
    shops: [
      "A new flue on a medieval or Tudor pub in Old Oxted may need listed building consent. Ask us where it could go before you order a boiler.",
      "An air con unit on the front of a timbered shop or office would show and may need planning permission, so we look for a place at the back.",
    ],
    offices: [
      "A workshop or a hangar at Biggin Hill is costly to heat from end to end. We can divide the heating into zones, so that you heat only the part that’s in use.",
    ],
    access: ["Vans can’t wait for long in Old Oxted, so we agree with you before the visit where we can unload."],
  },
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Old village houses lose more heat than new ones. Before we recommend a heat pump, we work out how much heat your house loses.",
    },
    {
      service: "gas-system-installations",
      why: "When a workshop adds one gas heater after another, the old pipe can become too small. We can fit a new pipe that’s large enough for all the heaters at once.",
    },
    {
      service: "heating-system-maintenance",
      why: "In a school, long pipes carry the heat from the boilers to the classrooms. We check the boilers and the pipes in the holidays.",
    },
  ],
  street: {
    line: ["timber frames", "parade", "station", "pub", "villa", "church", "bungalow", "school", "hangar"],
    notes: [
      ["timber frames", "Drains under a timber-framed building are often old clay pipes. We can repair cracked ones."],
      ["villa", "Arts and Crafts house slow to warm up? The pipe runs are long, so we check the pump first."],
      ["bungalow", "If your bungalow has no gas and its immersion heater fails, we can replace it."],
    ],
  },
} as const satisfies AreaCopy;
