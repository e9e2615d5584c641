import { changes } from "../changes";
import type { LandingRecord } from "../types";

export const hvacSystemDesign = {
  kind: "landing",
  path: "/services/hvac-system-design",
  name: "HVAC System Design",
  summary: "Loads, duct and pipe sizing, plant selection and drawings for new buildings, fit-outs and refits.",
  theme: "air",
  parent: "/hvac-services",
  action: "contact",
  meta: {
    title: "HVAC System Design for London Fit-Outs and Refits",
    description:
      "Load calculations, duct and pipe sizing, plant selection and coordinated drawings for HVAC we then install: one designer from concept to commissioning figures.",
    keywords: [
      "HVAC design London",
      "HVAC design and build",
      "cooling load calculation",
      "ductwork design London",
      "HVAC contractor design",
    ],
  },
  hero: {
    heading: "HVAC system design",
    lead: "The engineers who size the ducts answer for the air that leaves them. Design and installation stay in one contract, with one set of figures.",
  },
  grid: {
    heading: "Design tasks we carry out",
    items: [
      {
        name: "Thermal loads",
        text: "Room-by-room heat loss to BS EN 12831-1 and cooling load with solar timing, so plant is sized on the hour that governs.",
      },
      {
        name: "System concept",
        text: "VRF, fan coils, chilled beams, all-air or mixed mode compared on space, carbon, cost and ease of letting.",
      },
      {
        name: "Air distribution",
        text: "Duct routes, pressure drops, grille throws and noise, resolved for each branch with its damper.",
      },
      {
        name: "Hydronics",
        text: "Pipe sizes, pump heads, valve authority and expansion, for circuits that balance at part load as well as full.",
      },
      {
        name: "Plant room layout",
        text: "Withdrawal space for coils and tubes, lifting routes, drainage, ventilation and a door that the largest part fits through.",
      },
      {
        name: "Controls description",
        text: "A written sequence for start, stop, failure and frost, from which the panel builder programs without guessing.",
      },
    ],
  },
  overview: {
    heading: "Decisions that cannot be repaired later",
    paragraphs: [
      "Most comfort complaints are designed in. A fan coil above a boardroom that was drawn as storage, a return path closed off by a new partition, a duct squeezed to fit under a beam: none of it shows on opening day. It shows in the first August. A proper design costs little compared with the second ceiling.",
      "We design from outputs backwards. First come the conditions: temperature, fresh air, noise and hours. CIBSE Guide A supplies the comfort criteria and CIBSE Guide B the methods. An open-plan office is commonly set at noise rating NR 35, and that number limits duct velocity as surely as ceiling depth does.",
      "Part load deserves more care than the peak. A London office meets its design cooling load for few hours a year and spends the rest far below it. Turndown, sequencing and minimum flows are therefore worked out at a quarter load too. That is where efficiency and stable control are won or lost.",
      "For work with gas, public health and a formal appointment across the RIBA stages, see [design services](/design-services). This page is about design that leads to our own installation.",
    ],
  },
  approach: {
    heading: "How a design moves forward",
    steps: [
      {
        name: "Brief",
        text: "Occupancy, hours, tenancy split, budget and carbon aims are written down on two pages and agreed before any line is drawn.",
      },
      {
        name: "Measured survey",
        text: "Existing ducts, pipes, risers and switchgear are surveyed, and air or water flows are logged where plant is to be reused.",
      },
      {
        name: "Concept with options",
        text: "Single-line schematics and a comparison table. The choice is recorded with the reason, which saves the argument a year later.",
      },
      {
        name: "Detailed design",
        text: "Coordinated layouts, sections at tight spots, equipment schedules and builder’s work. Pipe and duct resistances are calculated with CIBSE Guide C data.",
      },
      {
        name: "Approvals",
        text: "Submissions for landlord, building control, acoustician and planner go out together, each with only the sheets it needs.",
      },
      {
        name: "Site support and proof",
        text: "The designer answers queries during installation, revises drawings as built, and signs off commissioning results against the design schedule.",
      },
    ],
  },
  dependsOn: [
    "Quality of existing drawings, since a false base plan costs more than a new survey",
    "Floor-to-soffit height and structural openings",
    "How firm the tenancy plan is; flexible zoning is dearer at first and cheaper at the first re-let",
    "Planning conditions on roof plant, screens and noise",
  ],
  prepare: [
    "Architect’s plans, sections and reflected ceiling plans in CAD form",
    "Energy model or certificate, if one exists",
    "Landlord’s fit-out guide with available cooling, air and power per floor",
    "Records of comfort complaints and of plant that never performed",
  ],
  benefits: {
    heading: "What the drawings save you",
    items: [
      "Fewer variations, because clashes are solved on a screen instead of a ladder",
      "Plant bought once, at the capacity the calculation supports",
      "A building control file that explains itself",
      "Commissioning targets fixed before the first duct is hung",
      "Room in the risers for what comes next",
    ],
  },
  highlights: [
    {
      name: "Calculations in the open",
      text: "Inputs, safety margins and diversity are listed. Your consultant or your successor can check every figure.",
    },
    {
      name: "Designed by those who maintain",
      text: "Layouts are looked at with a service engineer’s eye: access, isolation and the way out for each large part.",
    },
  ],
  compliance: [
    {
      duty: "Provide efficient plant with effective controls, and limit losses from ducts and pipes: Building Regulations Part L",
      due: "At design and on completion",
      record: "Plant efficiencies, insulation schedule and fan power calculation",
    },
    {
      duty: "Provide adequate means of ventilation: Building Regulations Part F",
      due: "At design; flows measured at handover",
      record: "Air flow schedule, design beside measured",
    },
    {
      duty: "Limit unwanted solar gain and provide means of removing heat in new homes and other new residential buildings: Building Regulations Part O",
      due: "With the building control application",
      record: "Overheating assessment, by TM59 where modelling is chosen",
    },
    {
      duty: "Carry out designers’ duties to eliminate or reduce foreseeable risk: Construction (Design and Management) Regulations 2015",
      due: "Throughout the design",
      record: "Residual risks noted on drawings and passed to the principal designer",
    },
  ],
  questions: [
    {
      question: "Can a contractor’s design be trusted to be impartial?",
      answer:
        "Ask to see the calculations and the rejected options. Ours are handed over, brands are named with an equivalent, and you may have them checked by anyone. If you want design without installation, appoint us for that alone.",
    },
    {
      question: "We only need to move six fan coils. Is a design necessary?",
      answer:
        "A short one. Moving terminals changes flow in every branch upstream. A marked-up layout with new air volumes, and rebalancing to match, is usually a few days of work.",
    },
    {
      question: "Will you reuse what is there?",
      answer:
        "Where it is sound. Risers, duct mains and pipework often outlast two generations of plant. We test before we promise, and list what stays with its remaining life.",
    },
    {
      question: "Which edition of Part L will our new building meet?",
      answer: `It depends on when its plans reach building control. ${changes.partL.says} ${changes.partL.transition}`,
    },
    {
      question: "How do you deal with rising summer temperatures?",
      answer:
        "By testing the design on warmer weather files as well as today’s. Offices are assessed for overheating with TM52. Shading and night cooling are tried first, larger [air conditioning](/services/air-conditioning-installation) after, with spare capacity for [controls](/bms-services) to use.",
    },
  ],
  closing: {
    heading: "Start with a two-page brief",
    text: "Tell us the use, the area and the date. We return the brief in writing with a fee and a list of the drawings it buys.",
  },
  related: ["air-conditioning-installation", "ventilation-systems", "chiller-installation"],
} as const satisfies LandingRecord;
