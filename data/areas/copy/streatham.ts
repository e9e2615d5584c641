import type { AreaCopy } from "../../types";

export const streatham = {
  description:
    "Boiler repair, gas engineers and emergency plumbers in Streatham, West Norwood, Dulwich Village and Crystal Palace, for homes, shops and offices.",
  lead: "Need an emergency plumber, a gas engineer or a boiler repair between Streatham Vale and Upper Norwood? Ring us at any hour, about your home or the air con in your shop, restaurant or office.",
  advice: {
    houses: [
      "If a pipe leaks in Pullman Court, Leigham Hall Mansions or another of the interwar blocks, tell the porter, who may be able to shut the water off.",
    ],
    flats: [
      "We find out which flats share pipes before we shut anything off.",
      "On the Dulwich Estate, we prepare the licence paperwork for any visible change outside.",
      "If you let a home, we can book the gas check with your tenant.",
      "Flats in a large detached house towards Streatham Common may share a drain. We can often clear it from outside.",
    ],
    shops: [
      "The High Road is a red route. If your shop, office or restaurant is on it, we’ll plan the visit around the hours of the marked bays.",
    ],
    access: [
      "Pullman Court and some Georgian houses in Dulwich Village are listed. Even a new flue may need consent there, so we check before we drill an outside wall. On the Leigham Court Estate, we put flues at the rear of the gabled terraces.",
    ],
  },
  demand: [
    {
      service: "gas-safety-certificates",
      why: "If you rent out homes above your shop or workshop, we can check all the gas appliances in one visit.",
    },
    {
      service: "commercial-boiler-installation",
      why: "We can replace two ageing boilers in a block with several small ones, which can cost less to run.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Steel pipes from the 1930s can rust inside. If one leaks, call us at any hour.",
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
      ["mansion block", "Water coming through the ceiling of your flat? We trace the leak."],
      ["council block", "We repair shared boilers that keep cutting out in council blocks."],
      ["detached house", "Before you fit a pump in a large house, ask us to test the flow."],
    ],
  },
} as const satisfies AreaCopy;
