import type { AreaCopy } from "../../types";

export const leatherhead = {
  description:
    "Boiler repair, emergency plumbers and office air conditioning in Leatherhead, Ashtead, Bookham and Oxshott, with gas and controls engineers.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Leatherhead, Ashtead, Fetcham, Bookham and Oxshott. We can repair boilers at home, and air conditioning and controls in offices and schools.",
  buildings: [
    "If your shop is in the Swan Centre, tell us the unit number and loading hours. If you run a school, we’ll keep large jobs for the holidays. In the head offices by the station and on Randalls Way, you may share plant with other floors, so we’ll ask before we turn any off.",
    "In a big detached house in Ashtead we look at the cylinder too, because it can be older than the boiler. Semis in Fetcham and Bookham were often built together, so your pipes may run just as your neighbours’ do. In a very large house in Oxshott, we’ll label the valves so that you can find the right one.",
  ],
  working: [
    "Water sinks into the chalk here and comes up again in springs at Fetcham, so we take advice before we run rain or boiler water into your soakaway.",
    "The Crown Estate’s roads are private, so we’ll keep to its rules for vans and noise.",
  ],
  dayAndNight: [
    "Is your office floor too warm? Our [air-conditioning engineers](/air-conditioning) will look first, often with our [controls team](/bms-services). For a school or a whole building, we can put cooling, boilers and water under [one service agreement](/maintenance).",
    "At home you’re more likely to need [boiler repair](/boiler-services) or help with a burst pipe, and our [emergency plumbing line](/services/emergency-plumbing-repairs) is open all night. We also fit [second bathrooms](/services/bathroom-kitchen-plumbing), and the cylinder to go with them.",
  ],
  benefits: [
    "If you’re taking on an office, we’ll measure the fresh air for each desk",
    "We can re-zone the cooling on your floor and leave the ceilings in place",
    "If your kettle furs up, your cylinder probably does too, and we can treat the water",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "We fit quiet cooling in loft rooms that bake in August, and replace worn-out units in offices.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Old controls often run fans and pumps on empty floors, so we fit sensors, schedules and new drives.",
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
      ["detached house", "House on sandy soil? We bed and wrap the pipes that we bury."],
    ],
  },
} as const satisfies AreaCopy;
