import type { AreaCopy } from "../../types";

export const reigate = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Reigate, Woodhatch and Meadvale, with school heating and air conditioning for shops and offices.",
  lead: "Day or night, ring us for an emergency plumber, a boiler repair or a gas engineer in Reigate, Woodhatch or Meadvale. We also repair air con in offices, shops and restaurants, and maintain school heating.",
  advice: {
    houses: [
      "We trace a leaking heating pipe before we lift a floor.",
      "We can price a repair to your old boiler before you decide on a new one.",
      "Sand was mined close to the surface near Tunnel Road, and the ground has collapsed before. We check the mine records before we stand a heat pump on the ground there. If in doubt, we fix it to a wall.",
      "In a small cottage, a combi boiler saves the space a cylinder takes up.",
      "Before we quote for a new boiler in a post-war house, we check that the gas pipe is large enough.",
    ],
    flats: [
      "If your flat is part of a large detached house, one stopcock may serve everyone. Please warn your neighbours before we close it.",
    ],
    shops: [
      "We can work in your shop or restaurant before it opens.",
      "The drain from a timber-framed shop by the Old Town Hall may run under a neighbour’s yard. We trace it before we dig.",
    ],
    offices: ["We service office air conditioning floor by floor, so most of your staff can keep working."],
  },
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
      ["detached house", "One end of your house cold? We check the valves first."],
      ["school", "School heating due a service? We can come in the holidays."],
    ],
  },
} as const satisfies AreaCopy;
