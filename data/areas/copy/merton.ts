import { safety } from "../../safety";
import type { AreaCopy } from "../../types";

export const merton = {
  description:
    "Emergency plumbers, gas engineers and heating engineers for homes, shops and workshops in Morden, Mitcham and St Helier, in the south of Merton.",
  lead: "Our emergency plumbers, gas engineers and heating engineers work in homes, shops, restaurants and workshops in Morden and Mitcham, in the south of Merton. Call us about a leak, a blocked drain, a boiler repair, a new bathroom or air conditioning.",
  buildings: [
    "Cottages on the St Helier Estate were designed to match, so we run new pipes and flues at the back. Some share a water pipe. Please warn your neighbours before we turn it off. A flue at the front may need planning permission in Mitcham’s Cricket Green conservation area.",
    "Ask the freeholder before you order a boiler for a post-war flat in Pollards Hill or Phipps Bridge, because the flue may be shared.",
    "We can work in shops and offices near Morden station before they open.",
  ],
  working: [
    "Land near the Wandle can flood. We keep boilers off the floor there.",
    "We can flush or balance the system if radiators are cold or noisy.",
  ],
  dayAndNight: [
    `If a pipe bursts or a drain blocks, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. Boiler stopped? If you rent your home, tell your landlord first: they have to repair it. If you own or let the home, [ring us]({phone}) day or night for a [boiler repair](/boiler-services). Smell gas? ${safety.gasEscape.atOnce}. Our [emergency page](/emergency) has the next steps.`,
    "Radiators or controls not working? Call our [heating engineers](/heating-services). We also fit [bathrooms](/services/bathroom-kitchen-plumbing), and do the [annual gas safety check](/gas-services/landlord-gas-safety) for landlords.",
    "We repair, service and fit [air conditioning](/air-conditioning) in shops, restaurants and offices. If yours stops, ring our [emergency engineers](/services/emergency-hvac), day or night. We do [kitchen gas checks and repairs](/gas-services/commercial-kitchen-gas) for restaurants. For workshops we fit [larger gas pipes](/gas-services/gas-pipework-installation) and do an annual [gas safety check](/services/gas-safety-certificates). If you manage a building, ask about a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "Lorries fill the Willow Lane estate by day, so we come early",
    "If your boiler isn’t worth repairing, we’ll tell you",
    "We service workshop heaters between shifts",
  ],
  demand: [
    {
      service: "gas-pipework-installation",
      why: "We can fit a larger gas pipe for your plant when you take over a unit on Willow Lane.",
    },
    {
      service: "appliance-servicing",
      why: "We service your boiler every year, and replace worn parts before winter.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Some cottages still have the bathroom downstairs. We can fit a new one upstairs, with its pipes and drains.",
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
      ["cottage estate", "We find another place for a boiler if a cottage kitchen has no room."],
      ["new-town terrace", "Boiler in your flat cutting out? We find out why and fix it."],
      ["factory", "In a cold workshop, we repair the heaters or fit new ones."],
    ],
  },
} as const satisfies AreaCopy;
