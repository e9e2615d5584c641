import type { LandingRecord } from "../types";

export const emergencyServices = {
  kind: "landing",
  path: "/emergency-services",
  name: "Emergency Services",
  summary: "Out-of-hours cover for facilities managers and landlords, arranged before anything fails",
  theme: "emergency",
  parent: "/",
  figures: { first: "isolation-plan", grid: "call-chain" },
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
    lead: "If you manage buildings, arrange 24/7 cover before something fails. We agree the priorities, how we get in and what we may spend without asking, so that out of hours your staff only have to ring us.",
  },
  firstSteps: [
    "If something is wrong now, see our [emergency page](/emergency) or ring {phone}. This page is about setting up cover.",
    "Tell every front desk and tenant to report a gas escape to the National Gas Emergency Service, {gasEmergency}, before calling any contractor.",
    "Decide who may authorise work at night and how much they may spend, and name a deputy.",
    "Mark the gas, water and power shut-offs on one plan, and put a copy beside each of them.",
    "Keep keys, alarm codes and permits where your staff can hand them to an engineer at two in the morning.",
  ],
  grid: {
    heading: "What the emergency cover includes",
    items: [
      {
        symbol: "chiller",
        name: "Mechanical plant",
        text: "Our [HVAC engineers](/hvac-services) repair boilers, chillers, pumps, air handling units and roof units. If another firm’s warranty covers the plant, we only make it safe.",
      },
      {
        symbol: "gas-leak",
        name: "Gas installations",
        text: "Once the emergency service has made an escape safe, we find and repair the leak, test the pipe and relight the appliances. You get a record that you can show your insurer.",
      },
      {
        symbol: "burst",
        name: "Water and foul drainage",
        text: "Our [plumbers](/plumbing-services) stop the water, pump it out, repair the pipe and clear blocked drains. If need be, we flush or disinfect the supply.",
      },
      {
        symbol: "servers",
        name: "Critical cooling",
        text: "For comms rooms, laboratories and trading floors, we write a plan with you that shows where portable units can stand and where their hot air can go.",
      },
      {
        symbol: "panel",
        name: "Controls and panels",
        text: "If the BMS (building management system) fails, we run the plant on manual control where that is safe, so that you have heat and fresh air until it is working again.",
      },
      {
        symbol: "building",
        name: "Several sites, one account",
        text: "We log all your buildings under one account, with a reference for each building and each item of plant.",
      },
    ],
  },
  overview: {
    heading: "How emergency cover works for a building manager",
    paragraphs: [
      "An engineer who has never seen your building has to look for the valves first. We save that time with a site file, which can hold contacts, ways in, isolation plans, a list of the plant, asbestos references, hazards, and which tenants to warn. We write it after a daytime survey and review it as often as you wish.",
      "We agree with you which calls come first. We put danger to people, spreading damage and the loss of a critical service at the top. No heating or hot water where people live or work comes next, then partial failures, and then faults that can wait for a planned visit. You can rank rooms too: a dialysis suite before a meeting room, for example.",
      "When we make something safe, we isolate the hazard, label the isolation, tell the people affected and check that nothing else is dangerous. Then we get the service running again.",
      "If your lease or contract needs a quicker response than our [typical time for the area](/areas), tell us while we draw up the agreement. We’ll tell you what we can commit to for that address.",
    ],
  },
  approach: {
    heading: "How we set up your cover and handle a call",
    steps: [
      {
        name: "We survey and write the site file",
        text: "We walk through each building, photograph the isolation points, check that the valves turn, and list what would get in the way at night.",
      },
      {
        name: "You set the priorities",
        text: "You rank the plant and the rooms with us. Each level can have a target time, a spending limit and the next person to call.",
      },
      {
        name: "We make a test call",
        text: "If you wish, we ring out of hours to check that the security desk answers and that the keys and phone numbers are right.",
      },
      {
        name: "We deal with the incident",
        text: "We log the time of each call. The engineer updates your duty manager on arrival, once everything is safe, and on leaving.",
      },
      {
        name: "You get a report",
        text: "The report gives the timeline, photographs, what we isolated, the cause as far as we know it, and who does what next.",
      },
      {
        name: "We see it through to the permanent repair",
        text: "We survey it, send you a quote, and follow up the work until it is done.",
      },
    ],
  },
  dependsOn: [
    "How many buildings you have, how far apart they are and when they are open",
    "Which rooms are critical, and how long each can go without cooling, heat or water",
    "Which standby plant and spares you keep on site",
    "Whether the isolation valves work, which the first survey shows",
  ],
  prepare: [
    "Who to call, with deputies and holiday cover",
    "Which plant belongs to the landlord and which to the tenants, from the lease plans",
    "Your fire and security rules for people who work alone at night",
    "What has failed in the last twelve months, even if another firm repaired it",
  ],
  benefits: {
    heading: "What changes once your cover is arranged",
    items: [
      "Your security staff know what to do first and which number to ring",
      "Our engineers go straight to the right valve, because its photograph is in the file",
      "The reports show you what keeps failing",
    ],
  },
  highlights: [
    {
      name: "Call-out terms agreed in advance",
      text: "You have our rates and conditions in writing before the first call.",
    },
    {
      name: "Maintenance adjusted after incidents",
      text: "If you have a [maintenance contract](/maintenance) with us, we compare the incidents with the planned tasks and spend more time on what failed.",
    },
  ],
  compliance: [
    {
      duty: "Have procedures for serious and imminent danger, and contacts with emergency services: Management of Health and Safety at Work Regulations 1999",
      due: "Before anything happens, and kept up to date",
      record: "Site file with contacts, isolations and steps to make safe",
    },
    {
      duty: "If you are a social landlord in England, investigate and make safe an emergency hazard: Hazards in Social Housing (Prescribed Requirements) (England) Regulations 2025",
      due: "No later than 24 hours after becoming aware of it",
      record: "Log with times from report to make-safe, with photographs and findings",
    },
    {
      duty: "Repair water, gas, heating, hot water and sanitary installations in rented homes: Landlord and Tenant Act 1985, section 11",
      due: "In a reasonable time for the defect, the season and the people who live there",
      record: "Report, quote, consent and completion, all under one reference",
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
        "No. Anyone can ring the [24/7 line](/emergency). With an account and a site file we can start sooner, and with planned maintenance you are less likely to need us at night.",
    },
    {
      question: "Can tenants ring you directly?",
      answer:
        "Yes, if you wish. We check each caller against your list of people who may order work. We give anyone safety advice, and ask for your consent before any chargeable work beyond making things safe.",
    },
    {
      question: "What does the report contain for an insurer?",
      answer:
        "It gives times, readings, and photographs before and after. Where we can, we keep the failed part for inspection. We describe the damage we found separately from the work we did, and name a cause only as far as the evidence goes.",
    },
    {
      question: "Who decides that a room is unsafe to use?",
      answer:
        "You do, as the duty holder, once our engineer has told you what they found. Gas appliances are different: a registered engineer has to follow the procedure for unsafe situations and ask to disconnect any appliance that is immediately dangerous. Our [gas engineers](/gas-services) can repair it afterwards.",
    },
  ],
  closing: {
    heading: "Set up 24/7 cover for your buildings",
    text: "Send us a list of your buildings and a contact for each. We’ll suggest a date for the survey, and then send you a short agreement.",
  },
  related: ["emergency-hvac", "emergency-gas-repairs", "planned-maintenance"],
} as const satisfies LandingRecord;
