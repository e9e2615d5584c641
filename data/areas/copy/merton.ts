import type { AreaCopy } from "../../types";

export const merton = {
  description:
    "Emergency plumbers, gas engineers and heating engineers for homes, shops and workshops in Morden, Mitcham and St Helier, in the south of Merton.",
  lead: "In Morden, Mitcham and the rest of south Merton, ring us day or night for an emergency plumber, a gas engineer or a boiler repair. We also repair shop air con, restaurant ovens and workshop heaters.",
  advice: {
    houses: [
      "If your boiler isn’t worth repairing, we’ll tell you.",
      "Land near the Wandle can flood, so we keep boilers off the floor there.",
      "If your radiators are cold or noisy, ask us to check them before you pay for a new boiler: a flush may be enough.",
      "Some of the cottages share a water pipe. We’ll say when the water has to go off, so you can warn your neighbours.",
    ],
    flats: [
      "Lorries fill the Willow Lane estate during the day, so we come early.",
      "Cottages on the St Helier Estate were designed to match, so we run new pipes and flues at the back.",
      "Ask the freeholder before you choose a boiler for a post-war flat in Pollards Hill or Phipps Bridge, because the flue may be shared.",
    ],
    shops: [
      "We service workshop heaters between shifts.",
      "Near Morden station, we can work in shops and offices before they open.",
    ],
    access: ["In Mitcham’s Cricket Green conservation area, a flue at the front may need planning permission."],
  },
  demand: [
    {
      service: "gas-pipework-installation",
      why: "Taking on a Willow Lane unit, or adding a range to your restaurant? We’ll check whether the gas pipe is big enough.",
    },
    {
      service: "appliance-servicing",
      why: "An annual service finds worn parts before winter. If you let the home, we can do the CP12 on the same visit.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Some cottages still have the bathroom downstairs. We can fit a new one upstairs, with its pipes.",
    },
  ],
  street: {
    line: [
      "cottage estate",
      "station",
      "parade",
      "church",
      "cottage estate",
      "new-town terrace",
      "semi",
      "factory",
      "pub",
    ],
    notes: [
      ["cottage estate", "Cottage kitchen too small for a boiler? We’ll find it another place."],
      ["new-town terrace", "Boiler cutting out? It may be a blocked condensate pipe."],
      ["factory", "In a cold workshop, we can repair the heaters or fit new ones."],
    ],
  },
} as const satisfies AreaCopy;
