import type { AreaCopy } from "../../types";

export const brixton = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Brixton, Clapham, Herne Hill and East Dulwich, for homes, shops, restaurants and market traders.",
  lead: "Call our emergency plumbers and gas engineers, day or night, for a water leak or a boiler repair in Brixton, Clapham, Herne Hill or East Dulwich. We also repair air con in shops, and extract fans in market kitchens.",
  advice: {
    houses: [
      "In Victorian terraced houses in Tulse Hill and Brixton Hill, the stopcock is often in the cellar or under the pavement. Check now that you can reach it and that it turns.",
      "On a Georgian house in Clapham Old Town, a flue would spoil the front, so we usually run it out at the rear.",
      "If your basement lets in water after rain, ask about a [sump pump](/plumbing-services/pump-installation), which lifts the water into a drain. Where sewage backs up, we can fit a non-return valve, which closes before the sewage reaches your basement.",
    ],
    flats: [
      "Water through your ceiling on a council estate? Ring your landlord or the estate office first, as the leak may be several floors up, in a flat that our plumber can’t get into.",
    ],
    shops: [
      "If a pipe leaks above your unit in Brixton Village or Market Row, tell the market’s manager first, as the repair may be the landlord’s job. If the pipe turns out to be yours, we repair it.",
      "If you have a market stall, a shop near the Town Hall or a restaurant in a railway arch, you may not be able to trade without gas, water or air con. For planned work, we turn them off only when you’re closed.",
    ],
    offices: [
      "If you run a school or a nursery, we can service the boilers in the holidays and check the gas in the kitchen in the same visit.",
    ],
    access: [
      "The extract duct from a kitchen in the market arcades may have to go through the roof of a listed building, and that needs listed building consent from the council. We can plan the route and supply the drawings for your application.",
      "On the Dulwich Estate, you may need the estate’s consent for an outdoor air con unit. We can supply the drawings and the noise data.",
    ],
  },
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "Market traders may share one gas supply. We can fit a shut-off valve for each stall, so that we can work on one while the others go on cooking.",
    },
    {
      service: "ventilation-systems",
      why: "A bar or a gym can be packed one hour and empty the next, so we fit fans that adjust to the number of people.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "A drain that several houses share is usually the sewerage company’s to clear. If the blocked drain serves only your house, we clear it.",
    },
  ],
  street: {
    line: [
      "market hall",
      "arches",
      "parade",
      "town hall",
      "slab 8",
      "by-law terrace",
      "council block",
      "Georgian terrace",
    ],
    notes: [
      ["market hall", "Weak flames in a market kitchen? We measure the gas pressure with every burner on."],
      ["arches", "If the back of your railway arch is stuffy, a duct can bring in fresh air."],
      ["by-law terrace", "Weak shower in your terraced house? We test the flow before we fit a pump."],
    ],
  },
} as const satisfies AreaCopy;
