import type { AreaCopy } from "../../types";

export const walthamForest = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Waltham Forest, from Walthamstow and Leyton to Chingford, for homes, shops and breweries.",
  lead: "Our emergency plumbers and gas engineers cover Walthamstow, Leyton, Leytonstone and Chingford day and night. Call us about a boiler repair or a leak at home, or the air conditioning in a shop or office.",
  advice: {
    houses: [
      "We give you time to warn neighbours who share your water pipe.",
      "In larger houses in Chingford and Highams Park, we choose a cylinder to suit the number of bathrooms.",
      "In a Warner house, the downstairs flue may be too close to the window above. We’ll show you where it can go before you order a boiler.",
      "Drains near the Lea and Dagenham Brook lie low. If yours back up after heavy rain, ask us about a non-return valve.",
      "The new towers round Blackhorse Lane may have shared boilers. If your heating goes off there, tell the building manager first.",
    ],
    flats: [
      "The stopcock for a flat on the Warner Estate may be in the flat above or below. Find out before you have a leak. The two flats may also share a soil pipe, so a blockage affects both.",
    ],
    shops: [
      "In shops and offices by Walthamstow market, we can work once the stalls have gone.",
      "In Leyton and Leytonstone terraces, pipes in a cold back kitchen can freeze. Ask us to lag them before winter, and ring us if one splits.",
    ],
    offices: ["In breweries, we can service the boiler and chiller and test the carbon dioxide alarms."],
    access: ["If you’re near the civic centre or Whipps Cross Hospital, please tell us where we can park."],
  },
  demand: [
    {
      service: "appliance-servicing",
      why: "If you rent out both flats in a house, we can check and service both boilers in one visit.",
    },
    {
      service: "gas-system-installations",
      why: "Turning a workshop into a bakery? You may need a larger gas pipe.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Old drains and lead water pipes can leak under the floor. We trace the leak and put it right.",
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
      ["bay terrace", "Bay-windowed room cold? We check whether the radiator is big enough."],
      ["market hall", "In cafés by the market, we repair ovens that won’t light."],
      ["factory", "Workshop fans too loud for next door? We can make them quieter."],
    ],
  },
} as const satisfies AreaCopy;
