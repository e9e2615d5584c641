import type { AreaCopy } from "../../types";

export const brixton = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in Brixton, Clapham, Herne Hill and East Dulwich, for homes, shops, restaurants and market traders.",
  lead: "Call our emergency plumbers and gas engineers, day or night, for a leak or a boiler repair in Brixton, Clapham, Herne Hill or East Dulwich. We also repair air con in shops, and extract fans in market kitchens.",
  advice: {
    houses: [
      "On Georgian houses in Clapham Old Town, we usually run the flue out at the rear.",
      "If your boiler is old and has broken down, we can price both a repair and a replacement.",
      "In Victorian terraces in Tulse Hill and Brixton Hill, the stopcock is often in the cellar or under the pavement.",
    ],
    flats: [
      "If water comes through your ceiling on one of the council estates, ring us and the estate office, as the leak may be several floors up.",
      "If a pipe leaks above your unit in Brixton Village or Market Row, the repair may be the landlord’s job, so tell the market’s manager.",
    ],
    shops: [
      "We can test your kitchen’s extract fan, canopy and gas valve in one visit.",
      "We can come to market stalls before opening or after closing.",
      "If your basement lets in water after rain, ask about a [sump pump](/plumbing-services/pump-installation). Where sewage backs up, we can fit a non-return valve as well.",
      "For planned work in the viaduct arches or a shop near the Town Hall, we turn off gas or water only when you’re closed.",
    ],
    access: [
      "Extract from a market-arcade kitchen may have to go through a listed roof, which needs consent. We can plan the route and help you apply.",
      "On the Dulwich Estate, you may need the estate’s consent for an outdoor air con unit. We can supply the drawings and noise data.",
    ],
  },
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "If traders share a gas supply, we can fit a shut-off valve for each stall.",
    },
    {
      service: "ventilation-systems",
      why: "A bar or gym can be packed or empty, so we fit fans that adjust.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "We’ll clear your blocked drain, or tell you if that’s the sewerage company’s job.",
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
      ["market hall", "Weak flames in a market kitchen? We test the gas supply."],
      ["arches", "If the back of your arch is stuffy, a duct can bring in fresh air."],
      ["by-law terrace", "Weak shower in your terrace? We test the flow before we fit a pump."],
    ],
  },
} as const satisfies AreaCopy;
