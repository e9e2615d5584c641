import type { AreaCopy } from "../../types";

export const walthamForest = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Waltham Forest, from Walthamstow and Leyton to Chingford, for homes, shops and breweries.",
  lead: "Our emergency plumbers and gas engineers work day and night from Walthamstow to Leyton, Leytonstone and Chingford. Call us for a boiler repair or a leak at home, or for air conditioning in a shop or office.",
  buildings: [
    "The stopcock for a flat on the Warner Estate may be in the flat above or below. Find out before you have a leak. The two flats may also share a soil pipe, so a blockage affects both.",
    "In Leyton and Leytonstone terraces, pipes in a cold back kitchen can freeze. We repair and lag them.",
    "The new towers round Blackhorse Lane may have shared boilers. If your heating goes off there, tell the building manager first.",
    "In breweries, we service the boiler and chiller and test the carbon dioxide alarms.",
  ],
  working: [
    "In a Warner house, the downstairs flue may be too close to the window above. We show you where a flue can go before you order a boiler.",
    "Low drains near the Lea and Dagenham Brook can back up. We fit non-return valves.",
    "If you’re near the civic centre or Whipps Cross Hospital, please tell us where we can park.",
  ],
  benefits: [
    "We tell you when to warn neighbours who share your water pipe",
    "In shops by Walthamstow market, we can work once the stalls have gone",
    "In larger houses in Chingford and Highams Park, we choose a cylinder to suit the number of bathrooms",
  ],
  demand: [
    {
      service: "appliance-servicing",
      why: "If you rent out both flats in a house, we can check and service both boilers in one visit.",
    },
    {
      service: "gas-system-installations",
      why: "A workshop that becomes a bakery may need a larger gas pipe. We fit it.",
    },
    {
      service: "plumber-london",
      why: "Old drains and lead water pipes can leak under the floor. We trace and repair the leak.",
    },
  ],
  street: {
    line: [
      "bay terrace",
      "market hall",
      "church",
      "town hall",
      "bay terrace",
      "new flats 7",
      "factory",
      "pub",
      "hospital 5",
    ],
    notes: [
      ["bay terrace", "We fit larger radiators in the bays of cold front rooms."],
      ["market hall", "By the market, we repair café ovens and ranges that won’t light."],
      ["factory", "Workshop fans too loud for next door? We fit quieter ones."],
    ],
  },
} as const satisfies AreaCopy;
