import type { AreaCopy } from "../../types";

export const streatham = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Streatham, West Norwood, Dulwich Village and Crystal Palace, for homes, shops and offices.",
  lead: "Need an emergency plumber, a gas engineer or a boiler repair between Streatham Vale and Upper Norwood? Ring us day or night. We also repair air conditioning in shops, restaurants and offices.",
  advice: {
    houses: [
      "On the Dulwich Estate, you need a licence from the estate for any change that can be seen from outside, such as a new flue or an outdoor air con unit. We prepare the drawings and data for your application.",
    ],
    flats: [
      "If a pipe leaks in your flat in Pullman Court, Leigham Hall Mansions or another of the interwar blocks, tell the porter, who may be able to shut off the shared pipe. If you rent, ring your landlord too; if you own the flat, ring us.",
      "Flats in a large detached house towards Streatham Common may share a drain. We can often clear a blockage from outside, without going into anyone’s flat.",
    ],
    shops: [
      "If your restaurant in West Norwood or Crystal Palace has flats above, ask us where a new air con unit or extract fan can go. We look for a place that’s well away from the bedroom windows.",
    ],
    offices: [
      "An office over the shops often has its outdoor air con unit on a flat roof at the back. If we have to go through the shop below to get up there, please ask the shopkeeper which times are best.",
    ],
    access: [
      "Streatham High Road is a red route, where a van may only stop in marked bays. Tell us if you’re on the High Road, and we’ll come at a time when we can use a bay.",
      "Pullman Court and some of the Georgian houses in Dulwich Village are listed, so even a new flue may need listed building consent from the council’s planners. We supply drawings for your application, and don’t drill until you have it.",
    ],
  },
  demand: [
    {
      service: "gas-safety-certificates",
      why: "Along the shopping parades, homes and workshops often share a building. If you rent out the homes above your shop or workshop, we can check all the gas appliances in one visit.",
    },
    {
      service: "commercial-boiler-installation",
      why: "Blocks of flats with shared heating may still rely on two large, ageing boilers. Several small boilers can cost less to run, and the heating stays on if one of them fails.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Steel pipes from the 1930s, when many blocks here were built, can rust from the inside. If a pipe leaks in a flat you own, call us at any hour.",
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
      ["detached house", "Short of water when two showers run in a large house? We test the flow to find out why."],
    ],
  },
} as const satisfies AreaCopy;
