import type { LandingRecord } from "../types";

export const chillerInstallation = {
  kind: "landing",
  path: "/services/chiller-installation",
  name: "Chiller Installation",
  summary: "We install, replace, service and repair chillers in London, with their pumps, pipes and controls.",
  theme: "air",
  parent: "/hvac-services",
  action: "booking",
  meta: {
    title: "Chiller installation, servicing and repair in London",
    description:
      "We install, replace, service and repair chillers in London buildings. We size the plant, plan the crane lift, fit the pipework and test it in use.",
    keywords: [
      "chiller installation London",
      "chiller servicing London",
      "chiller repair London",
      "chiller replacement London",
      "air cooled chiller installation",
    ],
    location: { name: "London", postcode: "SW1A", latitude: 51.5074, longitude: -0.1278 },
  },
  hero: {
    heading: "Chiller installation, servicing and repair in London",
    lead: "A chiller makes cold water that cools a whole building. We install and replace chillers across London, and we service and repair the one you have. Our work covers the machine, the water that runs through it and the refrigerant inside it.",
  },
  grid: {
    heading: "Chiller work we do",
    items: [
      {
        name: "Air-cooled chillers",
        text: "We fit these on roofs and in yards, with low-noise fans. Extra coils can use cold outdoor air in winter.",
      },
      {
        name: "Water-cooled chillers",
        text: "These stand indoors and suit sites with little roof space. They need dry coolers, adiabatic coolers or cooling towers.",
      },
      {
        name: "Four-pipe and reversible plant",
        text: "One machine makes hot water and cold water at the same time.",
      },
      {
        name: "Pumps and pipework",
        text: "We fit the pumps, headers, buffer vessels and insulation that the cold water needs.",
      },
      {
        name: "Temporary chilled water",
        text: "While the old machine leaves, we connect a hired chiller to valves in your pipework, so your tenants stay cool.",
      },
      {
        name: "Plant managers",
        text: "With two or more chillers, a controller decides which run. We link it to your BMS (building management system).",
      },
    ],
  },
  parts: [
    {
      at: [212, 62],
      balloon: [252, 50],
      name: "Condenser coils and fans",
      does: "Give the building’s heat to the outside air.",
      fails: "If the fins clog, it uses more power and then trips on a hot afternoon.",
    },
    {
      at: [86, 120],
      balloon: [106, 120],
      name: "Compressor",
      does: "Raises the refrigerant’s pressure, so that it can give off heat.",
      fails: "Constant starting or too little oil wears it out. You hear it before it trips.",
    },
    {
      at: [310, 125],
      balloon: [314, 150],
      name: "Strainer",
      does: "Catches dirt before it reaches the chiller’s narrow water passages.",
      fails: "Once clogged, it starves the chiller, and the flow switch stops the machine.",
    },
    {
      at: [90, 290],
      name: "Buffer vessel",
      does: "Stores cold water, so the chiller starts and stops less often.",
      fails: "If it is too small or bypassed, the compressor starts every few minutes.",
    },
    {
      at: [229, 267],
      balloon: [202, 282],
      name: "Duty and standby pumps",
      does: "One moves the water. The other takes over if it stops.",
      fails: "A standby pump that nobody tests can seize, and you learn it on the wrong day.",
    },
    {
      at: [425, 220],
      balloon: [449, 220],
      name: "Balancing valve",
      does: "Sets how much water this cooling coil gets.",
      fails: "Set wrongly, it leaves this room warm while others get too cold.",
    },
  ],
  states: [
    {
      name: "Duty pump",
      text: "The upper pump moves the water. The lower one waits behind its closed check valve.",
    },
    {
      name: "Standby pump",
      text: "The upper pump has tripped and the lower one runs: your rooms stay cool, and an alarm says why.",
    },
  ],
  overview: {
    heading: "How we choose the right chiller",
    paragraphs: [
      "A chiller seldom works at the full output on its label. For most hours of a London year it runs at between a third and two thirds of it. Its efficiency over a season, and how far it can turn down, therefore matter more than the full-load figure. We begin by logging the flow and the temperatures of your water. Many new machines can then be smaller, or split into two unequal sizes.",
      "The water temperature makes a difference to your bill. If your coils can cool and dry the air with water at 10 °C, the chiller works more efficiently than at 6 °C. Cold outdoor air can also do the cooling for more hours. A wider gap between flow and return means less water to pump. We test both ideas against your weakest coil before we promise anything.",
      "We compare refrigerants by their effect on the climate, their flammability, their pressure and how long you will be able to buy them. Screw and centrifugal machines use R-1234ze or R-513A. Scroll machines use R-32 or R-454B, and special cases use propane or ammonia. Mildly flammable gases change the ventilation, leak detection and wiring of a plant room, and BS EN 378 says how.",
      "If a system holds too little water, the compressor keeps starting and stopping. Each maker states a minimum in litres per kilowatt. Where your pipes hold less, a buffer vessel costs less than a worn-out compressor. For just a few rooms, an [air conditioning system](/services/air-conditioning-installation) without water is usually better.",
    ],
  },
  approach: {
    heading: "How we replace a chiller",
    steps: [
      {
        name: "Load and water study",
        text: "We log power, flow and temperatures, over warm weeks where possible, and take a sample of the water.",
      },
      {
        name: "Selection",
        text: "You see three machines side by side, with their efficiency at part load, their noise, size and whole-life cost. We give the refrigerant charge in t CO2e (tonnes of CO2 equivalent), because it sets your duties.",
      },
      {
        name: "Planning the lift",
        text: "We plan the route through streets, lifts and roofs, the crane, and how the weight is spread. The plan also says in which order the old plant comes apart.",
      },
      {
        name: "Pipework and water",
        text: "Our team alters the headers and adds strainers, flow meters and isolating valves. Then we pressure test, flush and treat the water, as BG 29 (the industry guide to cleaning pipework) describes.",
      },
      {
        name: "Start-up",
        text: "The maker’s engineer and ours start the machine together. We prove the water flow, trip each safety device, record the refrigerant readings and measure the cooling on the day.",
      },
      {
        name: "Second visit in the opposite season",
        text: "If you agree it with us, we come back in the other season. We check full load, low load, frost protection and cooling by outdoor air, and correct the settings.",
      },
    ],
  },
  topics: [
    {
      id: "chiller-servicing",
      heading: "Chiller servicing and repair",
      paragraphs: [
        "We service chillers of common types in London, including ones that another firm installed. A regular service keeps your cooling reliable in hot weather, and shows a fault while it is still small. How often we visit depends on the hours your chiller runs, its age and what would happen if it stopped.",
        "If your chiller has tripped or cannot hold its temperature, we first check the coils, fans, water flow, sensors and refrigerant. Many machines that fail on hot days only have dirty coils or a control fault. We tell you what is wrong and what the repair needs. If a repair no longer makes sense, we say so and price a replacement beside it.",
        "For a chiller that is down now, use our [emergency HVAC repair](/services/emergency-hvac) page. For regular visits, we can add your chiller to a [maintenance contract](/maintenance) with the rest of your plant. Smaller systems without a chiller are on our [air conditioning](/air-conditioning) page.",
      ],
      items: [
        "We clean the air coils, or check the tubes and water treatment on a water-cooled machine",
        "We check pressures, temperatures, oil and electric current, and compare them with the last visit",
        "We test the flow switch, the pressure switches, frost protection and alarms",
        "We do the leak checks that the law asks for and write them in your refrigerant log",
        "You get a report of what we found, what we did and what we advise next",
      ],
    },
  ],
  dependsOn: [
    "When the work is done; between October and April you need far less temporary plant",
    "How long the machine takes to arrive, which is months for the larger sizes",
    "Whether your electrical supply can carry the starting current and the harmonics (electrical disturbance)",
    "How quiet the plant must be at night, and whether it needs screens",
    "What state your pipes, valves and insulation are in",
  ],
  prepare: [
    "What the chiller’s log sheets, alarm history and refrigerant records show",
    "How the cold water runs: a diagram of the circuit with the pump data helps us most",
    "Which rooms must stay cool, and how warm each of them may get",
    "How the machine can be moved in, with structural drawings of the roof or basement if you have them",
  ],
  benefits: {
    heading: "What your new chiller should give you",
    items: [
      "The water stays at a steady temperature on the quietest and on the busiest day",
      "You know in kilowatts how much cooling is left if one circuit fails",
      "Your refrigerant should still be on sale after the maker’s warranty ends",
      "A hired machine can be connected quickly, should you ever need one",
      "Recorded readings show you the efficiency month after month",
    ],
  },
  highlights: [
    {
      name: "Tested in two seasons",
      text: "A test in January says little about July. A second visit can be written into the programme, so that we see your chiller in hot and in cold weather.",
    },
    {
      name: "Refrigerant recovered and recorded",
      text: "{claim:refcom} We recover and weigh the old refrigerant and send it away properly. The new charge goes into your log on the first day, with the dates of its leak checks.",
    },
  ],
  compliance: [
    {
      duty: "Check the chiller for leaks, by the size of its charge: Regulation (EU) No 517/2014",
      due: "5 t CO2e: 12 months. 50 t: six. 500 t: three. With fixed leak detection 24, 12 and six; detection is compulsory from 500 t",
      record: "Electronic log for each circuit, with the dates of detector tests",
    },
    {
      duty: "Have vapour compression systems with more than 25 kW of installed compressor power examined under a written scheme: Pressure Systems Safety Regulations 2000",
      due: "Scheme in place before first use; examinations as it states",
      record: "Safe operating limits, relief valve data, the scheme and its reports",
    },
    {
      duty: "Notify the local authority of cooling towers and evaporative condensers: Notification of Cooling Towers and Evaporative Condensers Regulations 1992",
      due: "Before the device is on site, and again when it changes or is removed",
      record: "Copy of the notice; risk assessment and water log under ACoP L8",
    },
    {
      duty: "Detect leaks in machinery rooms, and ventilate them for the refrigerant used: BS EN 378",
      due: "At design; detectors checked yearly",
      record: "Ventilation calculation, detector calibration and alarm test",
    },
  ],
  questions: [
    {
      question: "Should I choose an air-cooled or a water-cooled chiller?",
      answer:
        "An air-cooled chiller is simpler, needs no tower and suits most loads up to several hundred kilowatts. A water-cooled one is compact and efficient for large loads. It needs a second water circuit to get rid of the heat and, with a tower, control of Legionella. The space on your roof often decides.",
    },
    {
      question: "Is it worth putting a new refrigerant in our old chiller?",
      answer:
        "It can be, if the machine is sound and of middle age. The cooling output, the oil, the seals and the maker’s consent all have to fit. For older plant, a new machine is usually the better choice once you count ten years of electricity.",
    },
    {
      question: "Does chilled water need glycol?",
      answer:
        "You need glycol (antifreeze) only where outdoor pipes may freeze or the water runs near 0 °C. It reduces the cooling and makes the pumps work harder. Heating cables on the pipes and a plan to drain them are other ways. If you have glycol, have its strength tested each autumn.",
    },
    {
      question: "Our chiller fails on hot days. Must it be replaced?",
      answer:
        "Have the coils, fans, water flow and refrigerant checked first. If it still struggles, a load study shows whether it really is too small. Sometimes the chillers only start in the wrong order, which our [BMS engineers](/bms-services) can correct.",
    },
  ],
  closing: {
    heading: "Book a chiller survey",
    text: "We measure the load best in warm weeks, and replace chillers most easily in winter. Book a survey online and have your log sheets at hand. {claim:freeQuote}",
  },
  related: ["air-conditioning-installation", "energy-efficient-solutions", "hvac-system-design"],
} as const satisfies LandingRecord;
