import type { LandingRecord } from "../types";

export const emergencyServices = {
  kind: "landing",
  path: "/emergency-services",
  name: "Emergency Services",
  summary: "Out-of-hours cover for facilities managers and landlords",
  theme: "emergency",
  parent: "/",
  action: "contact",
  meta: {
    title: "Emergency Services for Facilities Managers and Landlords",
    description:
      "Set up out-of-hours cover for London buildings: site notes, agreed priorities, make-safe authority, incident reports and follow-on work in HVAC, gas and water.",
    keywords: [
      "out of hours maintenance cover London",
      "emergency repairs for landlords London",
      "facilities management emergency contractor",
      "reactive maintenance London",
      "emergency building services cover",
    ],
  },
  hero: {
    heading: "Emergency services",
    lead: "Arrange the cover before the fault. Facilities managers and landlords agree priorities, access and spending limits with us, and the night shift only has to ring.",
  },
  firstSteps: [
    "If something is wrong at this minute, go to the emergency page or ring the line. This page is for setting up cover.",
    "Tell every front desk and tenant that a gas escape goes to the National Gas Emergency Service, 0800 111 999, before any contractor.",
    "Choose who may authorise work at night, and up to what sum, with a deputy.",
    "Mark the gas, water and power isolation points on one plan, and put a copy beside each.",
    "Place keys, alarm codes and permits where an engineer can obtain them at two in the morning.",
  ],
  grid: {
    heading: "Scope of the cover",
    items: [
      {
        name: "Mechanical plant",
        text: "Boilers, chillers, pumps, air handling and roof units. On plant under another firm’s warranty, making safe is all we do.",
      },
      {
        name: "Gas installations",
        text: "Isolation, tracing, repair, tests and relighting after an escape, with the record your insurer and enforcing authority expect.",
      },
      {
        name: "Water and foul drainage",
        text: "Containment, pump-out, repair and the hygiene steps before a supply is used again.",
      },
      {
        name: "Critical cooling",
        text: "Comms rooms, laboratories and trading floors, with a written plan for portable units and where they vent.",
      },
      {
        name: "Controls and panels",
        text: "Manual running when a BMS fails, so that heat and fresh air continue until the software is restored.",
      },
      {
        name: "Several sites, one desk",
        text: "Portfolios logged under one account, with a reference per building and per asset.",
      },
    ],
  },
  overview: {
    heading: "What good cover consists of",
    paragraphs: [
      "An engineer who has never seen a building spends the first part of the visit looking for valves. A site file removes that time. It can hold contacts, access, isolation plans, asset list, asbestos references, hazards and the tenants who must be warned. It is built on a daytime survey and reviewed at intervals agreed with you.",
      "Priorities keep the line honest. Danger to people, spreading damage and loss of a critical service rank first. Loss of heat or hot water to occupied premises comes next, then partial failure, then defects that can wait for a planned slot. You may rank particular rooms higher: a dialysis suite is not a meeting room.",
      "Making safe is a defined result. It means that the hazard is isolated, the isolation is labelled, affected people are told, and a competent person would find nothing left to harm anyone. Restoring service is a second step, taken at once if it is within the spending limit.",
      "Response across London is typically within 60 minutes, and [typical times by area](/areas) show the spread. If a lease or contract asks for something stricter, say so while the agreement is drawn up. We state what we can commit to for that address before you rely on it.",
    ],
  },
  approach: {
    heading: "From agreement to follow-on work",
    steps: [
      {
        name: "Survey and site file",
        text: "We walk each building, photograph isolations, test that valves turn, and list what would hinder a night visit.",
      },
      {
        name: "Priority matrix",
        text: "Asset groups and rooms are ranked with you. Each rank can have a target, an authority limit and an escalation contact.",
      },
      {
        name: "Rehearsal",
        text: "If you wish, a test call out of hours shows whether the security desk, the keys and the numbers work.",
      },
      {
        name: "Incident",
        text: "Calls are logged with times. The engineer updates your duty manager on arrival, when safe, and on leaving.",
      },
      {
        name: "Report and cause",
        text: "The incident report gives timeline, cause as far as known, isolations, photographs, waste and contamination notes, and actions by owner.",
      },
      {
        name: "Follow-on",
        text: "Permanent repairs are quoted free, within 24 hours of the survey that defines them, and stay linked to the incident until closed. Lessons go into the [maintenance contract](/maintenance), if we hold it.",
      },
    ],
  },
  dependsOn: [
    "Number of buildings, their spread and their operating hours",
    "Critical rooms, and how long each can go without cooling, heat or water",
    "Standby plant and spares kept on your premises",
    "Condition of isolation valves, found on the first survey",
  ],
  prepare: [
    "Escalation list with deputies, holiday cover and spending limits",
    "Lease plans that show landlord’s and tenants’ plant",
    "Fire strategy and security rules for lone workers at night",
    "Last twelve months of call-outs, whoever attended",
  ],
  benefits: {
    heading: "What changes once it is arranged",
    items: [
      "Security staff read from one card, whatever has failed",
      "Engineers reach the right valve first, because its photograph is in the file",
      "Costs are bounded at night by a limit you chose in daylight",
      "Every incident ends in a cause and an owner, so patterns become visible",
    ],
  },
  highlights: [
    {
      name: "Call-out terms in the agreement",
      text: "Rates and conditions are fixed in writing beforehand. The general rule holds too: no call-out fee when the recommended work proceeds.",
    },
    {
      name: "Cover that learns",
      text: "Where we hold both agreements, incidents can be set beside the maintenance tasks, and effort moved to where the failures were.",
    },
  ],
  compliance: [
    {
      duty: "Have procedures for serious and imminent danger, and contacts with emergency services: Management of Health and Safety at Work Regulations 1999",
      due: "Before the event, kept up to date",
      record: "Site file with contacts, isolations and make-safe steps",
    },
    {
      duty: "Social landlords in England: investigate and make safe an emergency hazard under the Hazards in Social Housing (Prescribed Requirements) (England) Regulations 2025",
      due: "Within 24 hours of becoming aware of it",
      record: "Timed log from report to make-safe, with photographs and findings",
    },
    {
      duty: "Repair water, gas, heating, hot water and sanitary installations in let dwellings: Landlord and Tenant Act 1985, section 11",
      due: "In a reasonable time for the defect, its season and its occupants",
      record: "Report, quote, consent and completion linked under one reference",
    },
    {
      duty: "Report certain injuries, dangerous occurrences and gas incidents: Reporting of Injuries, Diseases and Dangerous Occurrences Regulations 2013",
      due: "As the regulations state for each type; the person responsible reports",
      record: "Our account of facts and readings for your report",
    },
  ],
  questions: [
    {
      question: "Do we need a maintenance contract to have emergency cover?",
      answer:
        "No. Anyone can ring the [24/7 line](/emergency). An account with a site file shortens the first half hour, and planned maintenance makes the call less likely.",
    },
    {
      question: "Can tenants ring you directly?",
      answer:
        "If you wish. We then check each call against your authority list, give safety advice to anybody, and seek your consent before chargeable work that is not needed for safety.",
    },
    {
      question: "What does the report contain for an insurer?",
      answer:
        "Times, readings, photographs before and after, the failed part kept for inspection where possible, and a clear line between damage found and work done. Cause is stated only as far as evidence goes.",
    },
    {
      question: "Who decides that a room is unsafe to use?",
      answer:
        "You do, as the duty holder, with the engineer’s findings. Gas appliances are different: a registered engineer follows the unsafe situations procedure and will ask to disconnect what is immediately dangerous.",
    },
  ],
  closing: {
    heading: "Set up the site file",
    text: "Give us a list of buildings and a contact for each. A survey date follows, then an agreement that fits on a few pages.",
  },
  related: ["emergency-hvac", "emergency-gas-repairs", "planned-maintenance"],
} as const satisfies LandingRecord;
