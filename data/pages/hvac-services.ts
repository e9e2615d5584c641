import type { HubRecord } from "../types";

export const hvacServices = {
  kind: "hub",
  path: "/hvac-services",
  name: "HVAC Services",
  summary: "Heating, ventilation and air conditioning: design, installation, maintenance and repair",
  theme: "air",
  parent: "/",
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
    lead: "HVAC means heating, ventilation and air conditioning. We design, install, maintain and repair all three, so that the rooms of your building have the right temperature and enough fresh air.",
  },
  intro: [
    "Heating, ventilation and cooling affect each other, because each of them moves heat or air in and out of a room. A new extract fan can make a restaurant cold in winter. A glass partition can cut off the air to the office behind it. So our heating, cooling, ductwork and controls people work from the same drawings.",
    "London makes some of this work harder. Plant stands on roofs near bedroom windows, in vaults under pavements and in the lightwells of listed terraces. Electrical power is short in some places, streets are narrow, and landlords ask for drawings before anything moves. Each page below says how we deal with that.",
    "A building can have good machines and still be costly and uncomfortable if the controls are badly set. That is why our [BMS engineers](/bms-services), who look after building management systems, have a page of their own. There are also pages for [air conditioning](/air-conditioning), for [heating](/heating-services) and for [design without installation](/design-services).",
  ],
  services: [
    {
      slug: "air-conditioning-installation",
      suits: "You want refrigerant-based cooling, and often heating too, for one room or for whole floors.",
    },
    {
      slug: "hvac-system-design",
      suits: "Your fit-out or refit changes the layout, and somebody has to answer for the calculations.",
    },
    {
      slug: "ventilation-systems",
      suits: "Rooms are stuffy, a kitchen or a car park needs air, or you must prove how much air moves.",
    },
    {
      slug: "heating-system-maintenance",
      suits: "You manage a plant room or communal heating, and want it to run all winter.",
    },
    {
      slug: "emergency-hvac",
      suits: "Your building has just lost its heat, its cooling or its extract.",
    },
    {
      slug: "rooftop-unit-installation",
      suits: "The packaged roof unit of your shop, warehouse, gym or cinema is at the end of its life.",
    },
    {
      slug: "energy-efficient-solutions",
      suits: "You have an energy rating to raise, a bill to reduce or a carbon target to meet.",
    },
    {
      slug: "chiller-installation",
      suits: "Chilled water cools your hospital, hotel, data room or other large building.",
    },
  ],
  chooser: {
    heading: "What do you notice in your building?",
    items: [
      {
        symptom: "The top floor is far too hot from two o’clock on sunny days",
        answer:
          "The sun brings in more heat than the plant was sized for. Look at shading and controls first, then at [air conditioning installation](/services/air-conditioning-installation).",
      },
      {
        symptom: "People have headaches by mid-afternoon, though the temperature is fine",
        answer:
          "There may be too little fresh air. We measure carbon dioxide and airflow: [ventilation systems](/services/ventilation-systems).",
      },
      {
        symptom: "The ducts or the grilles are dirty, or an inspector asks for cleaning records",
        answer:
          "We inspect and clean ductwork and write the report. See [duct cleaning](/services/ventilation-systems#tr19-duct-cleaning).",
      },
      {
        symptom: "We do not know when the fire dampers were last tested",
        answer:
          "They are the flaps that stop fire from spreading through ducts. We find, test and list them: [fire damper testing](/services/ventilation-systems#fire-dampers).",
      },
      {
        symptom: "A workshop hood or fume cupboard no longer pulls",
        answer:
          "It is probably local exhaust ventilation (LEV), which has to be examined regularly. See [LEV testing](/services/ventilation-systems#lev).",
      },
      {
        symptom: "An alarm is sounding and the comms room is at 30 °C",
        answer:
          "Follow the first steps under [emergency HVAC repairs](/services/emergency-hvac) and [call us]({phone}).",
      },
      {
        symptom: "Heating and cooling run on the same day",
        answer:
          "A sensor is wrong, or the gap between the two set points is too small. Our [controls engineers](/bms-services) find it from the records of the system.",
      },
      {
        symptom: "The landlord wants to see a design before consent",
        answer:
          "Start with [HVAC system design](/services/hvac-system-design), or with [building services design](/design-services) if another firm will build it.",
      },
      {
        symptom: "The energy certificate says F and the lease ends next year",
        answer:
          "Find out which measures give most for the money: [energy efficient solutions](/services/energy-efficient-solutions).",
      },
      {
        symptom: "Radiators are cold at the far end, and the system is topped up every week",
        answer:
          "There is a leak, sludge or both. Begin with [heating system maintenance](/services/heating-system-maintenance).",
      },
    ],
  },
  benefits: {
    heading: "Why have one firm for heating, ventilation and cooling",
    items: [
      "You have one record for each machine, which our designers, fitters and service engineers share",
      "We deal with refrigerant, gas and electricity on one visit if a fault involves them all",
      "You can compare options across trades, such as a heat pump with a boiler",
      "{claim:refcom.short}",
      "Emergency calls are answered at any hour of the day or night",
    ],
  },
  compliance: [
    {
      duty: "Give workrooms fresh air and a reasonable temperature: Workplace (Health, Safety and Welfare) Regulations 1992",
      due: "Whenever they are occupied",
      record: "Log of conditions and maintenance history",
    },
    {
      duty: "Know how much refrigerant each system holds and have it checked for leaks: Regulation (EU) No 517/2014",
      due: "At intervals set by the tonnes of CO2 equivalent (t CO2e), from 5 t upwards",
      record: "Register of all systems with their class and next date",
    },
    {
      duty: "Have larger air conditioning inspected: Energy Performance of Buildings (England and Wales) Regulations 2012",
      due: "Every five years above 12 kW, by an accredited assessor, to TM44 (the guide to these inspections)",
      record: "Report on the register, and a list of the actions taken",
    },
  ],
  questions: [
    {
      question: "Do you work only for businesses?",
      answer:
        "No. We work mainly for commercial and public buildings, managed blocks and landlords, but private homes are welcome for air conditioning, ventilation and heating. The survey is then as small as the job.",
    },
    {
      question: "Can one visit cover heating and cooling maintenance?",
      answer:
        "Partly. Filters, controls and safety checks go together well. Boilers are best serviced in summer and chillers in spring. A [maintenance contract](/maintenance) sets the dates so that each machine is ready for its season.",
    },
    {
      question: "Which parts of London do you cover?",
      answer:
        "We cover every borough and many towns around London. The [area pages](/areas) tell you about the place and how soon we typically reach an emergency.",
    },
    {
      question: "Who is allowed to work on what?",
      answer:
        "Work on refrigerant needs an engineer with an F-gas (fluorinated gas) certificate. Gas work needs one on the Gas Safe Register, and electrical work needs a competent electrician. You may ask any of them for their card at the door, and we expect you to.",
    },
  ],
  closing: {
    heading: "Need an HVAC contractor in London?",
    text: "Tell us about the rooms and what goes wrong in them. We say which of these services you need, and which would waste your money. {claim:freeQuote}",
  },
} as const satisfies HubRecord;
