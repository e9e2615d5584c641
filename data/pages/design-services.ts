import { changes } from "../changes";
import type { LandingRecord } from "../types";

export const designServices = {
  kind: "landing",
  path: "/design-services",
  name: "Design Services",
  summary: "Surveys, loads, drawings and specification",
  theme: "air",
  parent: "/",
  action: "contact",
  meta: {
    title: "Building Services Design: HVAC, Gas and Public Health",
    description:
      "Mechanical and public health design as an appointment in its own right: surveys, loads, drawings, specification and commissioning support across RIBA stages.",
    keywords: [
      "building services design London",
      "mechanical design engineers London",
      "MEP design services",
      "public health engineering design",
      "heat loss calculation London",
    ],
  },
  hero: {
    heading: "Design services",
    lead: "Design under its own appointment: mechanical, gas and public health services surveyed, calculated, drawn and specified, whoever builds them afterwards.",
  },
  grid: {
    heading: "What an appointment can contain",
    items: [
      {
        name: "Measured surveys",
        text: "Existing plant, pipes, ducts and risers recorded on drawings or as a point cloud, with condition and remaining life.",
      },
      {
        name: "Loads and feasibility",
        text: "Heat loss, cooling load, hot water demand and gas demand, with the utilities’ capacity set against them.",
      },
      {
        name: "Drawings and models",
        text: "Schematics, layouts, sections and coordinated models in the file formats that the project has agreed.",
      },
      {
        name: "Specification",
        text: "Workmanship, materials, equipment schedules and testing clauses that can be priced without assumptions.",
      },
      {
        name: "Gas and public health",
        text: "Gas supplies and plant rooms, hot and cold water, drainage, rainwater and pumped systems.",
      },
      {
        name: "Commissioning support",
        text: "Test plans, witnessing, review of results and a defect list ranked by consequence.",
      },
    ],
  },
  overview: {
    heading: "Who needs a design without a contractor",
    paragraphs: [
      "Architects, developers and estates departments often want prices from several firms for identical work. That takes a design complete enough to be measured. Others need an answer before there is a project: can this warehouse become a school, will the intake carry heat pumps, which riser could take another stack. Both are design tasks, and neither should depend on who will hold the spanner.",
      "We agree the extent with BG 6, the BSRIA framework that lists design activities and deliverables for each stage. A tick in a table settles who sizes the sprinkler tank room’s ventilation or who draws builder’s work. Gaps between designers are a costly item on any job. A page of ticks costs an afternoon.",
      "Depth follows the RIBA Plan of Work. At Stage 2 a concept and plant space, at Stage 3 coordinated sizes and routes, at Stage 4 information to build from. Stopping early is legitimate if the contract says who finishes. Problems come when Stage 3 drawings are issued as though they were Stage 4.",
      "Should you prefer that the same firm designs and installs, [HVAC system design](/services/hvac-system-design) describes that route. We keep the two apart. Where we act as independent designer, whether we may also price the scheme is settled with you before tender.",
    ],
  },
  approach: {
    heading: "Stage by stage",
    steps: [
      {
        name: "Stages 0 and 1: brief",
        text: "Site data, legal duties, utilities, targets and a responsibility matrix. Unknowns are listed with the survey that would settle each.",
      },
      {
        name: "Stage 2: concept",
        text: "Options with plant areas, riser sizes, carbon and a cost range. One is chosen and frozen in a short report.",
      },
      {
        name: "Stage 3: spatial coordination",
        text: "Loads by room, main routes, plant selections and openings, tested against structure, fire strategy and ceilings.",
      },
      {
        name: "Stage 4: technical design",
        text: "Layouts, schematics, details, schedules, specification and controls sequences, ready for tender or construction.",
      },
      {
        name: "Stage 5: construction",
        text: "Answers to queries, review of contractors’ drawings and site inspections with dated photographs.",
      },
      {
        name: "Stages 6 and 7: handover and use",
        text: "Commissioning reviewed, record information checked, and the first year’s performance compared with the design.",
      },
    ],
  },
  dependsOn: [
    "Stage required, and whether detailed coordination stays with us or goes to the contractor",
    "Accuracy of the architectural model and how often it changes",
    "Higher-risk building status, which brings gateways and a change control procedure",
    "Utility applications, some of which take longer than the design",
    "Heritage consent, where routes must be proved reversible",
  ],
  prepare: [
    "Current plans, sections and structural information in editable form",
    "Appointment terms, programme and insurance requirements",
    "Exchange information requirements, if the client has issued any",
    "Existing surveys: topographical, drainage, asbestos, utilities",
  ],
  benefits: {
    heading: "What a client can do with the result",
    items: [
      "Invite tenders that differ in price and not in scope",
      "Show a planner, insurer or funder how a figure was reached",
      "Hold a contractor to measurable results at commissioning",
      "Keep a model that serves the building after the builders have left",
    ],
  },
  highlights: [
    {
      name: "Checks agreed beforehand",
      text: "The appointment can say who checks which drawings and at which stage. Calculations filed by drawing number let a reviewer follow them.",
    },
    {
      name: "Designed with service access",
      text: "Since we also maintain plant, our layouts show filter withdrawal, valve handles and the route out for each heavy part.",
    },
  ],
  compliance: [
    {
      duty: "Appoint designers and, for more than one contractor, a principal designer in writing: Construction (Design and Management) Regulations 2015",
      due: "As early as practicable, in any event before construction starts",
      record: "Design risk register and information for the health and safety file",
    },
    {
      duty: "Appoint a competent principal designer for compliance with building regulations as well: Building Regulations 2010, Part 2A",
      due: "Before construction begins; for higher-risk work before the application for building control approval",
      record: "Competence statement, compliance tracker, record of changes",
    },
    {
      duty: "Manage project information, where the appointment calls for it: BS EN ISO 19650",
      due: "From appointment to handover",
      record: "BIM execution plan, model with agreed attributes, asset data export",
    },
    {
      duty: "Provide drainage that works and can be cleared: Building Regulations Part H with BS EN 12056-2",
      due: "At Stage 3 for routes, Stage 4 for sizes",
      record: "Discharge unit calculation and stack drawings",
    },
    {
      duty: "Provide wholesome water, safe hot water and water efficiency: Building Regulations Part G with BS EN 806",
      due: "At Stage 4",
      record: "Demand calculation, pipe sizes and temperature strategy",
    },
  ],
  questions: [
    {
      question: "What does a heat-loss calculation include?",
      answer:
        "Fabric losses by element, ventilation and infiltration, allowance for intermittent use, and emitter output at the chosen flow temperature. The method is BS EN 12831-1. You receive inputs as well as totals.",
    },
    {
      question: "How should a new building be heated from 2027?",
      answer: `We design new buildings around heat pumps or a heat network. ${changes.partL.says} ${changes.partL.transition}`,
    },
    {
      question: "How detailed should the BIM be?",
      answer:
        "As detailed as its use. Coordination needs geometry with insulation and access zones. Facilities management needs names, locations and data. Modelling every screw helps nobody, so we write the level of information into the plan beforehand.",
    },
    {
      question: "May a contractor complete your Stage 3 design?",
      answer:
        "Yes, under a contractor’s design portion with clear limits: performance, space, noise and interfaces. We can be retained to review it. Our [commercial plumbing](/plumbing-services/commercial-installation) and [gas teams](/gas-services) often receive such packages from others.",
    },
    {
      question: "Can you act as principal designer?",
      answer:
        "The role under the 2015 health and safety regulations and the one under building regulations are different appointments. Either goes to a firm in control of the design phase, usually the lead designer. On a scheme that is mainly building services we discuss it at Stage 1.",
    },
  ],
  closing: {
    heading: "Agree the deliverables first",
    text: "Tell us the stage and the building. You get back a BG 6 table with our ticks in it, a programme and a fee for exactly that.",
  },
  related: ["hvac-system-design", "commercial-installation", "gas-system-installations"],
} as const satisfies LandingRecord;
