import type { AreaCopy } from "../../types";

export const towerHamlets = {
  description:
    "Emergency plumbers, gas engineers and air conditioning engineers for homes, offices and restaurants in Tower Hamlets, from Whitechapel and Wapping to Bow.",
  lead: "Call us at any hour for an emergency plumber, a gas engineer or a boiler repair in Tower Hamlets, from Spitalfields to Bow. We also repair air conditioning in offices and shops, and gas appliances and extract fans in restaurants.",
  advice: {
    houses: [
      "If your Georgian house has panelled rooms, we can run new pipes under the floor and leave the panelling alone.",
    ],
    flats: [
      "The stopcock for a flat in a converted warehouse by the docks in Wapping may be in the corridor outside. Find it before you need it and, if you let the flat, show your tenant.",
      "The outer walls of a converted warehouse usually belong to the freeholder, not to the flats. We’ll get the freeholder’s agreement before we drill through one for a flue or a fan.",
      "On council estates such as the Boundary or the Cranbrook in Bethnal Green, tell the council first if a shared pipe leaks, as the repair may be their job.",
      "Flats on the Boundary Estate have little space for pipes, so a new one may have to run through a neighbour’s flat. We’ll agree the route with them and the council first.",
    ],
    shops: [
      "A grease trap has to be near the sinks and easy to empty, and a small old shop may have only one place for it. Ask us where it can go before you fit out your restaurant kitchen.",
    ],
    offices: [
      "Before anyone starts planned work in one of Aldgate’s office towers, the building’s manager has to issue a permit to work. We can apply for it.",
    ],
    access: [
      "Near the Royal London Hospital in Whitechapel or the Queen Mary campus in Mile End, please tell us where a van can park. If you live at the old match factory in Bow, we’ll arrange access with the estate manager.",
    ],
  },
  demand: [
    {
      service: "plumber-london",
      why: "In an old house split into flats, one stopcock may turn off the water for everyone, or be stuck fast. We can fit a new one where you can get at it.",
    },
    {
      service: "water-system-maintenance",
      why: "Student halls store a lot of hot water, and much of it stands unused in the holidays. We check its temperature and keep the logbook.",
    },
    {
      service: "ventilation-systems",
      why: "Many restaurants here have homes above them. We route the extract duct so that it ends well away from their windows.",
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
      ["warehouse", "A warehouse flat with high ceilings is hard to heat. We check the sizes of the radiators."],
      ["glass tower", "In an office tower, we can repair the air con units on your own floor."],
    ],
  },
} as const satisfies AreaCopy;
