import type { LandingRecord } from "../types";

export const ventilationSystems = {
  kind: "landing",
  path: "/services/ventilation-systems",
  name: "Ventilation Systems",
  summary:
    "We install, test and repair ventilation and kitchen extract in London workplaces, and arrange duct cleaning.",
  theme: "air",
  parent: "/hvac-services",
  action: "contact",
  meta: {
    title: "Commercial ventilation contractors in London",
    description:
      "We install and balance ventilation and kitchen extract in London. TR19 Grease duct cleaning, fire damper and LEV testing, with readings in writing.",
    keywords: [
      "commercial ventilation contractors London",
      "air handling unit installation",
      "kitchen extract installation London",
      "TR19 Grease duct cleaning London",
      "fire damper testing London",
      "LEV testing London",
    ],
  },
  hero: {
    heading: "Commercial ventilation contractors in London",
    lead: "We design, install and repair kitchen extract and ventilation in London. If your extract has stopped, call our [emergency engineers](/services/emergency-hvac), day or night. We also arrange [duct cleaning](/services/ventilation-systems#tr19-duct-cleaning) and tests of [fire dampers](/services/ventilation-systems#fire-dampers) and [local exhaust (LEV)](/services/ventilation-systems#lev). For these, we’ll tell you whether our engineers or a specialist will come.",
  },
  grid: {
    heading: "Ventilation systems we install",
    items: [
      {
        symbol: "ahu",
        name: "Air handling units",
        text: "We fit new units, or refurbish yours with new fans, coils and filters.",
      },
      {
        symbol: "recuperator",
        name: "Heat recovery",
        text: "The stale air warms the fresh air, in a plate exchanger, a thermal wheel or a pair of coils.",
      },
      {
        symbol: "canopy",
        name: "Commercial kitchens",
        text: "We install canopies, filters, fresh air supply and the interlock that shuts off the gas if a fan fails.",
      },
      {
        symbol: "twin-fans",
        name: "Washrooms and changing areas",
        text: "We fit twin fans that take turns, so if one fails the other takes over.",
      },
      {
        symbol: "jet-fan",
        name: "Car parks",
        text: "We install extract ducts or jet fans. The fans speed up when carbon monoxide rises, and can clear smoke in a fire.",
      },
      {
        symbol: "local-exhaust",
        name: "Process and local exhaust",
        text: "In laboratories, workshops and salons, our hoods draw off fumes and dust at the source.",
      },
    ],
  },
  parts: [
    {
      at: [175, 26],
      balloon: [204, 26],
      name: "Fresh air intake",
      does: "It takes in outdoor air, well away from flues and loading bays.",
      fails: "Leaves on the grille block the air.",
    },
    {
      at: [170, 80],
      balloon: [198, 77],
      name: "Filter",
      does: "It keeps dust and soot off the coils and out of the rooms.",
      fails: "If it clogs, the fan works harder, less air arrives and rooms get stuffy.",
    },
    {
      at: [228, 96],
      balloon: [242, 38],
      name: "Plate heat exchanger",
      does: "It uses the stale air to warm the fresh air without mixing the two.",
      fails: "Dirt or frost in its gaps means less air and a bigger heating bill.",
    },
    {
      at: [292, 148],
      balloon: [298, 38],
      name: "Heating coil",
      does: "It warms the fresh air to room temperature.",
      fails: "If its valve sticks open, you pay to heat air in summer.",
    },
    {
      at: [354, 166],
      balloon: [398, 128],
      name: "Supply fan",
      does: "It pushes the air through the ducts to every room.",
      fails: "If the ducts hum, a bearing may be worn. If the fan trips, no air comes out.",
    },
    {
      at: [212, 267],
      balloon: [199, 298],
      name: "Diffuser",
      does: "It spreads the air along the ceiling without a draught.",
      fails: "If someone tapes it over or moves it, one room gets too little air and another too much.",
    },
  ],
  states: {
    fails: 5,
    stops: ["air"],
    texts: [
      "On its way in, fresh air takes heat from the stale air.",
      "The supply fan has tripped, so no fresh air reaches your rooms.",
      "The supply fan is running again, and we have measured the air at each diffuser.",
    ],
  },
  overview: {
    heading: "How much fresh air your building needs",
    paragraphs: [
      "For offices, the official guidance is 10 litres of fresh air a second for each person, or 1 litre a second for each square metre if that is more.",
      "Extract only works if enough fresh air can come in. Otherwise a kitchen canopy pulls air under doors and down flues. So for a cooking line we work out the extract, the supply and the [kitchen gas](/gas-services/commercial-kitchen-gas) together.",
    ],
  },
  approach: {
    heading: "How we install a ventilation system",
    steps: [
      {
        name: "We take readings",
        text: "We record air volumes, pressures and carbon dioxide during normal working hours.",
      },
      {
        name: "You agree the figures",
        text: "You get a table with the supply and extract for each room. Kitchens and toilets get more extract than supply, so that smells stay there.",
      },
      {
        name: "We plan the route",
        text: "Before anyone cuts a hole, we draw the ducts with their access doors and silencers, and a damper or fire-rated duct at each fire wall.",
      },
      {
        name: "We fit the ducts",
        text: "Our installers keep the duct ends sealed against dust, and leak-test the ducts where the specification asks for it.",
      },
      {
        name: "We balance the air",
        text: "We adjust the branches from the far end towards the fan. Then we slow the fan to the lowest speed that still gives every room its air.",
      },
      {
        name: "We hand over",
        text: "You get one drawing with the filter sizes, damper positions, air volumes and access doors.",
      },
    ],
  },
  topics: [
    {
      id: "tr19-duct-cleaning",
      figure: "grease",
      heading: "TR19 Grease and TR19 Air duct cleaning in London",
      paragraphs: [
        "Grease in a kitchen extract duct can catch fire and carry the fire through your building. TR19 Grease is the trade’s specification for keeping grease within limits, and insurers expect you to follow it. We measure the grease along the duct. If the average reaches 200 microns, the whole system needs a clean. If a single reading is above 500, that part needs cleaning urgently.",
        "Ventilation ducts in offices collect dust instead of grease. TR19 Air sets out how to judge whether they are clean. We look inside and show you pictures before we recommend a clean.",
        "Where access doors are missing, we fit them. You get a drawing that shows the access doors and any part we could not reach. A kitchen duct usually needs a clean every 3 to 12 months, depending on how long you cook each day. From the grease thickness we measured, we suggest when the next one is due.",
      ],
    },
    {
      id: "fire-dampers",
      figure: "fire-damper",
      heading: "Fire damper testing in London",
      paragraphs: [
        "A fire damper is a shutter inside a duct that closes in a fire, so that flames don’t spread through the building. BS 9999 recommends that a competent person tests every damper at least once a year.",
        "The engineer releases each damper so that it drops shut, then cleans, checks and resets it. If your fire alarm closes the dampers, we test that together with your alarm company.",
      ],
      items: [
        "We number each damper, mark it on the drawing and photograph it open and shut",
        "You see which dampers passed, failed or could not be reached",
        "You get a price for the repairs",
      ],
    },
    {
      id: "lev",
      figure: "local-exhaust",
      heading: "LEV testing in London",
      paragraphs: [
        "Local exhaust ventilation (LEV) draws away dust, fumes or vapour where people work with them, for example at a fume cupboard, a spray booth or a nail bar. Regulation 9 of COSHH, the law on hazardous substances at work, says that you must have LEV thoroughly examined and tested at least every 14 months.",
        "A competent person, either our own engineer or a specialist, checks the whole system from hood to discharge and judges whether your staff are protected. Please keep the commissioning report, so that the readings can be compared. You get the faults in order of urgency, and we can price the repairs.",
      ],
    },
  ],
  dependsOn: [
    "Where the air can be discharged: the planners look first at smell and at the windows nearby",
    "How many fire walls the ducts cross, and whether we can reach their dampers",
    "Whether the building is listed, because you may not be allowed a louvre on the front",
  ],
  prepare: [
    "Which rooms need air, how many people use them and when you are open",
    "Which cooking appliances you have, with the fuel and rating of each",
    "The fire strategy drawings and damper records",
    "Your last duct cleaning report",
  ],
  benefits: {
    heading: "What you get from us",
    items: [
      "Your meeting rooms don’t get stuffy in the second hour",
      "There is less condensation and mould, because we take moisture out at its source",
      "Your kitchen extract is built to satisfy environmental health, your insurer and the flat above",
    ],
  },
  highlights: [
    {
      name: "Proof of the airflow",
      text: "Before we leave, we measure the airflow at every grille and give you each figure beside the design figure.",
    },
    {
      name: "New fans for older units",
      text: "We can often replace an older unit’s belt-driven fan with direct-drive fans that fit through a doorway.",
    },
  ],
  compliance: [
    {
      duty: "Ventilate enclosed workplaces with enough fresh or purified air: Workplace (Health, Safety and Welfare) Regulations 1992",
      due: "Whenever people work there; plant kept in efficient working order",
      record: "Air volumes, filter changes and defects by date",
    },
    {
      duty: "Have adequate ventilation designed and tested in new and altered buildings: Building Regulations Part F",
      due: "At design, and measured on completion",
      record: "Airflow sheet, with the design and the measured figure for each room",
    },
    {
      duty: "Have local exhaust ventilation thoroughly examined and tested: Control of Substances Hazardous to Health Regulations 2002",
      due: "At least every 14 months, more often for some processes",
      record: "Examination report, kept for at least five years",
    },
    {
      duty: "Keep grease in kitchen extract within limits, as fire safety law and insurers expect: TR19 Grease",
      due: "Usually every 3 months if you cook 12 to 16 hours a day, every 6 months for 6 to 12 hours and every 12 months for less; sooner if you fry a lot or the readings are high",
      record: "Thickness readings before and after, photographs, and a list of areas not reached",
    },
    {
      duty: "Have fire dampers tested: Regulatory Reform (Fire Safety) Order 2005 and BS 9999",
      due: "At least once a year",
      record: "Drop-test result by damper number and location",
    },
    {
      duty: "Have ventilation designed, built and balanced to the trade’s standards: DW/172 for kitchens, DW/144 and DW/143 for ducts and their leak tests, BS EN ISO 16890 for filters, CIBSE Commissioning Code A for balancing, BS 7346-7 for smoke in car parks",
      due: "At design, installation and handover",
      record: "Leak test sheets, filter grades and balancing figures",
    },
  ],
  questions: [
    {
      question: "How much ventilation does an underground car park need?",
      answer:
        "If the car park relies on fans alone, the guidance is at least six air changes an hour, and ten at exits and ramps where cars queue.",
    },
    {
      question: "Why did our energy bill rise after heat recovery was fitted?",
      answer:
        "The heat recovery wheel may have stopped, the filters may be clogged, or the fans may be running all night. Our [building management system (BMS) engineers](/bms-services) usually check the time schedule first.",
    },
    {
      question: "Can you look after our ventilation every year?",
      answer:
        "Yes. We can put filters, belts, fans, dampers and duct inspections into one [maintenance contract](/maintenance).",
    },
  ],
  closing: {
    heading: "Get a price for ventilation or kitchen extract",
    text: "Send us a plan or photographs. At the survey we can measure the air in each room and show you which get too little. {claim:freeQuote}",
  },
  related: ["commercial-kitchen-gas", "rooftop-unit-installation", "hvac-system-design"],
} as const satisfies LandingRecord;
