import type { LandingRecord } from "../types";

export const waterSystemMaintenance = {
  kind: "landing",
  path: "/services/water-system-maintenance",
  name: "Water System Maintenance",
  summary: "We check, clean and log your tanks, cylinders and taps, so that Legionella has no place to grow.",
  theme: "water",
  parent: "/plumbing-services",
  action: "contact",
  meta: {
    title: "Legionella risk assessment and water maintenance, London",
    description:
      "We do or arrange your Legionella risk assessment in London, then check temperatures, clean tanks and showers, service mixing valves and keep your logbook.",
    keywords: [
      "Legionella risk assessment London",
      "water system maintenance London",
      "Legionella control London",
      "cold water tank cleaning",
      "TMV servicing",
      "calorifier inspection",
    ],
  },
  hero: {
    heading: "Legionella risk assessment and water maintenance in London",
    lead: "We keep your hot water hot, your cold water cold, and both moving. Each temperature, clean and repair goes into one logbook.",
  },
  grid: {
    heading: "What our water maintenance includes",
    items: [
      {
        name: "Temperature monitoring",
        text: "With a calibrated probe we measure the nearest and furthest taps (the sentinel taps), the flow and return of the hot water, and the tanks. If a result is outside the limits, you get the cause and what to do.",
      },
      {
        name: "Cold water storage tanks",
        text: "We inspect the lid, screens, insulation, float valve and sediment. If the tank needs it, we clean and disinfect it.",
      },
      {
        name: "Calorifiers and water heaters",
        text: "Calorifiers (hot water cylinders) are drained and inspected inside. We remove sludge and scale and check the relief valves, thermostats and expansion vessels.",
      },
      {
        name: "Thermostatic mixing valves",
        text: "We clean the strainers, remove scale and set the temperature at the tap. Then we cut off the cold supply to make sure that the valve shuts.",
      },
      {
        name: "Showers and little-used outlets",
        text: "Heads and hoses are taken apart and descaled. We flush outlets or check that you do, and cut unused legs back to the live pipe.",
      },
      {
        name: "Sampling and disinfection",
        text: "We take samples to BS 7592 and send them to a laboratory. After an alteration, contamination or a poor result we disinfect the system.",
      },
    ],
  },
  parts: [
    {
      at: [130, 98],
      name: "Cold water tank",
      does: "It stores water for the taps, covered and cool.",
      fails: "If its lid cracks, dirt and insects get in, and you may see specks in the water.",
    },
    {
      at: [205, 62],
      balloon: [206, 82],
      name: "Screened overflow",
      does: "It shows that the tank is too full; its mesh keeps insects out.",
      fails: "When the float valve fails, you see water drip from the pipe outside.",
    },
    {
      at: [130, 215],
      name: "Hot water cylinder",
      does: "It stores water at 60 °C, too hot for bacteria to grow.",
      fails: "Sludge at the bottom stays warm: bacteria grow, and you run out of hot water sooner.",
    },
    {
      at: [260, 305],
      balloon: [280, 305],
      name: "Return pump",
      does: "It keeps hot water moving past the taps and back.",
      fails: "If it stops, you wait longer for hot water, and the pipes cool enough for bacteria.",
    },
    {
      at: [375, 271],
      balloon: [375, 286],
      name: "Return thermometer",
      does: "It shows that water comes back at 50 °C or more.",
      fails: "A lower reading warns you of weak flow, or of a pump or valve that has failed.",
    },
    {
      at: [438, 198],
      balloon: [453, 185],
      name: "Sentinel tap",
      does: "We take readings here, at the furthest tap, and at the nearest.",
      fails: "If it is not hot after a minute, you have a fault in the loop or the cylinder.",
    },
  ],
  states: [
    {
      name: "Pump on",
      text: "Hot water goes round and comes back above 50 °C, so the furthest tap is soon hot.",
    },
    {
      name: "Pump stopped",
      text: "The pipe cools to 38 °C: you wait for hot water, and bacteria can grow.",
    },
  ],
  overview: {
    heading: "What a Legionella risk assessment leads to",
    paragraphs: [
      "Everything starts with the risk assessment, because the maintenance follows from it. If yours is out of date, for example because the building, its users or the management changed, the programme begins with a new one to BS 8580-1. We do or arrange the assessment, and you keep the report.",
      "Legionella bacteria grow in water between 20 °C and 45 °C, above all where there is scale, sludge or water that stands still. So stored hot water is kept at 60 °C and comes back to the heater at no less than 50 °C. Cold water stays under 20 °C where possible. Hot taps have to reach 50 °C within a minute, or 55 °C in healthcare premises.",
      "London makes this harder in two ways. In summer, warm mains water and warm risers can push cold pipes above 20 °C, so insulation and distance between pipes matter as much as cleaning. And hard water leaves scale in heaters and on mixing valves. They need attention more often here than with a softer supply.",
      "Buildings that are half empty bring a further risk. If your office is used three days a week, the tanks hold too much and distant taps stand still. We compare the storage with your measured use. If need be, we lower the tank levels or remove dead legs (pipes that lead nowhere) as part of [commercial plumbing work](/plumbing-services/commercial-installation).",
    ],
  },
  approach: {
    heading: "How we set up and run your water safety programme",
    steps: [
      {
        name: "Read the assessment",
        text: "We walk through the system with your current risk assessment and drawing, correct the drawing, and list every asset and outlet by number.",
      },
      {
        name: "Agree the written scheme",
        text: "Together we set down the tasks, how often they are done, the limits and who is responsible. Jobs that your own staff keep, such as flushing, are included.",
      },
      {
        name: "Visit and measure",
        text: "Our technicians follow the round, record times and temperatures on site, and put small faults right at once.",
      },
      {
        name: "Tell you about bad results",
        text: "If a reading is too high or a sample is positive, your responsible person hears as soon as we do. You get the immediate precautions and the repair we propose.",
      },
      {
        name: "Review",
        text: "Usually once a year we go through trends, overdue actions and changes of use with you. If we change how often a task is done, you get the reason.",
      },
    ],
  },
  dependsOn: [
    "How many tanks, heaters, mixing valves and showers you have, and how many we can reach without ladders or shutdowns",
    "Who uses the building: a care home or clinic needs closer control than a warehouse",
    "What past results say, how many dead legs are left, and the state of the insulation",
    "Whether a tank has a second compartment, so that we can clean it without shutting the building",
  ],
  prepare: [
    "Send us the latest risk assessment, drawing and logbook, however old they are",
    "Name the duty holder and the responsible person, and how we reach them",
    "Arrange access to tank rooms, roof spaces, risers and occupied bathrooms",
    "List the rooms that stand empty and the outlets nobody uses",
  ],
  benefits: {
    heading: "What you get from regular water maintenance",
    items: [
      "You can show an inspector the limit, the reading and the remedy for each outlet",
      "We remove scale before it blocks a heater or jams a mixing valve",
      "You pay for tank cleaning when it is needed, and photographs show you why",
    ],
  },
  highlights: [
    {
      name: "Our plumbers take the readings",
      text: "The team that finds a failed return pump or a scaled valve can also replace it. So you get the repair, and not the same faults every year.",
    },
    {
      name: "One logbook for everything",
      text: "Temperatures, cleans, samples, training and alterations sit together, asset by asset, with the drawing they refer to.",
    },
  ],
  specimen: "water-temperatures",
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
      question: "Does a small rented flat need a Legionella risk assessment?",
      answer:
        "Yes, but it is short if the flat has a combination boiler and is used every day. As the landlord you have to assess the risk. The controls are simple: flush the taps after the flat has been empty, keep the hot water hot, and tell the tenant what to do. Shared tanks and cylinders in a block need a proper scheme.",
    },
    {
      question: "Must we sample for Legionella every quarter?",
      answer:
        "Not as a rule in ordinary hot and cold water systems. The official guidance, HSG274, treats temperature as the main control. You take samples when control is failing, when people are vulnerable, or when a biocide has replaced heat.",
    },
    {
      question: "How often should a cold water tank be cleaned?",
      answer:
        "When the inspection shows that it needs it. Each year we look at debris, biofilm (slime), corrosion and the water temperature. A well-sealed tank whose water is used quickly may go years without a clean. An open tank in a warm loft will not.",
    },
    {
      question: "What happens if a hot tap cannot reach 50 °C within a minute?",
      answer:
        "We compare the flow and return at the heater with the branch. The usual causes are a stopped pump, an unbalanced return loop, a mixing valve that lets cold water through or a heater that is too small. If you have no hot water at all, call our [emergency plumbers](/services/emergency-plumbing-repairs).",
    },
    {
      question: "Can water checks be part of a maintenance contract?",
      answer:
        "Yes. Our [maintenance contracts](/maintenance) can include them with heating and cooling, and our [commercial plumbers](/plumbing-services) do the repairs that come out of them.",
    },
  ],
  closing: {
    heading: "Get a price for Legionella control",
    text: "Send us the risk assessment you have. We quote for the programme from it, and tell you if the assessment itself needs to be done again. {claim:freeQuote}",
  },
  related: ["commercial-installation", "pump-installation", "heating-system-maintenance"],
} as const satisfies LandingRecord;
