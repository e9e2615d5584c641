import type { LandingRecord } from "../types";

export const maintenance = {
  kind: "landing",
  path: "/maintenance",
  name: "Maintenance Contracts",
  summary: "Planned visits and repairs for heating, cooling, gas, plumbing and controls",
  theme: "air",
  parent: "/",
  figures: {
    overview: "plant-lives",
    approach: "seasons",
    sampleDocument: "five-years",
  },
  action: "contact",
  meta: {
    title: "HVAC and building services maintenance contracts in London",
    description:
      "One maintenance contract for heating, cooling, ventilation, gas, plumbing and controls in your London building, with clear reports. We track the legal dates.",
    keywords: [
      "building services maintenance contract London",
      "HVAC maintenance contract London",
      "PPM contract London",
      "M&E maintenance London",
      "statutory inspections building services",
    ],
  },
  hero: {
    heading: "HVAC and building services maintenance contracts in London",
    lead: "We look after heating, cooling, ventilation, gas, water and controls under one contract, for one building or many. You know what we’ll do on each visit, and you get a report afterwards. Letting a few homes? You need our [gas safety checks](/gas-services/landlord-gas-safety) instead.",
  },
  grid: {
    heading: "What a maintenance contract can include",
    items: [
      {
        symbol: "split",
        name: "Cooling and heat pumps",
        text: "We clean filters, coils and drains, check the refrigerant charge and the controls, and look for leaks. Split units, VRF (variable refrigerant flow), chillers and close control units are all part of our [HVAC work](/hvac-services).",
      },
      {
        symbol: "ahu",
        name: "Ventilation",
        text: "We look after air handling units, fans, belts, dampers and grilles, and compare the airflow with the figures from commissioning.",
      },
      {
        symbol: "boiler",
        name: "Heating plant",
        text: "We service [boilers](/boiler-services#boiler-service), pumps, pressurisation units and plate heat exchangers, test the system water and take combustion readings from each burner.",
      },
      {
        symbol: "gas-meter",
        name: "Gas safety",
        text: "We check appliances, flues and pipework every year, and give you a safety record for each appliance.",
      },
      {
        symbol: "tank",
        name: "Water and drainage",
        text: "Our [plumbers](/plumbing-services) maintain tanks, heaters, mixing valves, boosters and sumps, and do the regular Legionella checks.",
      },
      {
        symbol: "screen",
        name: "Controls and BMS",
        text: "We calibrate the sensors of your BMS (building management system), test its alarms, back up the software and compare its time schedules with the hours the building is in use.",
      },
    ],
  },
  overview: {
    heading: "How we plan your maintenance visits",
    paragraphs: [
      "A good contract starts with a good asset register, the list of your plant. In the first weeks we walk round your building, tag each item, and note its make, age, condition and what it serves. We usually find plant that nobody knew about, and entries for plant that was taken out years ago.",
      "We take the tasks from SFG20, the industry’s library of maintenance schedules. It colour-codes each task, from those the law requires to those that are optional, so you won’t drop a legal duty by mistake if you cut the budget. How often we come depends on how you use the plant. A roof unit beside a main road, for example, needs new filters sooner than the schedule says.",
      "Even well-serviced plant wears out. CIBSE Guide M says how long each kind typically lasts. From that and the condition we find, we list what will need replacing in the years ahead, with dates and the risk of waiting. Our [design](/design-services) team can plan the larger replacements.",
    ],
  },
  topics: [
    {
      id: "ppm-contract",
      heading: "What is a PPM contract?",
      paragraphs: [
        "PPM stands for planned preventive maintenance. We visit on agreed dates and service each item of plant before it fails, for a sum that you know in advance. A reactive call means something has failed and you ask us to repair it.",
        "You can’t know in advance what reactive calls will cost. The number of calls shows whether the plan is working. If one fan coil causes half of the calls, it’s time to repair or replace it.",
        "You choose how much the contract includes. A basic contract covers planned visits only. The next level adds labour for repairs, and the fullest also includes parts, up to a limit that you set. For small repairs that your level doesn’t include, you set an amount that the engineer may spend without asking. For larger repairs we send you a price, and you decide.",
      ],
    },
    {
      id: "proposal",
      heading: "What our proposal contains, for one site or several",
      paragraphs: [
        "You get one proposal for all your sites, set out line by line so that you can compare it with others.",
      ],
      items: [
        "What each site costs and what they cost together, with a list of what is included and what is not",
        "Which plant the price is based on, site by site, and its condition where we’ve seen it",
        "How many visits we make, which tasks we do, and at what hours",
        "How soon we come if something fails between visits, and what out-of-hours cover you have",
        "What we charge for labour and parts outside the plan",
        "Which reports you get, who your contact is, and how we add or take out a site",
      ],
    },
  ],
  approach: {
    heading: "How a maintenance contract starts and runs",
    steps: [
      {
        name: "Site visit and scope",
        text: "Before we fix the price, an engineer usually surveys your building or, if you have several, a typical one. Then we send you the proposal.",
      },
      {
        name: "Set-up",
        text: "We make the register, and agree keys, permits, access rules and contacts with you. If anything the law requires is overdue, that comes first.",
      },
      {
        name: "Calendar",
        text: "You get one calendar, with the dates the law sets and those that good practice advises. We spread the visits so that heating is ready before October and cooling before May, and agree shutdowns with your tenants.",
      },
      {
        name: "Visits and records",
        text: "Your engineer signs off each task against its item of plant, with readings and photographs. For night calls we follow your site file: see [emergency services](/emergency-services).",
      },
      {
        name: "Reports and meetings",
        text: "Every month or quarter we report what we did, which calls we had between visits, what is overdue and which faults keep coming back. The report also lists open quotes and the dates coming up.",
      },
    ],
  },
  dependsOn: [
    "How many items of plant you have, how old they are and how easy they are to reach: twenty fan coils of one type cost less to service than twenty different ones",
    "When we may work, and whether some areas are open to us only at night",
    "Which level of cover you choose",
    "What a breakdown would cost you, because that decides how many visits you need and which spares and standby plant to keep",
    "What condition the plant is in at the start: if we find faults, we price their repair separately",
  ],
  prepare: [
    "How many sites you have and where, with any list of plant, drawings and manuals, even old ones",
    "Your latest certificates: gas, F-gas (refrigerant), TM44 (air conditioning energy inspection), water risk assessment, pressure systems and fire dampers",
    "What your lease or service charge says about who maintains what",
    "What has broken down in the last two years, and the energy bills if you have them",
  ],
  benefits: {
    heading: "What you gain as a building manager",
    items: [
      "All trades are in one plan, so nothing falls between two contractors",
      "You can show the service record of each item to an insurer, an auditor or a buyer",
      "You can budget five years ahead, because you know the plant’s condition",
      "You call one number, day or night, and we have your site notes to hand",
    ],
  },
  highlights: [
    {
      name: "Take your records with you",
      text: "We can write into the contract that you get the register, the readings and the certificates in a common file format if you change contractor. To keep track of the dates yourself, use our [compliance calendar](/compliance-calendar).",
    },
    {
      name: "Out-of-hours cover, if you want it",
      text: "Anyone can ring our emergency line. With [24/7 cover](/emergency-services) in your agreement, we also agree beforehand which faults come first and how we get in at night, and can put a response time in writing.",
    },
  ],
  sampleDocument: "five-year-plan",
  recordHeading: "Your records, and cover out of hours",
  compliance: [
    {
      duty: "Keep gas appliances, flues and pipework in workplaces in a safe condition: Gas Safety (Installation and Use) Regulations 1998, regulation 35",
      due: "At all times; annual servicing is the usual way to show that they are safe",
      record: "Service and safety record for each appliance",
    },
    {
      duty: "Have equipment that holds fluorinated refrigerant checked for leaks: Regulation (EU) No 517/2014 as it applies in Great Britain",
      due: "From 5 tonnes of CO2 equivalent (t CO2e), or 10 t if hermetically sealed and labelled as such, every 12 months; from 50 t every 6; from 500 t every 3. Fixed leak detection doubles these intervals and is required from 500 t",
      record: "F-gas log for each system with charge, checks, additions and recoveries",
    },
    {
      duty: "Have air conditioning above 12 kW effective rated output inspected: Energy Performance of Buildings (England and Wales) Regulations 2012, to TM44",
      due: "At intervals of no more than five years",
      record: "Lodged inspection report and certificate, by an accredited assessor",
    },
    {
      duty: "Have steam plant, and refrigeration above 25 kW of compressor motor power, examined under a written scheme: Pressure Systems Safety Regulations 2000",
      due: "As the scheme states",
      record: "Competent person’s report; we prepare the plant and attend",
    },
    {
      duty: "Keep fire dampers in working order: Regulatory Reform (Fire Safety) Order 2005, with BS 9999",
      due: "Tested at least once a year",
      record: "List of dampers with result, photograph and repairs needed",
    },
    {
      duty: "Control Legionella: ACoP L8",
      due: "As the written scheme states, typically with monthly readings",
      record: "Temperature log, cleaning and disinfection records",
    },
  ],
  questions: [
    {
      question: "Must everything follow SFG20 exactly?",
      answer:
        "No. It’s guidance, though most people treat it as the standard. You have to keep the tasks that the law requires. You can adjust the rest to the risk, the use and the manufacturer’s instructions, if you write down the reason.",
    },
    {
      question: "Is a contract with parts cheaper than paying for them as they fail?",
      answer:
        "Not always. It moves the risk to the contractor, who charges for it. That can suit you if the plant is new or the budget is fixed. If your plant is old, planned visits and an agreed spending limit often cost less.",
    },
    {
      question: "Who carries out inspections that need an independent party?",
      answer:
        "You need an accredited assessor for [TM44 inspections](/air-conditioning#tm44-inspections), and a competent person for pressure systems. We prepare the plant and attend the visit. Then we act on what they find, even if it is about our own work.",
    },
    {
      question: "Can duct cleaning, fire dampers and heat interface units be included?",
      answer:
        "Yes. You can add [fire damper tests](/services/ventilation-systems#fire-dampers), [duct cleaning](/services/ventilation-systems#tr19-duct-cleaning), [local exhaust tests](/services/ventilation-systems#lev), [chiller servicing](/services/chiller-installation#chiller-servicing) and the [heat interface units](/heating-services#heat-networks) in flats. We put each on the same list and calendar.",
    },
  ],
  closing: {
    heading: "Ask for a maintenance contract in London",
    text: "Tell us how many sites you have. We usually survey a typical one before we price, and the others if we need to. You’ll get a list of what we would do, and a note of anything statutory that we find overdue. {claim:freeQuote}",
  },
  related: ["heating-system-maintenance", "water-system-maintenance", "planned-maintenance"],
} as const satisfies LandingRecord;
