import type { AreaCopy } from "../../types";

export const loughton = {
  description:
    "Call us for a boiler repair, an emergency plumber or a gas engineer in Loughton, Debden or Buckhurst Hill. We also repair gas ranges and air conditioning.",
  lead: "Ring us at any hour for a gas engineer, an emergency plumber or a boiler repair in Loughton, Debden or Buckhurst Hill. If you run a restaurant, shop, office or showroom, call us about gas or air conditioning.",
  advice: {
    houses: [
      "On the Broadway’s shared walkways, we keep your flue clear of the neighbour’s door.",
      "We can line a cracked soil pipe from inside, without opening up your bathroom walls.",
      "If an old boiler needs a costly part, we’ll say first whether it’s worth fitting.",
      "Some streets are too steep or narrow for a large van, so please tell us when you book.",
      "Loft bedroom too hot to sleep in? Before you buy air conditioning, ask us where the outdoor unit can go.",
      "Debden’s post-war terraces may have the boiler in the old larder. We’ll measure before you order a boiler.",
    ],
    flats: [
      "Repairs in a showroom or an industrial unit on Langston Road may be your landlord’s job, so check your lease.",
    ],
    shops: [
      "Shops near the station and in Queen’s Road, Buckhurst Hill, may have the gas meter in a shared cellar. Please have the key ready.",
    ],
    offices: ["We can service air conditioning in offices and print works after hours."],
    access: [
      "York Hill and Staples Road are conservation areas, so on a weatherboard or Arts and Crafts house we keep the flue out of sight of the road.",
    ],
  },
  demand: [
    {
      service: "landlord-gas-safety",
      why: "We check every gas appliance in the home you let, and send you the CP12.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "We can plan the gas, fresh air and extract of a small restaurant kitchen together.",
    },
    {
      service: "chiller-installation",
      why: "Glass-walled showrooms get hot. We’ll work out what size of chiller yours needs.",
    },
  ],
  street: {
    line: ["parade", "station", "villa", "timber frames", "church", "new-town terrace", "semi", "school", "factory"],
    notes: [
      ["parade", "If cooking smells reach flats over shops, we can raise the duct."],
      ["villa", "If some rooms in a big house stay cold, we can balance the radiators."],
      ["new-town terrace", "Heating but no hot water in a Debden terrace? It may be a valve."],
    ],
  },
} as const satisfies AreaCopy;
