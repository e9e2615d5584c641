import type { AreaCopy } from "../../types";

export const leatherhead = {
  description:
    "Boiler repair, emergency plumbers and gas engineers in Leatherhead, Ashtead, Fetcham, Bookham and Oxshott, and air conditioning for offices and shops.",
  lead: "Ring us for a leak, a blocked drain, a boiler repair or broken air con in Leatherhead, Ashtead, Fetcham, Bookham or Oxshott. Our emergency plumbers and gas engineers come to homes and businesses 24 hours a day.",
  advice: {
    houses: [
      "A new boiler’s condensate may have to go into a soakaway if there’s no drain nearby. We check that the ground suits one.",
      "If your kettle furs up, your cylinder probably does too, so ask us about a softener.",
      "If the boiler in your detached house is old, we’ll tell you whether a repair is worth paying for.",
      "If your drain blocks, and next door’s too, call your sewerage company, which usually clears shared drains.",
    ],
    flats: ["We keep to the rules for vans and noise on the private Crown Estate in Oxshott."],
    offices: [
      "We keep big school jobs for the holidays.",
      "In the office parks by the station and on Randalls Way, you may share heating and cooling with other tenants, so we agree any shutdown with the building manager.",
      "If one side of your office is hotter than the other, we can split the cooling into zones.",
    ],
    access: ["At the Swan Centre, we deliver in loading hours."],
  },
  demand: [
    {
      service: "air-conditioning-installation",
      why: "We can fit quiet air conditioning in a hot loft room, or replace old units in your office.",
    },
    {
      service: "energy-efficient-solutions",
      why: "If fans run on empty office floors, sensors can turn them off.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you want a second bathroom, we’ll check whether your cylinder is big enough for it.",
    },
  ],
  street: {
    line: ["parade", "church", "school", "shopping centre", "office park", "semi", "detached house"],
    notes: [
      ["school", "We can set the heating in a school to follow the timetable."],
      ["office park", "Office air con on at the wrong times? We can reset the controls."],
      ["detached house", "Hot water slow to arrive in a big house? We can add a return pipe."],
    ],
  },
} as const satisfies AreaCopy;
