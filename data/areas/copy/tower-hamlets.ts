import type { AreaCopy } from "../../types";

export const towerHamlets = {
  description:
    "Emergency plumbers, gas engineers and air conditioning engineers for homes, offices and restaurants in Tower Hamlets, from Whitechapel and Wapping to Bow.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Tower Hamlets, from Spitalfields to Bow. We also repair air conditioning in offices, and gas appliances and extract fans in restaurants.",
  advice: {
    houses: [
      "If your Georgian house in Spitalfields has panelled rooms, we can run new pipes under the floor and leave the panelling alone.",
    ],
    flats: [
      "The stopcock for a flat in a converted warehouse by the docks in Wapping may be in the corridor outside. Find it before you need it and, if you let the flat, show it to your tenant.",
      "The outer walls of a converted warehouse usually belong to the freeholder, so please ask for permission before we drill through a wall for a flue or a fan. We supply the drawings.",
      "On council estates such as the Boundary or the Cranbrook in Bethnal Green, tell the council first if a shared pipe leaks, as the repair may be their job.",
      "There’s little space for pipes on the Boundary Estate, so a new pipe may have to run through a neighbour’s flat. If you own your flat, you’ll need both your neighbour and the council to agree. We draw the route so that they can see it.",
    ],
    shops: [
      "A grease trap has to be near the sinks and easy to empty, and a small old shop may have only one place for it. Ask us where the trap can go before you fit out your restaurant kitchen.",
    ],
    offices: [
      "Before anyone starts planned work in one of Aldgate’s office towers, the building’s manager has to issue a permit to work. We can apply for it. For the towers on the Isle of Dogs, see our page on [Canary Wharf](/areas/canary-wharf).",
    ],
    access: [
      "If you’re near the Royal London Hospital in Whitechapel or the Queen Mary campus in Mile End, please tell us where a van can park. If you live at the old match factory in Bow, we’ll arrange access with the estate manager.",
    ],
  },
  demand: [
    {
      service: "plumber-london",
      why: "In a house split into flats, one stopcock may turn off everyone’s water. We can fit one for your own flat, where you can reach it.",
    },
    {
      service: "water-system-maintenance",
      why: "In student halls, hot water stands unused in the holidays, and Legionella can grow. We check the temperature and keep the logbook.",
    },
    {
      service: "ventilation-systems",
      why: "Many restaurants here have homes above them. We route the extract duct so that it ends well away from the windows of those homes.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "parade",
      "warehouse 6",
      "dock",
      "council block 5",
      "hospital 8",
      "glass tower",
      "university",
      "factory",
    ],
    notes: [
      ["Georgian terrace", "The water pipe into a Georgian house may still be made of lead. We can replace it."],
      ["warehouse", "Cold warehouse flat? We check that its radiators are big enough."],
      ["glass tower", "Only your floor of an office tower hot? We check its air con units first."],
    ],
  },
} as const satisfies AreaCopy;
