import type { AreaCopy } from "../../types";

export const brent = {
  description:
    "Gas, heating and emergency plumbing engineers in Brent: boiler repair in Willesden and Neasden, shops in NW10 and factories at Park Royal.",
  lead: "We cover southern Brent with gas engineers, heating engineers and emergency plumbers, in homes, shops and factories. A gas check in Willesden, boiler repair in Neasden and a burner at Park Royal are all work for us.",
  buildings: [
    "Bakeries and ready-meal plants at Park Royal lose stock when steam or chilled water stops, so tell us which line is down. At First Central business park we sign in with the building manager. If you live over a shop in Harlesden or Willesden, find out where your stop valve is: it may be in the shop below. In Mapesbury, towards Cricklewood, one of the broad, gabled houses can have a meter for each flat. In a terrace or new block at Stonebridge, and at the hospital, we ask who owns the pipework first.",
  ],
  working: [
    "In a food factory we follow your hygiene rules, count our tools in and out, and sign for them with the permit. If you plan to add ovens, the gas meter may be too small. We then talk to the gas transporter (the network that owns the main) early on.",
    "Testing a divided house off Willesden Lane takes longer than testing one flat, because we first trace which meter feeds which home.",
  ],
  dayAndNight: [
    "A burner that fails at night stops the whole line. Ask about our [emergency cover for facilities managers](/emergency-services) before it does. For shops in Harlesden and flats in Kensal Green, our [emergency plumbers](/services/emergency-plumbing-repairs) answer on the same number.",
    "If you rent out a house by the flat, one visit can bring a [landlord gas safety record](/gas-services/landlord-gas-safety) for each. We also do [commercial gas work](/gas-services) of every size. For homes, we offer [boiler repair and servicing](/boiler-services).",
  ],
  benefits: [
    "We service burners, coils and extract ducts in one booked stop of your line",
    "You get a sheet that shows which meter and boiler belong to which flat",
    "In Harlesden’s tight yards we draw the distance from each kitchen duct before we drill for a flue",
  ],
  demand: [
    {
      service: "system-commissioning",
      why: "We set burners with an analyser under real load. The readings go into your audit file.",
    },
    {
      service: "chiller-installation",
      why: "Chilled-food lines and crowded workshops have heat to get rid of all year, often next to housing.",
    },
    {
      service: "landlord-gas-safety",
      why: "One front door in Mapesbury or Kensal Green can have many appliances, flues and records behind it.",
    },
  ],
  street: {
    line: ["by-law terrace", "parade", "church", "villa", "semi", "office park", "hospital 6", "factory"],
    notes: [
      ["by-law terrace", "Several boilers may share one gas pipe that is too small."],
      ["parade", "Behind the shops, kitchen ducts end close to the flats above."],
      ["factory", "A food factory stops only to be cleaned, so we work in that gap."],
    ],
  },
} as const satisfies AreaCopy;
