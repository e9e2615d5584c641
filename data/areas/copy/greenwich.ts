import type { AreaCopy } from "../../types";

export const greenwich = {
  description:
    "Need an emergency plumber in Greenwich, Blackheath or Kidbrooke? We repair leaks, boilers and air conditioning, and do landlords’ gas safety checks.",
  lead: "For an emergency plumber, a boiler repair or a gas engineer in Greenwich, Blackheath or Kidbrooke, ring us day or night. We also repair air conditioning in homes, shops, restaurants, offices and museums.",
  advice: {
    houses: [
      "We try to place outdoor air con units out of view from the street.",
      "When we replace warm-air heating in a Span house, we keep new pipes out of sight.",
      "In Blackheath’s Victorian houses and post-war Span estates, a drain that keeps blocking may have tree roots in it. We can cut them out.",
    ],
    flats: [
      "One energy centre heats many flats on the Peninsula. If your neighbours’ heating is off too, tell the building manager.",
      "If only your flat is cold, its heat interface unit (HIU) may be faulty. Tell your landlord or the operator first.",
      "In the towers on the Peninsula and the new flats at Kidbrooke Village, we may need the key to the riser (the pipe shaft). Please ask the concierge for it.",
    ],
    shops: [
      "In old houses on Crooms Hill, and Georgian ones near the covered market, a chimney may be cracked, so we look inside before we plan a flue.",
      "Shop on Trafalgar Road? We can start before you open.",
    ],
    access: [
      "In museums and at the university, we ask for a permit to work first.",
      "Cellars on Crane Street and Ballast Quay can flood with the tide, so we mount boilers and control panels above the known flood level.",
      "For a refit in the World Heritage Site, we can do the [building services design](/design-services) and the drawings for consent.",
    ],
  },
  demand: [
    {
      service: "water-system-maintenance",
      why: "We flush pipes in empty flats against Legionella and keep a record.",
    },
    {
      service: "appliance-servicing",
      why: "On an older warm-air unit, we service the burner and check the ducts.",
    },
    {
      service: "hvac-system-design",
      why: "We can plan new ducts in a museum café or a college before you apply for consent.",
    },
  ],
  street: {
    line: [
      "Georgian terrace",
      "market hall",
      "university",
      "parade",
      "villa",
      "new-town terrace",
      "new flats 8",
      "glass tower",
    ],
    notes: [
      ["market hall", "We repair air con in restaurants and offices round the market."],
      ["villa", "Weak shower at the top of a Victorian house? It may need a pump."],
      ["glass tower", "Stuffy tower flat? We check the ventilation unit."],
    ],
  },
} as const satisfies AreaCopy;
