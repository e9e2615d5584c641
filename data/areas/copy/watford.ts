import type { AreaCopy } from "../../types";

export const watford = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Watford, Bushey, Oxhey and Abbots Langley, for homes, shops and offices.",
  lead: "Call us day or night for an emergency plumber, a gas engineer or a boiler repair in Watford, Bushey, Oxhey or Abbots Langley. We also repair gas ovens in restaurants, air con in offices and heaters in warehouses.",
  advice: {
    houses: [
      "The water is hard in Watford, Bushey and Abbots Langley. A softener keeps limescale out of your shower and boiler, and we’ll tell you whether you have room for one.",
      "Before you buy a boiler for a terraced house in West Watford, or for a home in Cassiobury or South Oxhey, ask us to check the gas pipe. If it’s too small, the boiler can’t give its full heat.",
    ],
    flats: [
      "If your flat is in a converted Victorian house in Nascot, your neighbours’ windows may be close to your boiler, so we keep a new flue away from them. Please ask the freeholder for permission to drill through the wall; we supply a drawing.",
    ],
    shops: [
      "A hotel can’t close all its bedrooms for a repair. We can work on the fan coils in one corridor at a time, and start after the guests there have checked out.",
      "If your shop or restaurant is in the Harlequin shopping centre, we apply to the centre for the permit to work and can do the job at night, after it has closed.",
      "If you’re opening a restaurant near the Town Hall, the kitchen extract may have to go up the back wall. Ask us to plan the route before you sign the lease.",
    ],
    offices: [
      "At the Leavesden film studios, drilling or a noisy fan can ruin a take, so we can work on the stages and in the workshops between shoots.",
      "If your office on Clarendon Road is too hot or too cold, tell us which floors are yours and whether the others are affected too. We can do planned work on the air con when your staff have gone home.",
      "Warehouse heaters hang high up, so please clear the floor below them for our access platform.",
    ],
    access: [
      "Roads by the football ground and Watford General Hospital may be closed on match days, so we plan visits and deliveries round the fixtures.",
      "A new cooling unit for a roof usually has to be lifted by crane. We can arrange a Sunday lift with the building’s owner, and a road closure with the highway authority.",
    ],
  },
  demand: [
    {
      service: "rooftop-unit-installation",
      why: "Stores, warehouses and film studios here have large roofs, so their heating and cooling units are often up there. We repair and replace them.",
    },
    {
      service: "air-conditioning-installation",
      why: "When an office changes its layout, the air conditioning ends up in the wrong places. We can move it floor by floor, so the other floors keep working.",
    },
    {
      service: "landlord-gas-safety",
      why: "If you let several houses in Watford, the dates of their gas safety checks soon drift apart. We can do all the checks together.",
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
      ["shopping centre", "Is your shop in the Harlequin too hot? If the air con filters are clogged, we clean them."],
      ["by-law terrace", "A boiler flue at the front can blow steam over the pavement. We use the back where we can."],
      ["1960s office", "If your office windows don’t open, we treat failed air con as urgent."],
    ],
  },
} as const satisfies AreaCopy;
