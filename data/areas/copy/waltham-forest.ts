import type { AreaCopy } from "../../types";

export const walthamForest = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Waltham Forest, from Walthamstow and Leyton to Chingford, for homes, shops and breweries.",
  lead: "Call our emergency plumbers and gas engineers day or night for a leak or a boiler repair in Walthamstow, Leyton, Leytonstone or Chingford. We also repair the air conditioning in shops and offices, and boilers and chillers in breweries.",
  advice: {
    houses: [
      "Drains near the Lea and Dagenham Brook lie low, and after heavy rain they can back up into the house. A non-return valve may prevent that, so ask us whether your drain can take one.",
      "In terraced houses in Leyton and Leytonstone, the pipes in a cold back kitchen can freeze. Ask us to lag them before winter, and ring us if one splits.",
      "Larger houses in Chingford and Highams Park may have several bathrooms in use at once. We choose a hot water cylinder that’s large enough for all of them.",
    ],
    flats: [
      "A Warner house has one flat upstairs and one downstairs, and the downstairs flue may be too close to the window above. We’ll show you where a new flue can go before you order a boiler.",
      "The stopcock for a flat on the Warner Estate may be in the flat above or below, so find out where it is before you have a leak. The two flats may also share a soil pipe, so a blockage affects both.",
      "The new towers round Blackhorse Lane may have shared boilers. If your heating goes off there, tell your landlord or the building manager first.",
    ],
    shops: [
      "Stalls stand in front of the shops and offices by Walthamstow market, so if we have to replace the air con in yours, we bring in the large parts once the stalls have gone.",
    ],
    offices: [
      "Brewing gives off carbon dioxide, so the gas alarms matter as much as the equipment. If you run a brewery, we can service the boiler and the chiller and test the alarms.",
    ],
    access: ["If you’re near the civic centre or Whipps Cross Hospital, please tell us where we can park."],
  },
  demand: [
    {
      service: "appliance-servicing",
      why: "Many houses here contain two flats, each with its own boiler. If you rent out both, we can check and service the two boilers in one visit.",
    },
    {
      service: "gas-system-installations",
      why: "A workshop that becomes a bakery burns far more gas than before. We work out how much gas you need and can fit a larger pipe.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Old terraced houses may still have their original drains and lead water pipes, which can leak under the floor. We trace the leak and put it right.",
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
      ["bay terrace", "A bay window loses a lot of heat. We check whether the radiator is big enough for the room."],
      ["market hall", "Has the oven in your café by the market failed? We check its burner and its flame sensor."],
      ["factory", "Do your workshop’s fans disturb the people next door? We can make the fans quieter."],
    ],
  },
} as const satisfies AreaCopy;
