import { changes } from "../changes";
import type { LandingRecord } from "../types";

export const gasSystemInstallations = {
  kind: "landing",
  path: "/services/gas-system-installations",
  name: "Gas System Installations",
  summary: "We design, install, test and certify whole gas systems, from the meter to the last burner.",
  theme: "gas",
  parent: "/gas-services",
  action: "contact",
  meta: {
    title: "Gas installation contractors in London",
    description:
      "We design and install gas systems in London blocks, schools, kitchens and plant rooms, from the meter to the burner, and then test them and certify them.",
    keywords: [
      "gas installation contractors London",
      "gas system installation London",
      "commercial gas installation",
      "gas riser installation",
      "gas detection system installation",
      "DSEAR gas assessment",
    ],
  },
  hero: {
    heading: "Gas installation contractors in London",
    lead: "We install everything after the gas meter as one system: pipes, valves, ventilation, detectors and plant. Then we test it all together and certify it.",
  },
  grid: {
    heading: "Gas systems we install",
    items: [
      {
        name: "Energy centres and plant rooms",
        text: "We fit gas trains, headers, detection, shut-off and louvres in rooms with boilers, water heaters or CHP (combined heat and power) units.",
      },
      {
        name: "Residential blocks",
        text: "Flats get risers, branches on each floor and valves of their own. If heat is made centrally, we connect the communal plant as well.",
      },
      {
        name: "Schools and laboratories",
        text: "Bench taps go in with one shut-off valve at the teacher’s position. We pipe food rooms and kitchens too, all to IGEM/UP/11, the guide for schools.",
      },
      {
        name: "Workshops and warehouses",
        text: "We connect radiant tubes, warm air heaters and process burners, and keep the pipe drops where forklifts cannot hit them.",
      },
      {
        name: "Restaurants, hotels and food halls",
        text: "The landlord’s main feeds a connection for each tenant. We also fit the kitchen interlocks and the hot water plant behind them.",
      },
      {
        name: "Conversions and strip-outs",
        text: "A building may change its use, move plant to another floor or go electric. We alter the gas system or take it out safely.",
      },
    ],
  },
  parts: [
    {
      at: [43, 252],
      balloon: [60, 246],
      name: "Emergency control valve",
      does: "One quarter turn shuts off all the gas to the building.",
      fails: "If it seizes, you cannot shut off the gas; the network has to free or renew it.",
    },
    {
      at: [44, 192],
      balloon: [57, 172],
      name: "Regulator",
      does: "It brings the street pressure down to what the plant needs.",
      fails: "When it drifts, all your burners light badly or lock out at the same time.",
    },
    {
      at: [115, 212],
      balloon: [133, 212],
      name: "Meter",
      does: "It counts the gas, and its size limits how much can pass.",
      fails: "If it is too small, pressure sags in cold weather when you run everything.",
    },
    {
      at: [219, 45],
      balloon: [243, 43],
      name: "Automatic shut-off valve",
      does: "It closes when gas is detected or the fire alarm goes off.",
      fails: "Dirt keeps it from closing tight, and you notice only when it is tested.",
    },
    {
      at: [416, 120],
      balloon: [434, 120],
      name: "Boiler valve",
      does: "It isolates one boiler so that the other can stay on.",
      fails: "If it will not seal, you lose both boilers whenever one needs work.",
    },
    {
      at: [299, 156],
      balloon: [319, 156],
      name: "Test point",
      does: "We read the gas pressure here with all plant running.",
      fails: "With its screw loose it leaks a little, and you smell gas near the boiler.",
    },
  ],
  overview: {
    heading: "What we plan before we install gas",
    paragraphs: [
      "We begin with a list of your appliances. For each one we need its net heat input, the pressure it needs, and how many run at once. The total tells the gas network what to supply and tells us how large the pipes must be. North of the Thames the network is generally Cadent and south of it SGN, though newer estates may have an independent one. Try to have its answer on capacity and pressure before you freeze the drawings.",
      "Next we look at where gas could collect. If people work in the building, the employer has to assess that risk under the Dangerous Substances and Explosive Atmospheres Regulations 2002. IGEM/UP/16 shows designers how to keep it very small. We use few joints, ventilated voids and valves that you can reach, and we run no pipes through rooms that have nothing to do with gas.",
      "Then we plan the valves, so that work for one tenant does not shut off the floor above. Firefighters also need one valve that they can find in smoke. Regulation 24 of the gas safety rules asks for a valve where the pipe to each floor or area begins, and for a permanent line diagram near the meter. It applies to any building on a large service pipe (50 mm bore or more) with gas on two or more floors or to separate areas, blocks of flats included.",
      `More clients now ask us whether to install gas at all. ${changes.partL.says} If a heat pump could do the same work, our [heat pump engineers](/services/energy-efficient-solutions) compare the two for you. If you stay with gas, leave space and electrical capacity for the plant that may replace it.`,
    ],
  },
  approach: {
    heading: "How we install a gas system, step by step",
    steps: [
      {
        name: "Agree the load and the brief",
        text: "We list the appliances, how many run at once and what you may add later. You tell us your rules on tenants, back-up and shutdowns.",
      },
      {
        name: "Ask the gas network",
        text: "We send the network your load, find out the pressure that is available, and agree who does what at the [gas meter](/gas-services/gas-meter-installation).",
      },
      {
        name: "Design the system and review the hazards",
        text: "One set of drawings shows routes, ventilation, valves, detection and fire stopping. If your project asks for an independent check, we include one. Our [design engineers](/design-services) can draw the other services with it.",
      },
      {
        name: "Get the consents",
        text: "We prepare the landlord’s approval, building control, chimney height where it applies, and the construction phase plan.",
      },
      {
        name: "Install zone by zone",
        text: "Risers go in first, then floors, then rooms. We test and close each zone before the ceilings go up.",
      },
      {
        name: "Test everything together",
        text: "We operate the fire alarm, emergency stops, detectors and fans together. Our [gas commissioning engineers](/gas-services/system-commissioning) then set the burners.",
      },
    ],
  },
  dependsOn: [
    "The capacity and pressure in the street, and whether the network has to reinforce its main",
    "The height of the building: gas gains a little pressure as it rises, but you need more joints and supports",
    "How many fire compartments the pipes cross, and whether there are protected shafts to use",
    "Whether people stay in the building during the works and need night shutdowns and temporary heat",
  ],
  prepare: [
    "Send us the architect’s plans with the fire strategy and ceiling heights",
    "Find the data sheets for every gas appliance, existing and new",
    "Have a recent bill ready: it shows the MPRN, your gas supply number",
    "Tell us what the asbestos survey found along the proposed route",
  ],
  benefits: {
    heading: "Why use one contractor for the whole gas system",
    items: [
      "We draw pipes, plant, controls and flues together, so clashes show up on a screen",
      "The shut-off controls are designed once and tested once, with your fire alarm engineer present",
      "You can connect more tenants later without emptying the building’s pipes of gas",
      "Your handover file answers the questions of building control and of your insurer",
    ],
  },
  highlights: [
    {
      name: "Gas detectors in the right places",
      text: "Natural gas rises, LPG (bottled gas) sinks, and carbon monoxide mixes with the air. We choose the height, number and action of the sensors to suit that, and to suit where people are.",
    },
    {
      name: "Ready for your next change",
      text: "We leave capped tees with valves, spare ways in sleeves and a record of the loads. You can then alter the building without a new main.",
    },
  ],
  compliance: [
    {
      duty: "Install so that nobody is endangered, and use registered businesses only: Gas Safety (Installation and Use) Regulations 1998",
      due: "Throughout the works",
      record: "Installation, test and purge certificates for each zone",
    },
    {
      duty: "Assess and control explosion risk at work: Dangerous Substances and Explosive Atmospheres Regulations 2002",
      due: "Before gas is admitted; reviewed on change",
      record: "Assessment with ventilation figures and zone statement",
    },
    {
      duty: "Plan, coordinate and hand over: Construction (Design and Management) Regulations 2015",
      due: "From appointment; a health and safety file where more than one contractor works",
      record: "Construction phase plan and file contribution",
    },
    {
      duty: "Provide for gas in blocks of dwellings: IGEM/G/5, with the Building Safety Act 2022 for higher-risk buildings",
      due: "At design; approval comes before work starts in higher-risk buildings where required",
      record: "Riser drawings, compartment details, change control evidence",
    },
    {
      duty: "Plan new homes, and most other new buildings, without gas heating: Building Regulations etc. (Amendment) (England) Regulations 2026",
      due: `From ${changes.partL.day}, for higher-risk buildings from ${changes.partLHigherRisk.day}. ${changes.partL.transition}`,
      record: "A note of which edition applies to your scheme, and why",
    },
  ],
  questions: [
    {
      question: "How early should we plan gas for a new building?",
      answer:
        "Start at concept stage. A new service, a bigger main or a moved meter depends on the gas network and on street works permits, and no contractor can hurry either of them.",
    },
    {
      question: "Can gas run through a protected stair or lobby?",
      answer:
        "Avoid it if you can. If there is no other way, the guidance allows welded or otherwise suitable pipe in a fire-resisting, ventilated shaft. In tall residential buildings we ask the fire engineer and building control first.",
    },
    {
      question: "Do we need automatic gas detection?",
      answer:
        "You do not need it everywhere. It is worth having in unattended plant rooms, basements, laboratories and buildings where people sleep. You still need ventilation and sound joints, because a detector replaces neither.",
    },
    {
      question: "What happens to old gas pipes that we no longer use?",
      answer:
        "We isolate them, purge them to air or nitrogen, plug both ends and remove them where we can. If a dead pipe stays in the ceiling, somebody may one day mistake it for a live one, or a live one for dead.",
    },
  ],
  closing: {
    heading: "Send us your appliance list",
    text: "With that and a floor plan we check the capacity and sketch a route for the pipes. {claim:freeQuote} You can also read about our other [commercial gas services](/gas-services).",
  },
  related: ["gas-pipework-installation", "system-commissioning", "commercial-boiler-installation"],
} as const satisfies LandingRecord;
