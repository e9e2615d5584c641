import { changes } from "../changes";
import type { LandingRecord } from "../types";

export const heatingSystemMaintenance = {
  kind: "landing",
  path: "/services/heating-system-maintenance",
  name: "Heating System Maintenance",
  summary: "We service boilers, pumps and controls, treat the water in your heating, and record every visit.",
  theme: "air",
  parent: "/hvac-services",
  action: "contact",
  meta: {
    title: "Heating system maintenance in London: service and repair",
    description:
      "We maintain heating systems in London offices, schools and flats. We service boilers, heat pumps, pumps and controls before winter and test the water.",
    keywords: [
      "heating system maintenance London",
      "commercial heating servicing",
      "plant room maintenance London",
      "heating water treatment",
      "communal heating maintenance",
    ],
  },
  hero: {
    heading: "Heating system maintenance in London",
    lead: "We maintain heating systems in offices, schools and blocks of flats across London. Our engineers look after the whole system: the boiler or heat pump, the pumps and valves, the radiators, the controls and the water itself.",
  },
  grid: {
    heading: "What we maintain",
    items: [
      {
        symbol: "burner",
        name: "Boilers and burners",
        text: "We open up and clean the boiler and set the burner with a flue gas analyser. We renew seals and ignition parts to the manufacturer’s instructions.",
      },
      {
        symbol: "heat-pump",
        name: "Heat pumps",
        text: "After cleaning the coils and checking the defrost and refrigerant, we compare the heat that comes out with the electricity that goes in.",
      },
      {
        symbol: "pump",
        name: "Pumps and pressurisation",
        text: "We check seals, bearings, safety valves and the air charge of the vessels, and make sure that standby pumps take over.",
      },
      {
        symbol: "sample",
        name: "System water",
        text: "We test a sample, add inhibitor and biocide as needed, and clean the strainers and magnetic filters.",
      },
      {
        symbol: "radiators",
        name: "Radiators and balancing",
        text: "We bleed, clean and adjust radiators, fan coils, underfloor heating and heater batteries, so that each gets its share of the flow.",
      },
      {
        symbol: "communal-boiler",
        name: "Communal heat networks",
        text: "From the plant room to the heat interface unit (HIU) in each flat, we look after the whole network.",
      },
    ],
  },
  parts: [
    {
      at: [98, 164],
      balloon: [113, 143],
      name: "Boiler",
      does: "It heats the water for your radiators.",
      fails: "A dirty burner or heat exchanger wastes gas. The boiler may rumble, then lock out.",
    },
    {
      at: [206, 62],
      balloon: [206, 84],
      name: "Pump",
      does: "It pushes the water round the circuit.",
      fails: "If the far radiators stay cold, it may be failing or set too low.",
    },
    {
      at: [273, 160],
      balloon: [253, 160],
      name: "Dosing pot",
      does: "We use it to add inhibitor, a liquid that slows rust and scale.",
      fails: "Without inhibitor the water turns black, and sludge settles in the radiators.",
    },
    {
      at: [166, 218],
      balloon: [164, 197],
      name: "Expansion vessel",
      does: "It takes up the extra volume when the water gets hot.",
      fails: "If the pressure swings and the safety valve drips, the vessel has probably lost its air.",
    },
    {
      at: [233, 292],
      balloon: [212, 300],
      name: "Dirt separator",
      does: "It catches rust and sludge before they reach the boiler.",
      fails: "If it is never drained, it fills up and the sludge reaches the boiler.",
    },
    {
      at: [424, 237],
      balloon: [394, 254],
      name: "Radiator valve",
      does: "It lets in as much hot water as the room needs.",
      fails: "A sticking pin leaves the radiator cold, or hot whatever you set it to.",
    },
  ],
  states: {
    fails: 5,
    texts: [
      "Every radiator is hot from edge to edge.",
      "Sludge fills the dirt separator and one radiator, and that room stays cold.",
      "The dirt separator and the radiator are clean, and inhibitor protects the system.",
    ],
  },
  overview: {
    heading: "Why heating systems need regular maintenance",
    paragraphs: [
      "When a sealed heating system fails, the cause is often its water. Each time water is added, it brings oxygen that turns steel into black sludge (magnetite). The sludge settles in the first narrow place, such as a heat exchanger or a control valve. So if the filling point has a meter, we first read how much has been added. Testing and treating the water costs far less than a new heat exchanger.",
      "A condensing boiler only condenses if the water comes back at roughly 55 °C or less, and it saves more with each degree below that. Many plant rooms run at 80 °C all year because the setting was never changed after commissioning. We set up the weather compensation, repair the control valves and balance the radiators to bring the water back cooler.",
      "Many faults only come to light on the first cold day of autumn. So we plan the main visit between June and September, when we can order parts and turn the heating off. We come again in midwinter: some faults only show at full load.",
      "Heating systems can waste electricity too. We often find two pumps running where one would do, or a heating coil and a cooling coil working against each other. If the frost thermostat is set too high, the plant runs all through a mild night. Our report lists what we find and what to do about it. For new plant, repairs and heat networks, see our [heating services](/heating-services).",
    ],
  },
  approach: {
    heading: "What a full year’s maintenance looks like",
    steps: [
      {
        name: "First visit",
        text: "We tag the plant, sketch the pipework, test the water, take combustion readings and list the faults we find.",
      },
      {
        name: "Summer service",
        text: "We strip and clean the burners and heat exchangers, turn every valve, trip each safety device and run the standby plant.",
      },
      {
        name: "Heating start",
        text: "On the day the heating comes on, we vent the circuits and check the pressure. We set the times and holiday dates, and check your coldest rooms.",
      },
      {
        name: "Winter visit",
        text: "We read temperatures, pressures, fuel use and how often the boilers start, and compare the figures with the first visit.",
      },
      {
        name: "Spring review",
        text: "We go through the year with you: the call-outs, the fuel used, and what to renew before autumn.",
      },
    ],
  },
  dependsOn: [
    "How many boilers or heat pumps you have, how old they are and whether one can run while we open up another",
    "How easily we can get into flats and rented rooms",
    "What the first water sample shows: a dirty system has to be cleaned first",
    "Whether you have gas, oil or heat pumps, which need engineers with different certificates",
  ],
  prepare: [
    "The service reports and combustion sheets from the last two years",
    "How much fuel you use, from meter readings or a half-hourly data file",
    "Who holds the keys and permits for plant rooms, the roof and risers",
    "Which rooms people complain about, and at what time of day",
  ],
  benefits: {
    heading: "What you gain from regular maintenance",
    items: [
      "We light and test your boilers before you need them in autumn",
      "A graph shows whether your fuel use, adjusted for the weather, is falling",
      "Your heating water stays clear",
      "You know the cause of each complaint about cold or hot rooms",
    ],
  },
  highlights: [
    {
      name: "Registered gas engineers",
      text: "Only engineers with the right Gas Safe categories work on your boilers, water heaters and flues.",
    },
    {
      name: "Readings you can compare",
      text: "Each visit adds to the same table of temperatures, pressures, flue gases and inhibitor. If a figure drifts, we can often act before the plant breaks down.",
    },
  ],
  compliance: [
    {
      duty: "As an employer, keep boilers, heaters and their flues safe: Gas Safety (Installation and Use) Regulations 1998, regulation 35",
      due: "At all times; an annual service is the usual proof",
      record: "Combustion printout and checklist for every burner",
    },
    {
      duty: "Keep a reasonable indoor temperature: Workplace (Health, Safety and Welfare) Regulations 1992, whose Code of Practice gives at least 16 °C, or 13 °C for hard physical work",
      due: "During working hours",
      record: "Logged temperatures of reference rooms",
    },
    {
      duty: "Keep stored hot water hot enough to control Legionella: HSG274 gives at least 60 °C out of the calorifier (hot water cylinder) and 50 °C on its return",
      due: "Monthly readings are usual",
      record: "Flow and return readings for the water log",
    },
    {
      duty: "Have the water of closed heating systems sampled, monitored and treated: BS 8552 and BG 50",
      due: "From the first visit, then as the results require",
      record: "Water analysis and a log of what was added",
    },
    {
      duty: "Have steam boilers examined under a written scheme: Pressure Systems Safety Regulations 2000",
      due: "At the intervals in the scheme",
      record: "Our preparation notes and the competent person’s report",
    },
    {
      duty: "Register a heat network, including communal boilers for several homes: Heat Networks (Market Framework) (Great Britain) Regulations 2025",
      due: `Existing networks by ${changes.heatNetworks.day}; a new one before it starts`,
      record: "Asset list, meter list and service history for your registration",
    },
  ],
  questions: [
    {
      question: "How many visits does a commercial boiler need?",
      answer:
        "Manufacturers usually ask for at least one full service a year. If your boilers heat homes or schools, or run all year, a second, shorter visit is usually worth having. It depends on how many hours they run and what happens if they stop. Our [boiler services](/boiler-services) page explains servicing and repair.",
    },
    {
      question: "Does a power flush cure cold radiators?",
      answer:
        "Sometimes. A radiator that is cold at the bottom often has sludge in it; one that is cold at the top usually has air. If only the far radiators are cold, the system needs balancing. We measure temperatures first, because a flush can open leaks in a fragile old system.",
    },
    {
      question: "Do you maintain plant that you did not install?",
      answer:
        "Yes, we maintain all common makes. On the first visit we’ll tell you what needs fixing before we can take it on. If your boilers are past repair, we can price [new boilers](/gas-services/commercial-boiler-installation) or a [heat pump](/services/energy-efficient-solutions#heat-pumps).",
    },
    {
      question: "What if the heating fails between visits?",
      answer:
        "Call our emergency line. Your engineer has the readings and notes from our visits. Our page on [emergency heating repair](/services/emergency-hvac) explains what happens next.",
    },
  ],
  closing: {
    heading: "Book a first heating visit",
    text: "With a sample of your heating water and a few readings, we can tell you a lot about how the system will cope next winter. If you want several systems looked after, ask about a [maintenance contract](/maintenance).",
  },
  related: ["commercial-boiler-installation", "energy-efficient-solutions", "pump-installation"],
} as const satisfies LandingRecord;
