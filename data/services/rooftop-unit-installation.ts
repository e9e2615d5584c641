import type { LandingRecord } from "../types";

export const rooftopUnitInstallation = {
  kind: "landing",
  path: "/services/rooftop-unit-installation",
  name: "Rooftop Unit Installation",
  summary: "Packaged rooftop plant: structure, lift plan, curb, power, controls and commissioning as one job.",
  theme: "air",
  parent: "/hvac-services",
  action: "contact",
  meta: {
    title: "Rooftop Unit Installation and Replacement, London",
    description:
      "Packaged rooftop HVAC units lifted, set and commissioned on London roofs: structure, crane and road permits, curb, ducts, power and controls under one contract.",
    keywords: [
      "rooftop unit installation London",
      "packaged rooftop unit replacement",
      "RTU installation UK",
      "retail rooftop HVAC",
      "crane lift HVAC plant London",
    ],
  },
  hero: {
    heading: "Rooftop unit installation",
    lead: "A packaged unit arrives as one piece, weighs as much as a car or more, and has to land on a frame a few centimetres larger than itself. The lift is planned before the unit is ordered.",
  },
  grid: {
    heading: "Everything between crane hook and grille",
    items: [
      {
        name: "Heat pump units",
        text: "Reversible packages that heat and cool on electricity, with supplementary coils where morning warm-up demands it.",
      },
      {
        name: "Gas-fired units",
        text: "Burner, flue and supply connected, tested and set by Gas Safe registered engineers, usually as replacement of existing plant.",
      },
      {
        name: "Economiser sections",
        text: "Dampers that cool with outdoor air whenever it is cool and dry enough, which in London is a large part of the year.",
      },
      {
        name: "Roof curbs and adaptors",
        text: "New upstands or steel transition frames that let a different footprint sit on the old openings without new holes.",
      },
      {
        name: "Duct and terminal work",
        text: "Drops, fire dampers, textile ducts or swirl diffusers beneath, rebalanced for the new fan.",
      },
      {
        name: "Strip-out and recovery",
        text: "Refrigerant recovered and weighed, power and gas isolated, old units lowered on the same crane visit.",
      },
    ],
  },
  overview: {
    heading: "Why a roof changes the job",
    paragraphs: [
      "Packaged units suit buildings with wide, low floors: supermarkets, warehouses with picking areas, cinemas, gyms, showrooms. The refrigeration circuit is sealed and tested in the factory, no plant room is needed, and a fault in one unit leaves the others running. The price is paid on the roof, in weight, wind, weather and access.",
      "The roof speaks first. A structural engineer checks the unit’s operating weight, its snow and wind loads and, just as carefully, the moment when it comes down on one corner. If the deck cannot take it, steel grillage spreads the load to the columns. The waterproofing maker’s approval matters as well, because a cut membrane may void its guarantee.",
      "Replacement is more frequent than new build. A curb adaptor keeps openings where they are, but adds height and resistance. We recalculate the fan duty with the adaptor in place, since an unchanged set point can otherwise deliver a tenth less air.",
      "Noise travels freely from a roof. Night set-back of condenser fans, in-line attenuators and screens are chosen against the nearest bedroom window by BS 4142. Many London councils set the limit below the existing background, so this survey comes before the purchase.",
    ],
  },
  approach: {
    heading: "Programme of a lift",
    steps: [
      {
        name: "Roof and load survey",
        text: "Dimensions, deck type, columns, parapet, existing curbs, electrical supply and the air volumes the space truly receives.",
      },
      {
        name: "Selection",
        text: "Sensible and total cooling at London summer conditions, heating output at winter design temperature, fan pressure and part-load efficiency.",
      },
      {
        name: "Permissions",
        text: "Planning, landlord, road closure or parking suspension, crane notice and, near an aerodrome, notification to the Civil Aviation Authority.",
      },
      {
        name: "Lift plan",
        text: "An appointed person writes it: crane, radius, ground bearing, exclusion zone, wind limit and a reserve date.",
      },
      {
        name: "Lift and connect",
        text: "Curb levelled and weathered, unit set on its gasket, condensate trapped, power and control wired, ducts sealed, roof signed off.",
      },
      {
        name: "Run-up",
        text: "Phase rotation, airflow, economiser changeover, refrigerant pressures, combustion where gas is fired, and smoke shut-down with the fire alarm.",
      },
    ],
  },
  dependsOn: [
    "Crane size, which follows from distance to the landing point, not only from weight",
    "Street: bus routes, Underground structures, cellars under the pavement and overhead lines",
    "Delivery time of the unit, commonly the longest entry in the programme",
    "Trading hours, as lifts over occupied space are not made",
    "Whether heating moves from gas to electricity and so asks for a larger supply",
  ],
  prepare: [
    "Roof drawings and any structural calculations from the time of building",
    "Nameplates, photographs and last air readings of the units to be replaced",
    "Membrane type and the holder of its guarantee",
    "Landlord’s permit rules for roof access and hot works",
  ],
  benefits: {
    heading: "Advantages of a well-set unit",
    items: [
      "One box, one isolator and one set of filters for each zone",
      "No refrigerant pipework through occupied space",
      "Free cooling in spring and autumn that you can verify on a trend graph",
      "Dry ceilings, because upstand, flashing and drain were built in the right order",
    ],
  },
  highlights: [
    {
      name: "Short closures",
      text: "With curbs prepared beforehand, old units off and new ones on can be a single weekend. The shop below opens on Monday.",
    },
    {
      name: "Safe servicing afterwards",
      text: "Walkways, edge protection, lighting and a socket are drawn in from the start, so a filter change is an ordinary task for one trained person.",
    },
  ],
  compliance: [
    {
      duty: "Have each lift planned by a competent person, supervised and carried out safely: Lifting Operations and Lifting Equipment Regulations 1998",
      due: "Before the crane is booked",
      record: "Lift plan, method statement, the crane’s report of thorough examination",
    },
    {
      duty: "Plan roof work to prevent falls of people and objects, fragile surfaces included: Work at Height Regulations 2005",
      due: "Before anyone goes up",
      record: "Access plan, rescue plan and permits",
    },
    {
      duty: "Appoint a principal designer and principal contractor where more than one contractor is involved: Construction (Design and Management) Regulations 2015",
      due: "As soon as practicable, before the construction phase",
      record: "Construction phase plan, health and safety file",
    },
    {
      duty: "Leak check by refrigerant charge: Regulation (EU) No 517/2014",
      due: "Per circuit charge in t CO2e; the handover sheet states the class and next date",
      record: "Label data, charge and first check entered in the log",
    },
  ],
  questions: [
    {
      question: "Can a helicopter or a mobile hoist replace the crane?",
      answer:
        "Small units can go up by hoist in sections. Where streets are too tight for a mobile crane, split units or air handlers delivered in modules are often the better choice. We compare [other ventilation plant](/services/ventilation-systems) at the survey.",
    },
    {
      question: "How long does a rooftop unit last?",
      answer:
        "CIBSE Guide M gives indicative lives, and fifteen years or so is common for packaged plant outdoors. Coastal or kitchen-laden air shortens it. Cleaned coils and sound panels lengthen it.",
    },
    {
      question: "Does the building need a smoke shut-down?",
      answer:
        "Follow the fire strategy. Typically the alarm stops recirculating units, or sends dampers to a set position. We test it with your fire alarm company and record cause and effect.",
    },
    {
      question: "Could we keep the gas unit and add a heat pump?",
      answer:
        "Dual-fuel packages exist and suit sites short of electrical capacity. We set the changeover by outdoor temperature and cost. The wider comparison is part of [energy efficient solutions](/services/energy-efficient-solutions).",
    },
  ],
  closing: {
    heading: "Begin with the roof drawing",
    text: "Send a roof plan and a photograph of the street. From these we judge the crane, the permits and whether the curb can stay.",
  },
  related: ["ventilation-systems", "air-conditioning-installation", "hvac-system-design"],
} as const satisfies LandingRecord;
