import type { LandingRecord, NamedText, WarrantyCopy } from "../types";

const copy = {
  meta: {
    title: "Air conditioning installation in London: offices and homes",
    description:
      "We install air conditioning in London offices, shops, restaurants and homes. We work out the size, help with permissions, fit the system and test it.",
    keywords: [
      "air conditioning installation London",
      "commercial air conditioning installers",
      "VRF installation London",
      "office air conditioning",
      "multi-split installation",
    ],
  },
  hero: {
    heading: "Air conditioning installation in London",
    lead: "We install air conditioning that cools and heats offices, shops, restaurants and homes across London. We work out how much cooling each room needs, help with permissions, fit the system and test it.",
  },
  grid: {
    heading: "Air conditioning we install and alter",
    items: [
      {
        symbol: "office",
        name: "Offices and meeting rooms",
        text: "Each room gets its own controller, because a sunny office and a full meeting room need different amounts of cooling.",
      },
      {
        symbol: "shop",
        name: "Shops and restaurants",
        text: "We allow for crowds, open doors, cooking and extract fans.",
      },
      {
        symbol: "servers",
        name: "Server and comms rooms",
        text: "Their cooling has to run all winter. We fit a second unit in case the first fails, and an alarm that reaches someone on call.",
      },
      {
        symbol: "house",
        name: "Flats and houses",
        text: "We fit quiet units where your lease and the planning rules allow them.",
      },
      {
        symbol: "recovery",
        name: "Replacing an old system",
        text: "We recover the old refrigerant and test or renew the pipes.",
      },
      {
        symbol: "plan",
        name: "Fit-out and Cat B works",
        text: "When you fit out a rented floor (Cat B), we can move units or add to your landlord’s system.",
      },
    ],
  },
  parts: [
    {
      at: [208, 30],
      balloon: [244, 30],
      name: "Outdoor unit",
      does: "Its compressor pumps the refrigerant; its coil gives off the heat.",
      fails: "A dirty coil or a boxed-in unit makes it cut out on the hottest day.",
    },
    {
      at: [282, 126],
      balloon: [318, 112],
      name: "Refrigerant pipes",
      does: "They carry liquid refrigerant to the rooms and bring gas back outside.",
      fails: "If a joint leaks, the cooling fades over weeks and ice forms on the indoor coil.",
    },
    {
      at: [242, 191],
      balloon: [266, 226],
      name: "Seal in the wall",
      does: "It fills the hole where the pipes pass through a fire wall.",
      fails: "Without it, smoke can spread, and your fire risk assessment will say so.",
    },
    {
      at: [130, 206],
      balloon: [128, 230],
      name: "Ceiling cassette",
      does: "It draws in room air, cools or heats it, and blows it out.",
      fails: "Weak airflow, ice or drips often mean a clogged filter.",
    },
    {
      at: [216, 256],
      balloon: [218, 288],
      name: "Room controller",
      does: "You set the temperature, fan and hours here.",
      fails: "In the sun or above a printer it reads high, and the room gets too cold.",
    },
    {
      at: [448, 262],
      balloon: [424, 262],
      name: "Condensate drain",
      does: "It takes away the water that the coil draws from the air.",
      fails: "If slime blocks it, water stains your ceiling, or a float switch stops the unit.",
    },
  ],
  states: {
    fails: 1,
    stops: ["air", "liquid", "waste"],
    texts: [
      "Refrigerant carries the heat from both rooms to the outdoor unit.",
      "The outdoor unit has cut out on a hot day, so both rooms get warm.",
      "The outdoor coil is clean, the refrigerant charge is right and both rooms are cool.",
    ],
  },
  overview: {
    heading: "How we work out the size you need",
    paragraphs: [
      "Floor area alone is a poor guide: a north-facing storeroom and a corner office with glass on two sides need very different units. So we add up the heat in each room, from the sun, lighting, screens, fresh air, the building and the people, who give off about 130 W each. We size the outdoor unit for the hour when the total is highest.",
      "A unit that is too big costs more to buy and to run. It cools the room quickly and stops, so it takes little moisture out of the air. An inverter unit of the right size runs slowly for longer, so it is quieter and uses less electricity.",
      "The law limits which refrigerant you can choose. In Great Britain, a new single split with less than 3 kg of refrigerant may no longer be put on the market if that refrigerant’s global warming potential is 750 or more. Most now use R-32, whose potential is 675. It is mildly flammable, so we check to BS EN 378 that the amount is safe for the smallest room it could leak into.",
      "Air conditioning doesn’t replace fresh air, because most indoor units only recirculate what is in the room. You still need windows or a separate [ventilation system](/services/ventilation-systems). If a [chiller](/services/chiller-installation) would suit your building better, we’ll price that instead. For servicing and repairs, see our [air conditioning](/air-conditioning) page.",
    ],
  },
  approach: {
    heading: "How an installation works, step by step",
    steps: [
      {
        name: "Survey",
        text: "We measure the rooms and windows, look above ceilings and into risers, and check how much spare electrical capacity you have.",
      },
      {
        name: "Proposal",
        text: "You get two or three options with running costs, noise figures and pipe routes, and a drawing you can show your landlord.",
      },
      {
        name: "Permissions",
        text: "Your job may need planning permission, listed building consent, a licence to alter (your landlord’s consent) or all three. We’ll tell you which, and supply the drawings and noise data. Outdoor units on business premises usually need planning permission.",
      },
      {
        name: "Installation",
        text: "Our engineers braze the copper pipes under nitrogen, support them and insulate them so that they don’t drip. They also seal the holes in fire walls.",
      },
      {
        name: "Pressure test and vacuum",
        text: "We test the pipes for strength and leaks with nitrogen, then draw out the air until the vacuum holds. If the system needs more refrigerant, we weigh it in and write the amount on the unit’s label.",
      },
      {
        name: "Commissioning and handover",
        text: "For each unit we record the air temperatures, electric current and refrigerant readings, and check the drain. We show you how to use the controller, and leave you the refrigerant log, the electrical certificate and the drawings.",
      },
    ],
  },
  dependsOn: [
    "Where the outdoor unit can stand, who overlooks it and what noise limit applies",
    "How far apart the units are, across and up, because manufacturers limit pipe lengths",
    "How deep your ceiling voids are, and whether the pipes pass through fire walls or asbestos",
    "Whether your electrical supply can take the load, or whether we have to ask the network operator for more",
    "Whether the rooms stay in use, because noisy work then has to wait for evenings or weekends",
  ],
  prepare: [
    "A floor plan of the rooms",
    "How many people use each room, and which equipment gives off heat",
    "What your lease, your planning conditions and the building’s rules say about outdoor units",
    "Your asbestos survey, in a workplace or a block from before 2000",
  ],
  benefits: {
    heading: "Reasons to choose us",
    items: [
      "Your landlord, the planners and the network operator get what they ask for before we order the units",
      "We choose positions from the manufacturer’s sound data. If the council asks, an acoustician checks the noise at the nearest homes (a BS 4142 assessment)",
      "We also run the drain, fit the controls and put in the electrical supply",
      "An engineer can reach filters, trays and circuit boards without a scaffold",
      "The same units heat your rooms in winter, and use far less electricity than plug-in heaters",
      "Your [maintenance contract](/maintenance) can start on the day of handover",
    ],
  },
  highlights: [
    {
      name: "Sizing you can check",
      text: "You get the calculation for each room, with everything we assumed.",
    },
    {
      name: "Certified refrigerant engineers",
      text: "{claim:refcom} Only certified engineers handle the refrigerant.",
    },
  ],
  compliance: [
    {
      duty: "Use certified people and firms for refrigerant (F-gas) work, and keep records: Regulation (EU) No 517/2014 with the Fluorinated Greenhouse Gases Regulations 2015",
      due: "From installation. Leak checks follow from 5 t CO2e (tonnes of CO2 equivalent): about 7.4 kg of R-32 or 2.4 kg of R-410A",
      record: "A log for each system, with the charge, the tests and the engineer",
    },
    {
      duty: "Have fixed cooling commissioned, and give notice of it to building control: Building Regulations Part L",
      due: "On completion",
      record: "Commissioning sheets and operating instructions for the building log book",
    },
    {
      duty: "Have the new circuits designed, tested and certified: BS 7671",
      due: "Before they are switched on for use",
      record: "Electrical installation certificate with schedules",
    },
    {
      duty: "Arrange a TM44 inspection (an energy check of air conditioning) once the units under your control add up to more than 12 kW: Energy Performance of Buildings (England and Wales) Regulations 2012",
      due: "Within five years of first use, then at most five years apart",
      record: "A list of units with their sizes, ready for the assessor",
    },
  ],
  questions: [
    {
      question: "How long does an installation take?",
      answer:
        "A single split in a room that is easy to reach often takes one or two days. A whole office floor takes weeks. We start once you have the permissions.",
    },
    {
      question: "Do I need planning permission for an outdoor unit at home?",
      answer:
        "Perhaps not. Since May 2025, permitted development in England has also covered air source heat pumps that cool as well as heat, within limits on size, number, position and noise. Units that only cool are not included, and the rules are tighter for flats, listed buildings and conservation areas.",
    },
    {
      question: "Which refrigerant should I ask for?",
      answer:
        "For a small system, R-32 is the sensible choice at present. For a larger VRF system it depends on the amount of refrigerant, the size of the rooms and whether there is leak detection. Ask each firm how many kilograms the system holds and what that is in t CO2e, because that decides how often it has to be checked.",
    },
    {
      question: "Can you take over units that another firm fitted?",
      answer:
        "Yes, once we have checked their condition. If a unit has failed, our [emergency repair](/services/emergency-hvac) team looks at it first. Then we give you the cost of a repair and of a replacement in writing.",
    },
  ],
  closing: {
    heading: "Get a price for air conditioning",
    text: "Send us your plans and a few photographs, or ask us to visit. {claim:freeQuote}",
  },
  related: ["chiller-installation", "ventilation-systems", "energy-efficient-solutions"],
} as const;

