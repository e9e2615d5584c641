import { safety } from "../../safety";
import type { AreaCopy } from "../../types";

export const reigate = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Reigate, Woodhatch and Meadvale, with school heating and air conditioning for shops and offices.",
  lead: "If you need an emergency plumber, boiler repair or a gas engineer in Reigate, Woodhatch or Meadvale, call us. We also repair air conditioning in offices, shops and restaurants, and maintain heating in schools.",
  buildings: [
    "Flats in a large detached house may share a water pipe. Please warn your neighbours before we turn it off.",
    "In a small cottage, a combi boiler saves the space a cylinder takes up. Before we quote for a new boiler in a post-war house, we check that the gas pipe is large enough.",
    "The drain from a timber-framed shop by the Old Town Hall may run under a neighbour’s yard. We trace it before we dig.",
    "We service office air conditioning floor by floor, so most of your staff can keep working.",
  ],
  working: [
    "Sand was mined close to the surface near Tunnel Road, and the ground has collapsed before. We check the mine records before we fit a heat pump there, or fix it to a wall.",
  ],
  dayAndNight: [
    `For a burst pipe or a blocked drain, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. Smell gas? ${safety.gasEscape.atOnce}. Once it’s safe, our [gas engineers](/services/emergency-gas-repairs) can repair the pipe and test it.`,
    "No heating or hot water? If you rent your home, ring your landlord first: repairs are their job. If you own or let the home, call us day or night for a [boiler repair](/boiler-services). We also service boilers and do the annual [gas safety check](/gas-services/landlord-gas-safety) for landlords.",
    "[Ring us day or night](/services/emergency-hvac) if the air con stops in your office, shop or restaurant. We also service [air conditioning](/air-conditioning), and for restaurants we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas) and issue [gas certificates](/services/gas-safety-certificates). We do [heating maintenance](/services/heating-system-maintenance) for schools and managing agents under [contract](/maintenance).",
  ],
  benefits: [
    "We find a leaking heating pipe before we lift a floor",
    "We fit air conditioning that’s quiet at night",
    "We can work in your shop or restaurant before it opens",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "If you run a school, one contract can cover its boilers and pipes.",
    },
    {
      service: "air-conditioning-installation",
      why: "We fit air conditioning in large offices, and in old shops that overheat.",
    },
    {
      service: "emergency-gas-repairs",
      why: "Gas pipes can rust under a floor or a garden. We renew any that fail a tightness test.",
    },
  ],
  street: {
    line: [
      "town hall",
      "timber frames",
      "church",
      "detached house",
      "school",
      "1960s office 5",
      "cottage estate",
      "semi",
      "new-town terrace",
    ],
    notes: [
      ["timber frames", "We test old gas pipes in timber-framed shops and replace rusty ones."],
      ["detached house", "If one end of the house stays cold, we balance the radiators."],
      ["school", "School heating due a service? We come in the holidays."],
    ],
  },
} as const satisfies AreaCopy;
