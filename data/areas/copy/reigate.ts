import type { AreaCopy } from "../../types";

export const reigate = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Reigate, Woodhatch and Meadvale, with school heating and air conditioning for shops and offices.",
  lead: "If you need an emergency plumber, boiler repair or a gas engineer in Reigate, Woodhatch or Meadvale, call us. We also maintain heating in schools and air conditioning in offices and shops.",
  buildings: [
    "In a Victorian villa, several flats may share one water pipe, so we agree with your neighbours when to shut it off. In a small cottage, a combination boiler saves the space that a cylinder would take. In a post-war house, the gas pipe may be too narrow for a new boiler, so we check it.",
    "At a timber-framed shop by the Old Town Hall, we trace the drain before we dig, because it may run under a neighbour’s yard. In offices we service the cooling floor by floor, so that most of your staff can keep working.",
  ],
  working: [
    "Near Tunnel Road, sand was mined close to the surface and the ground has collapsed before. We check the mine records before we cast a base for a heat pump there, and can hang the unit on a wall instead.",
  ],
  dayAndNight: [
    "For a burst pipe or a blocked drain, call our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour. If you smell gas, ring the gas emergency service on {gasEmergency} first. Once the leak is safe, our [gas leak engineers](/services/emergency-gas-repairs) can repair the pipe and test it.",
    "In homes we do [boiler repairs](/boiler-services) and servicing. For landlords we check the gas every year and issue the [gas safety records](/gas-services/landlord-gas-safety).",
    "Ask us for [air conditioning repair](/air-conditioning) when your office or shop gets too warm. In restaurants we do [kitchen gas repairs](/gas-services/commercial-kitchen-gas) and issue [commercial gas certificates](/services/gas-safety-certificates). Schools and other managed buildings can book [heating maintenance](/services/heating-system-maintenance).",
  ],
  benefits: [
    "If your heating keeps losing pressure, we find the leak before we lift a floor",
    "We choose outdoor cooling units that are quiet at night",
    "We work in shops and restaurants before they open",
  ],
  demand: [
    {
      service: "heating-system-maintenance",
      why: "A school may have old pipes and several boilers. We maintain them all under one contract.",
    },
    {
      service: "air-conditioning-installation",
      why: "Large office floors and small old shops can both overheat in summer. We fit the right unit for either.",
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
      "villa",
      "school",
      "1960s office 5",
      "cottage estate",
      "semi",
      "new-town terrace",
    ],
    notes: [
      ["timber frames", "Gas pipe worn out in a timber-framed shop? We plan a safe new route."],
      ["villa", "Radiators in your villa heating unevenly? We can balance them."],
      ["school", "School heating due for service? We come in the holidays."],
    ],
  },
} as const satisfies AreaCopy;
