import type { AreaCopy } from "../../types";

export const oxted = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Oxted, Limpsfield, Westerham and Biggin Hill, with heat pumps for houses heated by oil.",
  lead: "In Oxted, Hurst Green, Limpsfield, Westerham and Biggin Hill, ring us day or night for an emergency plumber, a gas engineer or boiler repair. We also fit heat pumps, and repair air con in shops and offices.",
  buildings: [
    "Arts and Crafts houses in Limpsfield often have pipes in a cold loft, which we lag so they don’t freeze. If one has frozen, turn off the stopcock and ring us: we can thaw it.",
    "Some houses and bungalows in Tatsfield, Biggin Hill and Westerham have no mains gas. Before you replace an oil boiler there, ask us to compare it with a ground-source or air-source heat pump.",
    "If the drain blocks in a flat over the timbered shops in Station Road, tell the shopkeeper too: you may share it.",
    "A new flue on a medieval or Tudor pub in Old Oxted may need listed building consent.",
  ],
  working: [
    "If radiators stay cold at the bottom, we can flush them.",
    "We can heat workshops and hangars at Biggin Hill in zones, so you heat only what’s in use.",
  ],
  benefits: [
    "We service your boiler and lag the condensate pipe before winter",
    "Vans can’t wait for long in Old Oxted, so we agree with you where to unload",
    "For a ground-source heat pump, we check whether your garden suits a borehole or trenches",
  ],
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "We work out how much heat your house loses before we recommend a heat pump.",
    },
    {
      service: "gas-system-installations",
      why: "New gas heaters in a workshop may need a larger pipe. We size it for all of them.",
    },
    {
      service: "heating-system-maintenance",
      why: "We service school boilers in the holidays and check the heating pipes to the classrooms.",
    },
  ],
  street: {
    line: ["timber frames", "parade", "station", "pub", "villa", "church", "bungalow", "school", "hangar"],
    notes: [
      ["timber frames", "We clear and repair old drains in timber-framed buildings."],
      ["villa", "Arts and Crafts house slow to warm up? We check the pump and valves."],
      ["bungalow", "If your bungalow’s immersion heater fails, we fit a new one."],
    ],
  },
} as const satisfies AreaCopy;
