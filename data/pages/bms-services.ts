import type { AtLeastThree, LandingRecord, NamedText } from "../types";

const copy = {
  meta: {
    title: "BMS Services London: Controls, Panels and Software",
    description:
      "Building management systems in London designed, extended, repaired and tuned: open protocols, control panels, alarms that mean something and your own backups.",
    keywords: [
      "BMS services London",
      "building management system contractor",
      "BMS maintenance London",
      "BACnet integration",
      "control panel manufacture HVAC",
    ],
  },
  hero: {
    heading: "BMS services",
    lead: "A building management system is worth what it measures and what it moves. We install, repair and tune controls together with the plant on the other end of the cable.",
  },
  grid: {
    heading: "Six ways we work on a BMS",
    items: [
      {
        name: "New systems",
        text: "Points schedule, network, panels, controllers and graphics for a building or an extension, on open protocols.",
      },
      {
        name: "Upgrades in stages",
        text: "Old outstations replaced a plant room at a time, with old and new running side by side behind one screen.",
      },
      {
        name: "Fault finding",
        text: "Frozen values, lost networks, hunting valves and alarms by the hundred, traced from sensor to software.",
      },
      {
        name: "Planned service",
        text: "Sensors checked against a reference, actuators stroked, batteries changed, and strategies backed up off site.",
      },
      {
        name: "Energy tuning",
        text: "Time schedules, dead bands, sequences and night purge adjusted from trend logs, then trended again.",
      },
      {
        name: "Integration",
        text: "Chillers, VRF, boilers, meters and lighting brought in over BACnet, Modbus, M-Bus or KNX with readable names.",
      },
    ],
  },
  overview: {
    heading: "Control begins at the sensor",
    paragraphs: [
      "Graphics impress at handover. What counts later is whether the sensor in the return duct tells the truth, whether the valve closes tight, and whether the loop between them settles. A duct sensor that reads two degrees high makes a whole floor cold, and no dashboard will say so. Our first task on any site is to compare screen and plant point by point.",
      "Most systems we meet are layered. One maker’s controllers from the nineties, another’s gateway, a supervisor on a PC under a desk. Replacing everything is seldom needed. Controllers that are still supported stay; the supervisor, network and naming are renewed around them, and the rest follows as plant is replaced.",
      "Openness is decided in the specification, not in a brochure. BACnet, standardised as BS EN ISO 16484-5, lets makes talk to each other, yet a licence lock can still tie you to one firm. Settle in writing who owns software, passwords and backups; our advice is that you do.",
      "A BMS is also a computer network. Default passwords, a forgotten remote login and an unpatched supervisor invite trouble. We separate control traffic from office traffic with your IT department, restrict remote access and record every account.",
    ],
  },
  approach: {
    heading: "From points list to proof",
    steps: [
      {
        name: "Controls survey",
        text: "Panels, controllers, firmware, network and each point are listed with condition, and the as-found strategy is saved.",
      },
      {
        name: "Written sequence",
        text: "A description of operation in sentences, agreed with the people who run the building, precedes any programming.",
      },
      {
        name: "Build and bench test",
        text: "Panels are wired and checked, software is run against simulated inputs, and graphics are reviewed with the users.",
      },
      {
        name: "Install and change over",
        text: "Wiring is tested end to end, then plant is moved to the new controllers one system at a time, with manual fallback.",
      },
      {
        name: "Demonstrate",
        text: "Every point, interlock, alarm and failure mode is witnessed on the plant itself, in line with CIBSE Commissioning Code C.",
      },
      {
        name: "Tune in use",
        text: "Trends from the first months of heating and cooling are read with you, and set points are altered accordingly.",
      },
    ],
  },
  dependsOn: [
    "Whether the existing licences and engineering tools can be obtained",
    "Number of points, and how many share cables that cannot be reused",
    "Your IT policy on networks, remote access and virtual servers",
    "Shut-down windows for plant that may not stop, such as theatres or data halls",
    "Depth of integration: reading a chiller is easy, commanding it takes agreement with its maker",
  ],
  prepare: [
    "Login details, licences and backups, or the name of whoever holds them",
    "Description of operation and panel drawings, even if outdated",
    "Opening hours by zone, tenant and season",
    "The ten alarms that annoy the operators most",
  ],
  benefits: {
    heading: "What improves within the first year",
    items: [
      "Alarms few enough to be read, each with a priority and an action",
      "Plant that starts as late and stops as early as comfort permits",
      "Trend logs that settle an argument between tenant, landlord and contractor",
      "Faults noticed at the valve before they are noticed in the room",
    ],
  },
  highlights: [
    {
      name: "Controls engineers beside plant engineers",
      text: "If the loop hunts because the valve is oversized, we change the valve. Software alone could only hide it.",
    },
    {
      name: "Backups in your hands",
      text: "Where the system allows it, a visit that changes a strategy can end with the files, the version and a line saying why.",
    },
  ],
  compliance: [
    {
      duty: "Equip new and replaced services with effective controls and commission them: Building Regulations Part L",
      due: "On installation",
      record: "Control description, commissioning results and user guide for the log book",
    },
    {
      duty: "Have panels safe to operate and work on: Electricity at Work Regulations 1989, with BS EN 61439 for assemblies",
      due: "When built and throughout use",
      record: "Panel drawings, verification sheet, inspection and test record",
    },
    {
      duty: "Test life safety interfaces such as fan shut-down and smoke control: Regulatory Reform (Fire Safety) Order 2005",
      due: "After every change, and as the fire strategy states",
      record: "Cause-and-effect matrix, signed with the fire alarm firm",
    },
  ],
  questions: [
    {
      question: "Are you tied to one maker?",
      answer:
        "No. Eight families that are common in London are listed on this page as supported, and other open systems can be surveyed. For some makes, proprietary tools are available only through the maker’s own channel. If that is the case on your site we say so at the survey.",
    },
    {
      question: "Can you look at our system remotely?",
      answer:
        "Yes, if your IT department agrees to a secure connection. Many alarms can be judged from a screen. A seized actuator cannot, so remote support comes with visits under a [maintenance contract](/maintenance).",
    },
    {
      question: "What is BACS class A, B, C or D?",
      answer:
        "BS EN ISO 52120-1 ranks automation by its effect on energy: D is inefficient, C the reference, B advanced, A high performance. The class describes functions installed. Reaching the saving still takes tuning.",
    },
    {
      question: "The screen is dead but the plant runs. Is it urgent?",
      answer:
        "Controllers normally carry on by themselves, so comfort may hold for a while, without alarms. Treat it as urgent if critical rooms depend on those alarms. Plant that has stopped belongs to [emergency HVAC](/services/emergency-hvac).",
    },
    {
      question: "Do you make the savings case too?",
      answer:
        "Yes. Trend data feed the ranked list in [energy efficient solutions](/services/energy-efficient-solutions), so controls, drives and plant are compared on the same basis.",
    },
  ],
  closing: {
    heading: "Ask for a points check",
    text: "We compare a sample of points on your screen with the plant behind them. The error list is the best argument for what to do next, and for what to leave alone.",
  },
  related: ["energy-efficient-solutions", "hvac-system-design", "chiller-installation"],
} as const;

