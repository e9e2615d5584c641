import type { AreaCopy } from "../../types";

export const walthamAbbey = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Waltham Abbey, Nazeing and Roydon Hamlet, for homes, shops, pubs, offices and glasshouses.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Waltham Abbey, Nazeing or Roydon Hamlet. We also repair air con in shops and offices, and heating in glasshouses.",
  advice: {
    houses: [
      "If your hot water runs out, we’ll find the reason before you buy a bigger cylinder.",
      "We plan work on a glasshouse boiler for mild weather, so that your crop stays warm.",
      "If the boiler in your post-war house keeps losing pressure, a pipe may be leaking under the floor. We can trace and repair the leak.",
      "Houses in Upshire, Sewardstone and High Beach may have no mains gas. We can work out whether a heat pump would suit yours.",
      "In depots and trade units where the doors stay open, we can fit warm-air curtains.",
    ],
    flats: ["If you’re a landlord, we’ll remind you when the next gas check is due."],
    shops: [
      "We can work in shops and pubs before they open.",
      "In the timber-framed shops round the market place, we join pipes without a flame, as old dry timber catches fire easily.",
    ],
  },
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "For growers, we fit large boilers with a heat store, and burners that turn down in mild weather.",
    },
    {
      service: "planned-maintenance",
      why: "If you run a large boiler, we can overhaul its burner in autumn, before the cold.",
    },
    {
      service: "emergency-hvac",
      why: "If the heating stops in your depot or glasshouse, call us at once.",
    },
  ],
  street: {
    line: ["church", "timber frames", "market hall", "pub", "new-town terrace", "glasshouse", "factory", "shed"],
    notes: [
      ["timber frames", "In a timber-framed house, we plan a safe route out for the flue."],
      ["glasshouse", "We can fit standby heating in case a glasshouse boiler fails."],
      ["shed", "Depot office too hot? We check whether the air con only needs a clean."],
    ],
  },
} as const satisfies AreaCopy;
