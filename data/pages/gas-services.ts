import { changes } from "../changes";
import { safety } from "../safety";
import type { HubRecord } from "../types";

export const gasServices = {
  kind: "hub",
  path: "/gas-services",
  name: "Gas Services",
  summary: "From the meter to the burner: installed, checked, repaired",
  theme: "gas",
  parent: "/",
  meta: {
    title: "Commercial Gas Services in London: All Eleven",
    description:
      "Gas engineers for London buildings: installation, pipework, meters, kitchens, landlord checks, servicing, contracts and emergency repairs, compared.",
    keywords: [
      "commercial gas services London",
      "gas engineers London",
      "Gas Safe contractor London",
      "commercial gas contractor",
      "gas safety services",
    ],
  },
  hero: {
    heading: "Gas services",
    lead: "Gas reaches a building at one point and leaves it as heat at many. Here is the work along that line, and who should ask for which part.",
  },
  intro: [
    "Follow the gas and you will find the service. Up to the emergency control valve the network is in charge, and the meter is the supplier’s. The rest is the owner’s: the pipes, also between the valve and a meter that stands away from it, then appliances and flues. We are Gas Safe registered for work on the owner’s part, and we deal with the other two parties where a job crosses their line.",
    "Owners meet gas in four ways: they build with it, cook or heat with it, answer in law for it, or smell it. The eleven pages below fall into those groups. Building: systems, pipework, meters, boilers, commissioning. Using: kitchens, servicing, planned maintenance. Answering: certificates and lettings. For a smell, [emergency gas repairs](/services/emergency-gas-repairs), after 0800 111 999.",
    "Registration is personal and particular. A Gas Safe card lists the appliance groups its holder may work on, domestic and non-domestic apart. Before anyone opens a valve in your building, read the back of the card and look the number up on the public register. We send engineers whose categories fit the plant that you describe, so describe it well.",
    "Gas also has a horizon. Many London owners plan to electrify, and few can do so in one summer. A sensible path keeps present plant safe and lean, avoids new gas where something better fits, and leaves no orphaned pipes when it goes. Where heat without gas is the question, start with [energy efficient solutions](/services/energy-efficient-solutions).",
  ],
  services: [
    {
      slug: "gas-safety-certificates",
      suits: "Anyone asked for a form by an insurer, council, buyer or head landlord, and unsure which.",
    },
    {
      slug: "landlord-gas-safety",
      suits: "Private landlords, agents, HMO licence holders and housing providers with yearly deadlines.",
    },
    {
      slug: "emergency-gas-repairs",
      suits: "Occupiers whose supply has been capped, tripped or made safe by the network.",
    },
    {
      slug: "commercial-boiler-installation",
      suits: "Owners of boiler plant that is failing, oversized or costly to run.",
    },
    {
      slug: "gas-pipework-installation",
      suits: "Fit-outs that move an appliance, extend a line, or find the old pipe too small.",
    },
    {
      slug: "gas-system-installations",
      suits: "Developers and institutions that need the entire installation, with one designer answerable.",
    },
    {
      slug: "gas-meter-installation",
      suits: "Projects stuck between supplier and network, or landlords who want tenants metered.",
    },
    {
      slug: "commercial-kitchen-gas",
      suits: "Restaurants, hotels, schools and care homes with a cooking line under a canopy.",
    },
    {
      slug: "appliance-servicing",
      suits: "Single boilers and heaters that are due, noisy or thirsty.",
    },
    {
      slug: "planned-maintenance",
      suits: "Estates with many gas assets, several due dates and too few eyes on them.",
    },
    {
      slug: "system-commissioning",
      suits: "Contractors and clients with finished pipework that is waiting for tests and first fire.",
    },
  ],
  chooser: {
    heading: "Which page answers you",
    items: [
      {
        symptom: "I can smell gas at this moment",
        answer: `${safety.gasEscape.brief} Once they have made it safe, [we repair and relight](/services/emergency-gas-repairs).`,
      },
      {
        symptom: "The council wants proof for an HMO licence",
        answer: "A landlord’s record not older than a year: [landlord gas safety](/gas-services/landlord-gas-safety).",
      },
      {
        symptom: "Our insurer asks for a CP42 and nobody knows what it is",
        answer:
          "It belongs to catering. [Gas safety certificates](/services/gas-safety-certificates) lists the forms side by side.",
      },
      {
        symptom: "Two boilers share the work of one and neither ever rests",
        answer:
          "Size and control are suspect. Read [commercial boiler installation](/gas-services/commercial-boiler-installation) before ordering a like-for-like swap.",
      },
      {
        symptom: "The new tenant’s grill is on the wrong side of the shop",
        answer: "A short [pipework](/gas-services/gas-pipework-installation) job, or a kitchen refit if fans move too.",
      },
      {
        symptom: "The supplier says ask the network, the network says ask the supplier",
        answer:
          "Both are right about part of it. [Meter installation](/gas-services/gas-meter-installation) sorts out whose.",
      },
      {
        symptom: "Three contractors look after gas in six buildings, and dates slip",
        answer: "One register and one calendar: [planned gas maintenance](/gas-services/planned-maintenance).",
      },
    ],
  },
  benefits: {
    heading: "Reasons to keep gas in one place",
    items: [
      "The people who sized the pipe are there when the burner is tuned",
      "Warning notices from a check turn into a repair quote, free and within 24 hours",
      "Engineers chosen by category for each visit: domestic, commercial or catering",
      "Night calls reach engineers who can read your line diagram",
      "Work that we may not do, on the network or the primary meter, is named at the start",
    ],
  },
  compliance: [
    {
      duty: "Employ only Gas Safe registered businesses for gas work: Gas Safety (Installation and Use) Regulations 1998, regulations 3 and 4",
      due: "Before any work starts",
      record: "Registration number and engineer’s card, both open to checking",
    },
    {
      duty: "Protect people at work and visitors from gas risk: Health and Safety at Work etc. Act 1974",
      due: "In every workplace, factories included",
      record: "Examination and maintenance history for your risk assessment",
    },
    {
      duty: "Notify building control of new heat-producing gas appliances, whose air and flues answer to Building Regulations Part J",
      due: "On completion, as a rule by self-certification through the register",
      record: "Compliance certificate sent after installation",
    },
  ],
  questions: [
    {
      question: "How do I check that an engineer may work on my plant?",
      answer:
        "Ask for the Gas Safe card. The front shows photograph, licence number and expiry; the back shows what the holder is qualified for. The register’s website confirms it in a minute. A domestic card is not enough for a commercial boiler or a restaurant range.",
    },
    {
      question: "Which network supplies my part of London?",
      answer:
        "As a rule Cadent north of the Thames and SGN south of it, with independent transporters on some newer sites. For an escape it makes no difference: 0800 111 999 reaches the emergency service wherever you are.",
    },
    {
      question: "Can a new building still be heated with gas?",
      answer: `${changes.partL.says} ${changes.partL.transition} Existing buildings may still have a gas boiler replaced.`,
    },
    {
      question: "Do you work with LPG?",
      answer:
        "LPG has its own appliance categories and standards. Tell us when you enquire, with the cylinder or tank arrangement, and we confirm whether an engineer with those categories is available before you book.",
    },
    {
      question: "Can gas work be done out of hours?",
      answer:
        "Yes. Shops, kitchens and offices often prefer nights or Sundays. A slot on the same or next day is usual for planned work, noise and hot work rules permitting. For faults that cannot wait, the [24/7 line](/emergency) is staffed.",
    },
    {
      question: "How is a gas job priced?",
      answer:
        "A check or service has a price by appliance. Installation is quoted after a survey, free and within 24 hours, with pipe, plant, tests and making good on separate lines. Call-outs carry no fee when the recommended work proceeds.",
    },
  ],
  closing: {
    heading: "Describe the flame, or the lack of one",
    text: "Tell us the building, what burns gas in it and what troubles you. We point to the service, the record it leads to and the next free appointment.",
  },
} as const satisfies HubRecord;
