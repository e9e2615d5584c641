import type { AreaCopy } from "../../types";

export const reigate = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Reigate, Woodhatch and Meadvale, with school heating and air conditioning for shops and offices.",
  lead: "If you need an emergency plumber, boiler repair or a gas engineer in Reigate, Woodhatch or Meadvale, call us. We also repair air conditioning in offices, shops and restaurants, and maintain heating in schools.",
  buildings: [
    "Flats in a large detached house may share one water pipe, so please warn the neighbours before we turn off the water. In a small cottage, a combi boiler saves the space of a cylinder. The gas pipe in a post-war house may be too narrow for a new boiler, so we check it before we quote.",
    "Broken drain at a timber-framed shop by the Old Town Hall? We trace it before we dig, because it may run under a neighbour’s yard.",
    "We service office air conditioning floor by floor, so that most of your staff can keep working.",
  ],
  working: [
    "Sand was mined close to the surface near Tunnel Road, and the ground has collapsed before. If you want a heat pump there, we check the mine records before we cast a base, or we can hang the unit on a wall.",
  ],
  dayAndNight: [
    "For a burst pipe or a blocked drain, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. If you smell gas, ring the gas emergency service on {gasEmergency} first. Once the leak is safe, our [gas engineers](/services/emergency-gas-repairs) can repair the pipe and test it.",
    "Has your heating or hot water stopped? Call us for a [boiler repair](/boiler-services). If you rent, ring your landlord first: they have to repair the heating and hot water. We also service boilers and do the annual [gas safety check](/gas-services/landlord-gas-safety) for landlords.",
    "Air con off? Call us for [air conditioning repair](/air-conditioning). For restaurants, we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas) and issue annual [gas certificates](/services/gas-safety-certificates). Schools and other managed buildings can book [heating maintenance](/services/heating-system-maintenance) or a [maintenance contract](/maintenance).",
  ],
  benefits: [
    "If your heating keeps losing pressure, we find the leak before we lift a floor",
    "We choose air conditioning units that are quiet at night",
    "We can work in your shop or restaurant before it opens",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "One contract can cover all the boilers and heating pipes in your school.",
    },
    {
      service: "air-conditioning-installation",
      why: "We fit air conditioning in large offices, and in small old shops that overheat in summer.",
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
      ["timber frames", "Rusty gas pipe in a timber-framed shop? We test and replace it."],
      ["detached house", "Radiators heating unevenly in a large house? We balance them."],
      ["school", "School heating due for service? We come in the holidays."],
    ],
  },
} as const satisfies AreaCopy;
