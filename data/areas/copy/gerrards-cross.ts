import type { AreaCopy } from "../../types";

export const gerrardsCross = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Gerrards Cross, Beaconsfield and the Chalfonts, with heat pumps for homes and office air conditioning.",
  lead: "Our emergency plumbers and gas engineers cover Gerrards Cross, Beaconsfield and the Chalfonts, day or night, for a leak or a boiler repair. We also repair air con in offices and shops, and gas cookers in pubs.",
  advice: {
    houses: [
      "Before you replace the oil boiler in a Chalfont St Giles cottage with a heat pump, we’ll check whether there’s room for the unit outside and the hot water cylinder indoors.",
      "A heat pump can spoil the front of an Arts and Crafts house, so we put it at the side or back. We work out the heat loss of your home first, as that decides how large the heat pump must be.",
      "A stuck valve can leave one wing of a large detached house cold. Ask us to check the valves before you buy a new boiler.",
      "Old floorboards are easily damaged and hard to match, so we plan the pipe routes with you before we lift any.",
      "Groundwater can rise into basements in Chalfont St Peter. We can fit a pump there and test it every year.",
    ],
    shops: [
      "A new flue or kitchen duct can harm the look of the timber-framed pubs and restaurants in Beaconsfield Old Town, so its route has to be agreed with the council’s conservation officer. We can do that for you.",
    ],
    offices: [
      "If one building on your campus is always cold, the cause may be its own valves and pumps rather than the main boilers. We check those first.",
    ],
  },
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Large, draughty houses use a lot of gas. We can show you which low-carbon heating would suit yours.",
    },
    {
      service: "hvac-system-design",
      why: "When a house or a care home is extended, the old heating may not be enough for it. We can work out what the larger building will need.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Older houses may still have lead supply pipes, galvanised tanks and iron soil pipes. We can replace them when we fit a bathroom.",
    },
  ],
  street: {
    line: ["station", "timber frames", "villa", "detached house", "church", "parade", "villa", "pub", "university"],
    notes: [
      ["timber frames", "We run new pipes through a timber-framed house without cutting into the frame."],
      ["villa", "A bedroom under a steep tiled roof can get very hot in summer. We can fit air con."],
      [
        "detached house",
        "If a large house runs out of hot water, it may need a bigger cylinder. We work out the size.",
      ],
    ],
  },
} as const satisfies AreaCopy;
