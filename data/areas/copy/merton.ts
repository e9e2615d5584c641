import type { AreaCopy } from "../../types";

export const merton = {
  description:
    "Boiler, gas and emergency plumbing repairs in Morden and Mitcham, Merton, from St Helier cottages and Haig homes to workshops at Willow Lane.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in homes and workshops in Morden and Mitcham, the southern side of Merton. We can also fit a new bathroom, or a larger gas pipe at Willow Lane.",
  buildings: [
    "A cottage on the St Helier Estate, south of Morden station, may share its water pipe, so we’ll warn your neighbours before we close a valve. In a Haig home we need the landlord’s consent before we change a boiler. In the older houses of Mitcham’s Cricket Green, a conservation area, we leave cellar vents open. At a post-war flat in Pollards Hill or Phipps Bridge we check first who owns the flue. If you have a factory on Willow Lane, we’ll come when your yard is clear.",
  ],
  working: [
    "St Helier cottages have low eaves and rear additions that get in the way of flues. If your old back boiler has gone, the chimney may still need capping and venting, and we can do that at the same visit. We run pipes and flues at the back, because the cottage groups were designed to match.",
    "The gravel near the Wandle floods, so we keep meters off the floor there. Heavy vehicles fill Willow Lane during the day, which is why we’d start lifting plant at first light. If your workshop is far from the meter, we’ll test the gas pressure at the far end of the pipe.",
  ],
  dayAndNight: [
    "[Ring us]({phone}) for [boiler repair](/boiler-services) if your house has no heat or hot water, and we’ll tell you if the boiler isn’t worth mending. When a pipe bursts at night, our [emergency plumbers in Merton](/services/emergency-plumbing-repairs) will come. If you smell gas, read [what to do](/emergency) before anything else.",
    "Are you adding a burner in your workshop? You may need [larger gas pipework](/gas-services/gas-pipework-installation), and we can do the yearly [gas check for the workplace](/services/gas-safety-certificates) too. If you want the bathroom upstairs, ask our [bathroom plumbers](/services/bathroom-kitchen-plumbing). Our [heating engineers](/heating-services) work on radiators and controls.",
  ],
  benefits: [
    "We can service the heaters in your workshop between shifts, so the bays stay in use",
    "Before we move a boiler in a small kitchen, we’ll draw you one plan for flue, gas and drain",
    "If your house on Cricket Green needs consent, we’ll settle that before we start",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "If you take over a unit along Willow Lane, we’ll check whether the last tenant’s gas pipe is large enough for you.",
    },
    {
      service: "appliance-servicing",
      why: "Small boilers in small cupboards work hard, and our yearly service catches wear before winter.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "We can move a downstairs bathroom up in an interwar cottage, with the pipes and drains it needs.",
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
      ["cottage estate", "In a small cottage kitchen we’ll find the right wall for a boiler."],
      ["new-town terrace", "Each post-war home has its own flue, which we check at the service."],
      ["factory", "We service heaters over vehicle bays and warm air in spray shops."],
    ],
  },
} as const satisfies AreaCopy;
