import { changes } from "../changes";
import type { LandingRecord } from "../types";

export const designServices = {
  kind: "landing",
  path: "/design-services",
  name: "Design Services",
  summary: "Surveys, calculations, drawings and specifications for heating, cooling, gas and water",
  theme: "air",
  parent: "/",
  figures: { overview: "loads-to-pipe", approach: "three-stages" },
  action: "contact",
  meta: {
    title: "Mechanical building services design in London",
    description:
      "We survey, calculate, draw and specify heating, cooling, ventilation, gas, water and drainage for London projects, and check the work of any installer.",
    keywords: [
      "building services design London",
      "M&E design London",
      "mechanical design engineers London",
      "public health engineering design",
      "heat loss calculation London",
    ],
  },
  hero: {
    heading: "Mechanical building services design in London",
    lead: "We survey, calculate, draw and specify the mechanical side of M&E (mechanical and electrical services): heating, cooling, ventilation, gas, water and drainage. You can then ask any firm to build it.",
  },
  grid: {
    heading: "What our design work can include",
    items: [
      {
        symbol: "plan",
        name: "Measured surveys",
        text: "We record your plant, pipes, ducts and risers, and note their condition and likely life. You get drawings or a point cloud (a 3D scan).",
      },
      {
        symbol: "loads",
        name: "Loads and feasibility",
        text: "We work out heat loss, cooling load, hot water and gas demand, and compare them with what the utilities can supply.",
      },
      {
        symbol: "building",
        name: "Drawings and models",
        text: "You get schematics, layouts, sections and coordinated models in the file formats agreed for your project.",
      },
      {
        symbol: "record",
        name: "Specification",
        text: "We set out workmanship, materials, equipment and tests clearly, so that firms can price them without guessing.",
      },
      {
        symbol: "stack",
        name: "Gas and public health",
        text: "We design gas supplies and plant rooms, and public health services: hot and cold water, drainage, rainwater and pumped systems. Our [plumbers](/plumbing-services) can install them.",
      },
      {
        symbol: "analyser",
        name: "Commissioning support",
        text: "We write the test plans, witness the tests, review the results and list the defects, the most serious first.",
      },
    ],
  },
  overview: {
    heading: "When you need a design without a contractor",
    paragraphs: [
      "If you are an architect, a developer or a building manager with plant to replace, you may want several firms to price the same work, and that only works if the design is complete. Or you may need an answer before there is a project. Can this warehouse become a school? Is there enough power for heat pumps? Which riser has room for another pipe? We help with both, and our answer doesn’t depend on who will do the work.",
      "For the electrical side, you need another designer. To agree who designs what, we use BG 6, BSRIA’s list of design tasks for each stage. It settles, for example, who draws the holes through walls and floors. We fill it in with you, which avoids costly gaps between designers.",
      "You decide how far we take the design, using the stages of the RIBA Plan of Work (listed below). You can stop after Stage 3, as long as the contract says who will finish the design. Don’t build from Stage 3 drawings: only Stage 4 drawings have all the details.",
      "If you would like one firm to design and install, read about [HVAC system design](/services/hvac-system-design). If we are your independent designer, we agree with you before the tender whether we may also price the work.",
    ],
  },
  approach: {
    heading: "How a design works, stage by stage",
    steps: [
      {
        name: "Stages 0 and 1: brief",
        text: "We collect what is known about the site, its utilities and your targets, and agree who is responsible for what. If something isn’t known, we tell you which survey would settle it.",
      },
      {
        name: "Stage 2: concept",
        text: "You get options, each with its plant space, riser sizes, carbon and likely cost. You choose one, and we record it in a short report.",
      },
      {
        name: "Stage 3: spatial coordination",
        text: "We work out the loads of each room, the main routes, the plant and the openings, and check them against structure, fire strategy and ceilings.",
      },
      {
        name: "Stage 4: technical design",
        text: "You get layouts, schematics, details, schedules, a specification and the control sequences, ready for tender or construction.",
      },
      {
        name: "Stage 5: construction",
        text: "We answer questions, review the contractors’ drawings, inspect the site and take dated photographs.",
      },
      {
        name: "Stages 6 and 7: handover and use",
        text: "We review the commissioning, check the record drawings, and compare the first year of use with the design.",
      },
    ],
  },
  dependsOn: [
    "Which stage you need, and whether we or the contractor do the detailed coordination",
    "How accurate the architect’s model is, and how often it changes",
    "Whether the building counts as higher-risk, which brings gateways (approvals at set stages) and a procedure for every change",
    "What the utility companies have to agree to, because some applications take longer than the design",
    "Whether the building is listed, because our work may then have to be reversible",
  ],
  prepare: [
    "Current plans, sections and structural drawings, in editable form",
    "How you want to appoint us: terms, programme and insurance requirements",
    "The client’s information requirements, if there are any",
    "Which surveys you already have: topographical, drains, asbestos or utilities",
  ],
  benefits: {
    heading: "What you get from our design",
    items: [
      "All firms price the same scope, so you can compare tenders",
      "You can show a planner, insurer or funder how we reached a figure",
      "You can hold the contractor to measured results at commissioning",
      "You keep a model that is still useful after the builders have left",
    ],
  },
  highlights: [
    {
      name: "Checks agreed beforehand",
      text: "Our contract with you can say who checks which drawings, and when. We file the calculations by drawing number, so that a checker can follow them.",
    },
    {
      name: "Room left for servicing",
      text: "We also maintain plant, so our drawings show where a filter comes out, how far a valve handle turns and how each heavy part leaves the building.",
    },
  ],
  compliance: [
    {
      duty: "If there will be more than one contractor, appoint a principal designer in writing: Construction (Design and Management) Regulations 2015",
      due: "As early as practicable, in any event before construction starts",
      record: "Register of design risks and information for the health and safety file",
    },
    {
      duty: "Appoint a competent principal designer for compliance with building regulations as well: Building Regulations 2010, Part 2A",
      due: "Before construction begins; for higher-risk work before the application for building control approval",
      record: "Competence statement, compliance tracker and record of changes",
    },
    {
      duty: "Manage project information, where the appointment calls for it: BS EN ISO 19650",
      due: "From appointment to handover",
      record: "BIM execution plan, model with agreed attributes, and asset data export",
    },
    {
      duty: "Have drainage that works and can be cleared: Building Regulations Part H with BS EN 12056-2",
      due: "At Stage 3 for routes, Stage 4 for sizes",
      record: "Calculation of the flow and drawings of the stacks",
    },
    {
      duty: "Have wholesome water, safe hot water and water efficiency designed in: Building Regulations Part G with BS EN 806",
      due: "At Stage 4",
      record: "Demand calculation, pipe sizes and temperature strategy",
    },
  ],
  questions: [
    {
      question: "What does a heat-loss calculation include?",
      answer:
        "It covers the heat lost through walls, windows, floor and roof, the heat lost through ventilation and draughts, and an allowance if the heating is not always on. We use the method of BS EN 12831-1, and you get our inputs as well as the totals.",
    },
    {
      question: "How should a new building be heated from 2027?",
      answer: `We design new buildings around heat pumps or a heat network. ${changes.partL.says} ${changes.partL.transition} Read more about [commercial heat pumps](/services/energy-efficient-solutions#heat-pumps) and about [heat networks](/heating-services#heat-networks).`,
    },
    {
      question: "How detailed should the BIM model be?",
      answer:
        "It depends on what you use the BIM (building information model) for. To coordinate the trades, we need shapes with insulation and room for access. To run the building, you need names, locations and data. Nobody needs every screw, so we agree the level of detail before we start.",
    },
    {
      question: "Can a contractor finish your Stage 3 design?",
      answer:
        "Yes. The contract then gives that part of the design to the contractor and sets limits for performance, space, noise and connections. You can ask us to review what the contractor draws. It works the other way too: our [commercial plumbing](/plumbing-services/commercial-installation) and [gas](/gas-services) teams can finish a design by someone else.",
    },
    {
      question: "Can you act as principal designer?",
      answer:
        "Sometimes. There are two roles with that name, one under the health and safety regulations of 2015 and one under the building regulations. Each goes to a firm in control of the design phase, usually the lead designer. If your scheme is mainly building services, we’ll discuss it with you at Stage 1.",
    },
  ],
  closing: {
    heading: "Need a building services design in London?",
    text: "Tell us the stage and the building. We’ll send you a list of what we would do, a programme and a fee. If the controls are part of it, our [controls engineers](/bms-services) will join in.",
  },
  related: ["hvac-system-design", "commercial-installation", "gas-system-installations"],
} as const satisfies LandingRecord;
