import type { AreaCopy } from "../../types";

export const leatherhead = {
  description:
    "Boiler repair, emergency plumbers and gas engineers in Leatherhead, Ashtead, Fetcham, Bookham and Oxshott, and air conditioning for offices and shops.",
  lead: "Ring us about a leak, a blocked drain or a boiler repair in Leatherhead, Ashtead, Fetcham, Bookham or Oxshott. Our emergency plumbers and gas engineers are on call 24 hours a day, and we repair air con in shops and offices.",
  advice: {
    houses: [
      "A new boiler makes condensate, a slightly acid water that has to drain away. Where there’s no drain nearby, it may have to go into a soakaway (a pit of stones), so we check that the ground suits one.",
      "The water here is hard. If your kettle furs up, limescale is probably building up in your hot water cylinder as well, so ask us about a softener.",
      "If next door’s drain blocks at the same time as yours, the blockage is probably in a pipe that you share. Call your sewerage company, which usually clears it.",
    ],
    shops: [
      "The Swan Centre takes deliveries only in its loading hours. If your shop is there, please give us the hours, and we’ll bring heavy parts then.",
    ],
    offices: [
      "Offices by the station and on Randalls Way may share their heating and cooling with other tenants. We agree any shutdown with the building manager first.",
      "The sun can make one side of an office much hotter than the other. If that happens in yours, we can split the cooling into zones, each with its own control.",
      "If you run a school, we keep jobs that turn off the heating or the water for the holidays, so that no lessons are lost.",
    ],
    access: [
      "The Crown Estate in Oxshott is private and has rules for vans and noise. Please tell us what they are when you book, so that we can keep to them.",
    ],
  },
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Many houses have a loft room, which gets hot under the roof. We can fit quiet air conditioning there, or replace old units in your office.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Fans and lights in a big office often run on floors where nobody is working. We can fit sensors that turn the fans off.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "The larger houses here often gain a second or third bathroom. Before you add one, we’ll check whether your cylinder is big enough for it.",
    },
  ],
  street: {
    line: ["parade", "church", "school", "shopping centre", "office park", "semi", "detached house"],
    notes: [
      ["school", "We can set a school’s heating to follow the timetable, so it doesn’t heat empty rooms."],
      ["office park", "Is your office air con on at weekends? We can set its controls to your working hours."],
      ["detached house", "Hot water slow to arrive in a big house? We can add a return pipe that keeps it moving."],
    ],
  },
} as const satisfies AreaCopy;
