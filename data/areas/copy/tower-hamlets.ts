import type { AreaCopy } from "../../types";

export const towerHamlets = {
  description:
    "Emergency plumbers, gas engineers and air conditioning engineers for homes, offices and restaurants in Tower Hamlets, from Whitechapel and Wapping to Bow.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair, from Spitalfields to Bow. We look after air conditioning in offices and shops, and gas appliances and extract in restaurants.",
  advice: {
    houses: ["We can run pipes under the floor of a panelled Georgian room and leave the panelling alone."],
    flats: [
      "We’ll get the freeholder’s agreement before we drill through a warehouse wall.",
      "There’s little space for pipes on the Boundary Estate. A new pipe may have to run through a neighbour’s flat, so we’ll agree the route with them and the council first.",
      "In a converted warehouse by the docks in Wapping, the stopcock may be in the corridor outside the flat. Find it before you need it and, if you let the flat, show your tenant.",
      "If a shared pipe leaks on a council estate such as the Boundary or the Cranbrook in Bethnal Green, tell the council first, as the repair may be their job.",
      "If you manage a block on a heat network, we can service its pumps and the heat interface units (HIUs) in the flats.",
    ],
    shops: ["We’ll tell you where a grease trap can go before you fit out a restaurant kitchen."],
    access: [
      "Near the Royal London Hospital in Whitechapel or the Queen Mary campus in Mile End, please tell us where a van can park.",
      "If you live at the old match factory in Bow, we’ll arrange access with the estate manager.",
      "For planned work in one of Aldgate’s office towers, we can apply for the permit to work.",
    ],
  },
  demand: [
    {
      service: "plumber-london",
      why: "If a stopcock is stuck or hard to reach, we can put a new one where you can get at it.",
    },
    {
      service: "water-system-maintenance",
      why: "Student halls store a lot of hot water. We check its temperature and keep the logbook.",
    },
    {
      service: "ventilation-systems",
      why: "We keep restaurant extract ducts away from the windows of homes above.",
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
      ["Georgian terrace", "Lead water pipe in a Georgian house? We can replace it."],
      ["warehouse", "Cold rooms in a warehouse flat? We check the radiator sizes."],
      ["glass tower", "In a tower office, we can repair the air con units on your floor."],
    ],
  },
} as const satisfies AreaCopy;
