import type { LandingRecord } from "../types";

export const rooftopUnitInstallation = {
  kind: "landing",
  path: "/services/rooftop-unit-installation",
  name: "Rooftop Unit Installation",
  summary: "We install and replace rooftop air conditioning units in London, crane and permits included.",
  theme: "air",
  parent: "/hvac-services",
  action: "contact",
  meta: {
    title: "Rooftop air conditioning units in London: installation",
    description:
      "We install and replace rooftop air conditioning units on London shops, warehouses and gyms. We check the roof, plan the crane lift and connect the ducts.",
    keywords: [
      "rooftop air conditioning units London",
      "rooftop unit installation London",
      "packaged rooftop unit replacement",
      "retail rooftop HVAC",
      "crane lift HVAC plant London",
    ],
  },
  hero: {
    heading: "Rooftop air conditioning units in London",
    lead: "We install and replace rooftop air conditioning units on London buildings. A unit usually comes in one piece and can weigh more than a car. The crane has to set it down on its frame to within a few centimetres. We check your roof and plan the lift before we order anything.",
  },
  grid: {
    heading: "What our rooftop unit service includes",
    items: [
      {
        symbol: "rooftop",
        name: "Heat pump units",
        text: "These heat and cool with electricity. If your building has to warm up quickly in the morning, we add an extra heating coil.",
      },
      {
        symbol: "burner",
        name: "Gas-fired units",
        text: "Registered gas engineers connect, test and set the burner, flue and gas supply. We mostly fit these in place of an older gas unit.",
      },
      {
        symbol: "dampers",
        name: "Economiser sections",
        text: "When outdoor air is cool and dry enough, as it often is in London, dampers let it in and the compressor can stay off.",
      },
      {
        symbol: "upstand",
        name: "Roof upstands and adaptors",
        text: "The upstand is the raised frame that carries the unit. We build a new one, or an adaptor that fits the new unit onto the old openings.",
      },
      {
        symbol: "duct",
        name: "Duct and terminal work",
        text: "Below the unit we fit the ducts, fire dampers and outlets, and rebalance the air for the new fan.",
      },
      {
        symbol: "crane",
        name: "Strip-out and recovery",
        text: "We recover and weigh the refrigerant, isolate power and gas, and lift the old units off the day the new ones go on.",
      },
    ],
  },
  parts: [
    {
      at: [362, 132],
      balloon: [390, 111],
      name: "Outdoor air intake",
      does: "It lets in as much outdoor air as the people below need.",
      fails: "Stuck open, its damper lets in cold air you pay to heat. Stuck shut, it lets in none.",
    },
    {
      at: [288, 128],
      balloon: [290, 91],
      name: "Filters",
      does: "They catch dust before it reaches the coils.",
      fails: "Clogged filters let less air through, and the cooling coil may ice up.",
    },
    {
      at: [232, 126],
      balloon: [238, 91],
      name: "Cooling and heating coils",
      does: "One cools the air and the other heats it.",
      fails: "If they barely warm or cool the air, fins may be dirty or refrigerant may have leaked.",
    },
    {
      at: [146, 160],
      balloon: [104, 150],
      name: "Supply fan",
      does: "It blows the air into the ducts below.",
      fails: "A worn bearing whines. A slack belt leaves the furthest outlets short of air.",
    },
    {
      at: [127, 254],
      balloon: [101, 244],
      name: "Upstand",
      does: "It carries the unit above the roof and keeps the rain out.",
      fails: "If its waterproof edge tears, water drips in, often only when the wind drives the rain.",
    },
    {
      at: [190, 296],
      balloon: [214, 304],
      name: "Ducts",
      does: "They take the air down into the building and back up to the unit.",
      fails: "If the seal under the unit is poor, air is lost and damp can get in.",
    },
  ],
  overview: {
    heading: "Is your roof right for a rooftop unit?",
    paragraphs: [
      "Rooftop units suit wide, low buildings such as supermarkets, warehouses, cinemas, gyms and showrooms. The refrigerant circuit is sealed and tested in the factory, and you need no plant room. With several units, the others keep running if one fails. But the roof has to carry the weight, and we can only lift when the weather allows.",
      "Before we choose a unit, a structural engineer checks that the roof can take its weight, the snow and wind, and the load if one corner lands first. If the roof is too weak, a steel frame can spread the load to the columns. We also check with the firm that guarantees your roof covering, because cutting into it may void the guarantee.",
      "If we replace a unit, an adaptor lets us keep the openings where they are. It adds resistance, so we work out the fan speed again. At the old setting you could lose a tenth of your air.",
      "Noise from a roof travels a long way, and many London councils set the limit below the existing background noise. So we have the noise surveyed before you buy, to BS 4142 (the standard for judging noise from plant). Then we choose fans, silencers and screens that keep the nearest bedroom quiet.",
    ],
  },
  approach: {
    heading: "How a rooftop installation works",
    steps: [
      {
        name: "Roof and load survey",
        text: "We measure the roof, its deck, columns and parapet, the existing upstands and the electrical supply, and how much air reaches your space today.",
      },
      {
        name: "Choosing the unit",
        text: "We show you how much cooling each unit gives on a hot London day, how much heat on a cold one, and how efficient it is in between.",
      },
      {
        name: "Permissions",
        text: "We deal with planning, your landlord and the road closure or parking suspension. If the Civil Aviation Authority has to know about the crane, we tell them.",
      },
      {
        name: "Lift plan",
        text: "A competent person writes the lift plan. It sets out which crane we use and where, which area has to be kept clear, the wind limit and a reserve date.",
      },
      {
        name: "Lift and connect",
        text: "Once the upstand is level and weatherproof, we set the unit on its gasket. Then we connect the drain, power, controls and ducts, and have the roofing signed off.",
      },
      {
        name: "Start-up and tests",
        text: "We check the power, the airflow, the economiser and the refrigerant, and the burner if there is one.",
      },
    ],
  },
  dependsOn: [
    "How large the crane has to be, which depends on how far it has to reach as well as on the weight",
    "What is in the street: bus routes, Underground structures, cellars under the pavement and overhead lines",
    "The unit’s lead time, which is usually the longest wait",
    "When you are open: we never lift over a space that people are using",
    "Whether you change from gas to electric heating, which may need a larger electrical supply",
  ],
  prepare: [
    "Drawings of the roof, with the original structural calculations if you have them",
    "Photographs of the units you have now, with their data plates and the last airflow readings",
    "What type of membrane the roof has, and who gave the guarantee on it",
    "Your landlord’s permit rules for roof access and hot works",
  ],
  benefits: {
    heading: "What you gain from a rooftop unit",
    items: [
      "You have one unit with one set of filters to look after in each zone",
      "No refrigerant pipes run through the rooms people use",
      "We build the upstand, flashing and drain in the right order, to keep your ceilings dry",
    ],
  },
  highlights: [
    {
      name: "Short closures",
      text: "If we prepare the upstands beforehand, the old units can come off and the new ones go on in one weekend, so the shop below can open on Monday.",
    },
    {
      name: "Safe access for servicing",
      text: "We plan walkways, edge protection, lighting and a socket from the start, so that one trained person can change a filter safely.",
    },
  ],
  compliance: [
    {
      duty: "Have each lift planned by a competent person, supervised and carried out safely: Lifting Operations and Lifting Equipment Regulations 1998",
      due: "Before the lift",
      record: "Lift plan, method statement and the crane’s report of thorough examination",
    },
    {
      duty: "Have roof work planned to prevent falls of people and objects, including through fragile surfaces: Work at Height Regulations 2005",
      due: "Before anyone goes up",
      record: "Access plan, rescue plan and permits",
    },
    {
      duty: "Appoint a principal designer and principal contractor where more than one contractor is involved: Construction (Design and Management) Regulations 2015",
      due: "As soon as practicable, before the construction phase",
      record: "Construction phase plan, and health and safety file",
    },
    {
      duty: "Have the unit checked for leaks, as often as its refrigerant charge requires: Regulation (EU) No 517/2014",
      due: "It depends on the charge of each circuit in t CO2e (tonnes of CO2 equivalent); your handover sheet gives the next date",
      record: "The data plate, the charge and the first check, all in the log",
    },
  ],
  questions: [
    {
      question: "What if a crane can’t get to our building?",
      answer:
        "A hoist can take a small unit up in sections. For a larger one, split units or air handlers built from modules are often better. At the survey we’ll go through these options with you, and [other kinds of ventilation plant](/services/ventilation-systems).",
    },
    {
      question: "How long does a rooftop unit last?",
      answer:
        "About fifteen years is common for a packaged unit outdoors. Kitchen fumes shorten its life. Clean coils and rust-free panels make it last longer, so [regular maintenance](/maintenance) pays.",
    },
    {
      question: "Does the unit have to stop when there is smoke?",
      answer:
        "Usually, but your fire strategy decides. As a rule the alarm stops units that recirculate air, or moves dampers to a set position. We test this with your fire alarm company and record what each alarm does.",
    },
    {
      question: "Can one unit have both a gas burner and a heat pump?",
      answer:
        "Yes. Dual-fuel units suit sites that are short of electrical capacity, and we set them to change over by outdoor temperature and running cost. For electric heating alone, see our section on [commercial heat pumps](/services/energy-efficient-solutions#heat-pumps).",
    },
    {
      question: "Do you also service and repair rooftop units?",
      answer: "Yes. See [air conditioning servicing and repair](/air-conditioning).",
    },
  ],
  closing: {
    heading: "Get a price for a rooftop unit",
    text: "Send us a roof plan and a photograph of the street. We can then tell you roughly which crane and permits the job needs. We survey the roof before we quote.",
  },
  related: ["ventilation-systems", "air-conditioning-installation", "hvac-system-design"],
} as const satisfies LandingRecord;
