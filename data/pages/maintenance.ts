import type { LandingRecord } from "../types";

export const maintenance = {
  kind: "landing",
  path: "/maintenance",
  name: "Maintenance Contracts",
  summary: "Planned and reactive care for HVAC, gas, plumbing and controls",
  theme: "air",
  parent: "/",
  action: "contact",
  meta: {
    title: "Building Services Maintenance Contracts, London",
    description:
      "Planned and reactive maintenance for HVAC, gas, plumbing and controls in London: SFG20 schedules, an asset register, a statutory calendar and plain reports.",
    keywords: [
      "building services maintenance contract London",
      "M&E maintenance London",
      "PPM contract HVAC",
      "SFG20 maintenance contractor",
      "statutory inspections building services",
    ],
  },
  hero: {
    heading: "Maintenance contracts",
    lead: "One contract for air, gas, water and controls. It lists each asset, fixes each task and date, and shows what was done.",
  },
  grid: {
    heading: "What a contract can cover",
    items: [
      {
        name: "Cooling and heat pumps",
        text: "Filters, coils, condensate, charge, controls and refrigerant leak checks for splits, VRF, chillers and close control units.",
      },
      {
        name: "Ventilation",
        text: "Air handling units, fans, belts, dampers and grilles, with air volumes checked against the commissioning sheet.",
      },
      {
        name: "Heating plant",
        text: "Boilers, pumps, pressurisation, plate exchangers and system water, with combustion readings from each burner.",
      },
      {
        name: "Gas safety",
        text: "Yearly checks of appliances, flues and pipework, with the safety record for each.",
      },
      {
        name: "Water and drainage",
        text: "Tanks, heaters, mixing valves, boosters, sumps and the Legionella round.",
      },
      {
        name: "Controls and BMS",
        text: "Sensor calibration, alarm tests, software back-ups and a review of schedules against real occupancy.",
      },
    ],
  },
  overview: {
    heading: "From a list of plant to a plan",
    paragraphs: [
      "A contract is only as good as its asset register. In the first weeks we walk the building, tag each item, and note make, model, age, condition, location and what it serves. Plant nobody knew about is normal, and so is plant on the old list that left the building years ago. Where only gas is to be covered, [planned gas maintenance](/gas-services/planned-maintenance) is the shorter route.",
      "Tasks come from SFG20, the industry’s library of maintenance schedules. Its colours separate statutory work from what is optimal or discretionary, so a cut in budget does not silently remove a legal duty. We adapt frequencies to use: a roof unit beside a main road needs new filters sooner than the table says.",
      "Planned preventive maintenance (PPM) costs a known sum. Reactive calls do not, and their number shows whether the plan works. We report both together. If one fan coil produces half of the calls, the answer is a repair or a replacement, and the figures to justify it are already there.",
      "Plant has a life as well as a service interval. Using the indicative life expectancies in CIBSE Guide M and the condition we find, we give you a forward list of replacements, dated and ranked by the risk of waiting.",
    ],
  },
  approach: {
    heading: "How a contract starts and runs",
    steps: [
      {
        name: "Site walk and scope",
        text: "An engineer visits before the price is fixed. You receive a scope with inclusions, exclusions, hours and parts rules in plain terms.",
      },
      {
        name: "Mobilise",
        text: "Register, tags, access rules, permits, keys, contacts and escalation are set up. Overdue statutory items are done first.",
      },
      {
        name: "Load the calendar",
        text: "Visits are spread so that heating is ready before October and cooling before May. Shutdowns are booked with your tenants.",
      },
      {
        name: "Carry out and record",
        text: "Each task is closed on site against the asset, with readings, photographs and the engineer’s name. Small repairs are done at once, up to a limit you set. Night calls follow the site file described under [emergency services](/emergency-services).",
      },
      {
        name: "Report and meet",
        text: "A monthly or quarterly report lists completed, missed and overdue work, open quotes, repeat faults, energy notes and dates ahead.",
      },
    ],
  },
  dependsOn: [
    "Number, age and accessibility of assets; twenty identical fan coils cost less to service than twenty different ones",
    "Hours of access, and whether occupied areas can only be entered at night",
    "Cover chosen: planned visits only, planned with reactive labour, or with parts up to a limit",
    "Consequence of failure, which sets spares, standby and visit frequency",
    "Condition at the start: defects found on the first walk are listed and priced apart",
  ],
  prepare: [
    "Any asset list, drawings and manuals, in whatever state",
    "Last certificates: gas, F-gas, TM44, water risk assessment, pressure systems, fire dampers",
    "Lease or service charge terms that decide who maintains what",
    "Two years of breakdown history and energy bills, if available",
  ],
  benefits: {
    heading: "What the building manager gains",
    items: [
      "A single calendar for statutory and good-practice tasks across three trades",
      "Evidence by asset for insurers, auditors and purchasers of the building",
      "Budgets that follow condition, with the next five years visible",
      "One phone number by day and by night, with your site notes at hand",
    ],
  },
  highlights: [
    {
      name: "Data that can move with you",
      text: "The contract can state that the register, readings and certificates are handed over in a common file format should you change contractor.",
    },
    {
      name: "Out-of-hours cover included by choice",
      text: "The emergency line can be part of the agreement, with access and priorities settled beforehand.",
    },
  ],
  compliance: [
    {
      duty: "Maintain gas appliances, flues and pipework at work in a safe condition: Gas Safety (Installation and Use) Regulations 1998, regulation 35",
      due: "Continuously; yearly servicing is the usual way to show it",
      record: "Service and safety record for each appliance",
    },
    {
      duty: "Leak check equipment holding fluorinated refrigerant: Regulation (EU) No 517/2014 as it applies in Great Britain",
      due: "From 5 t CO2e (10 t if hermetically sealed and labelled so) every 12 months, from 50 t every 6, from 500 t every 3. Fixed leak detection doubles these intervals and is required from 500 t",
      record: "F-gas log per system with charge, checks, additions and recoveries",
    },
    {
      duty: "Have air conditioning above 12 kW effective rated output inspected: Energy Performance of Buildings (England and Wales) Regulations 2012, to TM44",
      due: "At intervals of no more than five years",
      record: "Lodged inspection report and certificate, by an accredited assessor",
    },
    {
      duty: "Examine steam plant and refrigeration above 25 kW of compressor motor power under a written scheme: Pressure Systems Safety Regulations 2000",
      due: "As the scheme states",
      record: "Competent person’s report; we prepare and attend",
    },
    {
      duty: "Keep fire dampers in working order: Regulatory Reform (Fire Safety) Order 2005, with BS 9999",
      due: "Tested at least yearly",
      record: "Damper schedule with result, photograph and remedial list",
    },
    {
      duty: "Control Legionella: ACoP L8",
      due: "As the written scheme states, with monthly readings typical",
      record: "Temperature log, cleaning and disinfection records",
    },
  ],
  questions: [
    {
      question: "Must everything follow SFG20 to the letter?",
      answer:
        "No. It is guidance, though a widely accepted yardstick. Statutory tasks stay; the rest can be adjusted to risk, use and the maker’s instructions, provided the reason is written down.",
    },
    {
      question: "Is a comprehensive contract cheaper than paying for parts as they fail?",
      answer:
        "It moves risk to the contractor, who prices it. That can suit new plant and fixed budgets. With old plant, planned visits plus an agreed spend limit are often better value.",
    },
    {
      question: "Who carries out inspections that need an independent party?",
      answer:
        "TM44 assessors and pressure system competent persons are engaged by you, or by us at your request. We prepare the plant, attend and then act on what they find, whatever they say about our own work.",
    },
  ],
  closing: {
    heading: "Begin with the register",
    text: "Ask for a site walk. You get a scope and a price free of charge, and a note of any statutory date that has already passed.",
  },
  related: ["heating-system-maintenance", "water-system-maintenance", "planned-maintenance"],
} as const satisfies LandingRecord;
