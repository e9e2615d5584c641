import { changes } from "../changes";
import type { LandingRecord } from "../types";

export const heatingSystemMaintenance = {
  kind: "landing",
  path: "/services/heating-system-maintenance",
  name: "Heating System Maintenance",
  summary: "We service boilers, pumps, controls and heating water in London, and record every visit.",
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
        name: "Boilers and burners",
        text: "We open and clean the boiler and set the burner with a flue gas analyser. Seals, ignition parts and the condensate drain are renewed when the maker says so.",
      },
      {
        name: "Heat pumps",
        text: "We clean the coils, check the defrost and the refrigerant, and compare the heat you get with the electricity you pay for.",
      },
      {
        name: "Pumps and pressurisation",
        text: "We check seals, bearings, safety valves and the air charge of the vessels, and that standby pumps take over. The water meter on the filling pipe shows hidden leaks.",
      },
      {
        name: "System water",
        text: "We test samples, add inhibitor and biocide, and clean filters and magnets. This keeps metal particles out of narrow passages.",
      },
      {
        name: "Terminals and balancing",
        text: "We bleed, clean and adjust radiators, fan coils, underfloor heating and heater batteries, so each gets its share of the flow.",
      },
      {
        name: "Communal heat networks",
        text: "From the plant room to each flat, we look after plate heat exchangers, pressures, return temperatures and the heat interface units (HIUs) in the flats.",
      },
    ],
  },
  parts: [
    {
      at: [98, 164],
      balloon: [106, 138],
      name: "Boiler",
      does: "Heats the water for the radiators.",
      fails: "A dirty burner or heat exchanger wastes gas, rumbles, then locks out.",
    },
    {
      at: [206, 62],
      balloon: [206, 84],
      name: "Pump",
      does: "Pushes the water round the circuit.",
      fails: "If it seizes or is set too low, the furthest radiators stay cold.",
    },
    {
      at: [273, 160],
      balloon: [253, 160],
      name: "Dosing pot",
      does: "Lets us add inhibitor, a liquid that slows rust and scale.",
      fails: "Without inhibitor the water turns black, and sludge settles in the radiators.",
    },
    {
      at: [166, 218],
      balloon: [164, 197],
      name: "Expansion vessel",
      does: "Takes up the extra volume when the water gets hot.",
      fails: "Without its air charge, the pressure swings and water drips from the safety valve.",
    },
    {
      at: [233, 292],
      balloon: [212, 300],
      name: "Dirt separator",
      does: "Collects rust and sludge before they reach the boiler.",
      fails: "If nobody drains it, it fills up, the flow falls and the boiler overheats.",
    },
    {
      at: [432, 163],
      balloon: [433, 186],
      name: "Radiator valve",
      does: "Lets in as much hot water as the room needs.",
      fails: "A stuck pin leaves the radiator cold, or hot whatever you set.",
    },
  ],
  states: [
    {
      name: "Clean water",
      text: "Both radiators are hot from edge to edge.",
    },
    {
      name: "Sludge",
      text: "It lies in the lower radiator and fills the separator: the radiator is cold at its foot, and so is the room.",
    },
  ],
  overview: {
    heading: "Why heating systems need regular maintenance",
    paragraphs: [
      "Most sealed heating systems that fail do so because of their water. Each time water is added, oxygen comes in with it and turns steel into black sludge (magnetite). The sludge settles in the first narrow place, such as a heat exchanger, a control valve or a fan coil. A water test and treatment cost far less than a new heat exchanger. So our engineers read the filling meter first.",
      "A condensing boiler saves gas only if the water comes back to it at roughly 55 °C or less, and it saves more with each degree below that. Many plant rooms stay at 80 °C all year because no engineer changed the setting after commissioning. We set the controls to follow the weather, repair the three-port valves and balance the radiators, so the return water can cool.",
      "The first cold Monday shows every fault at once. So we plan the main visit between June and September, when parts can be ordered and the heating can be off. In midwinter we make a shorter visit to see the plant while it works hard, because some faults show only at full load.",
      "Heating systems can waste electricity too. We often find two pumps running where one would do, or a heating coil that stays hot behind a cooling coil. Frost thermostats set at 12 °C run the plant on mild nights. Our report lists what we find, with the remedy beside each point. For new plant, repairs and heat networks, see our [heating services](/heating-services).",
    ],
  },
  approach: {
    heading: "What we do through the year",
    steps: [
      {
        name: "First visit",
        text: "We tag the plant, sketch the pipework, test the water and take combustion readings. You also get a list of the faults that were there before us.",
      },
      {
        name: "Summer service",
        text: "We open the burners, clean the heat exchangers and move every valve. Each safety device is made to trip, and the standby plant is run.",
      },
      {
        name: "Heating start",
        text: "On the day the heating comes on, we vent the circuits and check the pressure. We enter the times and holiday dates, and visit your coldest rooms.",
      },
      {
        name: "Winter visit",
        text: "We read temperatures, pressures, fuel use and how often the boilers start, and compare the figures with the first visit.",
      },
      {
        name: "Spring review",
        text: "We go through the year with you: the call-outs, the fuel used for the weather you had, and what to renew before autumn.",
      },
    ],
  },
  dependsOn: [
    "How many boilers or heat pumps you have, how old they are and whether one can rest while we open another",
    "How easily we can get into flats and let rooms",
    "What the first water sample shows, because a dirty system has to be cleaned before it can be kept clean",
    "Which fuel you use, since gas, oil and refrigerant each need different certificates",
  ],
  prepare: [
    "What was done in the last two years: send us the service reports and combustion sheets",
    "How much fuel you use, from meter readings or a half-hourly data file",
    "Who holds the keys and permits for plant rooms, the roof and risers",
    "Which rooms people complain about, and at what time of day",
  ],
  benefits: {
    heading: "What you gain from regular maintenance",
    items: [
      "We light and test your boilers before you need them in autumn",
      "A graph shows whether fuel use, adjusted for the weather, is falling",
      "The heating water is clear enough to see the bottom of the sample jar",
      "You know what causes each complaint, instead of only which floor it comes from",
    ],
  },
  highlights: [
    {
      name: "Registered gas engineers",
      text: "{claim:gasSafe} Only engineers registered for that type of appliance open your gas boilers, water heaters and flues.",
    },
    {
      name: "Readings you can compare",
      text: "Each visit adds figures to the same table: temperatures, pressures, flue gases and inhibitor. If a figure drifts, we see it before the plant breaks down.",
    },
  ],
  compliance: [
    {
      duty: "As employer, see that boilers, heaters and their flues stay safe: Gas Safety (Installation and Use) Regulations 1998, regulation 35",
      due: "At every moment; a service each year is the ordinary proof",
      record: "Combustion printout and checklist for every burner",
    },
    {
      duty: "Keep a reasonable indoor temperature: Workplace (Health, Safety and Welfare) Regulations 1992, whose Code of Practice gives at least 16 °C, or 13 °C for hard physical work",
      due: "During working hours",
      record: "Logged temperatures of reference rooms",
    },
    {
      duty: "Keep stored hot water free of Legionella growth, with HSG274 temperatures of at least 60 °C out of the calorifier (hot water cylinder) and 50 °C on its return",
      due: "Monthly readings are usual",
      record: "Flow and return readings for the water log",
    },
    {
      duty: "Sample, monitor and treat the water of closed heating systems: BS 8552 and BG 50",
      due: "From the first visit, then as the results ask",
      record: "Water analysis and a log of what was added",
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
        "The makers ask for at least one full service a year. If your boilers heat homes, schools or hot water all year, a second, shorter visit is usually worth having. What decides is how many hours the boilers run and what a stoppage would do. Our [boiler services](/boiler-services) page explains a service and a repair.",
    },
    {
      question: "Does a power flush cure cold radiators?",
      answer:
        "Sometimes it does. A radiator that is cold at the bottom often has sludge in it, and one that is cold at the top has air. If only the far radiators are cold, the system needs balancing. We measure temperatures first, because a flush can open leaks in a fragile old system.",
    },
    {
      question: "Do you maintain plant that you did not install?",
      answer:
        "Yes, we maintain all common makes. The first visit shows what has to be put right before we can answer for it. If your boilers are past repair, we price [new boilers](/gas-services/commercial-boiler-installation) or a [heat pump](/services/energy-efficient-solutions#heat-pumps).",
    },
    {
      question: "What if the heating fails between visits?",
      answer:
        "Call our emergency line. The engineer sees the readings from your first visit, so time is not lost on learning your plant. Our page on [emergency heating repair](/services/emergency-hvac) explains what happens next.",
    },
  ],
  closing: {
    heading: "Book a first heating visit",
    text: "A jar of your heating water and ten readings tell us a good deal about the next winter. {claim:appointments} If you want several systems looked after, ask about a [maintenance contract](/maintenance).",
  },
  related: ["commercial-boiler-installation", "energy-efficient-solutions", "pump-installation"],
} as const satisfies LandingRecord;
