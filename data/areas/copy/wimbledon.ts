import type { AreaCopy } from "../../types";

export const wimbledon = {
  description:
    "Emergency plumbers, gas engineers, boiler repair and air conditioning in Wimbledon, Raynes Park and Colliers Wood, for houses, shops and offices.",
  lead: "Need an emergency plumber, a gas engineer or a boiler repair in Wimbledon, Raynes Park or Colliers Wood? Ring us day or night, or ask us about air conditioning for your home, shop or office.",
  advice: {
    houses: [
      "We put outdoor air con units where they won’t disturb your neighbours.",
      "In late June and early July, we plan visits round the road closures near the All England Club during the tennis.",
      "Large Georgian and Victorian houses off Parkside may have more than one boiler, so tell us how many. In larger houses, we can fit controls so that you heat only the rooms you use.",
      "In bay-windowed terraces in Raynes Park, we can usually lift the floorboards to reach the pipes.",
      "Is your boiler old? Ask us whether another repair makes sense before you pay for it.",
    ],
    offices: ["We can service office air conditioning before your staff arrive."],
    access: [
      "In conservation areas such as Wimbledon West and Merton Park, we try to put flues and outdoor units behind the house.",
      "In the shopping centre by the station, and in offices on Wimbledon Hill or Alexandra Road, we’ll arrange riser access with the building manager.",
    ],
  },
  demand: [
    {
      service: "air-conditioning-installation",
      why: "We can fit quiet air conditioning in glazed extensions, lofts and home offices that get too hot in summer.",
    },
    {
      service: "hvac-system-design",
      why: "If you refurbish a large house, we can design all the heating and cooling as one system.",
    },
    {
      service: "appliance-servicing",
      why: "A boiler should be serviced every year. Spring is the best time to book.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "detached house",
      "church",
      "villa",
      "bay terrace",
      "shopping centre",
      "1960s office 5",
      "stadium",
    ],
    notes: [
      ["detached house", "If hot water is slow to reach your taps, a return pipe may help."],
      ["bay terrace", "Cold radiators in a bay-fronted terrace? We check before we flush."],
      ["1960s office", "Some desks hot, others cold? We check the office air con."],
    ],
  },
} as const satisfies AreaCopy;
