import type { AreaCopy } from "../../types";

export const brent = {
  description:
    "Gas engineers, heating engineers and emergency plumbers in Brent, for boiler repair in Willesden and Neasden, shops in NW10 and factories at Park Royal.",
  lead: "We have gas engineers, heating engineers and emergency plumbers for homes, shops and factories in southern Brent. Ask us for a gas check in Willesden, a boiler repair in Neasden or a burner service at Park Royal.",
  buildings: [
    "If you run a bakery or a ready-meal plant at Park Royal, tell us which line is down, because stock is soon lost without steam or chilled water. Do you live over a shop in Harlesden or Willesden? Your stop valve may be in the shop below, so check who has the key. Need us at First Central business park or at the hospital? Tell us who can sign our engineers in. If you live in a terrace or a new block at Stonebridge, the pipework may not be yours, so please find out who owns it.",
  ],
  working: [
    "In a food factory we follow your hygiene rules and count our tools in and out. If you plan to add ovens, your gas meter may be too small, so we’ll talk to the gas transporter (the network that owns the main) early on.",
    "Many of the broad, gabled houses of Mapesbury, towards Cricklewood, have a meter for each flat. Testing the gas takes longer, as we first have to trace which meter feeds which home.",
  ],
  dayAndNight: [
    "If a burner fails at night, your whole line may stop, so ask about our [emergency cover for facilities managers](/emergency-services) before that happens. For a leak in your shop in Harlesden or your flat in Kensal Green, call our [emergency plumbers](/services/emergency-plumbing-repairs) on the same number.",
    "Landlords can book the [gas safety record](/gas-services/landlord-gas-safety) for every flat in a house on one visit. We also take on [commercial gas work](/gas-services) of any size, and offer [boiler repair and servicing](/boiler-services) in homes.",
  ],
  benefits: [
    "We service burners, coils and extract ducts during one planned stop of your line",
    "We’ll leave you a sheet that shows which meter and boiler belong to which flat",
    "If your yard in Harlesden is tight, we’ll check how close the kitchen ducts are before we drill",
  ],
  demand: [
    {
      service: "system-commissioning",
      why: "We set your burners with an analyser under real load, and give you the readings for your audit file.",
    },
    {
      service: "chiller-installation",
      why: "Chilled-food factories are often next to housing, so we choose quiet chillers for them.",
    },
    {
      service: "landlord-gas-safety",
      why: "One house in Kensal Green can have many boilers behind its front door, so we keep a gas record for each.",
    },
  ],
  street: {
    line: ["by-law terrace", "parade", "church", "villa", "semi", "office park", "hospital 6", "factory"],
    notes: [
      ["by-law terrace", "Several boilers on one thin gas pipe? We can lay a larger one."],
      ["parade", "Kitchen duct close to the flats? We can clean it and quieten the fan."],
      ["factory", "If your line stops only for cleaning, we’ll do our work then."],
    ],
  },
} as const satisfies AreaCopy;
