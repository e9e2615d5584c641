import type { LandingRecord } from "../types";

export const plannedMaintenance = {
  kind: "landing",
  path: "/gas-services/planned-maintenance",
  name: "Planned Gas Maintenance",
  summary: "A yearly plan for gas plant across one building or many, with one asset list and one report.",
  theme: "gas",
  parent: "/gas-services",
  action: "booking",
  meta: {
    title: "Planned Gas Maintenance Contracts Across London Sites",
    description:
      "One contract for all gas assets: pipework, valves, detection, interlocks, boilers and kitchens, scheduled by SFG20, with due dates tracked for each building.",
    keywords: [
      "planned gas maintenance London",
      "gas PPM contract",
      "commercial gas maintenance contract",
      "gas asset register",
      "SFG20 gas maintenance",
    ],
  },
  hero: {
    heading: "Planned gas maintenance",
    lead: "Gas hides in more places than the boiler room. We list each asset from meter outlet to last burner, and keep the whole list in date.",
  },
  grid: {
    heading: "Assets that a boiler service forgets",
    items: [
      {
        name: "Pipework on roofs and in ducts",
        text: "Corrosion, support, paint, labels and missing caps, walked and photographed once a year.",
      },
      {
        name: "Valves, solenoids and slam-shuts",
        text: "Turned, timed and checked for let-by, so that an emergency isolation really isolates.",
      },
      {
        name: "Gas and CO detection",
        text: "Sensors exposed to test gas, alarm levels and shut-off proved, expired heads replaced.",
      },
      {
        name: "Interlocks and fire links",
        text: "Fans, stops, pressure switches and fire alarm inputs tested against the cause and effect sheet.",
      },
      {
        name: "Burners and appliances",
        text: "Boilers, heaters and catering lines serviced to their manuals, grouped by building.",
      },
      {
        name: "Rooms, vents and signs",
        text: "Plant room louvres, meter cupboards, void ventilation, line diagram and emergency notices.",
      },
    ],
  },
  overview: {
    heading: "Many assets, many clocks",
    paragraphs: [
      "A medium-sized estate can hold a dozen kinds of gas duty with a dozen anniversaries. Lets fall due on their own deadlines. Kitchens follow the insurer, detectors the life of the sensor, boilers the season. Left to separate contractors, each date is somebody’s, and the pipe between them nobody’s. A plan begins by putting every clock on one wall.",
      "We build the schedule from SFG20 tasks for each asset type, then adjust it. The hours a burner runs, the grease a kitchen makes and the weather a roof takes all move the interval. Every change has a reason beside it, since an auditor may ask why a valve is turned yearly here and quarterly there.",
      "Tasks are bundled by shutdown. If gas to a wing must go off for a solenoid test, that is the hour to change the filter, test the pipe and service the heater. Tenants notice one outage. Portfolios gain most: a route planned by postcode and due date makes fewer journeys and misses less.",
      "Air, water and controls have their own rules. Where you want the entire building under one agreement, look at [maintenance contracts](/maintenance). This page stays with gas, for owners whose other plant is already in good hands.",
    ],
  },
  approach: {
    heading: "Running the plan",
    steps: [
      {
        name: "Walk the gas",
        text: "From meter to terminal with a camera. Each asset gets a tag, a location a stranger can find, and a condition grade.",
      },
      {
        name: "Clear the arrears",
        text: "Expired records, seized valves and unlabelled isolations are dealt with in the first weeks, by rank of danger.",
      },
      {
        name: "Publish the calendar",
        text: "Twelve months by building, agreed with those who cook, teach, sleep or trade there.",
      },
      {
        name: "Visit",
        text: "Tasks are signed off at the asset. What cannot be reached is listed as not done, with the reason.",
      },
      {
        name: "Review",
        text: "At agreed intervals: faults per asset, gas used, overdue items, replacements ahead, changes in law that touch you.",
      },
    ],
  },
  dependsOn: [
    "Count and spread of assets, and how many need platforms or escorts",
    "Who may isolate, and how much notice tenants must have",
    "Response wanted between visits, and its hours",
    "Quality of existing records; a blank sheet costs a longer survey",
    "Steam, process burners or CHP, which need specialist partners or makers",
  ],
  prepare: [
    "List of addresses with gas, including those thought to be dead",
    "Meter numbers and any line diagrams",
    "Latest forms: landlord, catering, plant, pressure systems",
    "Contact for each site with authority over shutdowns",
  ],
  benefits: {
    heading: "For the estate manager",
    items: [
      "A single traffic-light sheet for gas in every building",
      "Isolation valves known to work, and known by location",
      "Budgets by asset and year, based on condition photographs",
      "Call-outs that begin with a tag number in place of a description",
    ],
  },
  highlights: [
    {
      name: "Nothing marked done unless done",
      text: "Inaccessible tasks stay red until somebody opens the door, and the report shows the gap.",
    },
    {
      name: "Emergency line included as agreed",
      text: "Contract sites give their tag and access notes on file to whoever answers at night. Typical attendance is within 60 minutes in London, once any escape has been made safe through 0800 111 999.",
    },
  ],
  compliance: [
    {
      duty: "Keep gas fittings at a place of work safe by maintenance: Gas Safety (Installation and Use) Regulations 1998, regulation 35",
      due: "Without gaps; the plan evidences it asset by asset",
      record: "Task history per tag, with readings",
    },
    {
      duty: "Review explosion risk and maintain the measures against it: Dangerous Substances and Explosive Atmospheres Regulations 2002",
      due: "Regularly, and when plant or ventilation alters",
      record: "Ventilation, detection and pipework findings for the assessor",
    },
    {
      duty: "Have steam boilers and other relevant pressure plant examined: Pressure Systems Safety Regulations 2000",
      due: "By the written scheme; ordinary heating below 110 °C is normally outside it",
      record: "Attendance note and the competent person’s report",
    },
    {
      duty: "Meet permit conditions for medium combustion plant: Environmental Permitting (England and Wales) Regulations 2016",
      due: "As the permit states, for plant of 1 MW thermal input and more",
      record: "Emission test dates and run hours in the register",
    },
  ],
  questions: [
    {
      question: "How is this different from a yearly boiler service?",
      answer:
        "A service deals with one appliance. The plan deals with everything that carries, stops, detects or burns gas, and with the dates. Individual services are described under [appliance servicing](/gas-services/appliance-servicing).",
    },
    {
      question: "Can sites join or leave during the term?",
      answer:
        "Usually. An agreement can give each building its own page and price, so that a sale or purchase adds or removes a page.",
    },
    {
      question: "Do you test every isolation valve each year?",
      answer:
        "Those that protect people or divide tenants, yes. Valves that would shut a hospital or server hall are tested in an agreed window. A valve that cannot be turned is reported as such.",
    },
    {
      question: "What does the first survey cost?",
      answer:
        "Pricing the contract is free. A full tagged register with drawings is separate work: it is itemised and quoted apart, and useful whoever maintains the gas afterwards.",
    },
  ],
  closing: {
    heading: "Put every gas date on one page",
    text: "Book a walk through one typical building. From it we price the rest, and show you the sheet your board would see.",
  },
  related: ["appliance-servicing", "gas-safety-certificates", "commercial-kitchen-gas"],
} as const satisfies LandingRecord;
