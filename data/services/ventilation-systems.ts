import type { LandingRecord } from "../types";

export const ventilationSystems = {
  kind: "landing",
  path: "/services/ventilation-systems",
  name: "Ventilation Systems",
  summary: "Air handling units, heat recovery, kitchen extract and car parks, balanced to measured air flows.",
  theme: "air",
  parent: "/hvac-services",
  action: "contact",
  meta: {
    title: "Ventilation Systems: Installed, Balanced, Proved in London",
    description:
      "Air handling units, heat recovery, kitchen extract, car park and washroom ventilation for London premises, with measured air flows and ductwork records.",
    keywords: [
      "ventilation systems London",
      "air handling unit installation",
      "kitchen extract installation London",
      "heat recovery ventilation commercial",
      "car park ventilation",
    ],
  },
  hero: {
    heading: "Ventilation systems",
    lead: "Fresh air is a quantity. We design it in litres per second, deliver it quietly, and measure it at each grille before we leave.",
  },
  grid: {
    heading: "Systems by purpose",
    items: [
      {
        name: "Air handling units",
        text: "New or refurbished, with plug fans, coils, filters to BS EN ISO 16890 and sections that fit through the plant room door.",
      },
      {
        name: "Heat recovery",
        text: "Plate, thermal wheel or run-around coil, chosen on leakage, frost and how far apart supply and exhaust stand.",
      },
      {
        name: "Commercial kitchens",
        text: "Canopies, grease filtration, make-up air and high-level discharge to DW/172, linked with the gas interlock.",
      },
      {
        name: "Washrooms and changing areas",
        text: "Twin-fan extract with run-on and automatic changeover, and a path under the door for the air that replaces it.",
      },
      {
        name: "Car parks",
        text: "Ducted or jet fan systems with carbon monoxide control for every day and smoke clearance for the worst one.",
      },
      {
        name: "Process and local exhaust",
        text: "Capture at source for laboratories, workshops and salons, tested on hood face velocity instead of fan speed.",
      },
    ],
  },
  overview: {
    heading: "How much air, and where from",
    paragraphs: [
      "The guidance for offices under Building Regulations Part F is 10 litres per second for each person, or 1 litre per second for each square metre, whichever gives more. A meeting room for twelve therefore wants 120 litres per second while in use and almost nothing at night. Carbon dioxide sensors let the fan follow that pattern.",
      "London’s outdoor air is a design input. Intakes belong on the cleaner side, high up and clear of flues, loading bays and the neighbour’s kitchen discharge. Filters are then graded against the outdoor particles. On a busy road that means a fine particle stage and a pressure gauge telling you when it is full.",
      "Fans use power all year, so resistance matters more than it appears. Halve the pressure drop and the motor needs about half the power at the same volume. Bigger ducts, gentle bends and sealed joints to DW/144 repay themselves, as does heat recovery wherever exhaust is clean enough.",
      "Extract works only with make-up air. A canopy that pulls more than the room receives drags air down flues and under doors. For cooking lines we settle extract, supply and [kitchen gas](/gas-services/commercial-kitchen-gas) as a single calculation.",
    ],
  },
  approach: {
    heading: "Survey, build, balance",
    steps: [
      {
        name: "Take readings",
        text: "Existing volumes, pressures, carbon dioxide levels and duct cleanliness are recorded over typical hours of use.",
      },
      {
        name: "Set the schedule",
        text: "A table states supply and extract for each room. Pressure relations follow: kitchens and toilets negative, clean rooms positive.",
      },
      {
        name: "Route and coordinate",
        text: "Ducts are drawn with hangers, access doors, attenuators and fire dampers at each compartment line, before anyone cuts a slab.",
      },
      {
        name: "Fabricate and fix",
        text: "Ends are kept sealed until connection. Sections that need it are leak tested by the method in DW/143.",
      },
      {
        name: "Balance",
        text: "Branches are proportioned from the far end towards the fan, following CIBSE Commissioning Code A. The fan is then slowed to the lowest speed that meets the schedule.",
      },
      {
        name: "Train and hand over",
        text: "Filter sizes, damper positions, volumes and cleaning access points are shown on one drawing that can hang in the plant room.",
      },
    ],
  },
  dependsOn: [
    "Discharge height, odour risk and the windows nearby, which planners look at first",
    "Space for attenuators, often the longest item in the duct run",
    "Fire compartments crossed and dampers that must stay reachable",
    "Heritage facades on which a louvre will be refused",
  ],
  prepare: [
    "A room list with occupancy and opening hours",
    "Kitchen equipment schedule, including fuel and rating of each appliance",
    "Fire strategy drawings and damper records",
    "The last duct cleaning report with photographs",
  ],
  benefits: {
    heading: "What good air brings",
    items: [
      "Meeting rooms that stay alert into the second hour",
      "Heat kept inside the building while stale air leaves it",
      "Less condensation and mould, because moisture is removed where it arises",
      "Extract that satisfies environmental health, the insurer and the flat above",
    ],
  },
  highlights: [
    {
      name: "A measured figure per grille",
      text: "The commissioning sheet gives design, measured and percentage for each terminal, with the instrument and its calibration date.",
    },
    {
      name: "Fan replacements in a day where possible",
      text: "Belt-driven fans in older units can often give way to direct-drive plug fan arrays carried through a normal doorway.",
    },
  ],
  compliance: [
    {
      duty: "Ventilate enclosed workplaces with enough fresh or purified air: Workplace (Health, Safety and Welfare) Regulations 1992",
      due: "Whenever people work there; plant kept in efficient order",
      record: "Air volumes, filter changes and defects by date",
    },
    {
      duty: "Thoroughly examine local exhaust ventilation: Control of Substances Hazardous to Health Regulations 2002",
      due: "At least every 14 months, more often for some processes",
      record: "Examination report, kept for at least five years",
    },
    {
      duty: "Keep grease in kitchen extract within limits, as fire safety law and insurers expect: TR19 Grease",
      due: "By use: every three months at 12 to 16 hours a day, six at 6 to 12, twelve at 2 to 6, adjusted to measured thickness",
      record: "Thickness readings before and after, photographs, areas not reached",
    },
    {
      duty: "Test fire dampers: Regulatory Reform (Fire Safety) Order 2005, BS 9999",
      due: "Yearly as a rule",
      record: "Drop-test result by damper number and location",
    },
  ],
  questions: [
    {
      question: "Can we open windows instead?",
      answer:
        "Often in shallow rooms, on a quiet side, in mild weather. Deep plans, traffic noise and winter draughts limit it. A mixed scheme, windows with a small supply and extract fan, is sometimes the best answer.",
    },
    {
      question: "How much ventilation does an underground car park need?",
      answer:
        "Where it relies on fans alone, guidance asks for at least six air changes an hour, and ten at exits and ramps where engines queue. Smoke clearance is normally ten an hour, with fans and wiring rated for the heat: BS 7346-7 covers it.",
    },
    {
      question: "Our energy bill rose after heat recovery was fitted. Why?",
      answer:
        "Look for a closed bypass in summer, a wheel that no longer turns, clogged filters or fans running all night. Each is visible from readings. A [controls review](/bms-services) usually finds the schedule first.",
    },
    {
      question: "Do general air ducts need cleaning?",
      answer:
        "When inspection shows it. TR19 Air sets out how cleanliness is assessed and verified. We inspect through access doors, show you the pictures and only then recommend a clean.",
    },
  ],
  closing: {
    heading: "Have the air measured",
    text: "One visit with a flow hood and a logger shows which rooms are short and by how much. The quotation that follows is free and reaches you within 24 hours.",
  },
  related: ["commercial-kitchen-gas", "rooftop-unit-installation", "hvac-system-design"],
} as const satisfies LandingRecord;
