import type { AreaCopy } from "../../types";

export const leatherhead = {
  description:
    "Boiler repair, emergency plumbers and gas engineers in Leatherhead, Ashtead, Fetcham, Bookham and Oxshott, and air conditioning for offices and shops.",
  lead: "Ring us about a leak, a blocked drain or a boiler repair in Leatherhead, Ashtead, Fetcham, Bookham or Oxshott. Our emergency plumbers and gas engineers are on call 24 hours a day, and we repair air con in shops and offices.",
  advice: {
    houses: [
      "A new boiler makes condensate, a slightly acid water that has to drain away. Where there’s no drain nearby, the condensate may have to go into a soakaway (a pit of stones), so we check first that the ground drains well enough.",
      "The water here is hard. If your kettle furs up, limescale is probably building up in your hot water cylinder as well. Ask us whether a water softener would suit your house.",
      "If next door’s drain blocks at the same time as yours, the blockage is probably in a pipe that you share. Call your sewerage company, which usually has to clear shared drains.",
    ],
    flats: [
      "If you own a flat, check in the lease whether the outside wall is yours before you order a boiler. If it’s the freeholder’s, you may need permission for a new flue, and we can supply the drawing.",
    ],
    shops: [
      "The Swan Centre takes deliveries only in its loading hours. If your shop is there, please tell us what they are, and we’ll bring heavy parts then.",
    ],
    offices: [
      "Offices by the station and on Randalls Way may share heating and cooling with other tenants, so we agree any shutdown with the building manager first.",
      "The sun can make one side of an office much hotter than the other. If that happens in yours, we can split the cooling into zones, each with its own control.",
      "If you run a school, we can keep jobs that turn off the heating or the water for the holidays, so that no lessons are lost.",
    ],
    access: [
      "The Crown Estate in Oxshott is private and has its own rules on vans and noise. Please send us a copy when you book, so that we can keep to them.",
    ],
  },
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Many houses have a loft room, which gets hot under the roof. We can fit air conditioning that’s quiet enough for a bedroom.",
    },
    {
      service: "energy-efficient-solutions",
      why: "The fans in a big office often run on floors where nobody is working. We can fit sensors that turn off the fans on an empty floor.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Before you add a second or third bathroom, we can check whether your hot water cylinder is big enough to supply it.",
    },
  ],
  street: {
    line: ["parade", "church", "school", "shopping centre", "office park", "semi", "detached house"],
    notes: [
      ["school", "We can set a school’s heating to follow the timetable, so it doesn’t heat empty rooms."],
      ["office park", "Is your office air con on at weekends? We can set its controls to your working hours."],
      ["detached house", "Hot water slow in a big house? A return pipe keeps it moving, so the taps run hot sooner."],
    ],
  },
} as const satisfies AreaCopy;
