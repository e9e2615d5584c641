import type { AreaCopy } from "../../types";

export const leatherhead = {
  description:
    "Boiler repair, emergency plumbers and office air conditioning in Leatherhead, Ashtead, Bookham and Oxshott, with gas and controls engineers.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Leatherhead, Ashtead, Fetcham, Bookham and Oxshott. We repair boilers in homes, and air conditioning and controls in offices and schools.",
  buildings: [
    "For a shop in the Swan Centre, we’ll deliver parts in its loading hours. In schools we keep large jobs for the holidays. In the head offices by the station and on Randalls Way, tenants may share plant, so we’ll agree any shutdown with the building manager.",
    "If you have no hot water in a big detached house in Ashtead, we’ll check the cylinder as well as the boiler. If your drain blocks in a Fetcham or Bookham semi, ask next door, because a drain you share is usually the water company’s to clear. In a very large house in Oxshott, we’ll label the valves so you can find the right one.",
  ],
  working: [
    "If there’s no drain near your new boiler, its waste water may have to go into a small soakaway, and we’ll check that the ground suits one.",
    "The Crown Estate at Oxshott has private roads, so we’ll keep to its rules for vans and noise.",
  ],
  dayAndNight: [
    "Is your office too warm? Our [air-conditioning engineers](/air-conditioning) and our [controls team](/bms-services) can find out why. For a school or a whole building, we can put cooling, boilers and water under [one service agreement](/maintenance).",
    "No heating at home? Book a [boiler repair](/boiler-services). If a pipe bursts, our [emergency plumbing line](/services/emergency-plumbing-repairs) is open all night. We also fit [second bathrooms](/services/bathroom-kitchen-plumbing), and do the [yearly gas check](/gas-services/landlord-gas-safety) for landlords.",
  ],
  benefits: [
    "Before you take on an office, we can measure how much fresh air it gets",
    "If one side of your office is too hot, we can split the cooling into zones",
    "If your kettle furs up, your cylinder probably does too, and we can fit a water softener",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "We fit quiet cooling in loft rooms that bake in August, and replace worn-out units in offices.",
    },
    {
      service: "energy-efficient-solutions",
      why: "If your fans and pumps still run on empty floors, we can fit timers and sensors that turn them off.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Adding a bathroom to your house? We can enlarge the hot water system too.",
    },
  ],
  street: {
    line: ["parade", "church", "school", "shopping centre", "office park", "semi", "detached house"],
    notes: [
      ["school", "We can set a school’s heating to follow its timetable and holidays."],
      ["office park", "Old controls in your office? We can fit new ones that save energy."],
      ["detached house", "Hot water slow to arrive in a big house? We can fit a pump for it."],
    ],
  },
} as const satisfies AreaCopy;
