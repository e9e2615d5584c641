import type { AreaCopy } from "../../types";

export const reigate = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Reigate, Woodhatch and Meadvale, with school heating and air conditioning for shops and offices.",
  lead: "If you need an emergency plumber, boiler repair or a gas engineer in Reigate, Woodhatch or Meadvale, call us. We also repair air conditioning in offices, shops and restaurants, and maintain heating in schools.",
  buildings: [
    "Flats in a large detached house may share one water pipe, so please warn the neighbours before we turn it off. In a small cottage, a combi boiler does away with the cylinder. The gas pipe in a post-war house may be too small for a new boiler, so we check it before we quote.",
    "Broken drain at a timber-framed shop by the Old Town Hall? We trace it before we dig, as it may run under a neighbour’s yard.",
    "We service office air conditioning floor by floor, so most of your staff can keep working.",
  ],
  working: [
    "Sand was mined close to the surface near Tunnel Road, and the ground has collapsed before. If you want a heat pump there, we check the mine records before we lay a base, or hang the unit on a wall.",
  ],
  dayAndNight: [
    "For a burst pipe or a blocked drain, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. If you smell gas, ring the gas emergency service on {gasEmergency} first. Once they’ve made it safe, our [gas engineers](/services/emergency-gas-repairs) can repair the pipe and test it.",
    "No heating or hot water? If you rent your home, ring your landlord first: repairs are their job. If it’s your own boiler, call us day or night for a [boiler repair](/boiler-services). We also service boilers and do the annual [gas safety check](/gas-services/landlord-gas-safety) for landlords.",
    "If the air con stops in your office, shop or restaurant, [ring us day or night](/services/emergency-hvac). We also service [air conditioning](/air-conditioning). For restaurants, we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas) and issue [gas certificates](/services/gas-safety-certificates). For schools and managed buildings, we do [heating maintenance](/services/heating-system-maintenance), under [contract](/maintenance) if you like.",
  ],
  benefits: [
    "If your heating keeps losing pressure, we find the leak before we lift a floor",
    "We choose air conditioning units that are quiet at night",
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
      why: "Gas pipes can rust under a floor or a garden. If yours fail a tightness test, we renew them.",
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
      ["timber frames", "Rusty gas pipe in a timber-framed shop? We test it and repair it."],
      ["detached house", "Some radiators hotter than others? We balance them."],
      ["school", "School heating due a service? We come in the holidays."],
    ],
  },
} as const satisfies AreaCopy;
