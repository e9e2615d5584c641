import type { AreaCopy } from "../../types";

export const merton = {
  description:
    "Boiler, gas and emergency plumbing repairs in Morden and Mitcham, Merton, from St Helier cottages and Haig homes to workshops at Willow Lane.",
  lead: "We send emergency plumbers, gas engineers and heating engineers to homes and workshops in Morden and Mitcham, the southern side of Merton. Planning a new bathroom, or a larger gas pipe at Willow Lane? We do both.",
  buildings: [
    "On the St Helier Estate, which the London County Council built from the late 1920s, a cottage south of Morden station may share its water pipe, so warn your neighbours before you close a valve. In a Haig Housing home, ask the landlord before you change a boiler. In the older houses of Mitcham’s Cricket Green, a conservation area, we leave cellar vents open. At a post-war flat in Pollards Hill or Phipps Bridge, ask who owns the flue, and at a factory on Willow Lane, tell us when the yard is clear.",
  ],
  working: [
    "St Helier cottages have low eaves and rear additions that get in the way of flues. If an old back boiler has gone, its chimney may still need capping and venting, and we can do that at the same visit. The cottage groups were designed to match, so we run pipes and flues at the back.",
    "The gravel near the Wandle floods, so we keep meters off the floor there. Heavy vehicles fill Willow Lane during the day, which is why we start lifting plant at first light. Where a workshop is far from the meter, we test the gas pressure at the far end of the pipe.",
  ],
  dayAndNight: [
    "[Ring us]({phone}) for [boiler repair](/boiler-services) if your house has no heat or hot water, and we will tell you whether the boiler is worth mending. A burst pipe at night is a job for our [emergency plumbers in Merton](/services/emergency-plumbing-repairs). If you smell gas, read [what to do](/emergency) before anything else.",
    "Adding a burner to your workshop may mean [larger gas pipework](/gas-services/gas-pipework-installation), and we can do the yearly [gas check for the workplace](/services/gas-safety-certificates) too. If you want the bathroom upstairs, ask our [bathroom plumbers](/services/bathroom-kitchen-plumbing). Our [heating engineers](/heating-services) work on radiators and controls.",
  ],
  benefits: [
    "We service the heaters in your workshop between shifts, so the bays stay in use",
    "You get one plan for flue, gas and drain before we move a boiler in a small kitchen",
    "If your house on Cricket Green needs consent, we settle it before the repair starts",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "Units along Willow Lane change hands, and the last tenant’s pipe is seldom the right size for new equipment.",
    },
    {
      service: "appliance-servicing",
      why: "Compact boilers work hard in small cupboards, and a yearly service catches wear before winter.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "In many interwar cottages the bathroom is downstairs or in the smallest room, and moving it means new pipes and drains.",
    },
  ],
  street: {
    line: [
      "cottage estate",
      "station",
      "parade",
      "church",
      "cottage estate",
      "new-town terrace",
      "semi",
      "factory",
      "pub",
    ],
    notes: [
      ["cottage estate", "A small cottage kitchen leaves few places for a boiler."],
      ["new-town terrace", "Post-war homes each have a boiler and a flue of their own."],
      ["factory", "Vehicle bays have gas heaters overhead, and spray shops warm air."],
    ],
  },
} as const satisfies AreaCopy;
