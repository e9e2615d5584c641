import type { AtLeastThree, LandingRecord, NamedText } from "../types";

const copy = {
  meta: {
    title: "BMS (building management system) engineers in London",
    description:
      "Our BMS engineers install, extend, repair and tune building management systems of many makes in London: controls, panels, sensors, alarms and energy use.",
    keywords: [
      "BMS engineers London",
      "building management system contractor London",
      "BMS maintenance London",
      "BACnet integration",
      "control panel manufacture HVAC",
    ],
  },
  hero: {
    heading: "BMS (building management system) engineers in London",
    lead: "A building management system (BMS) controls your heating, cooling and ventilation from one place. We install, repair and tune these systems, and work on the plant they control.",
  },
  grid: {
    heading: "What our BMS engineers do",
    items: [
      {
        symbol: "logic",
        name: "Control strategy design",
        text: "We set out the sequences, interlocks and set points in words your operators can follow.",
      },
      {
        symbol: "panel",
        name: "Controller installation",
        text: "We mount, wire, address and label panels, controllers, room units and sensors.",
      },
      {
        symbol: "screen",
        name: "Supervisors and graphics",
        text: "We lay out the screens by floor and room.",
      },
      {
        symbol: "network",
        name: "Networks and integration",
        text: "We connect chillers, VRF (variable refrigerant flow) units, boilers and meters over BACnet, Modbus, M-Bus or KNX.",
      },
      {
        symbol: "meter",
        name: "Metering and energy tuning",
        text: "We compare the meters with your bill, then adjust the schedules and the dead band between heating and cooling.",
      },
      {
        symbol: "alarm",
        name: "Fault finding and alarms",
        text: "When readings freeze or connections drop, we find out why. We agree alarm limits with the people on call.",
      },
      {
        symbol: "upgrade",
        name: "Upgrades in stages",
        text: "We replace old controllers one plant room at a time, and carry over your schedules and records.",
      },
      {
        symbol: "tools",
        name: "Planned service and training",
        text: "We check sensors, valves and dampers, back up the software and train your operators on their own screens.",
      },
    ],
  },
  parts: [
    {
      at: [146, 46],
      balloon: [116, 40],
      name: "Head end",
      does: "You see the plant and set its hours on a screen.",
      fails: "If it fails, the plant usually keeps running, but you see no alarms.",
    },
    {
      at: [346, 125],
      balloon: [370, 106],
      name: "Network",
      does: "It carries readings and commands between the screen and the controllers.",
      fails: "If readings freeze, a wire may be loose or an address used twice.",
    },
    {
      at: [276, 172],
      balloon: [302, 162],
      name: "Controller",
      does: "It runs its own plant, even while the screen is off.",
      fails: "With a flat battery it loses the time in a power cut, so the plant may run at night.",
    },
    {
      at: [51, 232],
      balloon: [26, 223],
      name: "Damper motor",
      does: "It opens the outdoor air damper as far as the controller tells it to.",
      fails: "A slipped linkage leaves the blades shut while the screen says open.",
    },
    {
      at: [271, 258],
      balloon: [292, 276],
      name: "Heating pump",
      does: "It moves the hot water when the controller calls for heat.",
      fails: "If it is left in hand (manual), it runs all summer and wears out.",
    },
    {
      at: [437, 255],
      balloon: [450, 228],
      name: "Water shut-off valve",
      does: "It shuts if the meter beside it detects a leak.",
      fails: "One that is never operated can stick open when you need it.",
    },
  ],
  states: {
    texts: [
      "The screen shows the true temperature, and the plant responds to it.",
      "The reading has frozen. The plant responds to an old figure, so rooms get too hot or too cold.",
      "We have replaced the sensor and checked its reading with our own thermometer.",
    ],
  },
  overview: {
    heading: "What we look at in your BMS",
    paragraphs: [
      "The screen can look fine while a sensor is wrong. If a sensor in a duct reads two degrees too high, a whole floor can be cold and nothing on the screen tells you why. We start by comparing the screen with the plant. Is the sensor right? Does the valve close fully? Does the temperature settle?",
      "Most systems have grown over the years, and you rarely have to replace everything. In an upgrade, we keep the controllers that are still supported, and often replace the head end and the network first. Older controllers can follow one plant room at a time, or when their plant is replaced.",
      "BACnet is an open protocol for controls (BS EN ISO 16484-5) that lets different makes talk to each other. A locked licence can still tie you to one firm, so agree in writing who owns the software, the passwords and the backups.",
      "A BMS is also a computer network. If it still has default passwords, a forgotten remote login or old software, intruders can get in. We work with your IT department to keep the controls off the office network, limit remote access and record every account.",
    ],
  },
  approach: {
    heading: "How a BMS project works",
    steps: [
      {
        name: "Controls survey",
        text: "We list the panels, controllers, software and network with their condition, and save the settings as we found them.",
      },
      {
        name: "Written sequence",
        text: "Before any programming, we write down how the plant should run, and agree it with the people who run your building.",
      },
      {
        name: "Build and bench test",
        text: "We wire and check the panels, run the software with simulated inputs and go through the screens with your staff.",
      },
      {
        name: "Install and change over",
        text: "We test the wiring from end to end. Then we move the plant to the new controllers one system at a time, with manual control in the meantime.",
      },
      {
        name: "Demonstrate",
        text: "You can watch us test each point, interlock, alarm and failure on the plant itself, in line with CIBSE Commissioning Code C.",
      },
      {
        name: "Tune in use",
        text: "We go through the first few months’ trend logs with you, and adjust the set points to the way you use the building.",
      },
    ],
  },
  dependsOn: [
    "Whether we can get the licences and engineering tools for your present system",
    "How many points there are, and whether we can reuse the cables",
    "What your IT department allows on its network, and whether it allows remote access",
    "When we can shut plant down, especially if operating theatres or data halls depend on it",
    "How much you want to control: we can usually read a chiller’s data, but may need the manufacturer’s agreement to control it",
  ],
  prepare: [
    "Who holds the login details, licences and backups, if you don’t have them",
    "The description of operation and panel drawings, even old ones",
    "When each zone is in use, in each season",
    "Which alarms annoy your operators most",
  ],
  benefits: {
    heading: "What you get from our BMS engineers",
    items: [
      "You get only the alarms that matter, each with its priority and what to do",
      "Your plant only runs for as long as it has to",
      "If a tenant, the landlord and a contractor disagree, you can check the records",
      "We can often find a sticking valve before anyone in the room notices",
    ],
  },
  highlights: [
    {
      name: "We work on the controls and on the plant",
      text: "If a valve is too large to control steadily, our [HVAC engineers](/hvac-services) change it, because new software would only hide the fault.",
    },
    {
      name: "You keep the backups",
      text: "If the system allows it, you get the files after each visit that changes a setting, with the version and the reason.",
    },
  ],
  compliance: [
    {
      duty: "Have new and replaced services commissioned, with effective controls fitted: Building Regulations Part L",
      due: "On installation",
      record: "Description of the controls, commissioning results and user guide for the log book",
    },
    {
      duty: "Have panels that are safe to use and work on: Electricity at Work Regulations 1989, with BS EN 61439 for assemblies",
      due: "When built and throughout use",
      record: "Panel drawings, verification sheet, inspection and test record",
    },
    {
      duty: "Have life safety links such as fan shutdown and smoke control tested: Regulatory Reform (Fire Safety) Order 2005",
      due: "After every change, and as the fire strategy states",
      record: "Cause-and-effect table, signed by us and the fire alarm firm",
    },
  ],
  questions: [
    {
      question: "Are you tied to one manufacturer?",
      answer:
        "No. We support the eight makes on this page, and we can survey others. If a maker sells its software only to its own partners, we’ll tell you at the survey.",
    },
    {
      question: "Can you look at our system remotely?",
      answer:
        "Yes, if your IT department agrees to a secure connection. We can deal with many alarms that way, but a seized valve still needs a visit. Remote support can be part of a [maintenance contract](/maintenance).",
    },
    {
      question: "What is BACS class A, B, C or D?",
      answer:
        "BACS means building automation and control systems. BS EN ISO 52120-1 puts them in classes by their effect on energy: D is inefficient, C the reference, B advanced and A high performance. The class only shows which functions you have. They still need tuning before they save energy.",
    },
    {
      question: "The screen is dead but the plant runs. Is it urgent?",
      answer:
        "The controllers usually carry on by themselves, so the rooms may be fine for a while, but you get no alarms. It is urgent if critical rooms depend on those alarms. If plant has stopped, call for [emergency HVAC repairs](/services/emergency-hvac).",
    },
  ],
  closing: {
    heading: "Need a BMS engineer in London?",
    text: "Ask us to compare a sample of points on your screen with the plant. You’ll get a list of what is wrong, and we’ll tell you what to repair first and what to leave alone.",
  },
  related: ["energy-efficient-solutions", "hvac-system-design", "chiller-installation"],
} as const;

