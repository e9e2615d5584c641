import type { AreaCopy } from "../../types";

export const highWycombe = {
  description:
    "Emergency plumbers, boiler repair and gas engineers in High Wycombe, Marlow and Loudwater, with air conditioning for offices and heating for workshops.",
  lead: "Ring us at any hour for an emergency plumber, a gas engineer or a boiler repair in High Wycombe, Marlow or Loudwater. We also repair air con in shops and offices, and heaters in factories and workshops.",
  advice: {
    houses: [
      "Drains in the brick terraces round Desborough Road may run under the house next door. If the blockage is in a drain you share, the sewerage company usually clears it. If it’s in the part that only your house uses, we can clear it.",
      "If your taps run slowly in Booker, a booster pump may not be the answer. We measure the pressure first, because the cause may be a narrow pipe or a faulty stopcock.",
    ],
    flats: [
      "A flat in a former chair factory may have its stopcock among many others in a shared cupboard. Ask the managing agent which stopcock is yours before you need it.",
    ],
    shops: [
      "If your shop is in the Eden shopping centre, or near the Guildhall or the Little Market House, vans may only unload at certain hours. Tell us which, and we’ll come then.",
    ],
    offices: [
      "A shutdown in an office at Globe Park in Marlow, a Cressex factory or a university building can stop other people’s work as well as yours. We agree the hours and the systems in writing before we turn anything off.",
    ],
    access: [
      "A scaffold tower won’t stand on the steepest streets, and some houses in Micklefield are well above the road. Please tell us about slopes and steps when you book, so that we can plan how to get a boiler up there.",
      "West Wycombe is a National Trust village, so a new flue there may need the Trust’s consent. Ask the Trust before you order a boiler. We can supply a drawing that shows where the flue would come out.",
    ],
  },
  demand: [
    {
      service: "ventilation-systems",
      why: "Furniture making and other trades fill a workshop with dust or fumes. We can design and fit an extract system that draws them away from the people at work.",
    },
    {
      service: "appliance-servicing",
      why: "Sawdust gets into workshop heaters and clogs them. We can clean them out once a year.",
    },
    {
      service: "hvac-system-design",
      why: "Offices are often divided differently for each new tenant, which can leave a room with no fresh air. If you move partitions, we can redesign the ventilation to suit.",
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
      ["by-law terrace", "In a terraced house on a narrow alley, we can run the flue up through the roof."],
      ["factory", "We service factory heaters while the machines are off and less dust is in the air."],
      ["office park", "Glass-fronted office too hot by the afternoon? We test whether the air con can cope."],
    ],
  },
} as const satisfies AreaCopy;
