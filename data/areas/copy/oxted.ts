import type { AreaCopy } from "../../types";

export const oxted = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Oxted, Limpsfield, Westerham and Biggin Hill, with heat pumps for houses heated by oil.",
  lead: "In Oxted, Hurst Green, Limpsfield, Westerham and Biggin Hill, ring us day or night for an emergency plumber, a gas engineer or a boiler repair. We also fit heat pumps, and repair air con in shops and offices.",
  advice: {
    houses: [
      "We can service your boiler and lag the condensate pipe before winter.",
      "Vans can’t wait for long in Old Oxted, so we agree with you where to unload.",
      "For a ground-source heat pump, we check whether your garden suits a borehole or trenches.",
      "Radiators that stay cold at the bottom may have sludge in them, which a flush can clear.",
      "Arts and Crafts houses in Limpsfield often have pipes in a cold loft. We can lag them so they don’t freeze. If one has frozen, turn off the stopcock and ring us: we can thaw it.",
      "Some houses and bungalows in Tatsfield, Biggin Hill and Westerham have no mains gas. Thinking of replacing an oil boiler with a heat pump? We’ll check whether a ground-source or an air-source one suits your home.",
    ],
    flats: [
      "If the drain blocks in a flat over the timbered shops in Station Road, tell the shopkeeper too: you may share it.",
    ],
    shops: ["We can heat workshops and hangars at Biggin Hill in zones, so you heat only what’s in use."],
    access: ["A new flue on a medieval or Tudor pub in Old Oxted may need listed building consent."],
  },
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "We work out how much heat your house loses before we recommend a heat pump.",
    },
    {
      service: "gas-system-installations",
      why: "New gas heaters in a workshop may need a larger pipe, sized for all of them at once.",
    },
    {
      service: "heating-system-maintenance",
      why: "We service school boilers in the holidays and check the heating pipes to the classrooms.",
    },
  ],
  street: {
    line: ["timber frames", "parade", "station", "pub", "villa", "church", "bungalow", "school", "hangar"],
    notes: [
      ["timber frames", "We can clear and repair old drains in timber-framed buildings."],
      ["villa", "Arts and Crafts house slow to warm up? We check the pump and valves."],
      ["bungalow", "If the immersion heater in your bungalow fails, we can replace it."],
    ],
  },
} as const satisfies AreaCopy;
