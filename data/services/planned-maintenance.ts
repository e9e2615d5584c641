import type { LandingRecord } from "../types";

export const plannedMaintenance = {
  kind: "landing",
  path: "/gas-services/planned-maintenance",
  name: "Planned Gas Maintenance",
  summary: "We look after all the gas plant in your London buildings and keep every check in date.",
  theme: "gas",
  parent: "/gas-services",
  action: "booking",
  meta: {
    title: "Gas maintenance contracts in London for every building",
    description:
      "One gas maintenance contract for your London buildings: pipework, valves, gas detection, interlocks, boilers and kitchens, with every due date on one list.",
    keywords: [
      "gas maintenance contract London",
      "planned gas maintenance London",
      "commercial gas maintenance contract",
      "gas asset register",
      "SFG20 gas maintenance",
    ],
  },
  hero: {
    heading: "Gas maintenance contracts in London",
    lead: "With a gas maintenance contract, we look after all the gas plant in your London buildings. We list everything from the meter to the last burner, service and test it through the year, and keep track of every date for you.",
  },
  grid: {
    heading: "What a gas maintenance contract includes",
    items: [
      {
        symbol: "gas-pipe",
        name: "Pipework on roofs and in ducts",
        text: "Once a year we walk the pipe runs and photograph any rust, loose supports and missing labels or caps.",
      },
      {
        symbol: "gas-valve",
        name: "Valves, solenoids and slam-shuts",
        text: "We turn each valve and check for let-by (gas that passes a shut valve), so you can rely on it in an emergency.",
      },
      {
        symbol: "gas-alarm",
        name: "Gas and CO detection",
        text: "We expose the sensors to test gas, check the alarm levels and the shut-off, and replace sensors that are past their date.",
      },
      {
        symbol: "interlock",
        name: "Interlocks and fire links",
        text: "We test fans, stop buttons, pressure switches and fire alarm links against the cause-and-effect chart.",
      },
      {
        symbol: "burner",
        name: "Burners and appliances",
        text: "We service boilers, heaters and kitchen appliances to the manufacturers’ instructions.",
      },
      {
        symbol: "meter-house",
        name: "Rooms, vents and signs",
        text: "We check the louvres and vents, the meter cupboards, the line diagram and the emergency notices.",
      },
    ],
  },
  parts: [
    {
      at: [72, 70],
      balloon: [104, 70],
      name: "Boiler",
      does: "We service its burner and test its safety devices one by one.",
      fails: "Miss a service, and the boiler burns more gas and can fail in the first cold week.",
    },
    {
      at: [78, 121],
      balloon: [104, 121],
      name: "Meter and cupboard",
      does: "We check that you can reach the valve and that the vents are clear.",
      fails: "If the cupboard is locked or full of boxes, you can’t shut off the gas in time.",
    },
    {
      at: [70, 176],
      balloon: [104, 172],
      name: "Safety shut-off valve",
      does: "It cuts off the gas when a fan stops or a detector or alarm trips it.",
      fails: "If it sticks open or lets gas through when shut, only a test will show it.",
    },
    {
      at: [75, 223],
      balloon: [104, 223],
      name: "Kitchen range",
      does: "A device on each ring stops the gas if the flame goes out.",
      fails: "With a worn device, the flame dies as soon as your chef lets go of the knob.",
    },
    {
      at: [79, 274],
      balloon: [104, 274],
      name: "Gas and carbon monoxide detector",
      does: "It senses the gas, sounds the alarm and closes the valve.",
      fails: "After its expiry date its lamp may still glow, but the sensor may no longer warn you.",
    },
  ],
  overview: {
    heading: "Why one plan for all your gas checks",
    paragraphs: [
      "If you manage several buildings, you may have a dozen kinds of gas check, each due on its own date. The law sets the date for homes that you rent out, your insurer usually sets it for kitchens, and for detectors it depends on the sensor. With a different contractor for each, dates get missed, and often nobody looks after the pipework in between. So we start by putting every date on one list.",
      "We build your plan from SFG20, the industry’s library of maintenance tasks, and then adjust it to your buildings. How often a check is needed depends on how long a burner runs, how greasy the kitchen is and how exposed the roof is. We write the reason beside each change, because an auditor may ask why one valve is tested once a year and another every quarter.",
      "We do several tasks in one shutdown. When the gas to one part of a building has to go off for a test, we also change the filter and service the heater, so your tenants only have one interruption. If you have many sites, we plan the visits by postcode and due date to save journeys.",
      "This page is only about gas. If you want cooling, plumbing and controls in the same contract, see our [maintenance contracts](/maintenance). For single jobs, see our [gas engineers](/gas-services) page.",
    ],
  },
  approach: {
    heading: "How your gas maintenance contract works",
    steps: [
      {
        name: "Survey the installation",
        text: "We walk from the meter to the last appliance with a camera, tag each item, grade its condition and describe where it is, so anyone can find it.",
      },
      {
        name: "Deal with what is overdue",
        text: "In the first weeks we deal with expired records, stuck valves and missing labels, starting with what is most dangerous.",
      },
      {
        name: "Agree the calendar",
        text: "With the people who use each building, we agree twelve months of visits.",
      },
      {
        name: "Visit",
        text: "Your engineer does the tasks due and signs each one off on the spot.",
      },
      {
        name: "Review",
        text: "As often as you like, we go through the faults, the gas used, what is overdue, what will need replacing and any new law.",
      },
    ],
  },
  dependsOn: [
    "How many items there are, how far apart they are, and how many need a platform or an escort",
    "Who can turn the gas off, and how much notice your tenants need",
    "How quickly you want us to come to a breakdown, and at what hours",
    "How good your records are, because without them the survey takes longer",
    "Whether you have steam, process burners or combined heat and power (CHP), which need a specialist or the manufacturer",
  ],
  prepare: [
    "A list of the addresses with gas, including supplies you think are disconnected",
    "Your meter numbers, and any line diagrams you have",
    "The latest records for rented homes, kitchens, plant and pressure systems",
    "Who at each site can authorise a shutdown",
  ],
  benefits: {
    heading: "What you get from one gas contract",
    items: [
      "One sheet shows how each building stands: red, amber or green",
      "You know where each isolation valve is and that it works",
      "You can budget by item and year, with photographs of each item’s condition",
    ],
  },
  highlights: [
    {
      name: "Nothing ticked off until it’s done",
      text: "If we can’t get to something, it stays red on the report, with the reason, until we can.",
    },
    {
      name: "Emergency call-outs",
      text: "Our [emergency line](/emergency-services) has your tag list and access notes to hand.",
    },
  ],
  compliance: [
    {
      duty: "Maintain gas fittings in workplaces so that they stay safe: Gas Safety (Installation and Use) Regulations 1998, regulation 35",
      due: "At all times; the plan shows it item by item",
      record: "Task history for each tag, with readings",
    },
    {
      duty: "Review explosion risk and maintain the measures against it: Dangerous Substances and Explosive Atmospheres Regulations 2002",
      due: "Regularly, and when plant or ventilation changes",
      record: "What we found on ventilation, detection and pipework, for your assessor",
    },
    {
      duty: "Have steam boilers and other relevant pressure plant examined: Pressure Systems Safety Regulations 2000",
      due: "As the written scheme states; ordinary heating below 110 °C is normally outside these regulations",
      record: "A note of our attendance, and the competent person’s report",
    },
    {
      duty: "Meet permit conditions for medium combustion plant: Environmental Permitting (England and Wales) Regulations 2016",
      due: "As the permit states, for plant of 1 MW thermal input and more",
      record: "Emission test dates and run hours in the register",
    },
  ],
  questions: [
    {
      question: "How is this different from an annual boiler service?",
      answer:
        "A service covers one appliance. The contract covers the pipes, valves, detectors and burners, and we keep track of the dates. For single services, see [appliance servicing](/gas-services/appliance-servicing) and [boiler services](/boiler-services).",
    },
    {
      question: "Can buildings join or leave during the contract?",
      answer:
        "Usually, yes. Each building can have its own page and price in the agreement, so we simply add or remove that page.",
    },
    {
      question: "Do you test every isolation valve each year?",
      answer:
        "Yes. If shutting one would cut off a critical area, we agree a time with you first. We report any valve that won’t turn.",
    },
    {
      question: "Do we have to pay for a survey first?",
      answer:
        "Only if you want a full register with tags and drawings before you decide. We price that separately, and you can use it even if we don’t get the contract. If we can’t price the contract from your records, we look at one typical building. {claim:freeQuote}",
    },
  ],
  closing: {
    heading: "Ask for a gas maintenance contract",
    text: "Book a walk-round of one typical building with us, and we’ll show you what the report to your board would look like. If you need a certificate now, see [gas safety certificates](/services/gas-safety-certificates).",
  },
  related: ["appliance-servicing", "gas-safety-certificates", "commercial-kitchen-gas"],
} as const satisfies LandingRecord;
