import type { AreaCopy } from "../../types";

export const brent = {
  description:
    "Gas engineers, heating engineers and emergency plumbers in Brent, for boiler repair in Willesden and Neasden, shops in NW10 and factories at Park Royal.",
  lead: "We cover southern Brent with gas engineers, heating engineers and emergency plumbers, in homes, shops and factories. Ask us for a gas check in Willesden, a boiler repair in Neasden or a burner service at Park Royal.",
  buildings: [
    "If you run a bakery or a ready-meal plant at Park Royal, tell us which line is down, because stock is lost when steam or chilled water stops. At First Central business park we sign in with the building manager. Do you live over a shop in Harlesden or Willesden? Your stop valve may be in the shop below. In Mapesbury, towards Cricklewood, one of the broad, gabled houses can have a meter for each flat. In a terrace or new block at Stonebridge, and at the hospital, we ask who owns the pipework first.",
  ],
  working: [
    "In a food factory we follow your hygiene rules, count our tools in and out, and sign for them with the permit. If you plan to add ovens, the gas meter may be too small, so we’ll talk to the gas transporter (the network that owns the main) early on.",
    "Testing a divided house off Willesden Lane takes longer than testing one flat, because we first trace which meter feeds which home.",
  ],
  dayAndNight: [
    "A burner that fails at night stops the whole line, so ask about our [emergency cover for facilities managers](/emergency-services) before it does. If you have a shop in Harlesden or a flat in Kensal Green, call our [emergency plumbers](/services/emergency-plumbing-repairs) on the same number.",
    "If you rent out a house by the flat, we can do the [landlord gas safety record](/gas-services/landlord-gas-safety) for each in one visit. We also take on [commercial gas work](/gas-services) of every size and, in homes, [boiler repair and servicing](/boiler-services).",
  ],
  benefits: [
    "We service burners, coils and extract ducts in one booked stop of your line",
    "You get a sheet that shows which meter and boiler belong to which flat",
    "Harlesden’s yards are tight, so we’ll check how close the kitchen ducts are before we drill for a flue",
  ],
  demand: [
    {
      service: "system-commissioning",
      why: "We set burners with an analyser under real load and put the readings into your audit file.",
    },
    {
      service: "chiller-installation",
      why: "We choose quiet chillers for chilled-food lines, which give off heat all year, often next to housing.",
    },
    {
      service: "landlord-gas-safety",
      why: "Behind one front door in Mapesbury or Kensal Green there can be many boilers, and we keep a record for each.",
    },
  ],
  street: {
    line: ["by-law terrace", "parade", "church", "villa", "semi", "office park", "hospital 6", "factory"],
    notes: [
      ["by-law terrace", "Several boilers on one thin gas pipe? We can lay a larger one."],
      ["parade", "We clean and quieten kitchen ducts that end close to flats."],
      ["factory", "A food factory stops only to be cleaned, so we work in that gap."],
    ],
  },
} as const satisfies AreaCopy;
