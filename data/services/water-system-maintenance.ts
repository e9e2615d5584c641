import type { LandingRecord } from "../types";

export const waterSystemMaintenance = {
  kind: "landing",
  path: "/services/water-system-maintenance",
  name: "Water System Maintenance",
  summary: "Tanks, calorifiers, valves and outlets kept clean, at temperature and on record.",
  theme: "water",
  parent: "/plumbing-services",
  action: "contact",
  meta: {
    title: "Water System Maintenance and Legionella Control, London",
    description:
      "Tanks, calorifiers, mixing valves and outlets inspected, cleaned and logged to ACoP L8 and HSG274, for London landlords, offices, schools and care settings.",
    keywords: [
      "water system maintenance London",
      "Legionella control London",
      "cold water tank cleaning",
      "TMV servicing",
      "calorifier inspection",
    ],
  },
  hero: {
    heading: "Water system maintenance",
    lead: "Hot water kept hot, cold water kept cold, and all of it kept moving. Each temperature, clean and repair goes into one logbook.",
  },
  grid: {
    heading: "Tasks in the programme",
    items: [
      {
        name: "Temperature monitoring",
        text: "Sentinel taps, calorifier flow and return, and tank water, read with a calibrated probe. Results outside the limits come with a cause and an action.",
      },
      {
        name: "Cold water storage tanks",
        text: "Inspection of lid, screens, insulation, float valve and sediment. Cleaning and disinfection follow when the condition calls for it, not by habit.",
      },
      {
        name: "Calorifiers and water heaters",
        text: "Drain-down, internal inspection, sludge removal, descaling and a check of relief valves, thermostats and expansion vessels.",
      },
      {
        name: "Thermostatic mixing valves",
        text: "Strainers cleaned, discs descaled, outlet temperature set and the fail-safe proved by cutting off the cold supply.",
      },
      {
        name: "Showers and little-used outlets",
        text: "Heads and hoses dismantled and descaled, flushing carried out or audited, and redundant legs cut back to the live pipe.",
      },
      {
        name: "Sampling and disinfection",
        text: "Samples taken to BS 7592 and sent to a laboratory, and system disinfection after alteration, contamination or a poor result.",
      },
    ],
  },
  overview: {
    heading: "Temperature, turnover and cleanliness",
    paragraphs: [
      "Legionella bacteria multiply in water between 20 °C and 45 °C, above all where scale, sludge and stagnation feed them. Control is a matter of plumbing. Stored hot water is kept at 60 °C, its return comes back at no less than 50 °C, and cold water stays under 20 °C where possible. Healthcare outlets have a higher hot water limit, 55 °C.",
      "In London two things work against that. Summer mains water and warm risers can push cold pipes above 20 °C, so insulation and separation matter as much as cleaning. Hard water lays scale in heaters and on mixing valves, which shortens intervals that would suit a softer supply.",
      "Half-empty buildings are a further risk. When an office is used three days a week, tanks hold too much and remote taps stand still. We look at storage volume against measured use, and can reduce tank levels or remove dead legs as part of [commercial plumbing work](/plumbing-services/commercial-installation).",
      "Maintenance follows the risk assessment; it does not replace it. If yours is out of date, because the building, its users or the management changed, the programme starts with a new one to BS 8580-1.",
    ],
  },
  approach: {
    heading: "Setting up and running the scheme",
    steps: [
      {
        name: "Read the assessment",
        text: "We walk the system with the current risk assessment and schematic in hand, correct the drawing, and list assets and outlets by number.",
      },
      {
        name: "Agree the written scheme",
        text: "Tasks, frequencies, limits and named people are set down. Jobs your own staff keep, such as flushing, are included.",
      },
      {
        name: "Visit and measure",
        text: "Technicians follow the round, record times and temperatures on site, and put right small faults there and then.",
      },
      {
        name: "Escalate",
        text: "A high reading or a positive sample goes to your responsible person as soon as we learn of it, with the immediate precautions and the repair proposed.",
      },
      {
        name: "Review",
        text: "Trends, overdue actions and changes of use are gone through with you, usually once a year, and frequencies adjusted with reasons stated.",
      },
    ],
  },
  dependsOn: [
    "Number of tanks, heaters, mixing valves and showers, and how many can be reached without ladders or shutdowns",
    "Who uses the building: a care home or clinic needs closer control than a warehouse",
    "Past results, dead legs still in place and the state of the pipe insulation",
    "Whether tanks have a standby compartment, so that cleaning can happen without shutting the building",
  ],
  prepare: [
    "The latest Legionella risk assessment, schematic and logbook, however old",
    "Name and contact of the duty holder and of the responsible person",
    "Access to tank rooms, roof spaces, risers and occupied bathrooms",
    "A list of rooms that stand empty and of outlets out of use",
  ],
  benefits: {
    heading: "What steady control gives you",
    items: [
      "An inspector can follow each outlet from limit to reading to remedy",
      "Scale removed before it starves a heater or jams a mixing valve",
      "Tank cleaning paid for when it is needed, with photographs that show why",
    ],
  },
  highlights: [
    {
      name: "Plumbers who hold the probe",
      text: "The team that finds a failed return pump or a scaled valve can replace it. Findings become repairs instead of a yearly list.",
    },
    {
      name: "One logbook",
      text: "Temperatures, cleans, samples, training and alterations sit together, by asset, with the schematic they refer to.",
    },
  ],
  compliance: [
    {
      duty: "Assess the risk from Legionella and prevent or control it: Health and Safety at Work etc. Act 1974 and Control of Substances Hazardous to Health Regulations 2002, with ACoP L8",
      due: "Before the system is used; reviewed regularly and whenever there is reason to think it no longer valid",
      record: "Risk assessment, written scheme and named responsible person",
    },
    {
      duty: "Monitor hot and cold water as HSG274 Part 2 advises",
      due: "Typically sentinel outlets and calorifier flow and return each month, tanks inspected yearly, shower heads cleaned at least quarterly",
      record: "Dated readings, with the action taken on each exception",
    },
    {
      duty: "Keep records of the assessment, its controls and monitoring: ACoP L8",
      due: "Assessment and scheme while current and two years after; monitoring results at least five years",
      record: "Logbook on paper or in electronic form",
    },
  ],
  questions: [
    {
      question: "Does a small let flat need all of this?",
      answer:
        "No. A landlord has to assess the risk, but with a combination boiler and daily use the assessment is short. The controls are simple: flush after voids, keep the hot water hot, tell the tenant what to do. Shared tanks and calorifiers in a block need a proper scheme.",
    },
    {
      question: "Must we sample for Legionella every quarter?",
      answer:
        "Not as a rule in ordinary hot and cold water systems. HSG274 treats temperature as the main control, and sampling answers a question: control is failing, people are vulnerable, or a biocide has replaced heat.",
    },
    {
      question: "How often should a cold water tank be cleaned?",
      answer:
        "When inspection shows it needs it. The yearly inspection looks at debris, biofilm, corrosion and the water temperature. A well-sealed tank with good turnover may go years; an open one in a warm loft will not.",
    },
    {
      question: "What happens if a hot tap cannot reach 50 °C within a minute?",
      answer:
        "We compare the flow and return at the heater with the branch. The usual causes are a stopped circulator, an unbalanced return loop, a passing mixing valve or a heater that is too small. If it has failed outright, ring [the 24/7 line](/emergency).",
    },
  ],
  closing: {
    heading: "Bring your logbook up to date",
    text: "Send the risk assessment you have. We quote the programme from it free of charge, and tell you if the assessment itself needs redoing.",
  },
  related: ["commercial-installation", "pump-installation", "heating-system-maintenance"],
} as const satisfies LandingRecord;
