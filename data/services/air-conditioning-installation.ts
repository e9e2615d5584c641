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
    lead: "We install air conditioning that cools and heats offices, shops, restaurants and homes across London. First we work out how much cooling each room needs and help you with the permissions. Then we fit the system, test it and show you the readings.",
  },
  grid: {
    heading: "Air conditioning we install and alter",
    items: [
      {
        name: "Offices and meeting rooms",
        text: "Window rooms, inner rooms and meeting rooms each get a zone and a temperature of their own.",
      },
      {
        name: "Shops and restaurants",
        text: "Our design allows for crowds, open doors, cooking and extract fans.",
      },
      {
        name: "Server and comms rooms",
        text: "They need cooling all winter, a second unit that takes over, and an alarm that reaches someone.",
      },
      {
        name: "Flats and houses",
        text: "We fit quiet units where your lease and your neighbours allow them.",
      },
      {
        name: "Replacement of old plant",
        text: "We recover the old refrigerant and test or renew the pipes, one floor at a time if you like.",
      },
      {
        name: "Fit-out and Cat B works",
        text: "When you fit out a rented floor (a Cat B fit-out), we move or add units within the landlord’s system.",
      },
    ],
  },
  parts: [
    {
      at: [100, 30],
      balloon: [125, 30],
      name: "Outdoor unit",
      does: "Compresses the refrigerant and gives the rooms’ heat to outdoor air.",
      fails: "With a dirty coil or no space around it, it trips on the hottest day.",
    },
    {
      at: [282, 126],
      balloon: [318, 112],
      name: "Refrigerant pipes",
      does: "Carry liquid refrigerant to the rooms, and gas back outside.",
      fails: "From a leaking joint, cooling fades over weeks and ice forms on the indoor coil.",
    },
    {
      at: [242, 191],
      balloon: [266, 226],
      name: "Seal in the wall",
      does: "Closes the hole around the pipes where they pass a fire wall.",
      fails: "If it is left open, smoke gets through, and a fire inspection fails.",
    },
    {
      at: [130, 206],
      balloon: [128, 230],
      name: "Ceiling cassette",
      does: "Draws in room air, cools or heats it, and blows it along the ceiling.",
      fails: "When its filter is clogged, it blows weakly, then ices up or drips.",
    },
    {
      at: [216, 256],
      balloon: [218, 288],
      name: "Room controller",
      does: "Measures the room, and sets its temperature, fan and hours.",
      fails: "In the sun or above a printer it reads too warm, so the room gets too cold.",
    },
    {
      at: [448, 262],
      balloon: [424, 262],
      name: "Condensate drain",
      does: "Takes away the water that the coil draws from the air.",
      fails: "Blocked by slime, it stains the ceiling, or a float switch stops the unit.",
    },
  ],
  overview: {
    heading: "How we work out the size you need",
    paragraphs: [
      "Sizing by floor area alone treats a north-facing archive and a glazed corner office as if they were the same. Instead, we add up the heat in each room. It comes from the sun, lighting, screens, fresh air, the building itself and the people, who give off about 130 W each. We size the outdoor unit on the combined peak.",
      "A unit that is too big costs more to buy and more to run. It cools the room quickly and stops, so it takes little moisture out of the air. An inverter system can change its speed. If its size is close to what you need, it runs slowly for longer, which is quieter and uses less electricity.",
      "The law now limits which refrigerant you can choose. In Great Britain, new single splits holding less than 3 kg may no longer be placed on the market with a refrigerant whose global warming potential is 750 or more. R-32, at 675, is the usual replacement. It is mildly flammable, so we check the amount against the smallest room it could leak into, as BS EN 378 asks.",
      "Air conditioning does not replace fresh air, because most indoor units only recirculate the air in the room. Outdoor air has to come from windows or a separate [ventilation system](/services/ventilation-systems). If cooling with water suits you better, we price a [chiller](/services/chiller-installation) instead. To compare the types, or to book servicing or a repair, see our [air conditioning](/air-conditioning) page.",
    ],
  },
  approach: {
    heading: "How an installation works, step by step",
    steps: [
      {
        name: "Survey",
        text: "We measure the rooms and windows, look above ceilings and into risers, and check your spare electrical capacity. We also find a place for the outdoor unit where an engineer can reach it.",
      },
      {
        name: "Proposal",
        text: "You see the cooling each room needs and two or three options with running costs. You also get noise figures, pipe routes and a drawing to show your landlord.",
      },
      {
        name: "Permissions",
        text: "Planning permission, listed building consent and a licence to alter (your landlord’s consent) are three separate things. We tell you which you need, and supply the drawings and noise data. Outdoor units on business premises and flats usually need planning permission.",
      },
      {
        name: "Installation",
        text: "Our engineers braze the copper pipes under nitrogen, support them and insulate them against condensation. They also seal the holes in fire walls. Wherever a drain is near enough, the water that drips from the units runs away by gravity.",
      },
      {
        name: "Pressure test and vacuum",
        text: "We test the pipes for strength and leaks with nitrogen. Then we draw out the air until the vacuum holds. If the system needs more refrigerant, we weigh it in and write the amount on the unit’s label.",
      },
      {
        name: "Commissioning and handover",
        text: "For each unit we record the air temperatures, the electric current, the refrigerant readings and the drain. You receive the refrigerant log, the electrical certificate and the drawings, and we show you how to use the controller.",
      },
    ],
  },
  dependsOn: [
    "Where the outdoor unit can stand, who overlooks it and what noise limit applies",
    "How far apart and how high the units are, because makers limit the length of pipe",
    "How deep your ceilings are, and whether the route crosses fire walls or asbestos",
    "Whether your electrical supply has room; the network operator may have to be told or asked",
    "Whether people stay in the rooms, which moves noisy work into evenings or weekends",
  ],
  prepare: [
    "What the rooms look like: a floor plan is best, and a letting agent’s sketch with dimensions will do",
    "How many people use each room, and which equipment gives off heat",
    "What your lease, your planning conditions and the rules of the building say about outdoor units",
    "What the asbestos survey says, if your building went up before 2000",
  ],
  benefits: {
    heading: "What you have when we finish",
    items: [
      "Your rooms stay at the temperature you set on the hottest day we designed for, and you see the calculation and the readings",
      "The same units heat the rooms in winter, and use far less electricity than plug-in or direct electric heaters",
      "You hold a refrigerant record that starts on the first day",
      "We limit the controls to sensible temperatures, so two units in one room do not work against each other",
    ],
  },
  highlights: [
    {
      claim: "warranty",
      name: "{claim:warranty.short}",
      text: "New installations carry it. You can read its terms in plain words on this page, and the full written terms come with your quotation.",
    },
    {
      name: "Certified refrigerant engineers",
      text: "{claim:refcom} Only certified engineers handle the refrigerant. Ask to see our certificate before you sign, and ask any other firm for theirs.",
    },
  ],
  compliance: [
    {
      duty: "Use certified people and firms for refrigerant (F-gas) work, and keep records: Regulation (EU) No 517/2014 with the Fluorinated Greenhouse Gases Regulations 2015",
      due: "From installation. Leak checks follow from 5 t CO2e (tonnes of CO2 equivalent), which is about 7.4 kg of R-32 or 2.4 kg of R-410A",
      record: "A log for each system, with the charge, the tests and the engineer",
    },
    {
      duty: "Commission fixed cooling and give notice of it: Building Regulations Part L",
      due: "On completion",
      record: "Commissioning sheets and operating instructions for the building log book",
    },
    {
      duty: "Design, verify and certify the new circuits: BS 7671",
      due: "Before they are switched on for use",
      record: "Electrical installation certificate with schedules",
    },
    {
      duty: "Arrange a TM44 inspection (an energy check of air conditioning) once the units under your control exceed 12 kW together: Energy Performance of Buildings (England and Wales) Regulations 2012",
      due: "Within five years of first use, then at most five years apart",
      record: "A list of units with their sizes, ready for the assessor",
    },
  ],
  questions: [
    {
      question: "How long does an installation take?",
      answer:
        "A single split in a room that is easy to reach often takes one or two working days. A whole office floor takes weeks, because there are many pipes and cables to run. Permissions usually decide when we can start, so begin with them.",
    },
    {
      question: "Do I need planning permission for an outdoor unit at home?",
      answer:
        "Perhaps not. Since May 2025, permitted development in England has also covered air source heat pumps that cool as well as heat. There are limits on size, number, position and noise. Flats, listed buildings and conservation areas have tighter rules, and units that only cool are left out. We check the rules for your address with you.",
    },
    {
      question: "Which refrigerant should I ask for?",
      answer:
        "For small systems, R-32 is the sensible choice at present. For larger VRF systems (many indoor units on one network of pipes) it depends on the amount of refrigerant, the size of the rooms and leak detection. Ask each firm for the kilograms and for t CO2e (tonnes of CO2 equivalent), because those figures set your inspection duties.",
    },
    {
      question: "Can you take over units that another firm fitted?",
      answer:
        "Yes, once we have checked their condition. If an old unit has failed, our [emergency repair](/services/emergency-hvac) team looks at it first. After that we compare the cost of repair and replacement for you in writing.",
    },
  ],
  closing: {
    heading: "Book an air conditioning survey",
    text: "Send us your plans and a few photographs, or ask for a visit. {claim:freeQuote} A rough idea of what you want is enough to start.",
  },
  related: ["chiller-installation", "ventilation-systems", "energy-efficient-solutions"],
} as const;

