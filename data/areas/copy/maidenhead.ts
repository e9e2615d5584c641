import type { AreaCopy } from "../../types";

export const maidenhead = {
  description:
    "Burst pipe, broken boiler or air conditioning fault in Maidenhead, Bray, Cookham or Bourne End? Call our emergency plumbers, gas and HVAC engineers.",
  lead: "Need an emergency plumber, a gas engineer or a boiler repair in Maidenhead, Bray, Cookham, Taplow or Bourne End? Call us day or night. We also repair air con in shops and offices, and gas ovens in restaurants.",
  advice: {
    houses: [
      "If your house by the river floods, leave the boiler off until a gas engineer has checked it. Once it’s dry, we can seal the gaps where pipes come through the walls, to keep the next flood out.",
      "Before you buy a combi for a terraced house in Furze Platt or Cox Green, or a Victorian house by the Thames, let us measure the water flow. If the supply pipe is narrow, the shower will be weak.",
      "A cellar near the river may have a sump pump, which stands in a pit and pumps out the water that seeps in. We can test it before a wet winter, and repair it at any hour.",
    ],
    flats: [
      "The new flats near the station and at Chapel Arches may share heating or water. If yours fails, ring your landlord or the managing agent, because the fault may be outside your flat.",
    ],
    offices: [
      "On an office park such as Vanwall or Norreys Drive, one set of controls may run the air conditioning on every floor. We can give each floor its own, so that you don’t cool an empty one.",
    ],
    access: [
      "Low roads in Cookham and Bray can flood when the Thames is high. If you ring us then, please tell us which way is still open, so that we reach you sooner.",
    ],
  },
  demand: [
    {
      service: "hvac-system-design",
      why: "Large offices are often divided when a tenant needs less space. If two tenants are to share yours, we can split the heating and cooling between them.",
    },
    {
      service: "commercial-kitchen-gas",
      why: "Pub and restaurant kitchens in old buildings may have a small gas supply. Before you buy a range, we check that the meter and pipe can feed it.",
    },
    {
      service: "commercial-installation",
      why: "Blocks of flats are going up in the town centre. If you’re building one, we can plan the pumps, the drains and the risers (upright pipes) before the walls go up.",
    },
  ],
  street: {
    line: ["arches", "parade", "new flats 8", "1960s office 6", "waterside", "villa", "pub", "office park"],
    notes: [
      ["new flats", "Whole block of new flats cold? If you manage it, we can test the shared boilers."],
      ["waterside", "By the Thames, we can move your boiler above the level of the last flood."],
      ["villa", "High ceilings in a Victorian house need larger radiators. We measure before we quote."],
    ],
  },
} as const satisfies AreaCopy;
