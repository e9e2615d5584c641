import type { HubRecord } from "../types";

export const hvacServices = {
  kind: "hub",
  path: "/hvac-services",
  name: "HVAC Services",
  serviceKind: "HVAC",
  summary: "Heating, ventilation and air conditioning: design, installation, maintenance and repair",
  theme: "air",
  parent: "/",
  figures: { intro: "office-day", benefits: "who-may" },
  meta: {
    title: "Commercial HVAC contractors in London",
    description:
      "We design, install, maintain and repair heating, ventilation and air conditioning (HVAC) in London buildings. Compare our services and find the one you need.",
    keywords: [
      "commercial HVAC contractors London",
      "HVAC company London",
      "HVAC services London",
      "heating ventilation air conditioning",
      "HVAC maintenance and installation",
    ],
  },
  hero: {
    heading: "Commercial HVAC contractors in London",
    lead: "HVAC means heating, ventilation and air conditioning. We design, install, maintain and repair all three, so that your rooms are at the right temperature and have enough fresh air.",
  },
  introHeading: "Why heating, cooling and ventilation go together",
  intro: [
    "Heating, ventilation and cooling affect each other, because they serve the same rooms. A new extract fan can make a restaurant cold in winter, and a glass partition can cut off the air supply to the office behind it. So our heating, cooling, ductwork and controls people work from the same drawings.",
    "In London, the building often limits what is possible. Your plant may be on a roof near bedroom windows, in a vault under the pavement or in the lightwell of a listed terrace. The electrical supply may be too small or the street too narrow for a crane. We check all this before we suggest a system.",
    "If the controls are badly set, even good plant costs too much to run and leaves people uncomfortable. Our [building management system (BMS) engineers](/bms-services) can set them properly. You can also go straight to [air conditioning](/air-conditioning), [heating](/heating-services) or our [design service](/design-services).",
  ],
  services: [
    {
      slug: "air-conditioning-installation",
      suits: "You want cooling, and perhaps heating too, in one room or on several floors.",
    },
    {
      slug: "hvac-system-design",
      suits: "Your fit-out or refit changes the layout, and you want one firm to design and install.",
    },
    {
      slug: "ventilation-systems",
      suits:
        "Your rooms are stuffy, a kitchen or car park needs extract, or you have to show that there is enough fresh air.",
    },
    {
      slug: "heating-system-maintenance",
      suits: "You manage a plant room or communal heating, and it has to get through the winter.",
    },
    {
      slug: "emergency-hvac",
      suits: "Your building has just lost its heating, cooling or extract.",
    },
    {
      slug: "rooftop-unit-installation",
      suits: "The rooftop unit on your shop, warehouse, gym or cinema is at the end of its life.",
    },
    {
      slug: "energy-efficient-solutions",
      suits: "You need a better energy rating or a lower bill, or have a carbon target.",
    },
    {
      slug: "chiller-installation",
      suits: "You need a chiller installed, replaced or repaired.",
    },
  ],
  chooser: {
    heading: "What is wrong in your building?",
    items: [
      {
        symbol: "split",
        name: "The top floor is far too hot on sunny afternoons",
        text: "The sun may bring in more heat than the plant was sized for. Try shading and controls first, then look at [air conditioning installation](/services/air-conditioning-installation).",
      },
      {
        symbol: "ahu",
        name: "People have headaches by mid-afternoon, though the temperature is fine",
        text: "There may be too little fresh air. We measure carbon dioxide and airflow: see [ventilation systems](/services/ventilation-systems).",
      },
      {
        symbol: "duct",
        name: "The ducts or grilles are dirty, or an inspector wants cleaning records",
        text: "We inspect the ducts, have them cleaned and give you the report. See [duct cleaning](/services/ventilation-systems#tr19-duct-cleaning).",
      },
      {
        symbol: "dampers",
        name: "We don’t know when the fire dampers were last tested",
        text: "Fire dampers shut in a fire, so that flames can’t spread through the ducts. We find yours, list them and have them tested: see [fire damper testing](/services/ventilation-systems#fire-dampers).",
      },
      {
        symbol: "local-exhaust",
        name: "A workshop hood or fume cupboard no longer draws",
        text: "These usually count as local exhaust ventilation (LEV), which by law must be tested regularly. We can have yours tested and price the repair: see [LEV testing](/services/ventilation-systems#lev).",
      },
      {
        symbol: "servers",
        name: "An alarm is sounding and the comms room is at 30 °C",
        text: "Follow the first steps under [emergency HVAC repairs](/services/emergency-hvac) and [call us]({phone}).",
      },
      {
        symbol: "controller",
        name: "Heating and cooling run at the same time",
        text: "A sensor may be wrong, or the two set points may be too close together. Our [controls engineers](/bms-services) can tell which from the recorded readings.",
      },
      {
        symbol: "plan",
        name: "Our landlord wants to see a design before giving consent",
        text: "Start with [HVAC system design](/services/hvac-system-design), or with [building services design](/design-services) if another firm will build it.",
      },
      {
        symbol: "record",
        name: "A building we let has an F on its EPC",
        text: "Our guide to the [minimum energy standards (MEES)](/guides/mees-epc-commercial-property) says what landlords have to do and what raises a rating.",
      },
      {
        symbol: "radiators",
        name: "The furthest radiators are cold, and we top up the system every week",
        text: "You probably have a leak, sludge or both. Begin with [heating system maintenance](/services/heating-system-maintenance).",
      },
    ],
  },
  benefits: {
    heading: "Why use one firm for heating, ventilation and cooling",
    items: [
      "Our designers, fitters and service engineers share one record of your plant",
      "If a fault involves more than one trade, such as gas and electrics, we can often deal with it in one visit",
      "You can compare options across trades, such as a heat pump against a boiler",
      "We answer emergency calls day and night",
    ],
  },
  compliance: [
    {
      duty: "Give workplaces fresh air and a reasonable temperature: Workplace (Health, Safety and Welfare) Regulations 1992",
      due: "Whenever they are occupied",
      record: "Temperature and airflow log, and maintenance history",
    },
    {
      duty: "Know how much refrigerant each system holds and have it checked for leaks: Regulation (EU) No 517/2014",
      due: "Leak checks start at 5 tonnes of CO2 equivalent (t CO2e), or at 10 t if the system is hermetically sealed and labelled as such; the more refrigerant, the more often",
      record: "Register of all systems, with the date of each next check",
    },
    {
      duty: "Have larger air conditioning systems inspected: Energy Performance of Buildings (England and Wales) Regulations 2012",
      due: "Every five years if the rated cooling output is over 12 kW in total, by an accredited assessor, to TM44 (the guide to these inspections)",
      record: "Report lodged on the register, and a list of the actions taken",
    },
  ],
  questions: [
    {
      question: "Do you work only for businesses?",
      answer:
        "No. We also do air conditioning, ventilation and heating in private homes. We can price a small job from photographs.",
    },
    {
      question: "Can one visit cover heating and cooling maintenance?",
      answer:
        "Partly. Filters, controls and safety checks go together well, but boilers are best serviced in summer and chillers in spring. Under a [maintenance contract](/maintenance) we set the dates so that all your plant is ready for its season.",
    },
    {
      question: "Which parts of London do you cover?",
      answer:
        "We cover every borough and many towns around London. For London, the [area pages](/areas) say how soon we typically reach an emergency. For the towns, ring us and we’ll tell you.",
    },
    {
      question: "Who is allowed to work on what?",
      answer:
        "Refrigerant work needs an engineer with an F-gas (fluorinated gas) certificate, gas work needs one on the Gas Safe Register, and mains wiring needs a competent electrician. Ask for the card or certificate.",
    },
  ],
  closing: {
    heading: "Need an HVAC contractor in London?",
    text: "Tell us about the rooms and what is wrong with them. We’ll tell you which of these services you need, and which would be a waste of money. {claim:freeQuote}",
  },
} as const satisfies HubRecord;
