import { changes } from "../changes";
import type { LandingRecord } from "../types";

export const heatingSystemMaintenance = {
  kind: "landing",
  path: "/services/heating-system-maintenance",
  name: "Heating System Maintenance",
  summary: "Boilers, pumps, controls and water quality kept to a written schedule, with a record of each visit.",
  theme: "air",
  parent: "/hvac-services",
  action: "contact",
  meta: {
    title: "Heating System Maintenance for London Buildings",
    description:
      "Servicing of boilers, heat pumps, pumps, controls and system water in London offices, schools and flats, timed before the cold and recorded reading by reading.",
    keywords: [
      "heating system maintenance London",
      "commercial heating servicing",
      "plant room maintenance London",
      "heating water treatment",
      "communal heating maintenance",
    ],
  },
  hero: {
    heading: "Heating system maintenance",
    lead: "Heat is made in one room and missed in another. We look after the whole circuit: source, water, pumps, valves, emitters and the clock that runs them.",
  },
  grid: {
    heading: "Parts of the circuit we maintain",
    items: [
      {
        name: "Boilers and burners",
        text: "Stripped, cleaned and set up on a flue gas analyser, with condensate drain, seals and ignition renewed as the maker asks.",
      },
      {
        name: "Heat pumps",
        text: "Coils, defrost, refrigerant circuit and flow temperature curve, with heat output compared with electricity in.",
      },
      {
        name: "Pumps and pressurisation",
        text: "Vessel charge, safety valves, duty changeover, seals and bearings, plus the make-up meter that betrays hidden leaks.",
      },
      {
        name: "System water",
        text: "Sampling, inhibitor, biocide, magnetic filtration and side-stream cleaning to keep metal out of narrow waterways.",
      },
      {
        name: "Terminals and balancing",
        text: "Radiators, fan coils, underfloor manifolds and heater batteries bled, cleaned and regulated to their share of flow.",
      },
      {
        name: "Communal heat networks",
        text: "Plate exchangers, heat interface units, differential pressure and return temperature from the block to the flat.",
      },
    ],
  },
  overview: {
    heading: "Where heating systems lose their way",
    paragraphs: [
      "Sealed water systems fail from the inside. Each top-up brings in oxygen, oxygen makes magnetite, and the sludge settles in the first thing that is narrow: a plate exchanger, a control valve, a fan coil. Sampling to BS 8552 and treatment along the lines of BG 50 cost a fraction of a heat exchanger. So the make-up meter is the first thing our engineer reads.",
      "A condensing boiler earns its name at a return of roughly 55 °C and under, and improves with every degree it drops. Many plant rooms hold 80 °C all year because nobody altered the slope after commissioning. Weather compensation, repaired three-port valves and balanced radiators let return water fall.",
      "The first cold Monday finds every weakness at once. We therefore plan the large visit between June and September, when parts can be ordered and heat can be switched off. A shorter one in midwinter looks at the running plant, since a boiler at full load tells what it hides in August.",
      "Electricity hides in heating too. Two pumps running where one would do, a heater battery open behind a chilled coil, frost thermostats set at 12 °C: our report lists such finds with the remedy beside each.",
    ],
  },
  approach: {
    heading: "A heating year with us",
    steps: [
      {
        name: "Baseline",
        text: "Asset tags, a hydraulic sketch, first water analysis, combustion figures and a list of faults that came with the building.",
      },
      {
        name: "Summer service",
        text: "Burners opened, exchangers cleaned, valves stroked, safety devices tripped on purpose, and standby plant run.",
      },
      {
        name: "Heating start",
        text: "Circuits vented, vessels charged, clocks and holiday dates entered, coldest rooms visited on the day the heat comes on.",
      },
      {
        name: "Winter round",
        text: "Running temperatures, differential pressure, cycling rate and fuel use, read against the baseline.",
      },
      {
        name: "Spring review",
        text: "A look back with you over the year’s callouts, gas or electricity per degree day, and what should be renewed before autumn.",
      },
    ],
  },
  dependsOn: [
    "Age and number of heat sources, and whether any can rest while another is opened",
    "Access to flats and lettable rooms",
    "Water condition on the first sample; a dirty system is cleaned before it is kept clean",
    "Fuel, because gas work, oil work and refrigerant work need different certificates",
  ],
  prepare: [
    "Service reports and combustion sheets of the last two years",
    "Meter readings or a half-hourly data file",
    "Keys and permits for plant rooms, roof and risers",
    "A list of rooms where people complain, with the time of day",
  ],
  benefits: {
    heading: "Results you can see by February",
    items: [
      "Boilers that light on the first call after the long summer stop",
      "Fuel per degree day that falls or stays level, on a graph",
      "Water clear enough to see the bottom of the sample jar",
      "Complaints sorted by cause instead of by floor",
    ],
  },
  highlights: [
    {
      name: "Gas Safe registered",
      text: "Gas boilers, water heaters and their flues are opened only by engineers registered for that class of appliance.",
    },
    {
      name: "Readings kept, not ticked",
      text: "Each visit adds numbers to the same table: temperatures, pressures, flue gases, inhibitor. A drift shows before a breakdown.",
    },
  ],
  compliance: [
    {
      duty: "As employer, see that boilers, heaters and their flues stay safe: Gas Safety (Installation and Use) Regulations 1998, regulation 35",
      due: "At every moment; a service each year is the ordinary proof",
      record: "Combustion printout and checklist for every burner",
    },
    {
      duty: "Hold a reasonable indoor temperature: Workplace (Health, Safety and Welfare) Regulations 1992, whose Code of Practice gives at least 16 °C, or 13 °C for hard physical work",
      due: "During working hours",
      record: "Logged temperatures of reference rooms",
    },
    {
      duty: "Keep stored hot water free of Legionella growth, with HSG274 temperatures of at least 60 °C out of the calorifier and 50 °C on its return",
      due: "Monthly readings are usual",
      record: "Flow and return readings passed to the water log",
    },
    {
      duty: "Have steam boilers examined under a written scheme: Pressure Systems Safety Regulations 2000",
      due: "At the intervals in the scheme",
      record: "Preparation sheet and the competent person’s report",
    },
    {
      duty: "Register a heat network, communal boilers for several homes included: Heat Networks (Market Framework) (Great Britain) Regulations 2025",
      due: `Existing networks by ${changes.heatNetworks.day}; a new one before it starts`,
      record: "Asset list, meter list and service history for your registration",
    },
  ],
  questions: [
    {
      question: "How many visits does a commercial boiler need?",
      answer:
        "One full service a year is the least the makers ask. Plant that serves homes, schools or hot water all year usually earns a second, shorter one. The deciding factors are running hours and the harm a stoppage would do.",
    },
    {
      question: "Is a power flush the cure for cold radiators?",
      answer:
        "Sometimes. Cold at the bottom suggests sludge, cold at the top air, cold far from the pump poor balance. We diagnose with temperatures first, because flushing a fragile old system can open leaks.",
    },
    {
      question: "Do you maintain plant you did not fit?",
      answer:
        "Yes, all common makes. The baseline visit decides what must be put right before we can answer for it. Beyond economic repair, we price [new boiler plant](/gas-services/commercial-boiler-installation) or a lower carbon route under [energy efficient solutions](/services/energy-efficient-solutions).",
    },
    {
      question: "What if the heat fails between visits?",
      answer:
        "Call the emergency line. Arrival is typically within 60 minutes in London, and an engineer with your baseline already knows the plant. [Emergency HVAC repairs](/services/emergency-hvac) explains how that visit runs.",
    },
  ],
  closing: {
    heading: "Have the first sample taken",
    text: "A jar of system water and ten readings say a good deal about the next winter. A baseline visit can be booked for today or tomorrow.",
  },
  related: ["commercial-boiler-installation", "energy-efficient-solutions", "pump-installation"],
} as const satisfies LandingRecord;
