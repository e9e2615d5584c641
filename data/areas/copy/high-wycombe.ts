import type { AreaCopy } from "../../types";

export const highWycombe = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in High Wycombe, Marlow and Loudwater, with air conditioning for offices and heating for workshops.",
  lead: "Ring us at any hour for boiler repair, an emergency plumber or a gas engineer in High Wycombe, Marlow or Loudwater. Shops and offices can call us about air conditioning, workshops and warehouses about heaters.",
  buildings: [
    "Drains in the brick terraces round Desborough Road may run under the house next door. If a shared drain blocks, the water company usually clears it.",
    "If your flat is in an old chair factory, ask the managing agent which stopcock is yours.",
    "For shops in the Eden shopping centre, or near the Guildhall or Little Market House, we come when vans can unload.",
  ],
  working: [
    "Some houses in Micklefield stand well above the road, so tell us about any steps.",
    "In Booker, we can fit a booster pump if your water pressure is low.",
    "West Wycombe is a National Trust village, so a new flue there may need the Trust’s consent.",
  ],
  benefits: [
    "A scaffold tower won’t stand on the steepest streets, so we plan access first",
    "In Globe Park offices, Cressex factories and university buildings, we agree shutdowns in writing",
    "In homes you let, we label the stopcock and the gas valve",
  ],
  demand: [
    {
      service: "ventilation-systems",
      why: "We fit extract systems for workshops with dust or fumes.",
    },
    {
      service: "appliance-servicing",
      why: "Sawdust clogs workshop heaters. We clean it out.",
    },
    {
      service: "hvac-system-design",
      why: "If you move partitions, we can redesign the ventilation to suit.",
    },
  ],
  street: {
    line: [
      "market hall",
      "town hall",
      "church",
      "by-law terrace",
      "factory",
      "shopping centre",
      "university",
      "office park",
    ],
    notes: [
      ["by-law terrace", "In a terrace on a narrow alley, we can run the flue through the roof."],
      ["factory", "We service workshop heaters while the machines are off."],
      ["office park", "Office too hot by the afternoon? We clean and repair the air con."],
    ],
  },
} as const satisfies AreaCopy;
