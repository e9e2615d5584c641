import type { LandingRecord } from "../types";

export const emergencyServices = {
  kind: "landing",
  path: "/emergency-services",
  name: "Emergency Services",
  summary: "Out-of-hours cover for facilities managers and landlords, arranged before anything fails",
  theme: "emergency",
  parent: "/",
  action: "contact",
  meta: {
    title: "24/7 emergency HVAC, gas and plumbing in London",
    description:
      "We give facilities managers and landlords in London 24/7 cover for heating, cooling, gas and water, with a site file, agreed priorities and incident reports.",
    keywords: [
      "24/7 emergency HVAC London",
      "out of hours maintenance cover London",
      "emergency repairs for landlords London",
      "facilities management emergency contractor",
      "reactive maintenance London",
    ],
  },
  hero: {
    heading: "24/7 emergency HVAC, gas and plumbing cover in London",
    lead: "If you manage buildings, arrange your cover before something fails. We agree with you what comes first, how we get in and how much we may spend. At night your staff only have to ring us.",
  },
  firstSteps: [
    "If something is wrong at this minute, go to our [emergency page](/emergency) or ring the line. This page is for setting up cover.",
    "Tell every front desk and tenant that a gas escape goes to the National Gas Emergency Service, {gasEmergency}, before any contractor.",
    "Choose who may authorise work at night and up to what sum, and name a deputy.",
    "Mark where gas, water and power shut off on one plan, and put a copy beside each.",
    "Keep keys, alarm codes and permits where an engineer can get them at two in the morning.",
  ],
  grid: {
    heading: "What the emergency cover includes",
    items: [
      {
        name: "Mechanical plant",
        text: "Our [HVAC engineers](/hvac-services) come to boilers, chillers, pumps, air handling units and roof units. If another firm’s warranty covers the plant, we only make it safe.",
      },
      {
        name: "Gas installations",
        text: "After an escape we isolate, find and repair the leak, test the pipe and relight. You get the record that your insurer and the enforcing authority expect.",
      },
      {
        name: "Water and foul drainage",
        text: "Our [plumbers](/plumbing-services) stop the water, pump it out and repair the pipe. Then we do what hygiene asks for before you use the supply again.",
      },
      {
        name: "Critical cooling",
        text: "You have a written plan for comms rooms, laboratories and trading floors. It says where portable units go and where their hot air leaves.",
      },
      {
        name: "Controls and panels",
        text: "If the BMS (building management system) fails, we run the plant by hand. So you have heat and fresh air until the software is restored.",
      },
      {
        name: "Several sites, one account",
        text: "We log all your buildings under one account, with a reference for each building and each machine.",
      },
    ],
  },
  overview: {
    heading: "How emergency cover works for a building manager",
    paragraphs: [
      "An engineer who has never seen your building first has to look for the valves. A site file saves that time. It can hold contacts, ways in, isolation plans, a list of the plant, asbestos references, hazards, and the tenants who must be warned. We write it after a survey by day and review it as often as you wish.",
      "We agree with you which calls come first. Danger to people, damage that spreads and the loss of a critical service rank highest. No heat or hot water where people live or work comes next, then partial failures, and then faults that can wait for a planned visit. You may rank some rooms higher, such as a dialysis suite above a meeting room.",
      "Making safe has a clear meaning. The hazard is isolated, the isolation is labelled, the people affected have been told, and a competent person would find nothing left that could hurt anyone. Getting the service running again is the second step. We take it at once if it is within your spending limit.",
      "{claim:response} The [typical times by area](/areas) show how this varies. If your lease or contract asks for a quicker response, tell us while we draw up the agreement. We say what we can commit to for that address before you rely on it.",
    ],
  },
  approach: {
    heading: "How we set up your cover and handle a call",
    steps: [
      {
        name: "Survey and site file",
        text: "We walk through each building, photograph the isolation points, test that the valves turn, and list what would get in the way at night.",
      },
      {
        name: "Agreed priorities",
        text: "You and we rank the plant and the rooms. Each rank can have a target time, a spending limit and a person to call next.",
      },
      {
        name: "Test call",
        text: "If you wish, we make a test call out of hours. It shows whether the security desk, the keys and the phone numbers work.",
      },
      {
        name: "The incident",
        text: "We log the times of each call. The engineer tells your duty manager on arrival, when it is safe, and on leaving.",
      },
      {
        name: "Report and cause",
        text: "You get a report with the timeline, the cause as far as we know it, isolations, photographs, notes on waste and contamination, and who does what next.",
      },
      {
        name: "Lasting repair",
        text: "You get a quote for the lasting repair after the survey that defines it, and we keep it linked to the incident until it is done. If we hold your [maintenance contract](/maintenance), we change its tasks where an incident shows the need.",
      },
    ],
  },
  dependsOn: [
    "How many buildings you have, how far apart they are and when they are open",
    "Which rooms are critical, and how long each can go without cooling, heat or water",
    "Which standby plant and spares are kept on your premises",
    "Whether the isolation valves work, which the first survey shows",
  ],
  prepare: [
    "Whom to call, with deputies, holiday cover and spending limits",
    "Which plant is the landlord’s and which the tenants’, as the lease plans show",
    "What the fire strategy and the security rules say about people who work alone at night",
    "What failed in the last twelve months, whoever came to repair it",
  ],
  benefits: {
    heading: "What changes once your cover is arranged",
    items: [
      "Your security staff read from one card, whatever has failed",
      "Our engineers go straight to the right valve, because its photograph is in the file",
      "You decide by day how much may be spent at night",
      "Each incident ends with a cause and a person in charge, so you see what keeps failing",
    ],
  },
  highlights: [
    {
      name: "Call-out terms agreed in advance",
      text: "You have our rates and conditions in writing before the first call. {claim:callOut}",
    },
    {
      name: "Incidents improve the maintenance",
      text: "If you have both agreements with us, we compare the incidents with the maintenance tasks and spend more time on what failed.",
    },
  ],
  compliance: [
    {
      duty: "Have procedures for serious and imminent danger, and contacts with emergency services: Management of Health and Safety at Work Regulations 1999",
      due: "Before anything happens, and kept up to date",
      record: "Site file with contacts, isolations and steps to make safe",
    },
    {
      duty: "Social landlords in England: investigate and make safe an emergency hazard under the Hazards in Social Housing (Prescribed Requirements) (England) Regulations 2025",
      due: "No later than 24 hours after becoming aware of it",
      record: "Log with times from report to make-safe, with photographs and findings",
    },
    {
      duty: "Repair water, gas, heating, hot water and sanitary installations in let homes: Landlord and Tenant Act 1985, section 11",
      due: "In a reasonable time for the defect, the season and the people who live there",
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
        "No. Anyone can ring the [24/7 line](/emergency). If you have an account with a site file, the first half hour goes faster. Planned maintenance makes it less likely that you need to call.",
    },
    {
      question: "Can tenants ring you directly?",
      answer:
        "Yes, if you wish. We check each call against your list of people who may order work. We give safety advice to anybody, and ask for your consent before chargeable work that safety does not need.",
    },
    {
      question: "What does the report contain for an insurer?",
      answer:
        "It gives times, readings, and photographs before and after. We keep the failed part for inspection where we can. The report keeps the damage we found apart from the work we did, and names a cause only as far as the evidence goes.",
    },
    {
      question: "Who decides that a room is unsafe to use?",
      answer:
        "You do, as the duty holder, with what our engineer has found. Gas appliances are different. A registered engineer follows the procedure for unsafe situations and asks to disconnect what is immediately dangerous. Our [gas engineers](/gas-services) can repair it afterwards.",
    },
  ],
  closing: {
    heading: "Set up 24/7 cover for your buildings",
    text: "Send us a list of your buildings and a contact for each. We suggest a date for the survey, and then you get an agreement of a few pages.",
  },
  related: ["emergency-hvac", "emergency-gas-repairs", "planned-maintenance"],
} as const satisfies LandingRecord;
