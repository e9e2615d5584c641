import type { AreaCopy } from "../../types";

export const haringey = {
  description:
    "Blocked drain or broken boiler in Haringey? Emergency plumbers and gas engineers in Highgate, Muswell Hill and Wood Green, for homes and restaurants.",
  lead: "Call us about a burst pipe, a blocked drain, a boiler repair or air con in Haringey. Our emergency plumbers and gas engineers work in homes, restaurants, shops and offices in Highgate, Muswell Hill, Crouch End, Hornsey and Wood Green.",
  buildings: [
    "Edwardian terraces in Muswell Hill and Crouch End often still have cast-iron radiators, which we flush gently so old joints don’t leak. Before you buy a boiler for a Georgian house in Highgate or a house on the Noel Park estate, ask us whether a new flue needs consent.",
    "Studios in old factories, and the new flats on the Wood Green gasworks site, may have shared heating. If yours goes off, tell the managing agent.",
    "We fit quiet air conditioning in hot shops and studios.",
  ],
  working: [
    "Houses on the hills often have a lower floor at the back. We can fit a bathroom there, with a pump if it needs one.",
    "A restaurant’s charcoal grill gives off sparks and carbon monoxide, so it gets its own fire-rated duct.",
  ],
  dayAndNight: [
    "Drain backing up or pipe burst? Ring our [emergency plumbers](/services/emergency-plumbing-repairs) at any hour.",
    "No heating or hot water? If you rent your home, ring your landlord first: the repair is their job. If you own or let the home, call us day or night for a [boiler repair](/boiler-services). For cold radiators, ask for a [heating engineer](/heating-services). Landlords can book the annual [gas safety check](/gas-services/landlord-gas-safety).",
    "We do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) and fit [extract systems](/services/ventilation-systems) for restaurants. In shops and offices we service [air conditioning](/air-conditioning). If yours stops, ring us day or night for an [urgent repair](/services/emergency-hvac). If you manage a building, ask about [planned maintenance](/maintenance).",
  ],
  benefits: [
    "We show you your drain on camera before anybody digs",
    "We check that your radiators and pipes are large enough for a heat pump",
    "In shops and pubs round Hornsey Town Hall, we can start before you open",
  ],
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "We test your restaurant’s gas pipes, appliances and emergency cut-off.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Tree roots can block an old drain. We clear and repair it.",
    },
    {
      service: "landlord-gas-safety",
      why: "We check all the gas appliances in a house let by the room in one visit.",
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
      ["bay terrace", "If some radiators in a terrace stay cold, we balance the system."],
      ["parade", "We repair the extract fan when smoke fills your grill kitchen."],
      ["by-law terrace", "Boiler banging in your terraced house? We find out why and fix it."],
    ],
  },
} as const satisfies AreaCopy;
