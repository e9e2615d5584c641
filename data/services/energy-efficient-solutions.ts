import { changes, noGrantForPairs } from "../changes";
import type { LandingRecord } from "../types";

export const energyEfficientSolutions = {
  kind: "landing",
  path: "/services/energy-efficient-solutions",
  name: "Energy Efficient Solutions",
  summary: "Heat pumps, heat recovery, variable speed drives and controls, judged on measured energy use.",
  theme: "energy",
  parent: "/hvac-services",
  action: "contact",
  meta: {
    title: "Energy Efficient HVAC: Heat Pumps, Drives and Controls",
    description:
      "Cut HVAC energy in London buildings with heat pumps, heat recovery, variable speed drives and better controls, each judged on metered use before and after.",
    keywords: [
      "energy efficient HVAC London",
      "commercial heat pump installation",
      "HVAC energy saving",
      "MEES compliance HVAC",
      "variable speed drive retrofit",
    ],
  },
  hero: {
    heading: "Energy efficient solutions",
    lead: "Measure first, tune second, replace third. Each step is priced with its expected saving, and the meter decides whether it worked.",
  },
  grid: {
    heading: "Measures, cheapest first",
    items: [
      {
        name: "Controls optimisation",
        text: "Schedules, dead bands, optimum start and reset curves corrected. It is often the quickest saving in the building.",
      },
      {
        name: "Variable speed drives",
        text: "Fans and pumps slowed to what the load needs, with pressure set points that reset instead of standing at the maximum.",
      },
      {
        name: "Heat recovery",
        text: "Exhaust air, chiller condensers and server rooms supply heat that would otherwise be thrown away.",
      },
      {
        name: "Commercial heat pumps",
        text: "Air, water or ground source plant, alone or with boilers for the coldest days, integrated at a low flow temperature.",
      },
      {
        name: "Insulation and leakage",
        text: "Valve jackets, lagged pipework, sealed ducts and dampers that truly close. Dull work with a short payback.",
      },
      {
        name: "Metering and reporting",
        text: "Heat and electricity sub-meters placed so that each plant item has a figure, weekly and against the weather.",
      },
    ],
  },
  overview: {
    heading: "Where HVAC energy goes",
    paragraphs: [
      "Much of the waste happens when nobody is in. Half-hourly meter data shows it: a base load at 3 a.m. nearly as high as at noon, a start at five for staff who come at nine, heating and cooling on the same day in April. We read twelve months before proposing any machine.",
      "Next comes the flow temperature. Heat pumps and condensing boilers both improve as it falls. Many radiators in London were oversized when fitted, and windows have since been replaced. We lower the curve step by step in a cold week and watch the worst rooms. Whatever the building accepts becomes the design temperature for new plant, often 55 °C or less.",
      "A heat pump’s seasonal performance factor tells how much heat one unit of electricity yields over a year. At a factor of three, a kilowatt-hour of heat costs a third of the electricity price. Against gas that may or may not be cheaper, depending on your tariffs. Carbon is far more clearly in its favour. You get both comparisons, with your prices in them.",
      "Hot water needs separate thought because Legionella control wants 60 °C in storage. A small high-temperature heat pump or electric stage for that duty lets the space heating stay cool.",
    ],
  },
  approach: {
    heading: "Measured in, measured out",
    steps: [
      {
        name: "Data review",
        text: "Bills, half-hourly profiles, degree days, tenancy dates and BMS trends are assembled into one baseline.",
      },
      {
        name: "Site audit",
        text: "A working day among the plant with loggers and a thermal camera, noting what runs, why, and what it draws.",
      },
      {
        name: "Ranked list",
        text: "Each measure carries cost, saving in kWh, carbon, effect on comfort, disruption and the uncertainty of the estimate.",
      },
      {
        name: "Tune",
        text: "No-cost and low-cost measures are done at once. They change the size of the plant you buy later.",
      },
      {
        name: "Install",
        text: "Drives, recovery, heat pumps and meters, in an order that keeps the building warm or cool throughout.",
      },
      {
        name: "Verify",
        text: "Where agreed, use is compared with the baseline after correction for weather and occupancy, best over a full heating and cooling year.",
      },
    ],
  },
  dependsOn: [
    "Tariffs, contract dates and who pays the energy bill under the lease",
    "Electrical capacity at the intake, which can decide the size of a heat pump",
    "Space and noise limits outdoors",
    "Temperatures the existing radiators or coils can work at",
    "Planned refurbishment, since a wall opened once can serve two purposes",
  ],
  prepare: [
    "Half-hourly data, or permission to request it",
    "Energy performance certificate and its recommendation report",
    "BMS login with read access, and the list of set points",
    "Lease extracts on alterations and service charge",
  ],
  benefits: {
    heading: "What changes, beyond the bill",
    items: [
      "An asset rating that protects lettings as standards rise",
      "Smaller replacement plant, because waste was removed before sizing",
      "Steadier rooms, since fighting between heating and cooling ends",
      "Figures for carbon reporting taken from meters instead of floor area",
    ],
  },
  highlights: [
    {
      name: "No saving without a meter",
      text: "The expected figure comes with its range. Where you order verification, the metered result is set beside it, including when it disappoints.",
    },
    {
      name: "Maker-neutral advice",
      text: "The ranked list names duties and efficiencies. You can buy any item on it elsewhere.",
    },
  ],
  compliance: [
    {
      duty: "Do not let, or continue to let, commercial property rated below E without a registered exemption: Energy Efficiency (Private Rented Property) (England and Wales) Regulations 2015",
      due: "Continuing. In June 2026 the government announced B from 2031 above 1,000 m², where cost-effective, once regulations are made; check before each letting",
      record: "Measures installed, with data for the assessor’s new certificate",
    },
    {
      duty: "Audit energy use and report on action, if you are a large undertaking: Energy Savings Opportunity Scheme Regulations 2014",
      due: "Every four years",
      record: "HVAC audit, metered data and savings estimates for your lead assessor",
    },
    {
      duty: "Meet minimum efficiency and control standards when fixed services are replaced: Building Regulations Part L",
      due: "With each installation",
      record: "Product efficiencies and commissioning notice",
    },
    {
      duty: "Have air conditioning above 12 kW inspected, then weigh the advice, which is not binding: Energy Performance of Buildings (England and Wales) Regulations 2012",
      due: "Inspection to TM44 every five years at most",
      record: "List of recommendations with date closed or reason declined",
    },
  ],
  questions: [
    {
      question: "Are grants available for heat pumps?",
      answer: `Yes, for homes and small non-domestic buildings in England and Wales. Since 28 April 2026 the Boiler Upgrade Scheme includes air-to-air heat pumps. The sum depends on the kind of heat pump and on whether the property is on the gas grid, so check with Ofgem before you order. ${noGrantForPairs} The installer has to be certified by MCS. Tell us at the start if you want to claim: it may decide who does this part.`,
    },
    {
      question: "Do I pay VAT on a heat pump at home?",
      answer: `${changes.heatPumpVat.says} Offices and shops pay VAT as usual.`,
    },
    {
      question: "Which EPC rating will rented homes need?",
      answer: `Band E today. ${changes.epcC.says} We tell you what your heating and hot water can contribute.`,
    },
    {
      question: "Will heat pumps work with our old radiators?",
      answer:
        "Often in part. The winter test with a lowered curve gives the answer room by room. Usually a minority of emitters is changed and the rest stay. [System cleaning](/services/heating-system-maintenance) comes first either way.",
    },
    {
      question: "What does a variable speed drive save?",
      answer:
        "It depends on how far the speed can fall. Fan power varies about as the cube of speed, so 80 % speed needs roughly half the power. A drive locked at 50 Hz saves nothing, and we find many of those.",
    },
    {
      question: "How does a BMS come into this?",
      answer:
        "As eyes and hands. Without trends, savings fade within a season. Where the existing system can be mended, [BMS services](/bms-services) cost less than a new one.",
    },
  ],
  closing: {
    heading: "Send twelve months of data",
    text: "The shape of your half-hourly profile tells us, and you, whether a full audit would earn its keep.",
  },
  related: ["heating-system-maintenance", "ventilation-systems", "commercial-boiler-installation"],
} as const satisfies LandingRecord;
