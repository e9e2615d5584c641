import type { AreaCopy } from "../../types";

export const greenwich = {
  description:
    "Need an emergency plumber in Greenwich, Blackheath or Kidbrooke? We repair leaks and boilers, and plan work in towers and in the World Heritage Site.",
  lead: "Need an emergency plumber on the Peninsula, boiler repair in Blackheath or a gas engineer near Greenwich market? We can help with all three, and draw the plans you need for consent in the World Heritage Site.",
  buildings: [
    "If you have an old house on Crooms Hill, or a Georgian one near the covered market, we’ll survey the chimney from inside before we plan a flue. Victorian shops on Trafalgar Road may share a drain with the flats above. If yours blocks, we can trace it and clear it.",
    "Tree roots can block drains round Blackheath’s villas and the post-war Span estates, and we can clear yours. Before we come to your tower on the Peninsula or at Kidbrooke Village, please ask the concierge for the key to the riser (the shaft for pipes).",
  ],
  working: [
    "Cellars on Crane Street and Ballast Quay can flood with the tide, so we mount boilers and control panels above the known flood marks.",
    "If the heat goes off in your tower on the Peninsula, ask a neighbour before you call us, because one energy centre heats all the flats. If you live on a Span estate, you may need the residents’ society to agree to a new flue.",
  ],
  dayAndNight: [
    "A leak in a tower can soak many floors, so turn off your stopcock, tell the concierge and call our [emergency plumbers](/services/emergency-plumbing-repairs). If you manage the block, we also carry out its [Legionella risk assessment and tank checks](/services/water-system-maintenance).",
    "At home you can book [boiler repairs and servicing](/boiler-services), or [gas appliance servicing](/gas-services/appliance-servicing) for an older heater. Refitting a café? Ask our [building services designers](/design-services), or book a [kitchen gas check](/gas-services/commercial-kitchen-gas). If you rent out a home with gas, it needs a [gas safety record (CP12)](/gas-services/landlord-gas-safety) each year.",
  ],
  benefits: [
    "If your shop or office is too hot, we can fit air conditioning out of sight of the street",
    "If your Peninsula flat won’t warm up, we’ll check that its heat exchanger is set correctly",
    "If your Span house has warm-air heating, we can replace it and keep the new pipes out of sight",
  ],
  demand: [
    {
      service: "water-system-maintenance",
      why: "If flats in your tower stand empty, we can flush their pipes and keep a record of it.",
    },
    {
      service: "appliance-servicing",
      why: "Keeping an older warm-air unit? We can service its burner and check its ducts.",
    },
    {
      service: "hvac-system-design",
      why: "New ducts in a museum café or a college room may need consent, so we plan each one before you apply.",
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
      ["market hall", "Roof in view of the Observatory? We can screen new outdoor units."],
      ["villa", "Old boiler in a Blackheath villa? We can service or replace it."],
      ["glass tower", "Leak in your tower flat? Turn the water off, then call us."],
    ],
  },
} as const satisfies AreaCopy;
