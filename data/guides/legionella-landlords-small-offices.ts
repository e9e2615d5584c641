import type { GuideRecord } from "../types";

export const legionellaSmall = {
  kind: "guide",
  path: "/guides/legionella-landlords-small-offices",
  name: "Legionella for landlords and small offices",
  summary: "Who needs a risk assessment, when you may do it yourself, and what to check in a small building",
  theme: "water",
  parent: "/guides",
  figure: "water-temperatures-small",
  figures: { calls: "who-may" },
  list: "duties",
  published: "2026-11-23",
  meta: {
    title: "Legionella for landlords and small offices: your duties",
    description:
      "Do landlords and small offices need a Legionella risk assessment? Who may do it, five things to check in a small building, and when to call a specialist.",
    keywords: ["Legionella landlord", "Legionella risk assessment small office", "Legionella certificate"],
  },
  hero: {
    heading: "Legionella: what do landlords and small offices have to do?",
    lead: "Anyone who rents out a home or runs a workplace has to assess the risk from Legionella and deal with it. In a small building without a tank the assessment is usually short, and you may do it yourself if you know the system. No law requires a certificate.",
  },
  checks: {
    heading: "What to check in a small building",
    steps: [
      {
        name: "Look for stored water",
        text: "A combi boiler stores little or none. A tank in the loft needs a closer look: is there a tight lid, and is the water clean?",
      },
      {
        name: "Measure the hot taps",
        text: "A cylinder should store water at 60 °C, and the taps should reach 50 °C within 1 minute. Take care not to scald yourself. Taps with a mixing valve run cooler.",
      },
      {
        name: "Measure the cold taps",
        text: "Cold water should be below 20 °C after 2 minutes, if the mains water is that cold.",
      },
      {
        name: "Find what is seldom used",
        text: "Run spare showers, outside taps and guest basins every week, and ask a plumber to cut back dead ends.",
      },
      {
        name: "Write it down",
        text: "Note what you found, what you did and when. Tell the people who use the building what they have to do.",
      },
    ],
    stop: "Leave tanks that you would have to climb into, cooling towers, spa pools and care homes to a specialist. If anyone has fallen ill, call a doctor, and don’t run the taps.",
    sources: ["HSE guidance for landlords", "HSG274"],
  },
  calls: [
    {
      symbol: "house",
      name: "You rent the home",
      text: "Tell your landlord if the hot water is lukewarm, or if a tank in your flat has no lid. Run the taps after a holiday.",
    },
    {
      symbol: "office",
      name: "You rent the office",
      text: "Ask the building manager who looks after shared tanks. Taps, showers and water heaters behind your own door are usually your responsibility.",
    },
    {
      symbol: "sample",
      name: "A competent assessor",
      text: "Call one if there are tanks, long pipe runs, showers for many people or people in poor health.",
    },
    {
      symbol: "night-call",
      name: "When to call us",
      text: "Call {phone} for an assessment or temperature readings, or if you need a tank repaired or unused pipes removed.",
    },
  ],
  law: {
    checked: "2026-11-23",
    notes: [
      {
        name: "Who has the duty",
        text: "Employers and landlords have to protect the people who use their water. The rules on hazardous substances include bacteria, and require an assessment.",
        sources: [
          "Health and Safety at Work etc. Act 1974",
          "Control of Substances Hazardous to Health Regulations 2002",
        ],
      },
      {
        name: "How to meet it",
        text: "The approved code sets out what an assessment covers, and you must review yours when something changes. With fewer than 5 employees you need not write it down, but we advise you to.",
        sources: ["ACoP L8"],
      },
      {
        name: "What HSE says to landlords",
        text: "In most homes the risk is low, and simple steps are enough. HSE says that landlords need no certificate and that testing the water is not usually needed.",
        sources: ["HSE guidance for landlords"],
      },
    ],
  },
  price: [
    "How many tanks, cylinders, showers and taps there are.",
    "Whether there is an older assessment or a drawing of the pipes.",
    "Whether we can get into every room on one visit.",
    "What has to be done afterwards: a new lid, insulation or pipework.",
  ],
  related: ["water-system-maintenance", "landlord-gas-safety"],
  alsoOn: ["/plumbing-services"],
} as const satisfies GuideRecord;
