import type { AreaCopy } from "../../types";

export const walthamAbbey = {
  description:
    "Emergency plumbers, gas engineers and boiler repair in Waltham Abbey, Nazeing and Roydon Hamlet, for homes, shops, pubs, offices and glasshouses.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Waltham Abbey, Nazeing or Roydon Hamlet. We also repair air con in shops and offices, and the heating in glasshouses.",
  advice: {
    houses: [
      "Houses in Upshire, Sewardstone and High Beach may have no mains gas. If you heat your house with oil, bottled gas or electricity, we can work out whether a heat pump would suit it.",
      "If the boiler in your post-war house keeps losing pressure, a heating pipe may be leaking under the floor. We can trace the leak, so that we only have to open the floor in one place.",
    ],
    flats: [
      "The flue from a flat over a shop usually has to pass through a wall or a roof that belongs to the freeholder. Ask the freeholder for permission before you order a boiler. We can supply the drawing.",
    ],
    shops: [
      "Old, dry timber catches fire easily, so in the timber-framed shops round the market place, we join pipes without a flame, and we can come before you open.",
      "In a pub, the kitchen, the bar and the toilets all need water. Before planned work in a pub in Nazeing or Roydon Hamlet, we agree with you which of them will be without it, and for how long.",
    ],
    offices: [
      "If you heat a glasshouse, tell us how cold your crop can safely get. We plan work on the boiler for mild weather and agree with you how long the heating can be off.",
      "Depots and trade units lose their heat when the doors stay open for vans and lorries. We can fit warm-air curtains, which blow a sheet of warm air across the doorway.",
    ],
    access: [
      "A timber-framed building may be listed, and then even a new flue or outdoor air con unit needs listed building consent from the council’s planners. Ask us before you order, and we’ll prepare the drawings for your application.",
    ],
  },
  demand: [
    {
      service: "commercial-boiler-installation",
      why: "A glasshouse needs a great deal of heat at night and very little in the sun. For growers, we fit large boilers with a heat store, and burners that turn down when less heat is needed.",
    },
    {
      service: "planned-maintenance",
      why: "A large boiler in a glasshouse or a depot runs for months on end. We can overhaul the burner in the autumn, so that it’s ready for the winter.",
    },
    {
      service: "emergency-hvac",
      why: "Frost can spoil a crop in one night, and a depot works round the clock. If the heating stops in your glasshouse or depot, call us at once.",
    },
  ],
  street: {
    line: ["church", "timber frames", "market hall", "pub", "new-town terrace", "glasshouse", "factory", "shed"],
    notes: [
      ["timber frames", "In a timber-framed house, we plan a route for the flue that’s safe for the timber."],
      ["glasshouse", "If one boiler heats the whole glasshouse, we can fit a second boiler as a standby."],
      ["shed", "Is your depot office too hot? The air con may only need a clean, so we check that first."],
    ],
  },
} as const satisfies AreaCopy;
