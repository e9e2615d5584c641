import type { AreaCopy } from "../../types";

export const reigate = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Reigate, Woodhatch and Meadvale, with school heating and air conditioning for shops and offices.",
  lead: "Ring us day or night for an emergency plumber, a gas engineer or a boiler repair in Reigate, Woodhatch or Meadvale. We also repair air con in offices, shops and restaurants, and look after heating in schools.",
  advice: {
    houses: [
      "Sand was mined close to the surface near Tunnel Road, and the ground has collapsed before. If you want a heat pump there, we check the mine records first. If in doubt, we fix it to a wall.",
      "In a small estate cottage, a hot water cylinder takes up a cupboard that you could use. A combi boiler doesn’t need one, but it does need a strong flow of water, so we measure yours first.",
      "The gas pipe in a post-war house may be too narrow for a new boiler, so we check it before we quote. If you need a wider one, we include it in the price.",
    ],
    flats: [
      "If your flat is part of a large detached house, one stopcock may serve everyone. Please warn your neighbours before we close it.",
    ],
    shops: [
      "The drain from a timber-framed shop by the Old Town Hall may run under a neighbour’s yard. We trace the drain first, so that you can ask your neighbour’s permission before we dig.",
      "If you run a restaurant in the town centre, we can repair the air con in the morning, before you lay the tables for lunch.",
    ],
    offices: [
      "Nobody wants to send a whole office home for a service. We service the air conditioning one floor at a time, so that most of your staff can keep working.",
    ],
    access: [
      "An old timber-framed building in the town centre may be listed, so a new flue or air con unit outside may need consent. Ask us where it could go before you order.",
    ],
  },
  demand: [
    {
      service: "heating-system-maintenance",
      why: "A school with several buildings may have boilers in each of them and long pipes in between. One contract can cover them all, and we can service them in the holidays.",
    },
    {
      service: "air-conditioning-installation",
      why: "Large offices, and old shops with few windows that open, can overheat in summer. We fit air conditioning in both.",
    },
    {
      service: "emergency-gas-repairs",
      why: "An old gas pipe can rust where it runs under a floor or a garden. If a tightness test shows that your pipe leaks, we renew it.",
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
      ["timber frames", "Old timber-framed shop too hot? We can run air con pipes without cutting into the frame."],
      ["detached house", "If a heating pipe leaks under your floor, we find the leak before we lift any boards."],
      ["school", "If one wing of your school stays cold, we check its pump and valves before the boilers."],
    ],
  },
} as const satisfies AreaCopy;
