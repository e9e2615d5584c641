import type { LandingRecord } from "../types";

export const waterSystemMaintenance = {
  kind: "landing",
  path: "/services/water-system-maintenance",
  name: "Water System Maintenance",
  summary: "We check, clean and log your tanks, cylinders and taps to keep Legionella under control.",
  theme: "water",
  parent: "/plumbing-services",
  figures: { sampleDocument: "water-temperatures" },
  action: "contact",
  meta: {
    title: "Legionella risk assessment and water maintenance, London",
    description:
      "We carry out or arrange your Legionella risk assessment in London, check temperatures, clean tanks and showers, service mixing valves and keep your logbook.",
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
    lead: "We assess the Legionella risk in your building, check your water temperatures, clean your tanks and shower heads, and keep the logbook up to date. Letting a home? See [what landlords have to do](/services/water-system-maintenance#landlords).",
  },
  grid: {
    heading: "What our water maintenance includes",
    items: [
      {
        symbol: "thermometer",
        name: "Temperature monitoring",
        text: "With a calibrated probe, we measure the nearest and furthest taps (the sentinel taps), the hot water flow and return, and the tanks.",
      },
      {
        symbol: "tank",
        name: "Cold water storage tanks",
        text: "We inspect the lid, screens, insulation, float valve and sediment, and clean and disinfect the tank if it needs it.",
      },
      {
        symbol: "cylinders",
        name: "Calorifiers and water heaters",
        text: "We drain calorifiers (hot water cylinders) and inspect them inside, remove sludge and scale, and check the relief valves, thermostats and expansion vessels.",
      },
      {
        symbol: "mixing-valve",
        name: "Thermostatic mixing valves",
        text: "We clean the strainers, remove scale and set the temperature at the tap. Then we turn off the cold supply to check that the valve shuts off the hot.",
      },
      {
        symbol: "showers",
        name: "Showers and little-used outlets",
        text: "We take shower heads and hoses apart and descale them. We flush little-used outlets, or check that you do, and remove dead legs (pipes that lead nowhere).",
      },
      {
        symbol: "sample",
        name: "Sampling and disinfection",
        text: "We sample to BS 7592 for testing at a laboratory. After alterations, contamination or a poor result, we disinfect if needed.",
      },
    ],
  },
  parts: [
    {
      at: [64, 92],
      balloon: [36, 92],
      name: "Cold water tank",
      does: "It keeps the water for your taps covered and cool.",
      fails: "A cracked lid lets in dirt and insects, and you may see specks in the water.",
    },
    {
      at: [210, 58],
      balloon: [254, 54],
      name: "Screened overflow",
      does: "It lets water out if the tank is too full. Its mesh keeps insects out.",
      fails: "If the pipe outside drips, the float valve has failed.",
    },
    {
      at: [168, 224],
      balloon: [296, 230],
      name: "Hot water cylinder",
      does: "It stores water at 60 °C, too hot for bacteria to grow.",
      fails: "Sludge in the bottom lets bacteria grow, and you run out of hot water sooner.",
    },
    {
      at: [258, 298],
      balloon: [322, 272],
      name: "Return pump",
      does: "It keeps hot water moving past the taps and back.",
      fails: "If it stops, you wait longer for hot water and bacteria can grow in the cooler pipes.",
    },
    {
      at: [379, 269],
      balloon: [400, 296],
      name: "Return thermometer",
      does: "It shows whether water comes back at 50 °C or more.",
      fails: "If it reads lower, the flow may be weak, or a pump or valve may have failed.",
    },
    {
      at: [438, 198],
      balloon: [450, 168],
      name: "Sentinel tap",
      does: "This one is the furthest tap. We take readings here and at the nearest.",
      fails: "If it is not hot after a minute, there may be a fault in the loop or cylinder.",
    },
  ],
  states: {
    fails: 4,
    texts: [
      "Hot water goes round and comes back above 50 °C, so the furthest tap is soon hot.",
      "The return pump has stopped. The pipe cools to 38 °C, so you wait for hot water and bacteria can grow.",
      "The return pump runs again, and the furthest tap and the return pipe are hot enough.",
    ],
  },
  overview: {
    heading: "What your Legionella risk assessment tells us",
    paragraphs: [
      "What maintenance you need depends on the risk assessment. If yours is out of date, for example because the building, its users or the management have changed, we start with a new one to BS 8580-1. We can do the assessment or arrange it for you, and you keep the report.",
      "Legionella bacteria grow in water between 20 °C and 45 °C, especially where there is scale, sludge or standing water. So stored hot water has to stay at 60 °C and come back to the heater at 50 °C or more. Cold water should stay under 20 °C where possible. Hot taps without a mixing valve should reach 50 °C within a minute, or 55 °C in healthcare premises. In a care home, your risk assessment says which of these applies.",
      "In London, keeping the cold water cold is the hard part. In summer, warm mains water and warm risers can push cold pipes above 20 °C, so insulation matters as much as cleaning. Hard water leaves scale in heaters and on mixing valves, which then need servicing more often.",
      "Half-empty buildings are another risk. If people only use your office three days a week, tanks may hold too much water and the furthest taps may hardly be used. We compare what you store with what you use. If need be, we lower the tank levels or remove dead legs as part of [commercial plumbing work](/plumbing-services/commercial-installation).",
    ],
  },
  approach: {
    heading: "How we set up and run your water safety programme",
    steps: [
      {
        name: "We read your assessment",
        text: "We walk the system with your risk assessment and drawing, update the drawing, and number every tank, valve and outlet.",
      },
      {
        name: "We agree the written scheme",
        text: "Together we write down the tasks, their frequency, the limits and who is responsible, including your own staff’s jobs, such as flushing.",
      },
      {
        name: "We visit and measure",
        text: "Our plumbers record times and temperatures on site, and fix small faults there and then.",
      },
      {
        name: "We tell you about bad results",
        text: "If a reading is outside the limits or a sample is positive, we’ll tell your responsible person straight away what to do and what needs repairing.",
      },
      {
        name: "We review it with you",
        text: "Usually once a year we go through trends, overdue actions and changes of use with you. If we change a task’s frequency, we’ll tell you why.",
      },
    ],
  },
  dependsOn: [
    "How many tanks, heaters, mixing valves and showers you have, and how many we can reach without ladders or shutdowns",
    "Who uses the building, since a care home or clinic needs closer control than a warehouse",
    "What past results show, how many dead legs there are, and the state of the insulation",
    "Whether the tank has two compartments, so that we can clean it without turning off your water",
  ],
  prepare: [
    "Your latest risk assessment, drawing and logbook, however old",
    "Who is legally responsible, who runs the system day to day, and how to reach them",
    "Access to tank rooms, roof spaces, risers and occupied bathrooms",
    "A list of the empty rooms and the outlets you don’t use",
  ],
  topics: [
    {
      id: "landlords",
      heading: "Legionella risk assessments for landlords",
      paragraphs: [
        "If you are a landlord, you have to assess the Legionella risk in every home you rent out. In a small flat you may be able to do it yourself: our guide to [Legionella for landlords](/guides/legionella-landlords-small-offices) shows how.",
        "If you own or manage a block whose flats share tanks or cylinders, you need a written scheme with regular checks, which we can run for you. In a home you let, we can do the assessment on the same visit as the [landlord gas safety check](/gas-services/landlord-gas-safety).",
      ],
    },
  ],
  benefits: {
    heading: "What you get from regular water maintenance",
    items: [
      "You can show an inspector the limit, the reading and what was done for each outlet",
      "We remove scale before it blocks a heater or jams a mixing valve",
      "You see photographs of a tank before we clean it",
    ],
  },
  highlights: [
    {
      name: "Our plumbers take the readings",
      text: "The team that finds a failed return pump or a scaled-up valve can also replace it, so you don’t read about the same faults every year.",
    },
    {
      name: "One logbook for everything",
      text: "We keep temperatures, cleans, samples, training and alterations together, with the drawing they refer to.",
    },
  ],
  sampleDocument: "water-temperatures",
  recordHeading: "Who takes the readings, and the record you get",
  compliance: [
    {
      duty: "Assess the risk from Legionella and prevent or control it: Health and Safety at Work etc. Act 1974 and Control of Substances Hazardous to Health Regulations 2002, with ACoP L8",
      due: "Before the system is used; reviewed regularly and whenever it may no longer be valid",
      record: "Risk assessment, written scheme and the name of the responsible person",
    },
    {
      duty: "Monitor hot and cold water as HSG274 Part 2 advises",
      due: "Typically sentinel outlets and calorifier flow and return each month, tanks inspected yearly, shower heads cleaned at least quarterly",
      record: "Dated readings, with what was done about each one outside the limits",
    },
    {
      duty: "Keep records of the assessment, its controls and monitoring: ACoP L8",
      due: "Assessment and scheme while current and two years after; monitoring results at least five years",
      record: "Logbook on paper or in electronic form",
    },
  ],
  questions: [
    {
      question: "Do we have to sample for Legionella every quarter?",
      answer:
        "Not usually, in ordinary hot and cold water systems. The official guidance, HSG274, treats temperature as the main control. You may need samples if control is failing, if the people in the building are vulnerable, or if you rely on a biocide instead of heat.",
    },
    {
      question: "How often should a cold water tank be cleaned?",
      answer:
        "When an inspection shows that it needs a clean. Each year we look at debris, biofilm (slime), corrosion and the water temperature. A well-sealed tank whose water is used up quickly may go years without a clean, but an open tank in a warm loft won’t.",
    },
    {
      question: "What happens if a hot tap cannot reach 50 °C within a minute?",
      answer:
        "We compare the flow and return temperatures at the heater with those on the branch. The usual causes are a failed pump, an unbalanced return loop, a mixing valve that lets cold water through or a heater that is too small. If you have no hot water at all, call our [emergency plumbers](/services/emergency-plumbing-repairs).",
    },
    {
      question: "Can water checks be part of a maintenance contract?",
      answer:
        "Yes. Our [maintenance contracts](/maintenance) can include them with heating and cooling, and our [commercial plumbers](/plumbing-services) do any repairs.",
    },
  ],
  closing: {
    heading: "Get a price for Legionella control",
    text: "Send us your risk assessment, if you have one. We’ll price the visits from it, and tell you if it needs redoing. {claim:freeQuote}",
  },
  related: ["commercial-installation", "pump-installation", "heating-system-maintenance"],
} as const satisfies LandingRecord;
