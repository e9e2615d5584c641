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
    lead: "We install and replace rooftop air conditioning units on London buildings. Such a unit arrives in one piece, weighs as much as a car or more, and lands on a frame only a few centimetres larger than itself. So we check your roof and plan the crane lift before we order it.",
  },
  grid: {
    heading: "What our rooftop unit service includes",
    items: [
      {
        name: "Heat pump units",
        text: "These heat and cool with electricity. If the building has to warm up quickly in the morning, we add an extra heating coil.",
      },
      {
        name: "Gas-fired units",
        text: "Registered gas engineers connect, test and set the burner, flue and gas supply. Gas units usually replace older gas units.",
      },
      {
        name: "Economiser sections",
        text: "Dampers bring in outdoor air when it is cool and dry enough, so the compressor can rest. In London that is a large part of the year.",
      },
      {
        name: "Roof upstands and adaptors",
        text: "The upstand is the raised frame that carries the unit. We build a new one, or an adaptor that fits a different unit on the old openings.",
      },
      {
        name: "Duct and terminal work",
        text: "Below the unit we fit the ducts, fire dampers and the outlets, such as textile ducts or swirl diffusers. We rebalance them for the new fan.",
      },
      {
        name: "Strip-out and recovery",
        text: "We recover and weigh the old refrigerant, isolate power and gas, and lower the old units on the same crane visit.",
      },
    ],
  },
  parts: [
    {
      at: [362, 132],
      balloon: [390, 111],
      name: "Outdoor air intake",
      does: "Lets in as much outdoor air as the hall needs.",
      fails: "A damper stuck open lets in the winter. Stuck shut, it leaves the hall stuffy.",
    },
    {
      at: [294, 148],
      balloon: [312, 132],
      name: "Filters",
      does: "Catch dust before it reaches the coils.",
      fails: "When they clog, less air comes out below, and the cooling coil may ice up.",
    },
    {
      at: [232, 126],
      balloon: [238, 91],
      name: "Cooling and heating coils",
      does: "One cools the air and the other heats it.",
      fails: "With dirty fins or lost refrigerant, the fan blows but the air hardly changes.",
    },
    {
      at: [146, 160],
      balloon: [104, 150],
      name: "Supply fan",
      does: "Blows the air into the ducts below.",
      fails: "A worn bearing howls, and a slack belt leaves the far end without air.",
    },
    {
      at: [127, 254],
      balloon: [101, 244],
      name: "Upstand",
      does: "The raised frame that carries the unit and keeps the rain out.",
      fails: "If its waterproof edge tears, it drips indoors, often only in driving rain.",
    },
    {
      at: [190, 296],
      balloon: [214, 304],
      name: "Ducts",
      does: "Take the air down to the hall and back up to the unit.",
      fails: "A poor seal under the unit loses air, and damp can follow it down.",
    },
  ],
  overview: {
    heading: "Why work on a roof needs careful planning",
    paragraphs: [
      "Rooftop units suit buildings with wide, low floors, such as supermarkets, warehouses, cinemas, gyms and showrooms. The refrigerant circuit is sealed and tested in the factory, and you need no plant room. If one unit fails, the others keep running. On the other hand, the roof has to carry the weight, and the work depends on wind, weather and access.",
      "Before we choose a unit, a structural engineer checks its weight and the loads from snow and wind. The check includes the moment when the unit lands on one corner. If the roof is too weak, a steel frame spreads the load to the columns. We also need approval from the maker of the waterproofing, because a cut in the membrane may void its guarantee.",
      "We replace units more often than we install new ones. An adaptor keeps the openings where they are, but it adds height and resists the airflow. So we calculate the fan again with the adaptor in place. If the setting stayed as it was, you could get a tenth less air.",
      "Noise from a roof travels a long way. Fans that slow down at night, silencers in the ducts and screens all help. We choose them for the nearest bedroom window, using BS 4142 (the standard for judging such noise). Many London councils set the limit below the existing background noise, so we have the noise surveyed before you buy.",
    ],
  },
  approach: {
    heading: "How a rooftop installation works",
    steps: [
      {
        name: "Roof and load survey",
        text: "We measure the roof, its deck, columns and parapet, the existing upstands and the electrical supply. We also measure the air that your space really receives.",
      },
      {
        name: "Choosing the unit",
        text: "You see the cooling at London summer conditions, the heating on the coldest design day, the fan pressure and the efficiency at part load.",
      },
      {
        name: "Permissions",
        text: "We deal with planning, your landlord, the road closure or parking suspension and the notice for the crane. Near an aerodrome we notify the Civil Aviation Authority.",
      },
      {
        name: "Lift plan",
        text: "A person appointed for the task writes the plan. It names the crane, its reach, the ground it stands on, the area kept clear, the wind limit and a reserve date.",
      },
      {
        name: "Lift and connect",
        text: "We level and weatherproof the upstand and set the unit on its gasket. Then we connect the drain, power, controls and ducts, and have the roof signed off.",
      },
      {
        name: "Start-up and tests",
        text: "We check the power, the airflow, the economiser and the refrigerant, and the burner if there is one. We also test that the unit stops for smoke with your fire alarm.",
      },
    ],
  },
  dependsOn: [
    "How large the crane has to be, which follows from the distance as well as the weight",
    "What is in the street: bus routes, Underground structures, cellars under the pavement and overhead lines",
    "When the unit can be delivered, which usually takes longest",
    "When you trade, because we make no lift over a space that people are using",
    "Whether you change from gas to electric heating, because that may need a larger supply",
  ],
  prepare: [
    "What the roof is made of: drawings and the original structural calculations help most",
    "Which units you have: photographs, labels and the last air readings tell us",
    "What type the roof membrane is, and who holds its guarantee",
    "What your landlord’s permit rules say about roof access and hot works",
  ],
  benefits: {
    heading: "What you gain from a rooftop unit",
    items: [
      "You have one box, one isolator and one set of filters to look after for each zone",
      "No refrigerant pipes run through the rooms that people use",
      "Outdoor air cools the building for free in spring and autumn, and you can see it on a graph",
      "Your ceilings stay dry, because the upstand, flashing and drain are built in the right order",
    ],
  },
  highlights: [
    {
      name: "Short closures",
      text: "If we prepare the upstands beforehand, the old units can come off and the new ones go on in a single weekend. Your shop below opens on Monday.",
    },
    {
      name: "Safe access for servicing",
      text: "We draw in walkways, edge protection, lighting and a socket from the start. One trained person can then change a filter safely.",
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
      duty: "Check for leaks, by the refrigerant charge: Regulation (EU) No 517/2014",
      due: "By the charge of each circuit in t CO2e (tonnes of CO2 equivalent); the handover sheet states the class and next date",
      record: "Label data, charge and first check entered in the log",
    },
  ],
  questions: [
    {
      question: "Can a helicopter or a hoist replace the crane?",
      answer:
        "A hoist can take small units up in sections. If your street is too tight for a mobile crane, split units or air handlers that come in modules are often better. We compare [other ventilation plant](/services/ventilation-systems) with you at the survey.",
    },
    {
      question: "How long does a rooftop unit last?",
      answer:
        "About fifteen years is common for packaged plant outdoors, and CIBSE Guide M, a guide for maintenance engineers, lists typical lives. Coastal air or kitchen fumes shorten it. Clean coils and sound panels lengthen it, so it helps to have [regular maintenance](/maintenance).",
    },
    {
      question: "Does the unit have to stop when there is smoke?",
      answer:
        "Your fire strategy says what has to happen. Typically the alarm stops units that recirculate air, or moves dampers to a set position. We test this with your fire alarm company and record what each alarm does.",
    },
    {
      question: "Can we keep the gas unit and add a heat pump?",
      answer:
        "Yes, there are dual-fuel units, and they suit sites that are short of electrical capacity. We set them to change over by outdoor temperature and cost. Our [commercial heat pumps](/services/energy-efficient-solutions#heat-pumps) section has the wider comparison.",
    },
    {
      question: "Do you also service and repair rooftop units?",
      answer:
        "Yes. Regular servicing is part of our [air conditioning](/air-conditioning) work, and our [HVAC services](/hvac-services) page shows what else we look after on a roof.",
    },
  ],
  closing: {
    heading: "Send us your roof drawing",
    text: "Send a roof plan and a photograph of the street. They tell us which crane and permits the job needs, and whether your upstand can stay. {claim:freeQuote}",
  },
  related: ["ventilation-systems", "air-conditioning-installation", "hvac-system-design"],
} as const satisfies LandingRecord;
