import type { AreaCopy } from "../../types";

export const leatherhead = {
  description:
    "Boiler repair, emergency plumbers and gas engineers in Leatherhead, Ashtead, Fetcham, Bookham and Oxshott, and air conditioning for offices and shops.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Leatherhead, Ashtead, Fetcham, Bookham and Oxshott. We do boiler repairs in homes, and repair air conditioning in offices, shops and schools.",
  buildings: [
    "If you have no hot water in a big detached house, we check the cylinder as well as the boiler. We also label the valves, so that you can find the right one when there’s a leak. When your drain blocks, ask next door whether theirs has too, because a drain you share is usually the water company’s to clear.",
    "In the head offices by the station and on Randalls Way, tenants may share plant, so we agree any shutdown with the building manager. For a shop in the Swan Centre, we deliver parts in its loading hours. In schools we keep large jobs for the holidays.",
  ],
  working: [
    "A new boiler makes waste water. If there’s no drain nearby, it may have to go into a small soakaway, so we check that the ground suits one.",
    "The Crown Estate at Oxshott has private roads, so we keep to its rules for vans and noise.",
  ],
  dayAndNight: [
    "If a pipe bursts or a drain blocks, call our [emergency plumbers](/services/emergency-plumbing-repairs), even at night. No heating at home? Book a [boiler repair](/boiler-services). For landlords we do the [yearly gas check](/gas-services/landlord-gas-safety). We also fit [second bathrooms](/services/bathroom-kitchen-plumbing).",
    "Is your office or shop too warm? Our [air-conditioning engineers](/air-conditioning) and our [controls team](/bms-services) find out why. In pubs and restaurants, we carry out [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas). For a school or a whole building, one [service agreement](/maintenance) can cover cooling, boilers and water.",
  ],
  benefits: [
    "Stuffy office? We check its fans, filters and fresh air",
    "One side of your office too hot? We split the cooling into zones",
    "If your kettle furs up, your cylinder probably does too, and we can fit a water softener",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "We fit quiet cooling in loft rooms that get too hot in summer, and replace old units in offices.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Fans and pumps running on empty floors? We fit timers and sensors that turn them off.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Adding a bathroom to your house? We check there’s enough hot water.",
    },
  ],
  street: {
    line: ["parade", "church", "school", "shopping centre", "office park", "semi", "detached house"],
    notes: [
      ["school", "Heating on in an empty school? We set it to follow the timetable."],
      ["office park", "Old controls in your office? We can fit new ones that save energy."],
      ["detached house", "Hot water slow to arrive in a big house? We can fit a pump for it."],
    ],
  },
} as const satisfies AreaCopy;