/** The six types of system, and the warranty. */
const lists = {
  systems: [
    {
      name: "Single split",
      text: "One indoor unit is connected to one outdoor unit. It suits a shop, a server cupboard or a bedroom.",
    },
    {
      name: "Multi-split",
      text: "Up to about five indoor units share one outdoor unit, each with its own pipes. They can’t heat one room while they cool another.",
    },
    {
      name: "VRF and VRV",
      text: "With VRF (variable refrigerant flow), many indoor units share one network of pipes. Heat recovery types move warmth from rooms that need cooling to rooms that need heating. VRV is one maker’s name for VRF.",
    },
    {
      name: "Ducted units",
      text: "The unit is hidden above the ceiling and feeds several grilles. It needs a deep ceiling void and an access panel.",
    },
    {
      name: "Ceiling cassettes",
      text: "They sit in a suspended ceiling and blow air four ways, so they suit open-plan offices.",
    },
    {
      name: "Packaged and close control",
      text: "Packaged units on the roof cool halls and large shops. Close control units keep temperature and humidity steady in data rooms and archives.",
    },
  ],
  warranty: {
    claim: "warranty",
    heading: "{claim:warranty.short}, in plain English",
    text: "You get the full written terms with your quotation, before you commit to anything. In short:",
    terms: [
      "The warranty covers new systems that we install ourselves.",
      "We register the equipment with its maker after commissioning, and you keep the registration in your handover file.",
      "You need a service at least once a year from any competent firm with F-gas certification (the licence to handle refrigerant). Keep the visit reports.",
      "Your installation contract says which parts and labour are covered.",
      "You need to tell us about faults promptly, and let us in to inspect and repair them.",
      "Filters, batteries and other consumables are not covered. Nor are misuse, accidental damage, supply faults and alterations by others.",
      "Your statutory rights are not affected.",
    ],
  },
} as const satisfies {
  systems: readonly [NamedText, NamedText, NamedText, NamedText, NamedText, NamedText];
  warranty: WarrantyCopy;
};

export const airConditioningInstallation = {
  kind: "landing",
  path: "/services/air-conditioning-installation",
  name: "Air Conditioning Installation",
  summary: "We size, install and test air conditioning for London offices, shops, restaurants and homes.",
  theme: "air",
  parent: "/hvac-services",
  figures: { kinds: "split-types" },
  action: "contact",
  ...copy,
  extras: [{ heading: "Types of air conditioning system", items: lists.systems }],
  warranty: lists.warranty,
} as const satisfies LandingRecord;
