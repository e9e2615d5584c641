import { safety } from "../../safety";
import type { AreaCopy } from "../../types";

export const merton = {
  description:
    "Boiler, gas and emergency plumbing repairs in Morden and Mitcham, Merton, from St Helier cottages and Haig homes to workshops at Willow Lane.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in homes and workshops in Morden and Mitcham, the southern side of Merton. We can also fit a new bathroom, or a larger gas pipe for your workshop.",
  buildings: [
    "If your cottage on the St Helier Estate, south of Morden station, shares its water pipe, we’ll warn your neighbours before we close a valve. In a Haig home we need the landlord’s consent before we change a boiler. Mitcham’s Cricket Green is a conservation area, so you may need consent there for a flue at the front. In a post-war flat in Pollards Hill or Phipps Bridge, ask your landlord before you order a boiler, because the flue may be shared.",
  ],
  working: [
    "St Helier cottages were designed to match in groups, so we run pipes and flues at the back. If we take out an old back boiler, we can cap and vent the chimney too.",
    "Low ground near the Wandle can flood, so we keep boilers off the floor there. Lorries fill Willow Lane during the day, so if your factory needs plant lifted in, we’ll start early.",
  ],
  dayAndNight: [
    `[Ring us]({phone}) for [boiler repair](/boiler-services) if your house has no heating or hot water, and we’ll tell you if the boiler isn’t worth repairing. If a pipe bursts at night, our [emergency plumbers in Merton](/services/emergency-plumbing-repairs) will come. If you smell gas, don’t wait for us. ${safety.gasEscape.atOnce}. Our [emergency page](/emergency) has the next steps.`,
    "Are you adding a burner in your workshop? You may need [larger gas pipework](/gas-services/gas-pipework-installation), and we can do the [gas check for the workplace](/services/gas-safety-certificates) too. For a new bathroom, ask our [bathroom plumbers](/services/bathroom-kitchen-plumbing), and for radiators and controls our [heating engineers](/heating-services). Landlords can book the [yearly gas check](/gas-services/landlord-gas-safety).",
  ],
  benefits: [
    "We can service the heaters in your workshop between shifts, so the bays stay in use",
    "If your radiators are noisy, we can find out why and flush or balance the system",
    "If your shop or office gets too hot, we can find out why and fit cooling",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "If you take over a unit on Willow Lane, we’ll check whether the last tenant’s gas pipe is large enough for you.",
    },
    {
      service: "appliance-servicing",
      why: "We can service your boiler every year, and replace worn parts before winter.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "If your cottage has its bathroom downstairs, we can fit a new one upstairs, with its pipes and drains.",
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
      ["new-town terrace", "Boiler in a post-war flat? We check its flue at every service."],
      ["factory", "Cold workshop? We can repair its heaters or fit new ones."],
    ],
  },
} as const satisfies AreaCopy;
