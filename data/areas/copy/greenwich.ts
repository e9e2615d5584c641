import type { AreaCopy } from "../../types";

export const greenwich = {
  description:
    "Need an emergency plumber in Greenwich, Blackheath or Kidbrooke? We repair leaks, boilers and air conditioning, and check gas for landlords.",
  lead: "Need an emergency plumber, boiler repair or a gas engineer in Greenwich, Blackheath or Kidbrooke? We can help with all three, and prepare the drawings you need for consent in the World Heritage Site.",
  buildings: [
    "In an old house on Crooms Hill, or a Georgian one near the covered market, we inspect the chimney from inside before we plan a flue. We clear drains blocked by tree roots round Blackheath’s villas and the post-war Span estates.",
    "In the towers on the Peninsula and the new flats at Kidbrooke Village, we need the key to the riser (the shaft for pipes), so please ask the concierge before we come.",
    "In the shops on Trafalgar Road, we start before opening time. In museums and at the university, we work to the site’s permit rules.",
  ],
  working: [
    "Cellars on Crane Street and Ballast Quay can flood with the tide, so we mount boilers and control panels above the known flood marks.",
    "One energy centre heats many flats on the Peninsula. If your heat goes off there, ask a neighbour before you call us, because the fault may not be in your flat.",
  ],
  dayAndNight: [
    "Burst pipe? Turn off your stopcock and call our [emergency plumbers](/services/emergency-plumbing-repairs), who also clear blocked drains at any time of the day or night.",
    "For your home, you can book [boiler repairs and servicing](/boiler-services), or [gas appliance servicing](/gas-services/appliance-servicing) for an older heater. Rented homes with gas need a [gas safety record (CP12)](/gas-services/landlord-gas-safety) each year, and we do the check.",
    "We fit and repair [air conditioning](/air-conditioning) in shops and offices. Cafés and restaurants can call us for [kitchen gas repairs](/gas-services/commercial-kitchen-gas), and our [building services designers](/design-services) plan refits. In managed blocks we carry out [Legionella risk assessments](/services/water-system-maintenance) and [planned maintenance](/maintenance).",
  ],
  benefits: [
    "We fit air conditioning where it can’t be seen from the street",
    "If your Peninsula flat won’t warm up, we check that its heat exchanger is set correctly",
    "We can replace warm-air heating in a Span house and keep the new pipes out of sight",
  ],
  demand: [
    {
      service: "water-system-maintenance",
      why: "Flats standing empty in your tower? We flush their pipes and keep a record of it.",
    },
    {
      service: "appliance-servicing",
      why: "Keeping an older warm-air unit? We service its burner and check its ducts.",
    },
    {
      service: "hvac-system-design",
      why: "New ducts in a museum café or a college may need consent, so we plan each one before you apply.",
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
      ["market hall", "Restaurant by the market too hot? We repair the air conditioning."],
      ["villa", "Boiler keeps cutting out in your villa? We find out why."],
      ["glass tower", "Stuffy flat in a tower? We service its ventilation unit."],
    ],
  },
} as const satisfies AreaCopy;
