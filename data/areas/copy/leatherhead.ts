import type { AreaCopy } from "../../types";

export const leatherhead = {
  description:
    "Boiler repair, emergency plumbers and office air conditioning in Leatherhead, Ashtead, Bookham and Oxshott, with gas and controls engineers.",
  lead: "Our emergency plumbers, heating engineers and gas engineers look after homes in Leatherhead, Ashtead, Fetcham, Bookham and Oxshott. In its offices and schools we repair air conditioning, boilers and controls.",
  buildings: [
    "For a shop in the Swan Centre, we need the unit number and the loading hours. In a school such as St John’s, large jobs are best left to the holidays. At one of the head offices by the station or on Randalls Way, tell us which floors share the plant.",
    "In the big detached houses of Ashtead, the cylinder may be older than the boiler. In the closes of Fetcham and Bookham, semis of one age often have pipes in the same places. In a very large house in Oxshott, label your valves before you need them.",
  ],
  working: [
    "The Mole disappears into holes in the chalk and comes up again in springs at Fetcham. For that reason we take advice on the ground before rain or boiler water goes into a soakaway.",
    "The Crown Estate has private roads, so tell us its rules for vans and noise.",
  ],
  dayAndNight: [
    "Is an office floor too warm? Our [air-conditioning engineers](/air-conditioning) come first, and often the [controls team](/bms-services) with them. Schools and owners of whole buildings can put cooling, boilers and water in [one service agreement](/maintenance).",
    "At home you are more likely to need [boiler repair](/boiler-services), or help with a burst pipe. Our [emergency plumbing line](/services/emergency-plumbing-repairs) is open all night. We also fit a [second bathroom](/services/bathroom-kitchen-plumbing) and the cylinder for it.",
  ],
  benefits: [
    "When you take on a lease, you see the fresh air measured for each desk",
    "We re-zone the cooling of an office floor and leave the ceilings in place",
    "We treat the supply to your hot water cylinder, because kettles still fur here",
  ],
  demand: [
    {
      service: "air-conditioning-installation",
      why: "Loft rooms become too hot in August, and office fan coils wear out long before the building does.",
    },
    {
      service: "energy-efficient-solutions",
      why: "Old controls run fans and pumps on empty floors. Sensors, schedules and new drives stop that.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "With a second extension on a sixties house, the hot water system has to grow as well.",
    },
  ],
  street: {
    line: ["parade", "church", "school", "shopping centre", "office park", "semi", "detached house"],
    notes: [
      ["school", "A school’s heating should follow the timetable and the holidays."],
      ["office park", "Controls from the eighties may still run on compressed air."],
      ["detached house", "Heath sand shifts, so we bed and wrap the buried pipes."],
    ],
  },
} as const satisfies AreaCopy;
