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
      "We design and install gas systems in London blocks, schools, kitchens and plant rooms, from the meter to the burner, and we test and certify our work.",
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
        symbol: "cascade",
        name: "Energy centres and plant rooms",
        text: "We fit gas trains, headers, detection, shut-off and louvres in rooms with boilers, water heaters or CHP (combined heat and power) units.",
      },
      {
        symbol: "flats",
        name: "Residential blocks",
        text: "Risers and branches feed each floor, and every flat gets its own valve. If the block has communal boilers, we connect those too.",
      },
      {
        symbol: "bunsen-burner",
        name: "Schools and laboratories",
        text: "We fit bench taps with one shut-off valve at the teacher’s desk, and run gas to food rooms and kitchens, all to IGEM/UP/11, the guide for schools.",
      },
      {
        symbol: "radiant-tube",
        name: "Workshops and warehouses",
        text: "We connect radiant tubes, warm air heaters and process burners, and keep pipes out of the way of forklifts.",
      },
      {
        symbol: "cooker",
        name: "Restaurants, hotels and food halls",
        text: "Each tenant gets a connection to the landlord’s main. We also fit the [kitchen gas](/gas-services/commercial-kitchen-gas), interlocks and hot water plant.",
      },
      {
        symbol: "capped",
        name: "Conversions and strip-outs",
        text: "If your building changes use or goes all-electric, or plant has to move, we alter the gas system or take it out safely.",
      },
    ],
  },
  parts: [
    {
      at: [43, 252],
      balloon: [60, 246],
      name: "Emergency control valve",
      does: "One quarter turn shuts off all the gas to the building.",
      fails: "A seized valve can’t shut off the gas, so the network has to free or replace it.",
    },
    {
      at: [44, 192],
      balloon: [57, 172],
      name: "Regulator",
      does: "It brings the street pressure down to what the plant needs.",
      fails: "If all the burners light badly or lock out together, it may have drifted.",
    },
    {
      at: [115, 212],
      balloon: [133, 212],
      name: "Meter",
      does: "It measures the gas, and its size limits how much can pass.",
      fails: "Too small a meter lets the pressure drop when you run everything in cold weather.",
    },
    {
      at: [219, 45],
      balloon: [243, 38],
      name: "Automatic shut-off valve",
      does: "It closes when gas is detected or the fire alarm goes off.",
      fails: "If dirt stops it closing fully, only a test will show it.",
    },
    {
      at: [416, 120],
      balloon: [434, 120],
      name: "Boiler valve",
      does: "It lets us shut off one boiler and leave the other on.",
      fails: "If it won’t seal, you lose both boilers whenever one needs work.",
    },
    {
      at: [299, 156],
      balloon: [319, 156],
      name: "Test point",
      does: "We read the gas pressure here with all plant running.",
      fails: "If you smell gas near the boiler, its screw may have been left loose.",
    },
  ],
  states: {
    fails: 4,
    stops: ["gas"],
    texts: [
      "Gas flows through the automatic valve to both boilers.",
      "The automatic valve’s coil has burnt out, so the valve shuts and both boilers go out.",
      "The automatic valve has a new coil and closes fully, and both boilers are running.",
    ],
  },
  overview: {
    heading: "What we plan before we install gas",
    paragraphs: [
      "We start with a list of your appliances, with the net heat input and pressure each one needs, and how many run at once. The total tells the gas network what to supply and us how large the pipes must be. The network is generally Cadent north of the Thames and SGN south of it, though newer estates may have an independent one. We wait for the network’s answer on capacity and pressure before we finalise the drawings.",
      "Next we look at where gas could collect. If people work in the building, the employer has to assess the risk of explosion, and IGEM/UP/16 shows how to keep it very low. So we use few joints, ventilate voids, put valves where you can reach them and keep pipes out of rooms that don’t need gas.",
      "Then we plan the valves, so that work for one tenant does not shut off the floor above and firefighters can find the main valve in smoke. Regulation 24 of the gas safety rules requires a valve where the pipe to each floor or area begins, and a permanent line diagram near the meter. The rule applies where a large service pipe (50 mm bore or more) feeds the building and gas goes to two or more floors or to separate areas. That includes blocks of flats.",
      "Should you install gas at all? In new homes and most other new buildings in England, the 2026 edition of Part L rules out gas heating in practice; the table below gives the dates. If a heat pump could do the job, our [heat pump engineers](/services/energy-efficient-solutions) can compare the two. If you stay with gas, leave space and electrical capacity for a heat pump later.",
    ],
  },
  approach: {
    heading: "How we install a gas system, step by step",
    steps: [
      {
        name: "We agree what you need",
        text: "You tell us what you may add later, what your tenants need, and when the gas may be off.",
      },
      {
        name: "We ask the gas network",
        text: "We send the network your load, find out the pressure that is available, and agree who does what at the [gas meter](/gas-services/gas-meter-installation).",
      },
      {
        name: "We design the system",
        text: "Routes, ventilation, valves, detection and fire stopping go on one set of drawings. We review the hazards, with an independent check if your project needs one. Our [design engineers](/design-services) can draw the other mechanical services too.",
      },
      {
        name: "We deal with the consents",
        text: "We prepare the applications to your landlord and to building control, a chimney height application if you need one, and the construction phase plan.",
      },
      {
        name: "We install zone by zone",
        text: "Each zone gets its own tests and its own certificate.",
      },
      {
        name: "We test everything together",
        text: "Once the fire alarm, emergency stops, detectors and fans have been tested together, our [gas commissioning engineers](/gas-services/system-commissioning) set the burners.",
      },
    ],
  },
  dependsOn: [
    "The capacity and pressure in the street, and whether the network has to reinforce its main",
    "How tall the building is, because every floor adds joints and supports",
    "How many fire compartments the pipes cross, and whether there are protected shafts we can use",
    "Whether the building stays in use and needs night shutdowns and temporary heating",
  ],
  prepare: [
    "The architect’s plans, with the fire strategy and ceiling heights",
    "The data sheets for every gas appliance, existing and new",
    "A recent bill, which shows the MPRN (your gas supply number)",
    "What the asbestos survey found along the proposed route",
  ],
  benefits: {
    heading: "What you get from one contractor",
    items: [
      "We draw pipes, plant, controls and flues together, so clashes show up before anyone is on site",
      "We design the shut-off controls once and test them once, with your fire alarm engineer there",
      "You can connect more tenants later without shutting off the whole building",
      "Your handover file answers the questions that building control and your insurer will ask",
    ],
  },
  highlights: [
    {
      name: "Gas detectors in the right places",
      text: "Natural gas rises, LPG (bottled gas) sinks, and carbon monoxide mixes with the air. We choose where the sensors go and what they switch off to suit the gas and the people in the room.",
    },
    {
      name: "Ready for your next change",
      text: "We leave capped tees with valves, spare sleeves and a record of the loads, so that you can alter the building without a new main.",
    },
  ],
  compliance: [
    {
      duty: "Have gas installed by registered businesses only, and so that nobody is endangered: Gas Safety (Installation and Use) Regulations 1998",
      due: "Throughout the works",
      record: "Installation, test and purge certificates for each zone",
    },
    {
      duty: "Assess and control explosion risk in workplaces: Dangerous Substances and Explosive Atmospheres Regulations 2002",
      due: "Before gas is admitted; reviewed on change",
      record: "Assessment with ventilation figures and zone statement",
    },
    {
      duty: "Have construction work planned, coordinated and handed over: Construction (Design and Management) Regulations 2015",
      due: "From appointment; a health and safety file where there is more than one contractor",
      record: "Construction phase plan, and our part of the health and safety file",
    },
    {
      duty: "Have gas in blocks of flats installed to the standard: IGEM/G/5, with the Building Safety Act 2022 for higher-risk buildings",
      due: "At design; in higher-risk buildings, get any approval you need before work starts",
      record: "Riser drawings, details of fire compartments, and a record of changes",
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
        "As early as you can, at concept stage. A new supply, a bigger main or a moved meter depends on the gas network and on street works permits, and no contractor can speed those up.",
    },
    {
      question: "Can gas run through a protected stair or lobby?",
      answer:
        "Avoid it if you can. If there is no other way, the guidance allows welded or other suitable pipe in a fire-resisting, ventilated shaft. In a tall residential building we ask the fire engineer and building control first.",
    },
    {
      question: "Do we need automatic gas detection?",
      answer:
        "Not everywhere. It is worth having in unattended plant rooms, basements, laboratories and buildings where people sleep. A detector doesn’t replace ventilation and sound joints.",
    },
    {
      question: "What happens to old gas pipes that we no longer use?",
      answer:
        "We isolate them, purge them to air or nitrogen, plug both ends, and take the pipes out where we can. Otherwise somebody may mistake a live pipe for a dead one.",
    },
  ],
  closing: {
    heading: "Get a price for a gas installation",
    text: "Send us a list of your appliances and a floor plan. We can then check the capacity and sketch a route. {claim:freeQuote}",
  },
  related: ["gas-pipework-installation", "system-commissioning", "commercial-boiler-installation"],
} as const satisfies LandingRecord;