/** Supported brands of controls, and services for control panels. */
const lists = {
  brands: [
    {
      name: "Trend",
      text: "We support current and older generations of IQ controllers and supervisors.",
    },
    {
      name: "Siemens Desigo",
      text: "We service, extend and migrate PX and PXC automation stations with Desigo CC or Insight supervisors.",
    },
    {
      name: "Honeywell",
      text: "Our work covers Excel and CentraLine controllers and their supervisors, old and new.",
    },
    {
      name: "Schneider Electric EcoStruxure",
      text: "We look after EcoStruxure Building Operation and the older TAC and Satchwell equipment connected to it.",
    },
    {
      name: "Johnson Controls Metasys",
      text: "We change strategies, add points and draw graphics for network engines and field controllers on BACnet.",
    },
    {
      name: "Tridium Niagara",
      text: "We set up and repair JACE controllers and Niagara 4 supervisors, which often join several makes on one screen.",
    },
    {
      name: "Distech Controls",
      text: "ECLYPSE connected controllers and room devices are common on fan coils and in fit-outs. We install and service them.",
    },
    {
      name: "ABB Cylon",
      text: "We support controllers and ASPECT supervisors on BACnet, and the earlier Unitron range that is still in use.",
    },
  ],
  panels: [
    {
      name: "Design and manufacture",
      text: "We design and build motor control centres and BMS control panels to BS EN 61439, with spare space and enough room to work in.",
    },
    {
      name: "Modification on site",
      text: "We add sections, drives and controllers to your panels, and correct the drawings before we leave.",
    },
    {
      name: "Inspection and thermal imaging",
      text: "With the panel under load, we look for hot terminals, worn contactors and missing covers. You get the pictures and a list of repairs, most urgent first.",
    },
    {
      name: "Replacement",
      text: "We change old panels in planned shutdowns, with a temporary supply for pumps that have to keep running.",
    },
    {
      name: "Hand-off-auto and failsafe checks",
      text: "We operate the switches, firefighters’ controls and frost thermostats, so that you know they work before you need them.",
    },
  ],
} as const satisfies {
  brands: readonly [NamedText, NamedText, NamedText, NamedText, NamedText, NamedText, NamedText, NamedText];
  panels: AtLeastThree<NamedText>;
};

export const bmsServices = {
  kind: "landing",
  path: "/bms-services",
  name: "BMS Services",
  summary: "Controls, panels and software of building management systems, installed, repaired and tuned",
  theme: "air",
  parent: "/hvac-services",
  figures: {
    overview: "control-loop",
    approach: "trend",
    list: "control-panel",
  },
  action: "contact",
  ...copy,
  extras: [
    { heading: "Control brands we support", items: lists.brands },
    { heading: "Control panel services", items: lists.panels },
  ],
} as const satisfies LandingRecord;
