import type { AreaCopy } from "../../types";

export const gerrardsCross = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Gerrards Cross, Beaconsfield and the Chalfonts, with heat pumps for homes and office air conditioning.",
  lead: "Our emergency plumbers and gas engineers cover Gerrards Cross, Beaconsfield and the Chalfonts, day or night, for a leak or a boiler repair. We also repair air con in offices and shops, and gas cookers in pubs.",
  advice: {
    houses: [
      "Would you like to replace the oil boiler in a Chalfont St Giles cottage with a heat pump? We first check whether there’s room for the unit outside and for a hot water cylinder indoors.",
      "A heat pump can spoil the front of an Arts and Crafts house, so we put it at the side or back. We also work out how much heat your home loses, which decides how large a heat pump you need.",
      "A stuck valve can leave one wing of a large detached house cold. Ask us to check the valves before you buy a new boiler.",
      "Old floorboards are easily damaged and hard to match, so we plan the pipe routes with you before we lift any boards.",
      "Groundwater can rise into basements in Chalfont St Peter. We can fit a pump that keeps your basement dry, and test it every year.",
    ],
    shops: [
      "If the air con fails in your shop near the station, we can repair it after closing, so that you don’t have to shut during the day.",
    ],
    offices: [
      "If one building on your office campus is always cold, the cause may be its own valves and pumps rather than the main boilers. We check those first.",
    ],
    access: [
      "In the timber-framed pubs and restaurants in Beaconsfield Old Town, a new flue or kitchen duct can spoil the look of the building, so the council’s conservation officer has to agree to the route. We can supply the drawings for you to send in.",
    ],
  },
  demand: [
    {
      service: "energy-efficient-solutions",
      why: "Large, draughty houses use a lot of gas. We can show you which low-carbon heating would suit your house.",
    },
    {
      service: "hvac-system-design",
      why: "When a house or a care home is extended, the old heating may be too small. We can work out how much heat the larger building will need.",
    },
    {
      service: "bathroom-kitchen-plumbing",
      why: "Older houses may still have lead supply pipes, galvanised tanks and iron soil pipes. When we fit a bathroom, we can replace those too.",
    },
  ],
  street: {
    line: ["station", "timber frames", "villa", "detached house", "church", "parade", "villa", "pub", "university"],
    notes: [
      ["timber frames", "We can run new pipes through a timber-framed house without cutting into the frame."],
      ["villa", "A bedroom under a steep tiled roof can get very hot in summer. We can fit air con."],
      ["detached house", "Does the hot water run out in your large house? We work out how big a cylinder you need."],
    ],
  },
} as const satisfies AreaCopy;
