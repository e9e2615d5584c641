import type { AreaCopy } from "../../types";

export const brent = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Brent, for homes in Willesden, Neasden and Kensal Green, and businesses in Harlesden and Park Royal.",
  lead: "Ring us at any hour for an emergency plumber, a gas engineer or a boiler repair in southern Brent, from Neasden and Willesden to Kensal Green. We also repair air con in offices, gas ovens in restaurants and burners in factories.",
  advice: {
    houses: [
      "Terraced houses often have small back yards, and a flue has to keep its distance from doors and windows, your neighbours’ included. We find a place for it before you choose a boiler.",
    ],
    flats: [
      "Many Victorian houses in Mapesbury, towards Cricklewood, are now flats with a gas meter each. Before we test the gas, we trace which meter feeds which flat, so that nobody else’s supply goes off.",
      "Do you live over a shop in Harlesden or Willesden? Your stopcock may be in the shop, so ask now who has the keys when it’s closed.",
    ],
    shops: [
      "New ovens in a restaurant or a bakery may need more gas than the meter can supply. Tell us which ovens you’d like, and we’ll work out what size of meter they need, so that you can order it early.",
    ],
    offices: [
      "If production stops in your Park Royal food factory, tell us whether you’ve lost steam, gas or chilled water, so that we can send the right engineer.",
      "A factory loses less time if its burners, cooling coils and extract ducts are all serviced in one planned shutdown. In a food factory, we follow your hygiene rules, and count our tools in and out.",
      "Servicing the air conditioning means switching it off, so for offices at the First Central business park, we can come out of hours. Then nobody has to work in a hot room.",
    ],
    access: [
      "Many yards in Park Royal have a barrier, and some sites ask for a driver’s name or a risk assessment first. Send us your site’s rules when you book, so that nobody is turned away at the gate.",
    ],
  },
  demand: [
    {
      service: "system-commissioning",
      why: "A factory burner has to be set under load, or it wastes gas. We set it with an analyser, and give you the readings for your records.",
    },
    {
      service: "chiller-installation",
      why: "Food factories and hospitals often have housing next door, so we choose a chiller that is powerful enough but quiet.",
    },
    {
      service: "landlord-gas-safety",
      why: "A rented flat with gas needs a safety check every 12 months. If you let several flats in one house, we can check all of them in one visit, and send you a CP12 for each.",
    },
  ],
  street: {
    line: ["by-law terrace", "parade", "church", "villa", "semi", "office park", "hospital 6", "factory"],
    notes: [
      ["by-law terrace", "A combi boiler may need a larger gas pipe than your terraced house has. We can fit both."],
      ["parade", "Takeaway fan disturbing the flats above? We can quieten it."],
      ["factory", "Factory hot and stuffy? We check the fans, the filters and the ducts."],
    ],
  },
} as const satisfies AreaCopy;
