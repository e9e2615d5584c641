import { safety } from "../../safety";
import type { AreaCopy } from "../../types";

export const merton = {
  description:
    "Emergency plumbers, gas engineers and heating engineers for homes, shops and workshops in Morden, Mitcham and St Helier, in the south of Merton.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in Morden and Mitcham, on the southern side of Merton. Call us about a leak, a boiler repair, a new bathroom or gas for a workshop.",
  buildings: [
    "Cottages on the St Helier Estate were designed to match, so we run new pipes and flues at the back. Some share a water pipe, so we warn the neighbours before we close a valve. In Mitcham’s Cricket Green conservation area, a flue at the front may need planning permission.",
    "If you live in a post-war flat in Pollards Hill or Phipps Bridge, ask the landlord before you order a boiler, because the flue may be shared.",
    "In shops and offices near Morden station, we can work before opening time.",
  ],
  working: [
    "Near the Wandle, where land can flood, we keep boilers off the floor.",
    "Lorries fill Willow Lane during the day, so we bring heavy plant early.",
  ],
  dayAndNight: [
    `If a pipe bursts or a drain blocks, day or night, call our [emergency plumbers in Merton](/services/emergency-plumbing-repairs). No heating or hot water? [Ring us]({phone}) for a [boiler repair](/boiler-services). If you smell gas, don’t wait for us. ${safety.gasEscape.atOnce}. Our [emergency page](/emergency) has the next steps.`,
    "For a new bathroom, ask our [bathroom plumbers](/services/bathroom-kitchen-plumbing), and for radiators and controls our [heating engineers](/heating-services). We carry out the [yearly gas check](/gas-services/landlord-gas-safety) for rented homes.",
    "Shop or office too hot? We fit, service and repair [air conditioning](/air-conditioning). In restaurants we carry out [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas). For workshops, we lay [larger gas pipework](/gas-services/gas-pipework-installation) and do the yearly [gas check](/services/gas-safety-certificates). For managed buildings, we offer a [yearly contract](/maintenance).",
  ],
  benefits: [
    "We service the heaters in a workshop between shifts, so the bays stay in use",
    "When radiators are cold or noisy, we find out why, and flush or balance the system",
    "When a boiler isn’t worth repairing, we tell you so",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "When you take over a unit on Willow Lane, we check whether the last tenant’s gas pipe is large enough for you.",
    },
    {
      service: "appliance-servicing",
      why: "We service your boiler every year, and replace worn parts before winter.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Some cottages still have their bathroom downstairs. We can fit a new one upstairs, with its pipes and drains.",
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
      ["cottage estate", "No room for a boiler in the kitchen? We find another place for it."],
      ["new-town terrace", "Boiler in your flat cutting out? We repair it and test the flue."],
      ["factory", "Cold workshop? We repair its heaters or fit new ones."],
    ],
  },
} as const satisfies AreaCopy;
