import { changes, noGrantForPairs } from "../changes";
import type { LandingRecord } from "../types";

export const commercialBoilerInstallation = {
  kind: "landing",
  path: "/gas-services/commercial-boiler-installation",
  name: "Commercial Boiler Installation",
  summary: "We install and replace commercial boilers in London, with the flue, pipework, controls and tests.",
  theme: "gas",
  parent: "/gas-services",
  action: "booking",
  meta: {
    title: "Commercial boiler installation and replacement in London",
    description:
      "We install and replace commercial boilers in London offices, schools, hotels and flats. We size them from your gas use and fit the flue, pipes and controls.",
    keywords: [
      "commercial boiler installation London",
      "commercial boiler replacement",
      "condensing boiler plant room",
      "cascade boiler installation",
      "boiler flue replacement London",
    ],
  },
  hero: {
    heading: "Commercial boiler installation in London",
    lead: "We install and replace commercial boilers across London. A new boiler saves the most gas when the water comes back to it cool, so we put the pipework and controls right too. For the boiler in a house or flat, see [boiler services](/boiler-services).",
  },
  grid: {
    heading: "What a boiler installation includes",
    items: [
      {
        symbol: "cascade",
        name: "Modular cascades",
        text: "Several small boilers share the load. They fit through a normal door and turn down low on mild days, and you can keep one in reserve.",
      },
      {
        symbol: "boiler",
        name: "Floor-standing boilers",
        text: "These hold more water, so they suit older systems where the water moves slowly.",
      },
      {
        symbol: "flue",
        name: "Flue systems",
        text: "We install stainless and twin-wall flues, put liners into existing chimneys and fit fans where the gases need diluting. We place the outlet where its plume won’t bother anyone.",
      },
      {
        symbol: "low-loss-header",
        name: "Hydraulic separation",
        text: "We fit a low loss header so that each circuit has its own flow, or a plate heat exchanger to keep old sludge out of your new boilers.",
      },
      {
        symbol: "cylinders",
        name: "Hot water generation",
        text: "We choose calorifiers (hot water cylinders), plate units or direct-fired heaters, and size them separately from the heating.",
      },
      {
        symbol: "hired",
        name: "Temporary boiler plant",
        text: "If your hospital, hotel or block of flats can’t be without heating, we connect a containerised boiler before we start.",
      },
    ],
  },
  parts: [
    {
      at: [112, 122],
      balloon: [134, 88],
      name: "Condensing boiler",
      does: "It cools the flue gas until the vapour condenses and gives off heat.",
      fails: "If the water returns too hot, the boiler stops condensing and you burn more gas.",
    },
    {
      at: [106, 50],
      balloon: [92, 26],
      name: "Common flue",
      does: "One flue carries all the boilers’ gases outdoors.",
      fails: "Fumes from a leaking joint set off the carbon monoxide alarm in the plant room.",
    },
    {
      at: [28, 122],
      balloon: [40, 92],
      name: "Condensate trap",
      does: "It lets the water out of the flue and keeps the gases in.",
      fails: "If it gurgles, it is getting blocked. The water rises until the boilers lock out.",
    },
    {
      at: [330, 252],
      balloon: [346, 288],
      name: "Low loss header",
      does: "It lets the boilers and the building each have their own flow.",
      fails: "If the flows don’t match, hot water recirculates into the return and you waste gas.",
    },
    {
      at: [396, 144],
      balloon: [396, 160],
      name: "Pump and check valve",
      does: "The pump feeds the radiators, and the valve stops water running back.",
      fails: "A worn bearing rumbles before the pump stops and your radiators go cold.",
    },
    {
      at: [399, 258],
      balloon: [418, 258],
      name: "Expansion vessel",
      does: "Its air cushion takes up the extra volume when the water heats up.",
      fails: "When it loses its air, the pressure jumps at each firing and the safety valve drips.",
    },
  ],
  states: {
    fails: 4,
    texts: [
      "Condensate runs off at the trap, so the boilers are getting the most from their gas.",
      "Flow water short-circuits through the header, so the boilers don’t condense and you burn more gas.",
      "The flows match, so the return water is cool again and the boilers condense.",
    ],
  },
  overview: {
    heading: "How we choose and size your new boilers",
    paragraphs: [
      "The data plate on your old boiler is a poor guide to the size of the new one. Many London boilers were sized generously, and since then windows have been changed and roofs insulated. We use your hourly gas data, or bills and weather records, and check with a heat loss calculation. You can often have smaller boilers that turn down further.",
      "A gas boiler condenses, and so saves gas, when the water comes back to it below about 55 °C. The cooler it is, the more you save. For homes, the Part L guidance is a flow of 55 °C or less, where feasible, in new or fully replaced systems, and that is a sound target for other buildings too. If you change only the boiler, we find the lowest temperature at which your radiators still heat the rooms.",
      "The flue can be harder to plan than the boiler. Flue gas from a condensing boiler is cool, wet and slightly acidic, so an old brick chimney needs a liner. For larger boilers the local authority also has to approve the height of the chimney, and that can change the plan for the plant room.",
      "Clean water protects your new boilers, so we clean the pipework first. If we can’t get the old circuit clean, we separate the boilers from it with a plate heat exchanger. Filters, air removal and treatment then keep the water in good condition. Our [heating services](/heating-services) page explains flushing and water treatment.",
    ],
  },
  approach: {
    heading: "How we replace your boilers",
    steps: [
      {
        name: "Measure the building",
        text: "We look at your gas use, the water temperatures, the pumps, a water sample and the hours of use.",
      },
      {
        name: "Compare options",
        text: "You can have modular boilers, floor-standing boilers, or a heat pump with boilers as back-up. We show you the price, energy use and upkeep of each over the same number of years.",
      },
      {
        name: "Settle the flue and the gas",
        text: "We plan where the flue ends, how the condensate drains and how the plant room is ventilated, and check the [capacity of the gas pipe](/gas-services/gas-pipework-installation).",
      },
      {
        name: "Plan the lift and the swap",
        text: "We agree with you beforehand which days you will be without heating, and plan the way in, the crane, the hot works and how to deal with any asbestos.",
      },
      {
        name: "Install and clean",
        text: "Once the old system is flushed, we install the boilers, header, pressurisation unit, water treatment, insulation and wiring.",
      },
      {
        name: "Light, tune and test",
        text: "We set up the burners across their whole range, and test the boiler sequence and the weather compensation.",
      },
    ],
  },
  dependsOn: [
    "How much heat and hot water you need at peak times, and whether the two peaks coincide",
    "Where the flue can run: its height and bends, listed façades and the neighbours’ walls",
    "What state the pipes and radiators are in, and how cool the water can be",
    "How we can get the boilers from the pavement to the basement or the roof",
  ],
  prepare: [
    "How much gas you used in the last year, from bills or meter data",
    "Photographs of the boilers’ data plates, the flue and the plant room door",
    "Which rooms are too cold, too hot or too slow to warm up",
  ],
  benefits: {
    heading: "What you get with your new boilers",
    items: [
      "Your boilers run for a long time at a low rate instead of stopping and starting",
      "You can compare each gas bill with the energy use we forecast",
      "We can service one boiler while the others heat the building",
    ],
  },
  highlights: [
    {
      name: "The return temperature in writing",
      text: "We log the return temperature during commissioning and, if you book a second visit, again in cold weather. If the boilers don’t condense as designed, we rebalance the system.",
    },
    {
      name: "Ready for a heat pump later",
      text: `We leave spare connections and space for a buffer tank, and run the system at lower temperatures, so that you can add a [heat pump](/services/energy-efficient-solutions#heat-pumps). ${noGrantForPairs}`,
    },
  ],
  compliance: [
    {
      duty: "Have boilers of 70 kW to 1.8 MW net installed with the right ventilation, flue and safety devices: BS 6644 and IGEM/UP/10",
      due: "At design and installation",
      record: "Calculations, boiler log and plant certificate",
    },
    {
      duty: "Meet the rules on efficiency, controls and commissioning (Building Regulations Part L), and on flues and air (Building Regulations Part J)",
      due: "On completion, by notice to building control or self-certification through Gas Safe Register",
      record: "Building Regulations compliance certificate",
    },
    {
      duty: "Obtain chimney height approval for a furnace burning gas at 366.4 kW or more: Clean Air Act 1993",
      due: "Before use; the authority has 28 days to decide unless longer is agreed",
      record: "Application with emission data, and the approval",
    },
    {
      duty: "Have the pipework cleaned, then the water looked after: BG 29 and BG 50",
      due: "Before the new boilers are connected, then in use",
      record: "Cleaning certificate and water results",
    },
    {
      duty: "Hold a permit for new combustion plant of 1 MW thermal input or more: Environmental Permitting (England and Wales) Regulations 2016",
      due: "Before operation; existing plant of 1 to 5 MW, in use before 20 December 2018, has until 2029 on the present timetable, so check for changes",
      record: "Plant data and emission test for your application",
    },
  ],
  questions: [
    {
      question: "How long will our building be without heating?",
      answer:
        "It depends on access and on how much pipework changes. We can often fit small modular boilers in stages, so that part of the plant always runs. If that isn’t possible, we connect temporary boilers first.",
    },
    {
      question: "Can we keep the existing chimney?",
      answer:
        "Often, yes, as a shaft for the liner. We look inside with a camera, and check that it is wide enough and that no other appliance shares it.",
    },
    {
      question: "Are gas boilers still allowed in existing buildings?",
      answer: `Yes, you may still replace a gas boiler in an existing building, subject to rules on efficiency and air quality. New buildings are different. ${changes.partL.says}`,
    },
    {
      question: "Can you look after the boilers in the first year?",
      answer:
        "Yes. We recommend a visit a few weeks into the cold weather, and then a [service](/gas-services/appliance-servicing) every year. Our [boiler engineers](/boiler-services) also do repairs, by call-out or under a [maintenance contract](/maintenance).",
    },
  ],
  closing: {
    heading: "Book a boiler survey",
    text: "Book online, and send us twelve months of gas bills before the survey. You’ll get the options that suit your building, with a price for each.",
  },
  related: ["system-commissioning", "gas-pipework-installation", "heating-system-maintenance"],
} as const satisfies LandingRecord;
