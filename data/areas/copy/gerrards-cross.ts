import type { AreaCopy } from "../../types";

export const gerrardsCross = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Gerrards Cross, Beaconsfield and the Chalfonts, with heat pumps for homes and office air conditioning.",
  lead: "Our emergency plumbers and gas engineers cover Gerrards Cross, Beaconsfield and the Chalfonts, day or night. Ring us about a boiler repair, a heat pump, your office air con or a gas cooker in your pub.",
  advice: {
    houses: [
      "We work out your home’s heat loss before we size a heat pump.",
      "If your water pressure is low, we measure the flow before we recommend a pump.",
      "We plan pipe routes with you before we lift an old floor.",
      "Groundwater can rise into basements in Chalfont St Peter. We can fit a pump and test it every year.",
      "A heat pump can spoil the front of an Arts and Crafts house, so we put it at the side or back.",
      "A stuck valve can leave one wing of a large detached house cold. Call us before you buy a new boiler.",
      "Thinking of replacing the oil boiler in a Chalfont St Giles cottage with a heat pump? We’ll check whether there’s room for the unit outside and the cylinder indoors.",
      "If one building on your campus is always cold, we check its valves and pumps.",
    ],
    shops: ["We can work in your shop near the station after closing."],
    access: [
      "In the timber-framed pubs and restaurants in Beaconsfield Old Town, we agree flues and extract ducts with the conservation officer.",
    ],
  },
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Large, draughty houses use a lot of gas. We can show you which low-carbon heating would suit yours.",
    },
    {
      service: "hvac-system-design",
      why: "Before you extend a house or a care home, we can work out what heating it will need.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "In older houses we replace lead supply pipes, galvanised tanks and iron soil pipes.",
    },
  ],
  street: {
    line: ["station", "timber frames", "villa", "detached house", "church", "parade", "villa", "pub", "university"],
    notes: [
      ["timber frames", "We run new pipes without cutting into a timber frame."],
      ["villa", "Hot bedroom in an Arts and Crafts house? We can fit air con."],
      ["detached house", "If you run out of hot water, you may need a bigger cylinder."],
    ],
  },
} as const satisfies AreaCopy;
