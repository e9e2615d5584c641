import { safety } from "../../safety";
import type { AreaCopy } from "../../types";

export const merton = {
  description:
    "Boiler, gas and emergency plumbing repairs in Morden and Mitcham, Merton, from St Helier cottages and Haig homes to workshops at Willow Lane.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in homes and workshops in Morden and Mitcham, the southern side of Merton. We can also fit a new bathroom, or a larger gas pipe at Willow Lane.",
  buildings: [
    "If your cottage on the St Helier Estate, south of Morden station, shares its water pipe, we’ll warn your neighbours before we close a valve. In a Haig home we need the landlord’s consent before we change a boiler. Mitcham’s Cricket Green is a conservation area, so an older house there may need consent before we start. In a post-war flat in Pollards Hill or Phipps Bridge, we check first who owns the flue.",
  ],
  working: [
    "St Helier cottages were designed to match in groups, so we run pipes and flues at the back. If your old back boiler has gone, the chimney may still need capping and venting, and we can do that too.",
    "The gravel near the Wandle can flood, so we keep meters off the floor there. Heavy vehicles fill Willow Lane during the day, so if your factory needs plant lifted, we’ll start at first light. If your unit is far from the meter, we’ll test the gas pressure at the far end of the pipe.",
  ],
  dayAndNight: [
    `[Ring us]({phone}) for [boiler repair](/boiler-services) if your house has no heating or hot water, and we’ll tell you if the boiler isn’t worth repairing. If a pipe bursts at night, our [emergency plumbers in Merton](/services/emergency-plumbing-repairs) will come. If you smell gas, don’t wait for us. ${safety.gasEscape.atOnce}. Our [emergency page](/emergency) has the next steps.`,
    "Are you adding a burner in your workshop? You may need [larger gas pipework](/gas-services/gas-pipework-installation), and we can do the yearly [gas check for the workplace](/services/gas-safety-certificates) too. If you want the bathroom upstairs, ask our [bathroom plumbers](/services/bathroom-kitchen-plumbing). For radiators and controls, call our [heating engineers](/heating-services).",
  ],
  benefits: [
    "We can service the heaters in your workshop between shifts, so the bays stay in use",
    "Before we move a boiler in a small kitchen, we’ll draw you one plan for flue, gas and drain",
    "In an older house on Cricket Green, we’ll keep the vents open so that the cellar stays dry",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "If you take over a unit on Willow Lane, we’ll check whether the last tenant’s gas pipe is large enough for you.",
    },
    {
      service: "appliance-servicing",
      why: "A small boiler in a small cupboard works hard, and our yearly service can catch wear before winter.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If your interwar cottage has its bathroom downstairs, we can move it up, with the pipes and drains it needs.",
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
      ["new-town terrace", "In a post-war home we check the flue at every service."],
      ["factory", "We service heaters in vehicle bays and paint spray shops."],
    ],
  },
} as const satisfies AreaCopy;
