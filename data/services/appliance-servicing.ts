import type { LandingRecord } from "../types";

export const applianceServicing = {
  kind: "landing",
  path: "/gas-services/appliance-servicing",
  name: "Gas Appliance Servicing",
  summary: "Boilers, heaters and water heaters stripped, cleaned, checked and set to the maker's figures.",
  theme: "gas",
  parent: "/gas-services",
  action: "booking",
  meta: {
    title: "Gas Appliance Servicing in London: Boilers to Heaters",
    description:
      "What a real gas service includes: strip, clean, new seals, combustion set by analyser, safety devices tripped. For boilers, water heaters, radiant and warm air.",
    keywords: [
      "gas appliance servicing London",
      "commercial boiler service London",
      "gas water heater service",
      "radiant heater servicing",
      "warm air heater service",
    ],
  },
  hero: {
    heading: "Gas appliance servicing",
    lead: "Covers off, burner out, heat exchanger clean, readings taken before and after. If an engineer leaves after fifteen minutes, it was a look and not a service.",
  },
  grid: {
    heading: "By type of appliance",
    items: [
      {
        name: "Condensing boilers",
        text: "Exchanger brushed or washed, trap emptied, electrodes and door seals renewed, fan and gas valve checked across the range.",
      },
      {
        name: "Atmospheric and pressure-jet boilers",
        text: "Flueways swept, burner bars or blast tube cleaned, linkages and photocell proved, draught measured.",
      },
      {
        name: "Gas-fired water heaters",
        text: "Anode inspected, scale removed, flue baffle cleared, thermostat and high-limit tried, relief valve eased.",
      },
      {
        name: "Radiant tubes and plaques",
        text: "Reflectors, burners, vacuum fan and hangers, with height and distance to stored goods confirmed.",
      },
      {
        name: "Warm air heaters",
        text: "Exchanger looked through for cracks, since a crack puts combustion gas into the air people breathe.",
      },
      {
        name: "Fires, hobs and small boilers",
        text: "Homes, staff flats and small offices, to the maker’s book, including spillage tests on open flues.",
      },
    ],
  },
  overview: {
    heading: "Readings before, readings after",
    paragraphs: [
      "A service restores an appliance to the state its maker described. That needs the manual for that model, the parts kit it prescribes, and an analyser with a current calibration certificate. We measure first, while the burner still shows its faults. Rising carbon monoxide, excess air or a drifting ionisation current tell where to look.",
      "Combustion is judged by the ratio of carbon monoxide to carbon dioxide, together with oxygen, flue temperature and fan or burner pressure. On homes and small appliances BS 7967 sets out how. For plant above 70 kW, readings at low, middle and high fire matter, because a burner set only at full rate may misbehave through the many hours it idles.",
      "After any work on an appliance, the law asks for four examinations: flue, air supply, pressure or heat input, and safe functioning. That closing check forms part of every service. It is not a landlord’s record unless one is ordered with it; the differences are on [gas safety certificates](/services/gas-safety-certificates).",
      "Neglect is expensive in a quiet way. A millimetre of scale, a blocked secondary exchanger or a dragging fan bearing costs gas each day, then a breakdown in the first cold week. Makers’ warranties commonly ask for proof of yearly servicing with genuine parts as well.",
    ],
  },
  approach: {
    heading: "Inside a service visit",
    steps: [
      {
        name: "Listen and log",
        text: "Complaints, fault history from the controller, hours run, system pressure, as-found combustion.",
      },
      {
        name: "Isolate and strip",
        text: "Gas and power locked off. Covers, burner, electrodes and trap come out, onto a sheet and in order.",
      },
      {
        name: "Clean and renew",
        text: "Soft brush, vacuum, approved cleaner, never a wire brush on aluminium. Disturbed gaskets are replaced, however good they look.",
      },
      {
        name: "Refit and set",
        text: "Gas tightness at broken joints, inlet pressure with other plant running, gas rate by meter, air ratio through the range.",
      },
      {
        name: "Trip the safeties",
        text: "Limit stat, flame failure, air pressure switch, low-gas switch, interlock. Each is made to act, not assumed.",
      },
      {
        name: "Explain",
        text: "One page: found, done, left, advised. Worn parts are kept for you to see.",
      },
    ],
  },
  dependsOn: [
    "Make and model, and access to its manual and kit",
    "How many appliances share a flue or header, for isolation",
    "Cleanliness of the room: lint, flour and dust shorten intervals",
    "Height, for heaters that need a platform",
    "Water condition, if scale is part of the trouble",
  ],
  prepare: [
    "Type plate photograph, serial number and last service sheet",
    "An hour per small boiler when heat may be off; plant takes longer",
    "Clear space in front, and nothing stacked on casings",
    "Codes for the controller and plant room alarm",
  ],
  benefits: {
    heading: "What follows a proper service",
    items: [
      "Combustion figures that you can hold against last year’s",
      "Fewer lock-outs, as electrodes and seals are changed before they fail",
      "Maker’s warranty conditions met, with part numbers listed",
      "An honest word when repair no longer makes sense",
    ],
  },
  highlights: [
    {
      name: "Quoted by model",
      text: "Tell us the make and number. The quote names the kit included, arrives within 24 hours and costs nothing.",
    },
    {
      name: "Defect or preference",
      text: "Our sheet separates danger, wear and improvement. You decide on the last two without pressure.",
    },
  ],
  compliance: [
    {
      duty: "Examine flue, air, pressure or heat input and safe function after work on an appliance: Gas Safety (Installation and Use) Regulations 1998, regulation 26(9)",
      due: "Immediately after the work",
      record: "Service sheet with as-left readings",
    },
    {
      duty: "Service boiler plant of 70 kW to 1.8 MW as its standard and maker require: BS 6644",
      due: "As the maker states; yearly in normal practice",
      record: "Combustion report at each firing rate, safety device log",
    },
    {
      duty: "Flue and ventilate appliances up to 70 kW net correctly: BS 5440",
      due: "Checked at each service",
      record: "Flue route, terminal and vent areas noted",
    },
  ],
  questions: [
    {
      question: "How often should a gas water heater be serviced?",
      answer:
        "Yearly, and more often in hard water with heavy use. London water is hard, and a direct-fired heater in a gym or hotel can scale up in months. Draw-off temperature, recovery time and gas use give early warning.",
    },
    {
      question: "Is servicing a legal duty?",
      answer:
        "Keeping the appliance safe is, for landlords and for employers. Servicing as the maker instructs is the accepted way to do it. For owner-occupiers it is good sense, and often a warranty term.",
    },
    {
      question: "When should heating plant be serviced?",
      answer:
        "Late spring to early autumn, when a shutdown hurts nobody and parts can be ordered calmly. Kitchens and water heaters are fitted around trade. Planned appointments are available the same or the next day.",
    },
    {
      question: "Can you service something you did not install?",
      answer:
        "Yes. We need the model number beforehand. Where parts are obsolete we say so before the visit, and the money may be better kept towards [a new boiler](/gas-services/commercial-boiler-installation).",
    },
    {
      question: "We own forty assorted heaters. Same booking?",
      answer:
        "That is better run as a [planned gas contract](/gas-services/planned-maintenance): one register, one calendar, one report. The work at each appliance is what you have read here.",
    },
  ],
  closing: {
    heading: "Two photographs are enough",
    text: "Book online with one picture of the plate and one of the surroundings. The engineer can then bring the right kit.",
  },
  related: ["planned-maintenance", "heating-system-maintenance", "landlord-gas-safety"],
} as const satisfies LandingRecord;
