import type { AreaCopy } from "../../types";

export const haringey = {
  description:
    "Blocked drain or broken boiler in Haringey? Emergency plumbers and gas engineers in Highgate, Muswell Hill and Wood Green, for homes and restaurants.",
  lead: "For a burst pipe, a blocked drain or a boiler repair in Haringey, call our emergency plumbers and gas engineers, day or night. We also repair air con in shops and studios, and gas ranges in restaurants.",
  advice: {
    houses: [
      "We’ll show you your drain on camera before anybody digs.",
      "We check that your radiators and pipes are large enough for a heat pump.",
      "On the hills, many houses have a lower floor at the back. A bathroom there may need a pump, so we check the level of the drain before we quote.",
      "Edwardian terraces in Muswell Hill and Crouch End often still have cast-iron radiators. We flush them gently so that old joints don’t leak.",
    ],
    flats: [
      "Studios in old factories, and the new flats on the Wood Green gasworks site, may have shared heating. If yours goes off, tell your landlord or the managing agent.",
    ],
    shops: [
      "In shops and pubs round Hornsey Town Hall, we can start before you open.",
      "A restaurant’s charcoal grill gives off sparks and carbon monoxide, so it needs its own extract duct.",
    ],
    access: [
      "Before you buy a boiler for a Georgian house in Highgate or a house on the Noel Park estate, ask us whether a new flue needs consent.",
    ],
  },
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "We test your restaurant’s gas pipes, appliances and emergency cut-off.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "If tree roots have got into an old drain, we can clear and repair it.",
    },
    {
      service: "landlord-gas-safety",
      why: "In a house let as rooms or flats, we check every gas appliance in one visit.",
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
      ["bay terrace", "If some radiators stay cold, we test the pump and valves."],
      ["parade", "Smoky grill kitchen? We’ll start with the extract fan."],
      ["by-law terrace", "Boiler banging? It’s often limescale, and we can descale it."],
    ],
  },
} as const satisfies AreaCopy;
