import type { AreaCopy } from "../../types";

export const greenwich = {
  description:
    "Need an emergency plumber in Greenwich, Blackheath or Kidbrooke? We repair leaks, boilers and air conditioning, and do landlords’ gas safety checks.",
  lead: "Need an emergency plumber, boiler repair or a gas engineer in Greenwich, Blackheath or Kidbrooke? Ring us, day or night. We also repair air conditioning, and work in homes, shops, restaurants, offices and museums.",
  buildings: [
    "In old houses on Crooms Hill, and Georgian ones near the covered market, a chimney may be cracked inside, so we look before we plan a flue. We clear tree roots from drains round Blackheath’s Victorian houses and post-war Span estates.",
    "In the towers on the Peninsula and the new flats at Kidbrooke Village, we may need the key to the riser (the pipe shaft). Please ask the concierge for it.",
    "We can start before you open in shops on Trafalgar Road.",
  ],
  working: [
    "Cellars on Crane Street and Ballast Quay can flood with the tide, so we mount boilers and control panels above the known flood level.",
    "One energy centre heats many flats on the Peninsula. If a neighbour’s heating goes off with yours, tell the building manager. If only yours is off, ask the operator who repairs the heat interface unit (HIU) in your home. We can service it.",
  ],
  dayAndNight: [
    "Burst pipe? Turn off your stopcock and call our [emergency plumbers](/services/emergency-plumbing-repairs), day or night. They also clear blocked drains.",
    "If you rent your home and the boiler stops, your landlord has to repair it. If you own or let the home, ring us at any hour for a [boiler repair](/boiler-services). We also [service older gas heaters](/gas-services/appliance-servicing), and do the annual [gas safety check (CP12)](/gas-services/landlord-gas-safety) for landlords.",
    "When the [air conditioning](/air-conditioning) stops in your shop, office or restaurant, [ring us day or night](/services/emergency-hvac). We do [kitchen gas repairs](/gas-services/commercial-kitchen-gas) in restaurants, and [building services design](/design-services) for a refit, with drawings for consent in the World Heritage Site.",
    "For blocks and museums, we do [Legionella risk assessments](/services/water-system-maintenance) and [planned maintenance](/maintenance).",
  ],
  benefits: [
    "We fit air conditioning where it can’t be seen from the street",
    "In museums and at the university, we ask for a permit to work first",
    "When we replace warm-air heating in a Span house, we keep new pipes out of sight",
  ],
  demand: [
    {
      service: "water-system-maintenance",
      why: "We flush the pipes of empty flats in towers and keep the record.",
    },
    {
      service: "appliance-servicing",
      why: "On an older warm-air unit, we service the burner and check the ducts.",
    },
    {
      service: "hvac-system-design",
      why: "We plan new ducts in a museum café or a college before you apply for consent.",
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
      ["market hall", "We repair air con in the restaurants round the market."],
      ["villa", "Boiler cutting out in your Victorian house? We find and fix the fault."],
      ["glass tower", "In a stuffy tower flat, we service the ventilation unit."],
    ],
  },
} as const satisfies AreaCopy;
