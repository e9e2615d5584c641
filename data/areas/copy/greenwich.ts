import type { AreaCopy } from "../../types";

export const greenwich = {
  description:
    "Need an emergency plumber in Greenwich, Blackheath or Kidbrooke? We repair leaks, boilers and air conditioning, and do landlords’ gas safety checks.",
  lead: "For an emergency plumber, a gas engineer or a boiler repair in Greenwich, Blackheath or Kidbrooke, ring us day or night. We also repair air conditioning in shops, restaurants and museums.",
  advice: {
    houses: [
      "When radiators replace the warm-air heating in a Span house, pipes have to run where there were none before. We plan the routes so that you won’t see them.",
      "In Blackheath’s Victorian houses and post-war Span estates, a drain that keeps blocking may have tree roots in it, which we can cut out.",
      "The chimney of an old house on Crooms Hill, or of a Georgian house near the covered market, may be cracked, so we look inside it before we plan a flue there.",
    ],
    flats: [
      "One energy centre heats many flats on the Peninsula. If your neighbours are cold too, tell the building manager. If only your flat is cold, its heat interface unit (HIU), which brings in heat from the energy centre, may be faulty. If you own the flat and your lease says the HIU is yours, ring us.",
      "Before we can stop a leak in a tower on the Peninsula or a new flat at Kidbrooke Village, we may need the key to the riser, the shaft where the pipes run. Please ask the concierge for it.",
    ],
    shops: [
      "Cellars on Crane Street and Ballast Quay can flood with the tide. In a pub, a restaurant or a house there, we mount the boiler and the control panel above the known flood level.",
      "Need the air con or a pipe repaired in your shop on Trafalgar Road? We can start before you open.",
    ],
    offices: [
      "Dust from our work, or a false fire alarm, can close a gallery. Before we bring our tools into a museum or a university building, we ask for a permit to work.",
    ],
    access: [
      "A refit in the World Heritage Site may need consent from the council’s planners. We can do the [building services design](/design-services) and the drawings for your application. We try to place outdoor units where they can’t be seen from the street.",
    ],
  },
  demand: [
    {
      service: "water-system-maintenance",
      why: "A flat may stand empty for weeks between tenants, or while it’s being sold, and Legionella can grow in its pipes. We flush them and keep a record.",
    },
    {
      service: "appliance-servicing",
      why: "Some post-war houses are still heated by warm air. We service the burner of an older warm-air unit and check its ducts.",
    },
    {
      service: "hvac-system-design",
      why: "A museum café or a college kitchen in an old building has little room for ducts. We can plan them early, before the layout is fixed.",
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
      ["market hall", "If your restaurant by the covered market is too hot, we check the air con and the extract fan."],
      ["villa", "A weak shower at the top of a Victorian house may need a pump. We measure the flow first."],
      ["glass tower", "Stuffy tower flat? The filters in its ventilation unit may be clogged. We can change them."],
    ],
  },
} as const satisfies AreaCopy;
