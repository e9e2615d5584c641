import type { AreaCopy } from "../../types";

export const haringey = {
  description:
    "Blocked drain or broken boiler in Haringey? Emergency plumbers and gas engineers from Highgate and Muswell Hill to Wood Green, for homes and restaurants.",
  lead: "We send emergency plumbers to Haringey for burst pipes and blocked drains, and gas engineers for boilers and restaurant kitchens. We cover Highgate, Muswell Hill, Crouch End, Hornsey and Wood Green.",
  buildings: [
    "Edwardian terraces in Muswell Hill and Crouch End often still have cast-iron radiators, which we flush gently so that old joints don’t leak. Before you buy a boiler for a Georgian terrace in Highgate or a house on the Noel Park estate, ask us, because a new flue may need consent.",
    "Studios in old factories, and the new flats on the Wood Green gasworks site, may share a boiler room. If your heating goes off there, ask the managing agent first.",
    "In the shops and pubs round Hornsey Town Hall, we can start before you open.",
  ],
  working: [
    "Houses on the hills are often a storey lower at the back. Before we fit a bathroom down there, we check that it can drain.",
    "Charcoal grills give off sparks and carbon monoxide, so each one needs a fire-rated duct of its own. We fit it with panels for cleaning.",
  ],
  dayAndNight: [
    "Is your drain backing up, or has a pipe burst? Ring our [emergency plumbers](/services/emergency-plumbing-repairs), day or night.",
    "No heating or hot water? Call us for a [boiler repair](/boiler-services). If only the radiators are cold, ask for a [heating engineer](/heating-services). Landlords can book the yearly [gas check](/gas-services/landlord-gas-safety) for any rented home.",
    "For restaurants, we do [kitchen gas repairs and checks](/gas-services/commercial-kitchen-gas) and fit [extract systems](/services/ventilation-systems). Shops and offices can ask us for [air conditioning repair](/air-conditioning), and building managers for [planned maintenance](/maintenance).",
  ],
  benefits: [
    "We show you your drain on camera before anybody digs",
    "Before you buy a heat pump, we check that your radiators and pipes are large enough",
    "We fit quiet air conditioning in shops and studios that get too hot",
  ],
  demand: [
    {
      service: "commercial-kitchen-gas",
      why: "We test a restaurant’s gas pipes, appliances and emergency cut-off.",
    },
    {
      service: "emergency-plumbing-repairs",
      why: "Tree roots in an old drain? We clear them and repair the pipe.",
    },
    {
      service: "landlord-gas-safety",
      why: "Renting out a house by the room? We check all the gas appliances and flues on one visit.",
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
      ["bay terrace", "Far radiators always cold? We balance them or flush the pipes."],
      ["parade", "Grill smoke in the kitchen? We repair or replace the extract fan."],
      ["by-law terrace", "Boiler banging in your terraced house? We find out why."],
    ],
  },
} as const satisfies AreaCopy;
