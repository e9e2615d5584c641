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
      "We design heating, ventilation and air conditioning for London fit-outs, refits and new buildings. You get loads, layouts and drawings, and we install it.",
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
    lead: "We design heating, ventilation and air conditioning for London offices, shops and homes, and install what we design. If you put the design and the installation in one contract, one firm is responsible for the result.",
  },
  grid: {
    heading: "What our HVAC design includes",
    items: [
      {
        symbol: "loads",
        name: "Thermal loads",
        text: "For each room we calculate the heat it loses in winter and gains in summer, hour by hour. We size the plant for the peak hour.",
      },
      {
        symbol: "building",
        name: "System concept",
        text: "We compare systems such as VRF (many indoor units on one network of pipes), fan coils, chilled beams, all-air and mixed mode. You see how much space each takes, what it costs and how much carbon it emits.",
      },
      {
        symbol: "duct",
        name: "Air distribution",
        text: "We draw the duct routes and work out pressure, noise and how far each grille throws the air. Every branch gets a damper.",
      },
      {
        symbol: "pump",
        name: "Hydronics",
        text: "We size the pipes, pumps, control valves and expansion vessels so that the water circuits balance at part load as well as at full load.",
      },
      {
        symbol: "plan",
        name: "Plant room layout",
        text: "We leave space to pull out coils and tubes, and plan the lifting routes, drains, ventilation and a door that the largest part fits through.",
      },
      {
        symbol: "logic",
        name: "Controls description",
        text: "We write down how the plant starts, stops, fails safely and protects itself from frost, so that the panel builder can program it without guessing.",
      },
    ],
  },
  parts: [
    {
      at: [75, 138],
      balloon: [74, 90],
      name: "Riser",
      does: "It brings the supply air to each floor from the plant.",
      fails: "Too small a shaft means flat, noisy ducts and lower ceilings.",
    },
    {
      at: [130, 148],
      balloon: [116, 104],
      name: "Main duct",
      does: "It runs above the ceiling and carries the air across the floor.",
      fails: "If you hear the air rush, the duct may be too small and the fan overworked.",
    },
    {
      at: [194, 186],
      balloon: [166, 187],
      name: "Branch duct",
      does: "It takes air from the main duct to each diffuser.",
      fails: "Without a damper, rooms near the fan get too much air and far ones too little.",
    },
    {
      at: [264, 84],
      balloon: [279, 72],
      name: "Ceiling diffuser",
      does: "It spreads the air along the ceiling, so you don’t feel a draught.",
      fails: "If it is the wrong size, cold air drops onto the desk below and someone tapes it up.",
    },
    {
      at: [406, 226],
      balloon: [412, 196],
      name: "Meeting room",
      does: "It gets fresh air for the number of people in it.",
      fails: "If only its floor area was counted, it is stuffy ten minutes into a full meeting.",
    },
    {
      at: [392, 284],
      balloon: [392, 306],
      name: "South windows",
      does: "They let in much of the heat that the cooling has to remove.",
      fails: "If the design ignored the sun, the rooms overheat every bright afternoon.",
    },
  ],
  overview: {
    heading: "Why a proper HVAC design saves you money",
    paragraphs: [
      "Many comfort complaints start with the design. The boardroom may have been drawn as a store, so its fan coil is too small. A new partition may block the return air, or a duct may be squeezed under a beam. Nobody notices on opening day, but everybody does in the first hot week. A proper design costs far less than opening the ceiling again.",
      "We begin with the temperature, fresh air, noise and hours you want in each room. Our comfort figures come from CIBSE Guide A, which most engineers use. For an open-plan office we often design for noise rating NR 35, which limits how fast the air may move in the ducts.",
      "A London office needs its full cooling for only a few hours a year. So we also check the design at quarter load, and decide which plant runs then, how far it turns down and how much water it needs. That gives you steady temperatures and a lower bill.",
      "If you need gas, plumbing and drainage designed as well, or an appointment through the RIBA stages (the standard stages of a building project), see our [building services design](/design-services) page. Our [HVAC services](/hvac-services) page lists the systems we work on.",
    ],
  },
  approach: {
    heading: "How we design your system",
    steps: [
      {
        name: "Brief",
        text: "On two pages we note who uses the building and when, your budget and your carbon targets. You agree the brief before we draw anything.",
      },
      {
        name: "Measured survey",
        text: "We survey your ducts, pipes, risers and switchgear. If you want to keep some plant, we log its air or water flow.",
      },
      {
        name: "Concept with options",
        text: "You get simple diagrams and a table that compares the options. We record what you chose and why, so you can still explain it a year later.",
      },
      {
        name: "Detailed design",
        text: "Along with coordinated layouts, and sections where space is tight, you get the equipment schedules, the list of builder’s work and our pipe and duct calculations.",
      },
      {
        name: "Approvals",
        text: "We send the landlord, building control, the acoustician and the planner what each of them needs, all at the same time.",
      },
      {
        name: "Help on site and final check",
        text: "During installation the designer answers questions and updates the drawings. At the end they check the measured results against the design.",
      },
    ],
  },
  dependsOn: [
    "How good your existing drawings are: a wrong plan costs more than a new survey",
    "How much height each floor has, and where the structure leaves openings",
    "How often your tenants change, because flexible zones cost more now but save at each new letting",
    "What the planning conditions say about roof plant, screens and noise",
  ],
  prepare: [
    "The architect’s plans, sections and ceiling plans, in CAD format",
    "The energy model or certificate, if you have one",
    "How much cooling, air and power the landlord’s fit-out guide gives each floor",
    "Where people are too hot or too cold, and which plant never worked well",
  ],
  benefits: {
    heading: "What you notice on site and afterwards",
    items: [
      "There are fewer changes to pay for: we solve clashes on screen before anyone is on a ladder",
      "You buy the plant once, at the size the calculation supports",
      "Building control gets a file that answers its questions",
      "Everyone knows the target figures before the first duct goes up",
      "There is room left in the risers for what you add later",
    ],
  },
  highlights: [
    {
      name: "Calculations you can check",
      text: "We list the inputs, the safety margins and how much plant we expect to run at once, so your consultant can check every figure.",
    },
    {
      name: "Designed with servicing in mind",
      text: "Our service engineers look at the layouts too. They check that each large part can be reached, switched off and taken out.",
    },
  ],
  sampleDocument: "air-volumes",
  recordHeading: "How our design is checked",
  compliance: [
    {
      duty: "Design efficient plant with effective controls, and limit the losses from ducts and pipes: Building Regulations Part L",
      due: "At design and on completion",
      record: "Plant efficiencies, insulation schedule and fan power calculation",
    },
    {
      duty: "Have adequate ventilation designed and tested: Building Regulations Part F",
      due: "At design; flows measured at handover",
      record: "Airflow schedule, with design and measured figures side by side",
    },
    {
      duty: "Have new homes and other new residential buildings designed to limit unwanted solar gain and remove excess heat: Building Regulations Part O",
      due: "With the building control application",
      record: "Overheating assessment, using TM59 if it is modelled",
    },
    {
      duty: "Use designers who eliminate or reduce foreseeable risk: Construction (Design and Management) Regulations 2015",
      due: "Throughout the design",
      record: "Remaining risks noted on drawings and passed to the principal designer",
    },
    {
      duty: "Have systems calculated by recognised methods: BS EN 12831-1 for heat loss, CIBSE Guide B for systems, CIBSE Guide C for pipes and ducts",
      due: "At detailed design",
      record: "Calculation sheets with their inputs",
    },
  ],
  questions: [
    {
      question: "Can a contractor’s design be impartial?",
      answer:
        "Yes, and you can check it. Ask to see the calculations and the options that were turned down. We hand ours over, so that anyone you choose can check them, and for each brand we name an equivalent. If you only want the design, you can appoint us for that alone.",
    },
    {
      question: "We only need to move six fan coils. Do we need a design?",
      answer:
        "Yes, a short one, because moving one unit can change the airflow to the others. We mark up a layout with the new air volumes and rebalance the system to match. It usually takes a few days.",
    },
    {
      question: "Can you reuse what is there?",
      answer:
        "Yes, if it is sound. Risers, main ducts and pipes often outlast two generations of plant. We test them before we promise anything, and tell you how long each part should last.",
    },
    {
      question: "Which edition of Part L will our new building have to meet?",
      answer: `It depends on when your plans reach building control. Part L covers energy. ${changes.partL.says} ${changes.partL.transition}`,
    },
    {
      question: "How do you design for hotter summers?",
      answer:
        "We test the design with warmer weather data as well as today’s. For offices we check overheating with CIBSE TM52. We try shading and night cooling first, and larger [air conditioning](/services/air-conditioning-installation) only after that. We can also leave some spare capacity, for the [BMS](/bms-services) (building management system) to use on the hottest days.",
    },
  ],
  closing: {
    heading: "Ask us for an HVAC design",
    text: "Tell us how you use the space, how large it is and when you need it. We’ll send you a two-page brief, with our fee and a list of the drawings it covers.",
  },
  related: ["air-conditioning-installation", "ventilation-systems", "chiller-installation"],
} as const satisfies LandingRecord;
