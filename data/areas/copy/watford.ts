import type { AreaCopy } from "../../types";

export const watford = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Watford, Bushey, Oxhey and Abbots Langley, for homes, shops and offices.",
  lead: "Need an emergency plumber, a gas engineer or boiler repair in Watford, Bushey, Oxhey or Abbots Langley? Call us day or night, for restaurant kitchens, office air conditioning and warehouse heaters too.",
  buildings: [
    "Before you buy a boiler for a West Watford terrace, or a home in Cassiobury or South Oxhey, we check that the gas pipe can supply it.",
    "Where a Victorian house in Nascot is split into flats, we keep a new flue away from the neighbours’ windows.",
    "A new restaurant near the Town Hall may have to duct its kitchen extract up the back wall. We plan the route.",
    "At the Leavesden film studios, we can work between shoots.",
  ],
  working: [
    "Watford’s water is hard. We can fit a softener to keep limescale out of your shower.",
    "New rooftop cooling plant usually needs a crane. We arrange a Sunday lift with the building’s owner, and a road closure with the highway authority.",
  ],
  benefits: [
    "We plan round the football, as roads by the ground and Watford General Hospital can close on match days",
    "In the Harlequin shopping centre and in offices, we get a permit to work first",
    "In shopping centre shops and restaurants, we can work at night",
  ],
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "We repair and replace rooftop units on stores, studios and trade parks.",
    },
    {
      service: "air-conditioning-installation",
      why: "We move the air conditioning floor by floor when you change an office layout, so the other floors keep working.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you let several houses, we plan all the gas safety checks together.",
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
      ["shopping centre", "Fitting out a Harlequin shop? We help you get the centre’s approval."],
      ["by-law terrace", "In a terraced house, we tell you if an old boiler is worth repairing."],
      ["1960s office", "If office windows don’t open, we treat failed air con as urgent."],
    ],
  },
} as const satisfies AreaCopy;
