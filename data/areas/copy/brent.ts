import type { AreaCopy } from "../../types";

export const brent = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Brent, for homes in Willesden, Neasden and Kensal Green, and businesses in Harlesden and Park Royal.",
  lead: "Ring us at any hour for an emergency plumber, a gas engineer or a boiler repair in southern Brent, from Neasden and Willesden to Kensal Green. We work in homes, shops, restaurants, offices and factories.",
  advice: {
    houses: [
      "If you can’t find the stopcock in your terraced house, we can trace and label it.",
      "In a small back yard, we keep a new flue clear of doors and windows.",
      "If new ovens need a larger gas meter, we’ll work out the size, so you can order it early.",
    ],
    flats: [
      "Many Victorian houses in Mapesbury, towards Cricklewood, are now flats with a gas meter each. Before we test the gas, we trace which meter feeds which flat. If you let them all, one visit can cover every [gas safety check](/gas-services/landlord-gas-safety).",
    ],
    shops: [
      "If you live over a shop in Harlesden or Willesden, your stopcock may be in the shop. Ask who has the keys.",
    ],
    offices: [
      "We can service your factory’s burners, coils and extract ducts in one planned shutdown.",
      "We follow your food factory’s hygiene rules, and count our tools in and out.",
    ],
    access: [
      "Office at First Central business park? We can service the air conditioning out of hours.",
      "If production stops in your Park Royal food factory, tell us whether you’ve lost steam, gas or chilled water, so we can send the right engineer.",
    ],
  },
  demand: [
    {
      service: "system-commissioning",
      why: "We set your factory’s burners with an analyser under load, and give you the readings for your records.",
    },
    {
      service: "chiller-installation",
      why: "Food factories and hospitals often have housing next door, so we choose a quiet chiller.",
    },
    {
      service: "landlord-gas-safety",
      why: "Any rented flat with gas needs a safety check every 12 months. We can do it and send you the CP12.",
    },
  ],
  street: {
    line: ["by-law terrace", "parade", "church", "villa", "semi", "office park", "hospital 6", "factory"],
    notes: [
      ["by-law terrace", "If your new boiler needs a larger gas pipe, we can fit it."],
      ["parade", "Takeaway fan disturbing the flats above? We can quieten it."],
      ["factory", "Factory hot and stuffy? We check the fans, filters and ducts."],
    ],
  },
} as const satisfies AreaCopy;
