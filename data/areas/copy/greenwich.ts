import type { AreaCopy } from "../../types";

export const greenwich = {
  description:
    "Emergency plumber in Greenwich, Blackheath or Kidbrooke? We repair leaks and boilers, and plan work in towers and in the World Heritage Site.",
  lead: "Need an emergency plumber on the Peninsula, boiler repair in Blackheath or a gas engineer near Greenwich market? We do all three, and draw plans that respect the World Heritage Site.",
  buildings: [
    "In an old house on Crooms Hill, or a Georgian one near the covered market, we survey the chimneys from inside before we plan a flue. Victorian shops on Trafalgar Road may share a drain with the flats above, so if yours blocks, ask upstairs too. We need permission for any fixing in the old naval college’s university rooms.",
    "Tree roots can get into drains at Blackheath’s villas and on the Span estates of the 1950s and 1960s, and we can clear them. In the tall flats of Kidbrooke Village and the towers of the Peninsula, ask the concierge for the riser key.",
  ],
  working: [
    "Cellars on Crane Street and Ballast Quay can flood with the tide, so we mount boilers and control panels there above the known flood marks.",
    "Heat for the Peninsula’s towers is made in the energy centre behind the Optic Cloak, so your flat has a heat exchanger and a meter but no boiler. On a Span estate the residents’ society has a say over flues, so you’ll need its consent.",
  ],
  dayAndNight: [
    "One leak in a tower can wet ten floors, so tell the concierge and our [emergency plumbers](/services/emergency-plumbing-repairs) at the same time. If you manage the block, we also carry out its [Legionella risk assessment and tank checks](/services/water-system-maintenance).",
    "In the villas we do [boiler repairs and servicing](/boiler-services), and for older heaters [gas appliance servicing](/gas-services/appliance-servicing). Refitting a café? Start with our [building services designers](/design-services) or a [kitchen gas check](/gas-services/commercial-kitchen-gas). A home you rent out needs a [gas safety record (CP12)](/gas-services/landlord-gas-safety) each year.",
  ],
  benefits: [
    "We’ll draw the position and the finish of every new grille for your planning application",
    "In a Peninsula flat, we set the exchanger to the network’s temperatures",
    "If your Span house has warm-air heating, we can replace it without boxing in the open plan",
  ],
  demand: [
    {
      service: "water-system-maintenance",
      why: "If flats in your tower stand empty, we’ll flush their pipes and keep the record.",
    },
    {
      service: "appliance-servicing",
      why: "Do you still use a warm-air unit? Our engineers know its burner and its ducts.",
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
