import type { LandingRecord } from "../types";

export const chillerInstallation = {
  kind: "landing",
  path: "/services/chiller-installation",
  name: "Chiller Installation",
  summary: "Air-cooled and water-cooled chillers with pipework, hydraulics, F-gas records and seasonal commissioning.",
  theme: "air",
  parent: "/hvac-services",
  action: "booking",
  meta: {
    title: "Chiller Installation in London: Air- and Water-Cooled",
    description:
      "Chiller replacement and new chilled water plant in London: selection, rigging, hydraulics, flushing, refrigerant safety and commissioning at low and high load.",
    keywords: [
      "chiller installation London",
      "chiller replacement London",
      "air cooled chiller installation",
      "chilled water system contractor",
      "water cooled chiller London",
    ],
    location: { name: "London", postcode: "SW1A", latitude: 51.5074, longitude: -0.1278 },
  },
  hero: {
    heading: "Chiller installation",
    lead: "New and replacement chilled water plant, from load profile to low-load proof. We handle the machine, the water that surrounds it and the refrigerant inside it.",
  },
  grid: {
    heading: "Chilled water work we undertake",
    items: [
      {
        name: "Air-cooled chillers",
        text: "Packaged machines for roofs and yards, with low-noise fans, coated coils where needed and free-cooling coils for year-round loads.",
      },
      {
        name: "Water-cooled chillers",
        text: "Screw, scroll or centrifugal sets indoors, on dry coolers, adiabatic coolers or towers, where roof space is short.",
      },
      {
        name: "Four-pipe and reversible plant",
        text: "Machines that make hot and chilled water together and balance the rest against outdoor air.",
      },
      {
        name: "Pumps and pipework",
        text: "Primary, secondary or variable primary circuits with buffer, headers, insulation and differential pressure control.",
      },
      {
        name: "Temporary chilled water",
        text: "Hired plant piped to tie-in valves so that tenants stay cool while the old machine leaves.",
      },
      {
        name: "Plant managers",
        text: "Sequencing, set-point reset and minimum-flow bypass for two or more chillers, linked to the BMS.",
      },
    ],
  },
  overview: {
    heading: "The machine is half of the system",
    paragraphs: [
      "A chiller seldom runs at the figure on its plate. Over a London year most hours lie at a third to two thirds of capacity, so seasonal efficiency and turndown outweigh the full-load value. We begin with logged flow and temperature difference over the circuit. Many replacement machines can then be smaller, or split in two unequal sizes.",
      "Water temperature is a lever. Supplying 10 °C in place of 6 °C raises efficiency and opens more hours to free cooling, if the coils and the dehumidification permit. With a wider temperature difference less water is pumped. Both are tested against the worst coil before they are promised.",
      "Refrigerant choice weighs warming potential, flammability, pressure and future supply. R-1234ze and R-513A appear in screw and centrifugal machines, R-32 and R-454B in scroll ones, propane and ammonia in special cases. Mildly flammable gases alter ventilation, detection and electrical details of plant rooms, to BS EN 378.",
      "Small water volumes make compressors start and stop. Each maker states a minimum in litres per kilowatt. Where pipework holds too little, a buffer vessel is cheaper than the compressor it saves. Loads of a few rooms are usually better served by [direct expansion systems](/services/air-conditioning-installation).",
    ],
  },
  approach: {
    heading: "Replacing a chiller without losing the summer",
    steps: [
      {
        name: "Load and water study",
        text: "Logging over warm weeks where possible, with power, flow, temperatures and a water sample.",
      },
      {
        name: "Selection and carbon",
        text: "Part-load curves, sound power, refrigerant charge in t CO2e, physical limits and whole-life cost for three candidates.",
      },
      {
        name: "Rigging design",
        text: "Route through streets, lifts and roofs, load spreading, crane, and the order in which old plant is dismantled.",
      },
      {
        name: "Hydraulics",
        text: "Headers altered, strainers, flow measurement and isolation added; then pressure test, flush and treatment as BG 29 describes.",
      },
      {
        name: "Start-up",
        text: "Maker’s engineer and ours together: flow proven, safety devices tripped, superheat and approach recorded, capacity measured at the load on the day.",
      },
      {
        name: "Second season",
        text: "Where agreed, a return visit in the opposite season proves full load, low load, frost protection and free cooling, and corrects the sequence.",
      },
    ],
  },
  dependsOn: [
    "Time of year; work between October and April needs far less temporary plant",
    "Lead time of the machine, counted in months for larger sizes",
    "Electrical supply, starting current and harmonics",
    "Acoustic limits at night and the screens they may require",
    "State of existing pipework, valves and insulation",
  ],
  prepare: [
    "Chiller log sheets, alarm history and refrigerant records",
    "Schematic of the chilled water circuit with pump data",
    "Critical rooms and the highest temperature each can accept",
    "Structural drawings for roof or basement and the intended route",
  ],
  benefits: {
    heading: "What the new plant should give you",
    items: [
      "Stable water temperature from the lightest to the heaviest load",
      "A standby strategy stated in kilowatts: what remains when one circuit is lost",
      "Refrigerant with a supply that outlasts the warranty",
      "Connections ready for a hired machine, should one ever be needed",
      "Trend data that prove the efficiency month after month",
    ],
  },
  highlights: [
    {
      name: "Two-season commissioning",
      text: "Signing off a chiller in January proves little about July. A second visit can be written into the programme, so that both extremes are seen before the sequence is left alone.",
    },
    {
      name: "REFCOM certified refrigerant work",
      text: "The old charge is recovered, weighed and consigned; the new one is recorded with leak-check dates from the first day.",
    },
  ],
  compliance: [
    {
      duty: "Leak check the chiller by its charge: Regulation (EU) No 517/2014",
      due: "5 t CO2e: 12 months. 50 t: six. 500 t: three. With fixed leak detection 24, 12 and six; detection is compulsory from 500 t",
      record: "Electronic log by circuit, with detector test dates",
    },
    {
      duty: "Examine vapour compression systems with more than 25 kW of installed compressor power under a written scheme: Pressure Systems Safety Regulations 2000",
      due: "Scheme in place before first use; examinations as it states",
      record: "Safe operating limits, relief valve data, scheme and reports",
    },
    {
      duty: "Notify the local authority of cooling towers and evaporative condensers: Notification of Cooling Towers and Evaporative Condensers Regulations 1992",
      due: "Before the device is on site, and again on change or removal",
      record: "Copy of the notice; risk assessment and water log under ACoP L8",
    },
    {
      duty: "Detect and ventilate machinery rooms for the refrigerant used: BS EN 378",
      due: "At design; detectors checked yearly",
      record: "Ventilation calculation, detector calibration, alarm test",
    },
  ],
  questions: [
    {
      question: "Air-cooled or water-cooled?",
      answer:
        "Air-cooled is simpler, needs no tower and suits most loads up to several hundred kilowatts. Water-cooled is compact and efficient at large loads but adds a heat rejection circuit and, with towers, Legionella control. Roof area often decides.",
    },
    {
      question: "Is it worth retrofitting a new refrigerant?",
      answer:
        "For a sound machine of middle age, sometimes. Capacity, oil, seals and the maker’s consent have to agree. For older plant, replacement usually wins once efficiency is counted over ten years.",
    },
    {
      question: "Does chilled water need glycol?",
      answer:
        "Only where pipes outdoors may freeze or the coolant runs near 0 °C. It lowers capacity and raises pump power. Trace heating and a drain-down procedure are alternatives. Its strength should be tested each autumn.",
    },
    {
      question: "Our chiller fails on hot days. Must it be replaced?",
      answer:
        "Not before coils, fans, water flow and charge have been checked. Start with [emergency HVAC repairs](/services/emergency-hvac), then let a load study show whether capacity is really short. Sequencing faults are cured in the [BMS](/bms-services).",
    },
  ],
  closing: {
    heading: "Plan for next summer now",
    text: "The load study wants warm weeks, the lift wants winter. Book a survey online and have the log sheets at hand.",
  },
  related: ["air-conditioning-installation", "energy-efficient-solutions", "hvac-system-design"],
} as const satisfies LandingRecord;
