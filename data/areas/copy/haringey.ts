import type { AreaCopy } from "../../types";

export const haringey = {
  description:
    "Blocked drain or broken boiler in Haringey? Emergency plumbers and gas engineers in Highgate, Muswell Hill and Wood Green, for homes and restaurants.",
  lead: "For a burst pipe, a blocked drain or a boiler repair in Haringey, from Highgate and Muswell Hill to Wood Green, call our emergency plumbers and gas engineers, day or night. We also repair air con in shops and studios, and gas ranges in restaurants.",
  advice: {
    houses: [
      "Many houses on Haringey’s hills have a lower floor at the back. If the bathroom there is below the drain, its waste has to be pumped up. We check the level before we quote.",
      "Edwardian terraced houses in Muswell Hill and Crouch End often still have cast-iron radiators, with old joints that can leak, so we flush the radiators gently. If you’d like a heat pump, we first check that the radiators and pipes are large enough for it.",
    ],
    flats: [
      "Studios in old factories and the new flats on the Wood Green gasworks site may have shared heating. If your home or studio goes cold, tell your landlord or the managing agent first, because the fault may be in the shared boiler room.",
    ],
    shops: [
      "A charcoal grill gives off sparks and carbon monoxide, so it needs an extract duct of its own. Before you order a grill for your restaurant, ask us where its duct can run and where it can end.",
      "If your shop or pub near Hornsey Town Hall has flats above it, turning off your water may turn off theirs too. We can agree a time with the people upstairs and start before you open.",
    ],
    offices: [
      "A workshop in an old factory often has a gas heater that hangs from the roof, with a flue of its own. We can service the heater and check the flue in one visit.",
    ],
    access: [
      "If your Georgian house in Highgate is listed, or if you live on the Noel Park estate, a new flue may need consent from the council’s planners. Ask us before you buy a boiler, so that you don’t pay for a model that can’t be fitted.",
    ],
  },
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "Restaurants in the old shopping parades cook on gas for long hours in small kitchens. We test the pipes, the appliances and the emergency cut-off.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "The drains of Victorian and Edwardian houses are often jointed clay pipes, and tree roots get in at the joints. We can show you the damage on camera before anybody digs, then clear and repair the drain.",
    },
    {
      service: "landlord-gas-safety",
      why: "A large house that’s rented out as rooms or flats may have several boilers and cookers. We check all those you provide in one visit.",
    },
  ],
  street: {
    line: [
      "bay terrace",
      "parade",
      "town hall",
      "by-law terrace",
      "Georgian terrace",
      "factory",
      "new flats 7",
      "church",
      "pub",
    ],
    notes: [
      ["bay terrace", "Weak flow in a bay-fronted house? The supply pipe may be old lead, and we can replace it."],
      ["parade", "Cooking fumes hanging in your restaurant? We check the extract fan and where the duct ends."],
      ["by-law terrace", "In a narrow terraced house, we keep the flue at the back clear of next door’s windows."],
    ],
  },
} as const satisfies AreaCopy;
