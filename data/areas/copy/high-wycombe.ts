import type { AreaCopy } from "../../types";

export const highWycombe = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in High Wycombe, Marlow and Loudwater, with air conditioning for offices and heating for workshops.",
  lead: "Ring us at any hour for an emergency plumber, a gas engineer or a boiler repair in High Wycombe, Marlow or Loudwater. We also repair air con in shops and offices, and heaters in factories and workshops.",
  advice: {
    houses: [
      "If you let your house, we can label the stopcock and gas valve for your tenants.",
      "Some houses in Micklefield stand well above the road, so tell us about any steps.",
      "Low water pressure in Booker? We’ll measure it before we suggest a booster pump.",
      "Drains in the brick terraces round Desborough Road may run under the house next door. If a shared drain blocks, the sewerage company usually clears it.",
    ],
    flats: ["If your flat is in an old chair factory, ask the managing agent which stopcock is yours."],
    shops: [
      "If your shop is in the Eden shopping centre, or near the Guildhall or Little Market House, we come at times when vans can unload.",
    ],
    access: [
      "A scaffold tower won’t stand on the steepest streets, so we plan access first.",
      "In Globe Park offices, Cressex factories and university buildings, we agree shutdowns in writing.",
      "West Wycombe is a National Trust village, so a new flue there may need the Trust’s consent.",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "If your workshop has dust or fumes, we can design and fit an extract system.",
    },
    {
      service: "appliance-servicing",
      why: "Sawdust clogs workshop heaters. We can clean yours out once a year.",
    },
    {
      service: "hvac-system-design",
      why: "If you move partitions in your office, we can redesign the ventilation to suit.",
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
      ["factory", "We can service workshop heaters while the machines are off."],
      ["office park", "Office too hot by the afternoon? We can test the air con."],
    ],
  },
} as const satisfies AreaCopy;
