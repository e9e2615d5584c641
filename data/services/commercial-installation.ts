import type { LandingRecord } from "../types";

export const commercialInstallation = {
  kind: "landing",
  path: "/plumbing-services/commercial-installation",
  name: "Commercial Plumbing Installation",
  summary: "Hot and cold water, sanitary and drainage systems for offices, shops, schools and apartments.",
  theme: "water",
  parent: "/plumbing-services",
  action: "contact",
  meta: {
    title: "Commercial Plumbing Installation in London",
    description:
      "Hot and cold water, sanitary pipework and drainage for London offices, schools, hotels and apartments: notified, pressure tested, disinfected and handed over.",
    keywords: [
      "commercial plumbing installation London",
      "commercial plumbing contractor",
      "boosted water services installation",
      "above ground drainage contractor London",
      "office plumbing fit-out",
    ],
  },
  hero: {
    heading: "Commercial plumbing installation",
    lead: "Public health services from the incoming main to the last manhole we touch: sized, consented, installed, tested and ready for the water safety file.",
  },
  grid: {
    heading: "Packages we take on",
    items: [
      {
        name: "Incoming main and storage",
        text: "Metered connections, leak detection, sectional tanks and break cisterns, with capacity worked out from occupancy instead of copied from the last building.",
      },
      {
        name: "Boosted cold water",
        text: "Distribution by risers and pressure zones, with reducing valves where low floors would otherwise see too much.",
      },
      {
        name: "Hot water generation",
        text: "Calorifiers, plate heat exchangers, direct-fired or electric heaters, and pumped returns with balancing valves on every leg.",
      },
      {
        name: "Sanitary pipework",
        text: "Stacks, branches and vents in cast iron, HDPE or PVC-U, with acoustic and fire-stopped penetrations.",
      },
      {
        name: "Roof and surface water",
        text: "Gravity or siphonic outlets, internal rainwater pipes with insulation, and attenuation connections at ground level.",
      },
      {
        name: "Specialist water",
        text: "Category 5 supplies, softeners, drinking water points, bin store wash-down and irrigation, each behind the right backflow device.",
      },
    ],
  },
  overview: {
    heading: "Why sizing is the whole job",
    paragraphs: [
      "Oversized water systems are a health risk, and undersized ones are a nuisance. Both come from copying pipe sizes. We begin with outlets, probable simultaneous demand and occupancy, using BS EN 806 with the British guidance in BS 8558, and check the result against metered use where readings exist.",
      "Occupied London buildings add constraints that no table shows. Risers are full, floors are tenanted, and the old steel main has no valve that holds. We survey shutdown points first, because the programme hangs on who can lose water and when. Temporary connections are priced from the start.",
      "Separation keeps cold water cold. Hot and cold risers share a shaft in much of the city’s stock, and summer temperatures above 20 °C are common. We keep pipes apart, insulate both, avoid long spurs to rarely used taps, and design flushing into showers and drinking points that may stand still.",
      "Residential blocks of at least 18 m or seven storeys may be higher-risk buildings under the Building Safety Act 2022. Work there can need building control approval from the Building Safety Regulator before it begins. We help the client establish which route applies and supply drawings for the application.",
    ],
  },
  approach: {
    heading: "Stages from enquiry to handover",
    steps: [
      {
        name: "Survey and demand",
        text: "Pressure and flow are logged at the main, existing pipework is traced, and the demand is calculated floor by floor.",
      },
      {
        name: "Design and consents",
        text: "We produce schematics, layouts and a materials schedule, and give the water company its notice. Consent is treated as given if no answer comes within ten working days.",
      },
      {
        name: "Prefabricate and install",
        text: "Riser modules and pipe sets are made to drawing where repetition pays. Pipe ends stay capped on site so that dirt does not become a water quality problem.",
      },
      {
        name: "Test and disinfect",
        text: "Water pipework is pressure tested to one and a half times its maximum operating pressure, then flushed, disinfected and sampled to the guidance in PD 855468.",
      },
      {
        name: "Commission and keep moving",
        text: "Returns are balanced, mixing valves set and temperatures recorded. Until the building is occupied, a flushing log keeps the new system from going stale.",
      },
      {
        name: "Hand over",
        text: "You receive record drawings, test sheets, valve charts, samples, manuals and a Legionella schematic that [water system maintenance](/services/water-system-maintenance) can start from.",
      },
    ],
  },
  dependsOn: [
    "Number and type of outlets, hours of use and the height of the top one",
    "Pressure and flow the main can give, and the water company’s lead time for a larger connection",
    "Whether the building is empty, part-occupied or trading throughout",
    "Asbestos, listed fabric and fire compartment lines that the pipes must cross",
  ],
  prepare: [
    "Architect’s layouts, room schedule and expected headcount",
    "As-fitted drawings and recent meter readings, if they exist",
    "The asbestos refurbishment survey for the areas to be opened",
    "Names of the principal designer, building control body and insurer",
  ],
  benefits: {
    heading: "What the client takes over",
    items: [
      "Storage and pipe sizes that can be defended with a calculation",
      "Zone and floor valves that isolate one tenant, each on a chart",
      "A water sample passed before the first occupant drinks",
    ],
  },
  highlights: [
    {
      name: "Live buildings",
      text: "Changeovers are rehearsed on paper: valve by valve, with a fall-back, a notice to tenants and a time by which the old supply returns.",
    },
    {
      name: "All trades of the plant room",
      text: "Gas, heating and controls belong to the same firm, so a plate heat exchanger has one designer and one commissioning sheet.",
    },
  ],
  compliance: [
    {
      duty: "Notify the water company before extending or altering water systems in premises other than a house: Water Supply (Water Fittings) Regulations 1999",
      due: "Before work begins",
      record: "Notice, consent with its conditions, and schedule of fittings",
    },
    {
      duty: "Meet the requirements for water, hot water safety and foul drainage: Building Regulations Part G and Building Regulations Part H",
      due: "Application or notice before starting; completion certificate at the end",
      record: "Calculations, test certificates and as-built drawings",
    },
    {
      duty: "Plan, manage and coordinate construction work: Construction (Design and Management) Regulations 2015",
      due: "From the first design decision. Work over 30 working days with more than 20 people at once, or over 500 person days, is notified to HSE",
      record: "Construction phase plan and our part of the health and safety file",
    },
    {
      duty: "Identify asbestos before intrusive work: Control of Asbestos Regulations 2012",
      due: "Before anything is opened",
      record: "Survey reference on each permit to work",
    },
  ],
  questions: [
    {
      question: "Press-fit copper, stainless steel or plastic?",
      answer:
        "It depends on temperature, water chemistry, fire rules in the riser and whether hot work is allowed. Press-fit copper suits most occupied refurbishments because no flame is needed. Stainless steel suits aggressive water and long life; multilayer pipe suits repeated apartment layouts.",
    },
    {
      question: "Can the top floors have mains pressure without a tank?",
      answer:
        "Seldom in a tall building. Water companies guarantee only a modest pressure at the boundary. A break tank and [booster set](/plumbing-services/pump-installation) give the upper floors a steady supply and a few hours’ reserve.",
    },
    {
      question: "How long before occupation should disinfection happen?",
      answer:
        "As late as practical. A system filled months ahead must be flushed on a schedule, and may need disinfection again. We agree the date with the main contractor when the programme is drawn.",
    },
    {
      question: "Do you work from a consultant’s design?",
      answer:
        "Yes, to a full specification or as a design portion. We check it, raise conflicts before procurement and stay responsible for what we size. Early advice is part of our [design services](/design-services).",
    },
  ],
  closing: {
    heading: "Send drawings, or only an address",
    text: "A marked-up plan and a headcount are enough for a first figure. Measured surveys follow once the scope makes sense to you.",
  },
  related: ["pump-installation", "water-system-maintenance", "bathroom-kitchen-plumbing"],
} as const satisfies LandingRecord;
