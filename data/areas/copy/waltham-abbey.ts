import type { AreaCopy } from "../../types";

export const walthamAbbey = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Waltham Abbey, Nazeing and Roydon Hamlet, for homes, shops, pubs, offices and glasshouses.",
  lead: "Emergency plumber, gas engineer or boiler repair in Waltham Abbey, Nazeing or Roydon Hamlet? Call us at any hour, whether it’s a leak at home, the air conditioning in a shop or the heating in a glasshouse.",
  buildings: [
    "If the boiler in your post-war house keeps losing pressure, a pipe may be leaking under the floor. We trace the leak and repair it.",
    "Houses in Upshire, Sewardstone and High Beach may have no mains gas. We can work out whether a heat pump would suit yours.",
    "In the timber-framed shops round the market place, we join pipes without a flame.",
    "In depots and trade units where the doors stay open, we can fit warm-air curtains.",
  ],
  working: ["We plan work on a glasshouse boiler for mild weather, so that your crop stays warm."],
  benefits: [
    "We remind landlords when the next gas check is due",
    "We can work in shops and pubs before they open",
    "If your hot water runs out, we find the reason before you buy a bigger cylinder",
  ],
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "For growers, we fit large boilers with a heat store, and burners that turn down in mild weather.",
    },
    {
      service: "planned-maintenance",
      why: "We overhaul the burners on large boilers each autumn.",
    },
    {
      service: "emergency-hvac",
      why: "If the heating stops in your depot or glasshouse, call us at once.",
    },
  ],
  street: {
    line: ["church", "timber frames", "market hall", "pub", "new-town terrace", "glasshouse", "factory", "shed"],
    notes: [
      ["timber frames", "A flue needs a safe route out of a timber-framed house. We plan it."],
      ["glasshouse", "We can fit standby heating in case a glasshouse boiler fails."],
      ["shed", "Depot office too hot? We clean, repair or replace its air con."],
    ],
  },
} as const satisfies AreaCopy;
