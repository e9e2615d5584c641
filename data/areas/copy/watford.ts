import type { AreaCopy } from "../../types";

export const watford = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Watford, Bushey, Oxhey and Abbots Langley, for homes, shops and offices.",
  lead: "Call us day or night for an emergency plumber, a gas engineer or a boiler repair in Watford, Bushey, Oxhey or Abbots Langley. We also repair restaurant ovens, office air con and warehouse heaters.",
  advice: {
    houses: [
      "Watford’s water is hard. A softener keeps limescale out of your shower and boiler, and we’ll tell you whether you have room for one.",
      "Before you buy a boiler for a West Watford terrace, or a home in Cassiobury or South Oxhey, we’ll check that the gas pipe can supply it.",
    ],
    flats: [
      "Where a Victorian house in Nascot is split into flats, we keep a new flue away from the neighbours’ windows.",
    ],
    shops: [
      "In shopping centre shops and restaurants, we can work at night.",
      "If you’re opening a restaurant near the Town Hall, the kitchen extract may have to go up the back wall. We can plan the route.",
    ],
    offices: ["At the Leavesden film studios, we can work between shoots."],
    access: [
      "We plan round the football, as match days can close roads by the ground and Watford General Hospital.",
      "In the Harlequin shopping centre and in offices, we get a permit to work first.",
      "New rooftop cooling plant usually needs a crane. We can arrange a Sunday lift with the building’s owner, and a road closure with the highway authority.",
    ],
  },
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "We repair and replace rooftop units on stores, warehouses and studios.",
    },
    {
      service: "air-conditioning-installation",
      why: "If you change an office layout, we can move the air conditioning floor by floor, so the other floors keep working.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you let several houses, we can do all the gas safety checks together.",
    },
  ],
  street: {
    line: [
      "church",
      "shopping centre",
      "town hall",
      "by-law terrace",
      "stadium",
      "villa",
      "1960s office 8",
      "hospital 6",
    ],
    notes: [
      ["shopping centre", "Fitting out a Harlequin shop? We’ll help with the centre’s approval."],
      ["by-law terrace", "Before you scrap your old boiler, ask us whether we can repair it."],
      ["1960s office", "If your office windows don’t open, we treat failed air con as urgent."],
    ],
  },
} as const satisfies AreaCopy;
