import type { AreaCopy } from "../../types";

export const greenwich = {
  description:
    "Emergency plumber in Greenwich, Blackheath or Kidbrooke? We repair leaks and boilers, and plan work in towers and in the World Heritage Site.",
  lead: "Need an emergency plumber on the Peninsula, boiler repair in Blackheath or a gas engineer near Greenwich market? We do all three, and draw plans that respect the World Heritage Site.",
  buildings: [
    "In an old house on Crooms Hill, or a Georgian one near the covered market, we survey the chimneys from inside before we plan a flue. If the drain in your Victorian shop on Trafalgar Road blocks, ask the flats above, because you may share it. In the old naval college’s university rooms, we need permission before we fix anything to a wall.",
    "Tree roots can get into drains at Blackheath’s villas and on the Span estates of the 1950s and 1960s, and we can clear them. If you live in the tall flats of Kidbrooke Village or the towers of the Peninsula, ask the concierge for the riser key.",
  ],
  working: [
    "Cellars on Crane Street and Ballast Quay can flood with the tide, so we mount boilers and control panels there above the known flood marks.",
    "The Peninsula’s towers get their heat from one energy centre, so your flat has a heat exchanger and a meter but no boiler. On a Span estate the residents’ society has a say over flues, so you’ll need its consent.",
  ],
  dayAndNight: [
    "One leak in a tower can soak ten floors, so tell the concierge and our [emergency plumbers](/services/emergency-plumbing-repairs) at the same time. If you manage the block, we also carry out its [Legionella risk assessment and tank checks](/services/water-system-maintenance).",
    "At home you can book [boiler repairs and servicing](/boiler-services), or [gas appliance servicing](/gas-services/appliance-servicing) for an older heater. Refitting a café? Start with our [building services designers](/design-services) or a [kitchen gas check](/gas-services/commercial-kitchen-gas). If you rent out a home, it needs a [gas safety record (CP12)](/gas-services/landlord-gas-safety) each year.",
  ],
  benefits: [
    "We’ll draw the position and the finish of every new grille for your planning application",
    "In a Peninsula flat, we set the heat exchanger to the network’s temperatures",
    "If your Span house has warm-air heating, we can replace it without boxing in the open-plan rooms",
  ],
  demand: [
    {
      service: "water-system-maintenance",
      why: "If flats in your tower stand empty, we’ll flush their pipes and keep the record.",
    },
    {
      service: "appliance-servicing",
      why: "Do you still use a warm-air unit? Our engineers can service its burner and check its ducts.",
    },
    {
      service: "hvac-system-design",
      why: "In a museum café or a college room, we plan the work duct by duct before you apply for consent.",
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
      ["market hall", "People look down from the Observatory, so we hide your roof plant."],
      ["villa", "Decades-old boiler in a Blackheath villa? We can service it."],
      ["glass tower", "Water is pumped up in zones, so tell us which floors have none."],
    ],
  },
} as const satisfies AreaCopy;