/** The six system types, the reasons and the warranty. */
const lists = {
  systems: [
    {
      name: "Single split",
      text: "One indoor unit is joined to one outdoor unit. It suits a shop, a server cupboard or a bedroom.",
    },
    {
      name: "Multi-split",
      text: "Up to about five indoor units share one outdoor unit, each with its own pipes. All heat, or all cool.",
    },
    {
      name: "VRF and VRV",
      text: "VRF means variable refrigerant flow: many indoor units share one network of pipes. Some types move warmth from sunny rooms to shaded ones. VRV is one maker’s name for the same thing.",
    },
    {
      name: "Ducted units",
      text: "The unit is hidden above the ceiling and feeds several grilles. It needs depth and an access panel.",
    },
    {
      name: "Ceiling cassettes",
      text: "These sit in a suspended ceiling and blow air four ways, which suits open floors.",
    },
    {
      name: "Packaged and close control",
      text: "Packaged units on the roof cool halls and large shops. Close control units hold temperature and humidity steady in data rooms and archives.",
    },
  ],
  reasons: [
    {
      name: "A calculation you can keep",
      text: "The sheet with the cooling loads and everything we assumed is yours.",
    },
    {
      name: "Permissions dealt with early",
      text: "Landlord, planning officer and network operator get what they ask for before we order.",
    },
    {
      name: "Noise checked before we fit anything",
      text: "We choose positions from the maker’s sound data. If the council asks, an acoustician makes a BS 4142 assessment (a noise check against the nearest homes).",
    },
    {
      name: "One firm for cooling, power and drains",
      text: "The drain, the controls and the electrical supply are part of our job.",
    },
    {
      name: "Easy access for servicing",
      text: "An engineer reaches filters, drain trays and circuit boards without a scaffold.",
    },
    {
      name: "Servicing from the same firm",
      text: "A [maintenance contract](/maintenance) can start on the day of handover.",
    },
  ],
  warranty: {
    claim: "warranty",
    heading: "{claim:warranty.short}, in plain terms",
    text: "The full written terms come with your quotation, before you commit to anything. In short, they say the following.",
    terms: [
      "The warranty applies to new systems that we install ourselves.",
      "We register the equipment with its maker after commissioning. The registration document belongs in your handover file.",
      "You have the system maintained at least once a year by a competent firm with F-gas certification (the licence to handle refrigerant). It can be us or another firm. Keep the visit reports.",
      "Parts and labour are covered as the installation contract states for your equipment. Read that clause, because makers’ own guarantees differ.",
      "You tell us about faults promptly, and give us access to inspect and repair them.",
      "Filters, batteries and other consumables are not covered. Nor are misuse, accidental damage, supply faults and alterations by others.",
      "Your legal rights as a buyer stand beside the warranty, which does not reduce them.",
    ],
  },
} as const satisfies {
  systems: readonly [NamedText, NamedText, NamedText, NamedText, NamedText, NamedText];
  reasons: readonly [NamedText, NamedText, NamedText, NamedText, NamedText, ...NamedText[]];
  warranty: WarrantyCopy;
};

export const airConditioningInstallation = {
  kind: "landing",
  path: "/services/air-conditioning-installation",
  name: "Air Conditioning Installation",
  summary: "We size, install and test air conditioning for London offices, shops, restaurants and homes.",
  theme: "air",
  parent: "/hvac-services",
  action: "contact",
  ...copy,
  extras: [
    { heading: "Types of air conditioning system", items: lists.systems },
    { heading: "Reasons to choose us", items: lists.reasons },
  ],
  warranty: lists.warranty,
} as const satisfies LandingRecord;
