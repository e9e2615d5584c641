import type { AreaCopy } from "../../types";

export const loughton = {
  description:
    "Call us for a boiler repair, an emergency plumber or a gas engineer in Loughton, Debden or Buckhurst Hill. We also repair gas ranges and air conditioning.",
  lead: "Ring us at any hour for a gas engineer, an emergency plumber or a boiler repair in Loughton, Debden or Buckhurst Hill. We also repair gas ranges in restaurants, and air conditioning in shops, offices and showrooms.",
  advice: {
    houses: [
      "Debden’s post-war terraced houses may have the boiler in the old larder, where a modern one doesn’t always fit. We measure the space before you order.",
      "Is your loft bedroom too hot to sleep in? Before you buy air conditioning, ask us where the outdoor unit can go, because it needs open air and shouldn’t disturb the neighbours.",
      "A cracked soil pipe, which carries the waste from the toilets, may be boxed in behind tiles. We can line it from inside, without opening up your bathroom walls.",
    ],
    flats: [
      "On the shared walkways of the Broadway, steam from a flue can drift across a neighbour’s front door, so we look for a place for yours that’s well clear of the doors.",
    ],
    shops: [
      "Shops near the station and in Queen’s Road, Buckhurst Hill, may have their gas meters in a shared cellar. Please have the key ready, because we can’t test the gas without it.",
    ],
    offices: [
      "In a showroom or an industrial unit on Langston Road, repairs to the heating or air conditioning may be your landlord’s job. Check your lease before you order one.",
    ],
    access: [
      "If your street is too steep or too narrow for a large van, please tell us when you book, so that we can plan where to park and how to carry in a boiler.",
      "York Hill and Staples Road are conservation areas, where a flue that shows may not be allowed. On a weatherboard or Arts and Crafts house there, we keep it out of sight of the road.",
    ],
  },
  demand: [
    {
      service: "landlord-gas-safety",
      why: "Flats over shops are often rented out, so every gas appliance in them needs a check once a year. We arrange the visit with your tenant and send you the CP12.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "A restaurant in a former shop has little room for ducts. We can plan the gas pipes, the fresh air and the extract together, so that all of them fit.",
    },
    {
      service: "chiller-installation",
      why: "Showrooms with glass walls heat up quickly in the sun. We’ll work out what size of chiller yours needs.",
    },
  ],
  street: {
    line: ["parade", "station", "villa", "timber frames", "church", "new-town terrace", "semi", "school", "factory"],
    notes: [
      ["parade", "If your restaurant’s smells reach the flats above the parade, we can take its duct up higher."],
      ["villa", "If some rooms of a big house stay cold, we can balance the radiators so that all of them get warm."],
      [
        "new-town terrace",
        "Heating but no hot water in a terraced house? We check the valve that switches between them.",
      ],
    ],
  },
} as const satisfies AreaCopy;
