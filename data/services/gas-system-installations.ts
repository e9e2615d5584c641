import { changes } from "../changes";
import type { LandingRecord } from "../types";

export const gasSystemInstallations = {
  kind: "landing",
  path: "/services/gas-system-installations",
  name: "Gas System Installations",
  summary: "New gas supplies, plant rooms and appliances: sized, installed, tested, purged and certified.",
  theme: "gas",
  parent: "/gas-services",
  action: "contact",
  meta: {
    title: "Gas System Installations for Buildings in London",
    description:
      "Complete gas installations from meter outlet to burner: load schedule, network enquiry, risers, plant rooms, detection, explosion risk, tests and handover.",
    keywords: [
      "gas system installation London",
      "commercial gas installation",
      "gas riser installation",
      "gas detection system installation",
      "DSEAR gas assessment",
    ],
  },
  hero: {
    heading: "Gas system installations",
    lead: "Everything after the meter, engineered as one system: load, route, isolation, ventilation, detection, plant and the proof that it all works together.",
  },
  grid: {
    heading: "Systems we put together",
    items: [
      {
        name: "Energy centres and plant rooms",
        text: "Gas trains, headers, detection, shut-off and louvres for boiler, CHP and water heater rooms.",
      },
      {
        name: "Residential blocks",
        text: "Risers, lateral branches and isolation for flats, with communal plant where heat is made centrally.",
      },
      {
        name: "Schools and laboratories",
        text: "Bench taps with room isolation at the teacher’s position, food rooms and kitchens, to IGEM/UP/11.",
      },
      {
        name: "Workshops and warehouses",
        text: "Radiant tubes, warm air heaters and process burners, with drops that forklifts cannot reach.",
      },
      {
        name: "Restaurants, hotels and food halls",
        text: "Landlord’s main, tenant take-offs, interlocked kitchens and the hot water behind them.",
      },
      {
        name: "Conversions and strip-outs",
        text: "Change of use, plant moved to another floor, or a gas system taken out safely as a building goes electric.",
      },
    ],
  },
  overview: {
    heading: "A system, before it is a pipe",
    paragraphs: [
      "Start with a schedule: each appliance, its net heat input, the pressure it needs, and how many run at once. The sum tells the gas transporter what to supply and the designer what to carry. North of the Thames the transporter is generally Cadent, south of it SGN, though newer estates may hang on an independent network. Its answer on capacity and pressure should arrive before drawings are frozen.",
      "The next question is where gas must never gather. The Dangerous Substances and Explosive Atmospheres Regulations 2002 require the employer to assess that, and IGEM/UP/16 shows designers how to keep zones negligible. The means are dull and effective: few joints, ventilated voids, accessible valves, and no pipes through rooms that have nothing to do with gas.",
      "Isolation follows from how a building is used. A tenant’s fit-out should not shut the floor above. Regulation 24 applies to any building on a large service pipe (50 mm bore or more) with gas on two or more floors or to separate areas, blocks of flats included. It asks for a valve where the pipe to each floor or area begins, and for a permanent line diagram near the meter. Firefighters, too, want one valve that they can find in smoke.",
      `We are asked more often whether to install gas at all. ${changes.partL.says} Where a heat pump would do the same work, our [energy engineers](/services/energy-efficient-solutions) compare both honestly. Where gas stays, leave the space and electrical capacity for the plant that may succeed it.`,
    ],
  },
  approach: {
    heading: "One project, six gates",
    steps: [
      {
        name: "Load and brief",
        text: "Appliance schedule, diversity, growth and the client’s rules on tenants, resilience and shutdowns.",
      },
      {
        name: "Network enquiry",
        text: "We submit the load, obtain the available pressure and agree who does what at the [meter position](/gas-services/gas-meter-installation).",
      },
      {
        name: "Design and hazard review",
        text: "Routes, ventilation, isolation, detection logic and fire stopping on one set of drawings, with an independent check where the project asks for one.",
      },
      {
        name: "Consents and planning",
        text: "Landlord’s approval, building control, chimney height where it applies, and the construction phase plan.",
      },
      {
        name: "Build in zones",
        text: "Risers first, then floors, then rooms. Each zone is tested and closed before ceilings go up.",
      },
      {
        name: "Prove as a whole",
        text: "Fire alarm, emergency stops, detectors and fans are operated together. The [commissioning team](/gas-services/system-commissioning) then sets the burners.",
      },
    ],
  },
  dependsOn: [
    "Supply capacity and pressure in the street, and any reinforcement the transporter needs",
    "Height: gas lighter than air gains a little pressure as it rises, joints and supports multiply",
    "Fire compartments crossed, and protected shafts available",
    "Occupation during the works, with night shutdowns and temporary heat",
  ],
  prepare: [
    "Architect’s plans with fire strategy and ceiling heights",
    "Data sheets for every gas-fired item, existing and new",
    "MPRN and a recent bill, to identify the supply",
    "Asbestos findings along the proposed route",
  ],
  benefits: {
    heading: "What one responsible installer changes",
    items: [
      "Pipe, plant, controls and flue meet on one drawing, so clashes are found on a screen",
      "Shut-off logic is written once and tested once, with the fire alarm engineer present",
      "Tenants can be connected later without draining the building of gas",
      "The file at handover answers the questions of building control and the insurer alike",
    ],
  },
  highlights: [
    {
      name: "Detection that is placed, not sprinkled",
      text: "Natural gas rises, LPG sinks, carbon monoxide mixes. Sensor height, number and action follow from that, and from where people are.",
    },
    {
      name: "Built for the next change",
      text: "Capped tees with valves, spare ways in sleeves and recorded loads let the building alter without a new main.",
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
      question: "How early should gas be raised on a new building?",
      answer:
        "At concept stage. A new service, a bigger main or a relocated meter depends on the transporter and on street works permits, neither of which a contractor can hurry.",
    },
    {
      question: "Can gas run through a protected stair or lobby?",
      answer:
        "Avoid it. Where no other way exists, the guidance allows welded or otherwise suitable pipe in a fire-resisting, ventilated shaft. In tall residential buildings we take it up with the fire engineer and building control first.",
    },
    {
      question: "Do we need automatic detection?",
      answer:
        "It is not required everywhere. It earns its place in unattended plant rooms, basements, laboratories and sleeping risk. Detection backs up ventilation and sound joints; it replaces neither.",
    },
    {
      question: "What happens to redundant gas pipes?",
      answer:
        "They are isolated, purged to air or nitrogen, plugged at both ends and removed where practicable. A dead pipe left in a ceiling will one day be mistaken for a live one, or the reverse.",
    },
  ],
  closing: {
    heading: "Bring the appliance schedule",
    text: "From that and a floor plan we make a capacity check and an outline route. Quotes are free, within 24 hours of the survey.",
  },
  related: ["gas-pipework-installation", "system-commissioning", "commercial-boiler-installation"],
} as const satisfies LandingRecord;
