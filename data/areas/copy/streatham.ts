import type { AreaCopy } from "../../types";

export const streatham = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Streatham, West Norwood, Dulwich Village and Crystal Palace, for homes, shops and offices.",
  lead: "Need an emergency plumber, a gas engineer or a boiler repair between Streatham Vale and Upper Norwood? Ring us day or night. We also repair air conditioning in shops, restaurants and offices.",
  advice: {
    houses: [
      "On the Dulwich Estate, you need a licence for any change that can be seen from outside, such as a new flue or an outdoor air con unit. We prepare the paperwork for it.",
      "On the Leigham Court Estate, we put a new boiler’s flue at the rear of the gabled terraces, so that the fronts stay as they were built.",
    ],
    flats: [
      "If a pipe leaks in Pullman Court, Leigham Hall Mansions or another of the interwar blocks, tell the porter as well as us. The porter may be able to shut off the water to the pipe your flat shares with others.",
      "One water pipe often feeds several flats in a block. Before planned work, we find out which they are, so that everyone knows when the water will be off.",
      "Flats in a large detached house towards Streatham Common may share a drain. We can often clear it from outside, without going into anyone’s flat.",
    ],
    shops: [
      "Streatham High Road is a red route, where a van may only stop in marked bays. If your shop, office or restaurant is on it, we’ll come at a time when we can use one.",
    ],
    access: [
      "Pullman Court and some of the Georgian houses in Dulwich Village are listed, so even a new flue may need the council’s consent. We find out before we drill through an outside wall.",
    ],
  },
  demand: [
    {
      service: "gas-safety-certificates",
      why: "Along the shopping parades, homes and workshops stand under one roof. If you rent out the homes above your shop or workshop, we can check all the gas appliances in one visit.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Blocks of flats with shared heating may still rely on two large, ageing boilers. Several small ones can cost less to run, and the heating stays on if one of them fails.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Steel pipes from the 1930s, when many blocks here were built, can rust from the inside. If one leaks, call us at any hour.",
    },
  ],
  street: {
    line: [
      "parade",
      "mansion block 5",
      "council block 6",
      "bay terrace",
      "church",
      "detached house",
      "Georgian terrace",
      "factory",
    ],
    notes: [
      ["mansion block", "In a mansion block, the leak may be two floors above the stain. We trace it to its source."],
      [
        "council block",
        "One boiler room can heat a whole council block. We repair its boilers and pumps for the landlord.",
      ],
      ["detached house", "With two showers running, a large house can run short of water. We test the flow first."],
    ],
  },
} as const satisfies AreaCopy;
