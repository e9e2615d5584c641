import type { LandingRecord } from "../types";

export const systemCommissioning = {
  kind: "landing",
  path: "/gas-services/system-commissioning",
  name: "Gas System Commissioning",
  summary: "Tightness test, purge, burner set-up and proof of every safety device, written down and handed over.",
  theme: "gas",
  parent: "/gas-services",
  action: "booking",
  meta: {
    title: "Gas System Commissioning: Tests, Purge, Burner Set-Up",
    description:
      "Commissioning of gas plant in London: strength and tightness tests, safe purge, burners tuned at every rate, safety devices tripped, results explained.",
    keywords: [
      "gas commissioning engineer London",
      "gas tightness test commercial",
      "gas purging London",
      "burner commissioning",
      "boiler commissioning London",
    ],
  },
  hero: {
    heading: "Gas system commissioning",
    lead: "Between the last joint and the first heat lies a sequence that must not be shortened. We run it, for our own installations and for other contractors’.",
  },
  grid: {
    heading: "The commissioning package",
    items: [
      {
        name: "Strength test",
        text: "Air or nitrogen well above working pressure, before gas and before paint, with fragile parts taken out.",
      },
      {
        name: "Tightness test",
        text: "Volume worked out, gauge chosen for its sensitivity, temperature allowed to settle, drop compared with the limit.",
      },
      {
        name: "Purge",
        text: "Air pushed out through a vent stack or burner, monitored to an endpoint, with ignition sources kept away.",
      },
      {
        name: "Burner set-up",
        text: "Gas and air matched at low, mid and high fire. Stable flame, low CO, NOx as declared.",
      },
      {
        name: "Safety chain",
        text: "Limits, pressure switches, valve proving, flame guard and emergency stops made to trip one at a time.",
      },
      {
        name: "Re-commissioning",
        text: "Plant that was moved, stood idle or had its burner changed is proved again as if new.",
      },
    ],
  },
  overview: {
    heading: "Why the order matters",
    paragraphs: [
      "First the pipe is proved strong, next tight, then it is filled with gas, and only then is a burner lit. Each stage makes the following one safe. IGEM/UP/1 deals with large or higher-pressure installations, IGEM/UP/1A with low-pressure ones up to 1 m³ in volume, and IGEM/UP/1B with the small and domestic. We calculate the volume before choosing, because a guess at this point spoils every figure after it.",
      "Purging is the hour of greatest risk. For a while the pipe holds a mixture that burns. The vent point stands outdoors, away from windows and air intakes, and is watched. Speed matters: too slow, and gas slides past the air without displacing it. A written procedure with names beats experience alone.",
      "Burners are set by instrument. Oxygen and carbon monoxide across the range show the margin between efficiency and incomplete combustion. Supply pressure is read with all other plant at full rate, and again as it shuts down together, since a sudden rise may lock out what a slow fall does not.",
      "Plant rarely fails alone. Kitchen fans, fire alarm, plant room louvres and BMS enable signals are tested as one chain, with those engineers in the room. Water comes first as well: a boiler fired on uncleaned pipework starts its life with the installer’s debris in its heat exchanger.",
    ],
  },
  approach: {
    heading: "Day by day",
    steps: [
      {
        name: "Desk review",
        text: "Drawings, loads, manuals, water analysis and the cause and effect table, with gaps returned to the designer.",
      },
      {
        name: "Walk-round",
        text: "Supports, sleeves, vents, flue terminal, condensate fall, wiring and labels. We do not light what we would not sign.",
      },
      {
        name: "Prove and fill",
        text: "Strength, tightness, purge. The area is controlled and the certificate written beside the gauge.",
      },
      {
        name: "Light and tune",
        text: "First firing to the maker’s method, then combustion curve, gas rate, sequence and hot water recovery.",
      },
      {
        name: "Break it on purpose",
        text: "Fan stopped, sensor warmed, pressure lowered, stop pressed. Every trip is timed and reset by hand.",
      },
      {
        name: "Hand over and return",
        text: "Operators are shown the plant. A further visit in heating weather can check what a mild day could not.",
      },
    ],
  },
  dependsOn: [
    "Pipe volume and number of sections that must be tested apart",
    "Completion: power, water, flue, drains and controls all live on the day",
    "Heat load available, since a burner cannot be tuned against a full cylinder",
    "Other trades who must witness, and their diaries",
  ],
  prepare: [
    "As-installed line diagram with lengths and diameters",
    "Installer’s strength test sheets, if already done",
    "Pre-commission cleaning certificate for the water side",
    "Permission for a vent point, and a cordon around it",
  ],
  benefits: {
    heading: "What handover looks like",
    items: [
      "Test sheets that show volume, gauge, duration and limit next to the result",
      "Combustion figures for each burner at each rate, as the baseline for every later service",
      "Trip settings listed, with the person who saw them act",
      "Snags graded: stops us, stops handover, can wait",
    ],
  },
  highlights: [
    {
      name: "Independent of the installer",
      text: "We commission work by others, provided that it is finished. What is wrong goes into the report unvarnished.",
    },
    {
      name: "Current test procedure",
      text: "Small installations are tested to Edition 4 of IGEM/UP/1B, which became the only valid edition in October 2026.",
    },
  ],
  compliance: [
    {
      duty: "Test installation pipework and purge it before use: Gas Safety (Installation and Use) Regulations 1998, regulation 22",
      due: "Immediately after installation or work that might affect tightness",
      record: "Tightness and purge certificate",
    },
    {
      duty: "Commission gas-fired plant in a planned sequence: IGEM/UP/4, with BS 6644 for boilers",
      due: "Before handover, and after major change",
      record: "Commissioning report for each item of plant",
    },
    {
      duty: "Commission fixed building services and inform the occupier: Building Regulations Part L",
      due: "On completion; notice to building control where it applies",
      record: "Commissioning statement and operating notes",
    },
    {
      duty: "Clean and treat the water circuit first: BG 29 for larger systems, BS 7593 for domestic ones",
      due: "Before first firing, then kept up",
      record: "Laboratory result and dosing log",
    },
  ],
  questions: [
    {
      question: "Who should witness the tests?",
      answer:
        "The client’s engineer or clerk of works for strength and tightness; fire alarm, BMS and kitchen contractors for the trips. Give us names a week before.",
    },
    {
      question: "How long does a tightness test take?",
      answer:
        "From minutes to hours. It grows with volume and with the sensitivity of the gauge, and temperature has to be steady. A riser in full sun may have to be tested at dawn.",
    },
    {
      question: "Is the manufacturer’s commissioning enough?",
      answer:
        "It covers the boiler and starts its warranty. Pipework, ventilation, flue route, interlocks and sequence remain with somebody. We attend alongside the maker and close those gaps.",
    },
    {
      question: "The building opens before winter. Can boilers be commissioned in July?",
      answer:
        "Burners, safety devices and hot water, yes. Weather curves, balance and return temperature need load, so a second visit is best booked in the same order. [Boiler installation](/gas-services/commercial-boiler-installation) shows how that is measured.",
    },
    {
      question: "What if a test fails?",
      answer:
        "Gas stays off. We trace the leak, the installer or [our pipe team](/gas-services/gas-pipework-installation) repairs it, and the entire sequence starts again from the strength test where the repair calls for that.",
    },
  ],
  closing: {
    heading: "Reserve the day, and the one before",
    text: "Send drawings and the plant list with your handover date. We answer with a sequence, the people it needs and a price.",
  },
  related: ["gas-system-installations", "commercial-boiler-installation", "appliance-servicing"],
} as const satisfies LandingRecord;
