import type { AreaCopy } from "../../types";

export const leatherhead = {
  description:
    "Boiler repair, emergency plumbers and gas engineers in Leatherhead, Ashtead, Fetcham, Bookham and Oxshott, and air conditioning for offices and shops.",
  lead: "For a leak, a blocked drain, boiler repair or broken air con in Leatherhead, Ashtead, Fetcham, Bookham or Oxshott, ring us. Our emergency plumbers and gas engineers come 24 hours a day, to homes and businesses.",
  buildings: [
    "If the boiler in your detached house is old, we tell you whether a repair is worth paying for.",
    "If your drain blocks, and next door’s too, call the water company, which usually clears shared drains.",
    "Tenants in the office parks by the station and on Randalls Way may share plant, so we agree any shutdown with the building manager.",
    "If one side of your office is hotter than the other, we can zone the cooling.",
  ],
  working: [
    "A new boiler’s condensate may have to go into a soakaway if there’s no drain nearby. We check that the ground suits one.",
    "If your kettle furs up, your cylinder probably does too. We can fit a softener.",
  ],
  benefits: [
    "At the Swan Centre, we deliver in loading hours",
    "We do big school jobs in the holidays",
    "We keep to the rules for vans and noise on the private Crown Estate in Oxshott",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "We fit quiet air conditioning in hot loft rooms, and replace old units in offices.",
    },
    {
      service: "energy-efficient-solutions",
      why: "We fit sensors that turn off fans on empty floors.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "A second bathroom needs more hot water. We can fit a larger cylinder.",
    },
  ],
  street: {
    line: ["parade", "church", "school", "shopping centre", "office park", "semi", "detached house"],
    notes: [
      ["school", "We can set the heating in a school to follow the timetable."],
      ["office park", "If office air con runs at the wrong times, we reset the controls."],
      ["detached house", "Hot water slow to arrive in a big house? We fit a hot water return."],
    ],
  },
} as const satisfies AreaCopy;
