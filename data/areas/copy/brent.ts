import type { AreaCopy } from "../../types";

export const brent = {
  description:
    "Gas engineers, heating engineers and emergency plumbers in Brent, for boiler repair in Willesden and Neasden, shops in NW10 and factories at Park Royal.",
  lead: "We have gas engineers, heating engineers and emergency plumbers for homes, shops and factories in southern Brent. Ask us for a gas check in Willesden, a boiler repair in Neasden or a burner service at Park Royal.",
  buildings: [
    "If a line stops in your bakery or ready-meal plant at Park Royal, tell us whether you’ve lost steam or chilled water, so that we send the right engineer. In a flat over a shop in Harlesden or Willesden, the stopcock may be in the shop, so find out who has the key. For work at First Central business park or at the hospital, tell us who can sign our engineers in. If you rent in a terrace or one of the new blocks at Stonebridge, ask your landlord about repairs to shared pipes.",
  ],
  working: [
    "In a food factory we follow your hygiene rules and count our tools in and out. If new ovens need a larger gas meter, we’ll work out the size so that you can ask your gas supplier for it early.",
    "Many of the broad, gabled houses of Mapesbury, towards Cricklewood, have a meter for each flat. Before we test the gas, we trace which meter feeds which flat.",
  ],
  dayAndNight: [
    "If a burner fails at night, your whole line may stop, so ask about our [emergency cover for facilities managers](/emergency-services) before that happens. For a leak in your shop in Harlesden or your flat in Kensal Green, call our [emergency plumbers](/services/emergency-plumbing-repairs) on the same number.",
    "If you rent out a whole house, one visit can cover the [gas safety records](/gas-services/landlord-gas-safety) for all its flats. We also take on [commercial gas work](/gas-services) of any size, and offer [boiler repair and servicing](/boiler-services) in homes.",
  ],
  benefits: [
    "We can service a factory’s burners, coils and extract ducts in one planned shutdown",
    "We’ll leave you a sheet that shows which meter and boiler belong to which flat",
    "In a tight yard in Harlesden, we’ll keep a new boiler’s flue clear of kitchen ducts",
  ],
  demand: [
    {
      service: "system-commissioning",
      why: "We can set your burners with an analyser under real load, and give you the readings for your audit file.",
    },
    {
      service: "chiller-installation",
      why: "Chilled-food factories are often next to housing, so we choose quiet chillers for them.",
    },
    {
      service: "landlord-gas-safety",
      why: "We can check the gas in a rented flat in Kensal Green every year and send you the record.",
    },
  ],
  street: {
    line: ["by-law terrace", "parade", "church", "villa", "semi", "office park", "hospital 6", "factory"],
    notes: [
      ["by-law terrace", "Several boilers on one small gas pipe? We can lay a larger pipe."],
      ["parade", "Kitchen duct near flats? We can clean it and quieten the fan."],
      ["factory", "Factory stops only for cleaning? We can service its burners then."],
    ],
  },
} as const satisfies AreaCopy;
