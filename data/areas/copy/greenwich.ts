import type { AreaCopy } from "../../types";

export const greenwich = {
  description:
    "Emergency plumber in Greenwich, Blackheath or Kidbrooke? We repair leaks and boilers, and plan work in towers and in the World Heritage Site.",
  lead: "Need an emergency plumber on the Peninsula, boiler repair in Blackheath or a gas engineer near Greenwich market? We do all three, and draw plans that respect the World Heritage Site.",
  buildings: [
    "In an old house on Crooms Hill, or a Georgian one near the covered market, we survey the chimneys from inside before we plan a flue. Victorian shops on Trafalgar Road may share a drain with the flats above. University rooms in the old naval college need permission for any fixing.",
    "In Blackheath’s villas, and on the Span estates of the 1950s and 1960s, tree roots can get into drains. In the tall flats of Kidbrooke Village and the towers of the Peninsula, ask the concierge for the riser key.",
  ],
  working: [
    "Cellars on Crane Street and Ballast Quay can flood with the tide. We mount boilers and control panels there above the known flood marks.",
    "Heat for the Peninsula’s towers is made in the energy centre behind the Optic Cloak, so your flat has a heat exchanger and a meter but no boiler. On a Span estate the residents’ society has a say over flues. Please speak to yours before you order a boiler.",
  ],
  dayAndNight: [
    "One leak in a tower can wet ten floors. Tell the concierge and our [emergency plumbers](/services/emergency-plumbing-repairs) at the same time. If you manage the block, we also carry out its [Legionella risk assessment and tank checks](/services/water-system-maintenance).",
    "For the villas we offer [boiler repairs and servicing](/boiler-services), and for older heaters [gas appliance servicing](/gas-services/appliance-servicing). A café refit can start with our [building services designers](/design-services) or a [kitchen gas check](/gas-services/commercial-kitchen-gas). Homes you rent out need a [gas safety record (CP12)](/gas-services/landlord-gas-safety) each year.",
  ],
  benefits: [
    "Your planning drawings show the position and the finish of every new grille",
    "We set the exchanger in a Peninsula flat to the network’s temperatures",
    "Warm-air heating in a Span house can be replaced without boxing in the open plan",
  ],
  demand: [
    {
      service: "water-system-maintenance",
      why: "When flats in a tower stand empty, the water in their pipes does not move and has to be flushed.",
    },
    {
      service: "appliance-servicing",
      why: "A warm-air unit that is still in use needs an engineer who knows its burner and its ducts.",
    },
    {
      service: "hvac-system-design",
      why: "A museum café or a college room here has to be planned duct by duct before you apply for consent.",
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
      ["market hall", "Plant on roofs near the market can be seen from the Observatory."],
      ["villa", "Blackheath’s villas have large boilers, some of them decades old."],
      ["glass tower", "Water is pumped up in zones, so a fault may affect only some floors."],
    ],
  },
} as const satisfies AreaCopy;
