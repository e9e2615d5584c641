import { changes, noGrantForPairs } from "../changes";
import { safety } from "../safety";
import type { HubRecord } from "../types";

export const boilerServices = {
  kind: "hub",
  path: "/boiler-services",
  name: "Boiler Services",
  summary: "Repair, service, recommission or replace",
  theme: "gas",
  parent: "/gas-services",
  meta: {
    title: "Boiler Services in London: Repair, Service, Replace",
    description:
      "Commercial boilers in London from lock-out to replacement: how to choose between repair, service, re-commissioning and new plant, with the checks due on each.",
    keywords: [
      "boiler services London",
      "commercial boiler engineers",
      "boiler repair or replace",
      "plant room boiler London",
      "commercial heating boiler",
    ],
  },
  hero: {
    heading: "Boiler services",
    lead: "Fix it, service it, retune it or retire it. Four answers to a troublesome boiler, and the evidence that tells you which is yours.",
  },
  intro: [
    "A boiler is the one item of plant that everybody notices. It gets blamed for cold corridors, high bills and lukewarm showers, often unjustly. A stuck valve, a tired pump, air in a riser or a time clock set wrong will produce the same complaint. So our first visit looks at the plant room as a circuit, with the boiler as one member of it.",
    "Age alone does not condemn. A twenty-year-old cast-iron unit with sound sections and available parts may be worth another winter. A seven-year-old aluminium exchanger that has lived in untreated water may not. Four measures decide: combustion, water analysis, parts supply, and gas used for each degree day. We put them on one page before anyone talks of replacement.",
    "Three kinds of plant turn up most in London. Small wall-hung boilers in houses, shops and upper floors come first. Banks of condensing modules in offices and mansion blocks come next. Last are the large shell or sectional boilers of schools, hospitals and estates, some with dual-fuel burners. They share principles, and little else: spares, standards and qualifications differ at 70 kW.",
    `Heat pumps are changing the second life of boilers. More and more, the boiler becomes the reserve that carries the coldest days while a pump does the base load. That alters its controls, its minimum flow and its yearly hours. ${noGrantForPairs} We look at boiler work with that future in view, under [heating services](/heating-services).`,
  ],
  services: [
    {
      slug: "commercial-boiler-installation",
      suits: "Plant past economical repair, or heat demand that has changed since it was sized.",
    },
    {
      slug: "heating-system-maintenance",
      suits: "Boilers, pumps, valves, pressurisation and water kept as a single system all year.",
    },
    {
      slug: "appliance-servicing",
      suits: "The yearly strip-down of one boiler or water heater, with combustion readings.",
    },
    {
      slug: "system-commissioning",
      suits: "New, moved or long-idle boilers that have to be proved before they are trusted.",
    },
    {
      slug: "emergency-hvac",
      suits: "No heat now: lock-outs, lost pressure and failed circulation, at any hour.",
    },
    {
      slug: "planned-maintenance",
      suits: "Boilers that are one line among many gas assets on a contract.",
    },
  ],
  chooser: {
    heading: "Reading the boiler’s behaviour",
    items: [
      {
        symptom: "It locks out and restarts if somebody presses reset",
        answer: `Something makes the boiler lock out, and a reset does not cure it. ${safety.reset.text} Give the code to [emergency HVAC repairs](/services/emergency-hvac).`,
      },
      {
        symptom: "It fires for a minute, stops, and fires again",
        answer:
          "Cycling: too much boiler for the load, low flow, or a poor sequence. A [maintenance engineer](/services/heating-system-maintenance) can log it over a day.",
      },
      {
        symptom: "It bangs or kettles as it warms",
        answer:
          "Scale or sludge on hot metal, or too little water flow. Start with [a full service](/gas-services/appliance-servicing).",
      },
      {
        symptom: "The pressure gauge falls every week",
        answer:
          "Water is leaving and fresh, oxygen-rich water replaces it. Find the leak before the radiators rust: [heating maintenance](/services/heating-system-maintenance).",
      },
      {
        symptom: "The maker no longer lists the heat exchanger",
        answer:
          "Plan now, choose the season, avoid the panic: [boiler replacement](/gas-services/commercial-boiler-installation).",
      },
      {
        symptom: "It has stood cold for two years in an empty building",
        answer:
          "Pipe, flue, water and controls come before the flame. Ask for [re-commissioning](/gas-services/system-commissioning).",
      },
    ],
  },
  benefits: {
    heading: "What you get from one boiler team",
    items: [
      "A repair-or-replace note with figures, signed by the engineer who took them",
      "Flue, gas, water and wiring seen in a single visit, so blame does not circulate",
      "Parts identified from the plate before anyone sets out",
      "Attendance on no-heat calls in London typically within 60 minutes",
      "No call-out fee when the recommended work proceeds",
    ],
  },
  compliance: [
    {
      duty: "Keep boilers at work, and in let homes, safe to use: Gas Safety (Installation and Use) Regulations 1998",
      due: "Throughout; in lettings with a check within twelve months of the last",
      record: "Boiler log with service sheets and safety records",
    },
    {
      duty: "Know which standard your plant answers to: BS 6644 from 70 kW to 1.8 MW, BS 5440 for flues of smaller appliances",
      due: "At each repair, service and alteration",
      record: "Standard and rating stated on our report",
    },
    {
      duty: "Keep system water clean: BG 50 in larger circuits, BS 7593 in homes",
      due: "Sampling at set intervals; BS 7593 advises a yearly inhibitor test",
      record: "Sample results with trend and advice",
    },
    {
      duty: "Examine steam boilers under a written scheme: Pressure Systems Safety Regulations 2000",
      due: "Before first use and at the intervals in the scheme",
      record: "Competent person’s report beside our preparation notes",
    },
  ],
  questions: [
    {
      question: "At what age should a commercial boiler be replaced?",
      answer:
        "There is no birthday. Guides give indicative lives by type, often 15 to 25 years, and water quality can halve or extend them. When one repair costs a large share of new plant, or no part can be had within days, the case is made.",
    },
    {
      question: "Who is qualified above 70 kW?",
      answer:
        "An engineer with non-domestic Gas Safe categories for the appliance and its pipework. Domestic qualifications end, broadly, at 70 kW net input. The plate tells you on which side your boiler falls.",
    },
    {
      question: "Why is our condensing boiler not saving gas?",
      answer:
        "Feel the return pipe. If it is too hot to hold, the flue gas hardly condenses. High flow set points, open bypasses, wide-open valves and oversized pumps are the usual reasons, and most are cured without a new boiler.",
    },
    {
      question: "Does a new building still get a gas boiler?",
      answer: `Seldom from 2027. ${changes.partL.says} In existing buildings we still repair and replace gas boilers.`,
    },
    {
      question: "Can the boiler be repaired while the building is in use?",
      answer:
        "Usually. With modules, one is isolated and the rest carry on. Single boilers mean a pause, which we agree with you. Hospitals and care homes may need temporary heat for longer work.",
    },
  ],
  closing: {
    heading: "A plate, a code and a complaint",
    text: "Send those three and we tell you what the boiler is, what the code means and which visit makes sense. Quotes are free, within 24 hours.",
  },
} as const satisfies HubRecord;
