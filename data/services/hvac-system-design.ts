import { changes } from "../changes";
import type { LandingRecord } from "../types";

export const hvacSystemDesign = {
  kind: "landing",
  path: "/services/hvac-system-design",
  name: "HVAC System Design",
  summary: "We design heating, ventilation and air conditioning for London buildings, and install what we design.",
  theme: "air",
  parent: "/hvac-services",
  action: "contact",
  meta: {
    title: "HVAC design in London for fit-outs and refurbishments",
    description:
      "We design heating, ventilation and air conditioning for London fit-outs, refits and new buildings, and then install it: loads, ducts, pipes and drawings.",
    keywords: [
      "HVAC design London",
      "HVAC design and build",
      "cooling load calculation",
      "ductwork design London",
      "HVAC contractor design",
    ],
  },
  hero: {
    heading: "HVAC design in London",
    lead: "We design heating, ventilation and air conditioning for London offices, shops and homes, and then install what we designed. Design and installation are in one contract, so one firm answers for the result.",
  },
  grid: {
    heading: "What our HVAC design includes",
    items: [
      {
        name: "Thermal loads",
        text: "For each room we calculate the heat it loses in winter and gains in summer, hour by hour. The plant is sized on the hour that needs the most.",
      },
      {
        name: "System concept",
        text: "We compare systems such as VRF (many indoor units on one network of pipes), fan coils, chilled beams, all-air and mixed mode. You see the space, carbon and cost of each, and which is easier to let.",
      },
      {
        name: "Air distribution",
        text: "We draw the duct routes and work out pressure, noise and how far each grille throws the air. Every branch gets its damper.",
      },
      {
        name: "Hydronics",
        text: "We size the pipes, pumps, control valves and expansion vessels, so that the water circuits balance at part load as well as at full load.",
      },
      {
        name: "Plant room layout",
        text: "The layout leaves space to pull out coils and tubes. It also shows the lifting routes, drains, ventilation and a door that the largest part fits through.",
      },
      {
        name: "Controls description",
        text: "We write down how the plant starts, stops, fails safely and protects itself from frost. The panel builder can program from it without guessing.",
      },
    ],
  },
  parts: [
    {
      at: [75, 155],
      name: "Riser",
      does: "Brings the supply air to this floor from the plant.",
      fails: "If the shaft is too small, ducts grow flat and noisy, and ceilings come down.",
    },
    {
      at: [140, 155],
      name: "Main duct",
      does: "Carries the air across the floor, above the ceiling.",
      fails: "If it is too narrow, the fan works harder and you hear the air rush.",
    },
    {
      at: [194, 186],
      balloon: [168, 194],
      name: "Branch duct",
      does: "Takes each diffuser’s share of the air from the main duct.",
      fails: "Without a damper to set it, near rooms get too much air and far ones too little.",
    },
    {
      at: [264, 84],
      balloon: [279, 66],
      name: "Ceiling diffuser",
      does: "Spreads the air along the ceiling, so that nobody feels a draught.",
      fails: "The wrong size drops cold air onto the desk below, and someone tapes it up.",
    },
    {
      at: [420, 215],
      name: "Meeting room",
      does: "Gets its fresh air by the number of people in it.",
      fails: "Sized by floor area alone, it is stuffy ten minutes into a full meeting.",
    },
    {
      at: [392, 284],
      balloon: [392, 306],
      name: "South windows",
      does: "Let in much of the heat that the cooling has to remove.",
      fails: "If the design left out the sun, these rooms overheat every bright afternoon.",
    },
  ],
  overview: {
    heading: "Why a proper HVAC design saves you money",
    paragraphs: [
      "Most comfort complaints come from the design. Perhaps the boardroom was drawn as a store, so its fan coil is too small. A new partition may close the path of the return air, or a duct was squeezed under a beam. On opening day you notice none of this. You notice it in the first August, and a proper design costs little compared with opening the ceiling again.",
      "We begin with what you want in the room: the temperature, the fresh air, the noise and the hours. The comfort figures come from CIBSE Guide A, which engineers commonly use. An open-plan office is often designed for noise rating NR 35. That number limits how fast air may move in the ducts, just as the depth of the ceiling does.",
      "A London office needs its full cooling for only a few hours a year. For the rest of the time it needs far less. So we also design for a quarter of the load, and decide which machines run, how far they turn down and how much water they need. This is where you gain steady control and a lower bill.",
      "If you need gas, plumbing and drainage designed as well, or a formal appointment through the RIBA stages (the steps of a building project), see our [building services design](/design-services) page. This page is about designs that we then install. Our [HVAC services](/hvac-services) page lists the systems we work on.",
    ],
  },
  approach: {
    heading: "How we design your system",
    steps: [
      {
        name: "Brief",
        text: "We write down who uses the building, its hours, its tenants, your budget and your carbon aims. You agree these two pages before we draw anything.",
      },
      {
        name: "Measured survey",
        text: "We survey your ducts, pipes, risers and switchgear. If plant is to be used again, we log its air or water flow.",
      },
      {
        name: "Concept with options",
        text: "You get simple diagrams and a table that compares the options. We record your choice with the reason, so you can explain it a year later.",
      },
      {
        name: "Detailed design",
        text: "We draw coordinated layouts, with sections where space is tight. You also get lists of equipment and of the work for the builder, and we calculate the resistance of pipes and ducts.",
      },
      {
        name: "Approvals",
        text: "The landlord, building control, the acoustician and the planner each receive the sheets they need, all at the same time.",
      },
      {
        name: "Help on site and final check",
        text: "During installation the designer answers questions and updates the drawings. At the end the designer checks the measured results against the design.",
      },
    ],
  },
  dependsOn: [
    "How good your existing drawings are, since a wrong base plan costs more than a new survey",
    "How high the floors are, and where the structure leaves openings",
    "How firm the tenancy plan is; flexible zones cost more at first and less when you let again",
    "What the planning conditions say about roof plant, screens and noise",
  ],
  prepare: [
    "What the architect has drawn: plans, sections and ceiling plans in CAD form",
    "What the energy model or certificate says, if you have one",
    "How much cooling, air and power the landlord’s fit-out guide gives each floor",
    "Where people complain about comfort, and which plant never worked well",
  ],
  benefits: {
    heading: "What a good design saves you",
    items: [
      "You pay for fewer changes, because clashes are solved on the screen before anyone is on a ladder",
      "You buy the plant once, at the size the calculation supports",
      "Building control gets a file that it can follow without questions",
      "Everyone knows the figures to reach before the first duct goes up",
      "The risers keep some room for what you may add later",
    ],
  },
  highlights: [
    {
      name: "Calculations you can check",
      text: "We list the inputs, the safety margins and how much plant we expect to run at once. Your consultant, or your next contractor, can check every figure.",
    },
    {
      name: "Designed with servicing in mind",
      text: "Our service engineers look at the layouts too. They check that each large part can be reached, switched off and taken out.",
    },
  ],
  specimen: "air-volumes",
  compliance: [
    {
      duty: "Provide efficient plant with effective controls, and limit losses from ducts and pipes: Building Regulations Part L",
      due: "At design and on completion",
      record: "Plant efficiencies, insulation schedule and fan power calculation",
    },
    {
      duty: "Provide adequate means of ventilation: Building Regulations Part F",
      due: "At design; flows measured at handover",
      record: "Airflow schedule, with design and measured figures side by side",
    },
    {
      duty: "Limit unwanted solar gain and provide means of removing heat in new homes and other new residential buildings: Building Regulations Part O",
      due: "With the building control application",
      record: "Overheating assessment, by TM59 where modelling is chosen",
    },
    {
      duty: "Carry out designers’ duties to eliminate or reduce foreseeable risk: Construction (Design and Management) Regulations 2015",
      due: "Throughout the design",
      record: "Remaining risks noted on drawings and passed to the principal designer",
    },
    {
      duty: "Calculate by recognised methods: BS EN 12831-1 for heat loss, CIBSE Guide B for systems, CIBSE Guide C for pipes and ducts",
      due: "At detailed design",
      record: "Calculation sheets with their inputs",
    },
  ],
  questions: [
    {
      question: "Can a contractor’s design be impartial?",
      answer:
        "Ask to see the calculations and the options that were turned down. We hand ours over and name an equivalent for each brand, and you may have them checked by anyone. If you want a design without installation, you can appoint us for that alone.",
    },
    {
      question: "We only need to move six fan coils. Do we need a design?",
      answer:
        "Yes, a short one, because moving a unit changes the flow in every branch before it. We mark up a layout with the new air volumes and rebalance the system to match. It is usually a few days of work.",
    },
    {
      question: "Can you reuse what is there?",
      answer:
        "We do so where it is sound. Risers, main ducts and pipes often outlast two generations of plant. We test them before we promise anything, and tell you how long each part should last.",
    },
    {
      question: "Which edition of Part L will our new building have to meet?",
      answer: `Part L is the part of the Building Regulations about energy. It depends on when your plans reach building control. ${changes.partL.says} ${changes.partL.transition}`,
    },
    {
      question: "How do you design for hotter summers?",
      answer:
        "We test the design with warmer weather data as well as today’s. For offices we check overheating with TM52, an industry method. We try shading and night cooling first, and larger [air conditioning](/services/air-conditioning-installation) after that. Some spare capacity lets the [BMS](/bms-services) (building management system) respond on the hottest days.",
    },
  ],
  closing: {
    heading: "Ask us for a two-page brief",
    text: "Tell us how the space is used, how large it is and when you need it. We send the brief back in writing with our fee and a list of the drawings you get for it.",
  },
  related: ["air-conditioning-installation", "ventilation-systems", "chiller-installation"],
} as const satisfies LandingRecord;
