import type { AreaCopy } from "../../types";

export const leatherhead = {
  description:
    "Boiler repair, emergency plumbers and office air conditioning in Leatherhead, Ashtead, Bookham and Oxshott, with gas and controls engineers.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Leatherhead, Ashtead, Fetcham, Bookham and Oxshott. We can repair boilers at home, and air conditioning and controls in offices and schools.",
  buildings: [
    "If your shop is in the Swan Centre, we’ll need the unit number and the loading hours. In a school such as St John’s we keep large jobs for the holidays. Floors of the head offices by the station and on Randalls Way may share plant, so we’ll ask before we turn it off.",
    "In the big detached houses of Ashtead we look at the cylinder too, which can be older than the boiler. The semis of Fetcham and Bookham were built together, so we know where pipes are likely to run. If you have a very large house in Oxshott, we’ll label the valves for you.",
  ],
  working: [
    "The Mole disappears into holes in the chalk and comes up again in springs at Fetcham, so we take advice before we run rain or boiler water into a soakaway.",
    "The Crown Estate has private roads, and we’ll keep to its rules for vans and noise.",
  ],
  dayAndNight: [
    "Is an office floor too warm? Our [air-conditioning engineers](/air-conditioning) come first, often with our [controls team](/bms-services). For a school or a whole building, we can put cooling, boilers and water in [one service agreement](/maintenance).",
    "At home you’re more likely to need [boiler repair](/boiler-services) or help with a burst pipe, and our [emergency plumbing line](/services/emergency-plumbing-repairs) is open all night. We also fit a [second bathroom](/services/bathroom-kitchen-plumbing) and the cylinder for it.",
  ],
  benefits: [
    "When you take on an office, we’ll measure the fresh air for each desk",
    "We can re-zone the cooling of a floor and leave your ceilings in place",
    "We treat the water for your cylinder, because kettles still fur here",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Loft rooms get too hot in August and office cooling units wear out, so we fit new cooling in both.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Old controls run fans and pumps on empty floors, and we fit sensors, schedules and new drives to stop that.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If you’re extending a sixties house again, we can enlarge the hot water system too.",
    },
  ],
  street: {
    line: ["parade", "church", "school", "shopping centre", "office park", "semi", "detached house"],
    notes: [
      ["school", "We set a school’s heating to follow its timetable and holidays."],
      ["office park", "If your controls still run on compressed air, we can replace them."],
      ["detached house", "We bed and wrap buried pipes, because heath sand shifts."],
    ],
  },
} as const satisfies AreaCopy;