/** Services, supported control brands, control panel services. */
const lists = {
  services: [
    {
      name: "Control strategy design",
      text: "Sequences, interlocks and points schedules, written so that an operator understands them.",
    },
    {
      name: "Controller installation",
      text: "Outstations, room controllers and field devices mounted, wired, addressed and labelled.",
    },
    {
      name: "Supervisors and graphics",
      text: "Server, web client and pages that follow the building’s floors instead of the programmer’s folders.",
    },
    {
      name: "Network and protocol work",
      text: "BACnet/IP and MS/TP segments, gateways, routers and addressing, with a drawing that matches.",
    },
    {
      name: "Metering and dashboards",
      text: "Pulse, Modbus and M-Bus meters validated against the billing meter before anyone trusts a chart.",
    },
    {
      name: "Alarm management",
      text: "Limits, delays, priorities and routing by text or e-mail, reviewed with those who are woken by them.",
    },
    {
      name: "Migration of legacy systems",
      text: "Obsolete controllers exchanged while schedules, trends and names are carried over.",
    },
    {
      name: "Operator training",
      text: "Half a day on your own screens: schedules, overrides, trends, and how to undo a mistake.",
    },
  ],
  brands: [
    {
      name: "Trend",
      text: "IQ controllers and supervisors, in many British offices and public buildings. Supported from older IQ generations to current ones.",
    },
    {
      name: "Siemens Desigo",
      text: "PX and PXC automation stations with Desigo CC or Insight supervision: service, extension and migration supported.",
    },
    {
      name: "Honeywell",
      text: "Excel and CentraLine controllers and their supervisors, frequent in plant rooms of the past thirty years.",
    },
    {
      name: "Schneider Electric EcoStruxure",
      text: "EcoStruxure Building Operation servers and controllers, with the older TAC and Satchwell equipment that often feeds them.",
    },
    {
      name: "Johnson Controls Metasys",
      text: "Network engines and field controllers on BACnet: strategy changes, point additions and graphics.",
    },
    {
      name: "Tridium Niagara",
      text: "JACE controllers and Niagara 4 supervisors, the usual glue where several makes must share a screen.",
    },
    {
      name: "Distech Controls",
      text: "ECLYPSE connected controllers and room devices, common in fan coil and fit-out projects.",
    },
    {
      name: "ABB Cylon",
      text: "Controllers and ASPECT supervision on BACnet, together with the earlier Unitron range in the field.",
    },
  ],
  panels: [
    {
      name: "Design and manufacture",
      text: "Motor control and outstation panels drawn to BS EN 61439, with spare ways and space for a hand.",
    },
    {
      name: "Modification on site",
      text: "New sections, drives and controllers fitted in existing enclosures, drawings amended on the same day.",
    },
    {
      name: "Inspection and thermal imaging",
      text: "Hot terminals, tired contactors and missing covers found under load, with images and a ranked list.",
    },
    {
      name: "Replacement",
      text: "Obsolete panels changed over in planned shut-downs, with temporary supplies for pumps that may not stop.",
    },
    {
      name: "Hand-off-auto and failsafe checks",
      text: "Switches, firefighters’ controls and frost stats operated for real, so that they work on the night they are needed.",
    },
  ],
} as const satisfies {
  services: readonly [NamedText, NamedText, NamedText, NamedText, NamedText, NamedText, NamedText, NamedText];
  brands: readonly [NamedText, NamedText, NamedText, NamedText, NamedText, NamedText, NamedText, NamedText];
  panels: AtLeastThree<NamedText>;
};

export const bmsServices = {
  kind: "landing",
  path: "/bms-services",
  name: "BMS Services",
  summary: "Controls, panels and software: designed, extended and repaired",
  theme: "air",
  parent: "/hvac-services",
  action: "contact",
  ...copy,
  extras: [
    { heading: "Eight BMS services", items: lists.services },
    { heading: "Control brands we support", items: lists.brands },
    { heading: "Control panel services", items: lists.panels },
  ],
} as const satisfies LandingRecord;
