import type { AreaCopy } from "../../types";

export const merton = {
  description:
    "Emergency plumbers, gas engineers and heating engineers for homes, shops and workshops in Morden, Mitcham and St Helier, in the south of Merton.",
  lead: "In Morden, Mitcham and the rest of south Merton, ring us day or night for an emergency plumber, a gas engineer or boiler repair. Shops, restaurants and workshops can call us about gas, heating and air con.",
  buildings: [
    "Cottages on the St Helier Estate were designed to match, so we run new pipes and flues at the back.",
    "Some of the cottages share a water pipe. We tell you when the water has to go off, so you can warn your neighbours.",
    "In Mitcham’s Cricket Green conservation area, a flue at the front may need planning permission.",
    "Ask the freeholder before you choose a boiler for a post-war flat in Pollards Hill or Phipps Bridge, because the flue may be shared.",
    "Near Morden station, we can work in shops and offices before they open.",
  ],
  working: [
    "Land near the Wandle can flood, so we keep boilers off the floor there.",
    "If radiators are cold or noisy, we can flush or balance the system.",
  ],
  benefits: [
    "Lorries fill the Willow Lane estate during the day, so we come early",
    "If your boiler isn’t worth repairing, we’ll tell you",
    "We service workshop heaters between shifts",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "We can fit a larger gas pipe for your plant when you take over a unit on Willow Lane.",
    },
    {
      service: "appliance-servicing",
      why: "We service your boiler every year, and replace worn parts before winter.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Some cottages still have the bathroom downstairs. We can fit a new one upstairs, with its pipes and drains.",
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
      ["cottage estate", "If a cottage kitchen has no room for a boiler, we find another place."],
      ["new-town terrace", "A blocked condensate pipe can stop a flat’s boiler. We clear it."],
      ["factory", "In a cold workshop, we repair the heaters or fit new ones."],
    ],
  },
} as const satisfies AreaCopy;
