import type { HubRecord } from "../types";

export const plumbingServices = {
  kind: "hub",
  path: "/plumbing-services",
  name: "Plumbing Services",
  serviceKind: "plumbing",
  summary: "Repairs, pipework, pumps, bathrooms and safe water for homes and businesses",
  theme: "water",
  parent: "/",
  figures: { intro: "water-temperatures" },
  meta: {
    title: "Plumbers in London, commercial and domestic",
    description:
      "Our domestic and commercial plumbers install, repair and maintain pipework, pumps, drains, bathrooms and hot water in London, on call or on contract.",
    keywords: [
      "commercial plumbers London",
      "plumbing contractor London",
      "commercial plumbing services",
      "plumbing maintenance contract London",
      "plumbing services London",
    ],
  },
  hero: {
    heading: "Plumbers for London homes and businesses",
    lead: "We install, repair and look after pipes, drains and bathrooms in London buildings, from one flat to a whole estate. If you have a leak, close the stopcock and call us. {claim:response}",
  },
  introHeading: "What our plumbers work on",
  intro: [
    "In your home, our [London plumbers](/plumbing-services/plumber-london) repair leaks, taps, toilets and drains. In a larger building, a weak or cold shower may be down to the tank in the basement, the booster pump, a valve in the riser, the calorifier (hot water cylinder) or the mixing valve. We work on all of these.",
    "Our [gas engineers](/gas-services) look after gas water heaters, and our [heating engineers](/heating-services) look after radiators and heating pipes.",
    "Some plumbing work has to be notified to the water company or to building control. In workplaces and rented homes, health and safety law covers the water system. For each job we’ll tell you who has to know, and what record you get.",
  ],
  services: [
    {
      slug: "plumber-london",
      suits: "A tap, toilet, shower or drain needs attention at home, in a shop, a restaurant or a small office.",
    },
    {
      slug: "commercial-installation",
      suits: "You are building or fitting out and need new or altered water pipes and drains.",
    },
    {
      slug: "pump-installation",
      suits: "Water pressure is weak on the upper floors, the basement floods, or a pump is noisy or worn out.",
    },
    {
      slug: "emergency-plumbing-repairs",
      suits: "A leak, a flood or a blocked drain can’t wait.",
    },
    {
      slug: "water-system-maintenance",
      suits: "You run a school, care home or office, or let property, and have to show that the water is safe.",
    },
    {
      slug: "bathroom-kitchen-plumbing",
      suits: "You are replacing a bathroom, washroom, tea point or catering kitchen.",
    },
  ],
  chooser: {
    heading: "What is wrong with your plumbing?",
    items: [
      {
        symbol: "burst",
        name: "Water is coming through a light fitting or over the floor",
        danger: "emergency",
        text: "Close the stopcock, keep away from electrics and ring our [emergency plumbers](/services/emergency-plumbing-repairs).",
      },
      {
        symbol: "booster",
        name: "Water pressure is low on the top floor every morning",
        text: "The building may be using more water than the supply can deliver, or one of the booster pumps may have failed. See [pump installation](/plumbing-services/pump-installation).",
      },
      {
        symbol: "thermometer",
        name: "The hot water is lukewarm, and our temperature records are being audited",
        text: "The hot water return or the mixing valves probably need work. See [water system maintenance](/services/water-system-maintenance).",
      },
      {
        symbol: "wc",
        name: "One toilet never stops filling",
        text: "The fill valve or flush valve is probably worn. If you rent your home, ring your landlord first. Otherwise book one of our [London plumbers](/plumbing-services/plumber-london).",
      },
      {
        symbol: "drain",
        name: "The sink or the toilet drains slowly, or not at all",
        text: "We clear it: see [blocked drains](/plumbing-services/plumber-london#blocked-drains).",
      },
      {
        symbol: "cylinders",
        name: "There is no hot water from the cylinder",
        text: "A thermostat may have failed. If the cylinder is unvented, it needs an engineer with a G3 qualification: see [unvented cylinders](/plumbing-services/plumber-london#unvented-cylinders).",
      },
      {
        symbol: "flats",
        name: "There is no hot water in my flat",
        text: "First find out [what to check and who has to repair it](/guides/no-hot-water-in-flat).",
      },
      {
        symbol: "sinks",
        name: "Our restaurant kitchen’s drain backs up",
        text: "It is often blocked with fat. We clear the drain: see [blocked drains](/plumbing-services/plumber-london#blocked-drains). We can also fit a grease trap.",
      },
      {
        symbol: "showers",
        name: "The shower keeps leaking, however often the tray is resealed",
        text: "The fault is probably behind the tiles. See [bathroom and kitchen plumbing](/services/bathroom-kitchen-plumbing).",
      },
      {
        symbol: "stack",
        name: "The washroom sometimes smells of sewage",
        text: "A trap may have dried out, a vent valve may have failed or a soil pipe may be cracked. Book [a visit](/plumbing-services/plumber-london) and we’ll look for it with a smoke test.",
      },
    ],
  },
  topics: [
    {
      id: "commercial-plumbers",
      figure: "floor-valves",
      heading: "Commercial plumbers in London: call-outs and contracts",
      paragraphs: [
        "Call us for a single repair, or put the plumbing in all your buildings under one contract. When something breaks, we come out and make it safe, agree the price of what we can repair on the day, and quote for the rest before we carry on.",
        "With a contract we know your building before anything breaks. We keep a list of the tanks, pumps, heaters and valves, visit on agreed dates, and check water temperatures. You set a limit for small repairs, so the engineer can finish them on the spot. Our [maintenance contracts](/maintenance) page explains how a contract starts and runs.",
        "We work in offices, shops, restaurants, hotels, schools, care homes and blocks of flats. If the water has to go off, we can come at night or at the weekend, and warn the people affected. If you manage several sites, see how our [24/7 cover](/emergency-services) works for all of them.",
      ],
      items: [
        "We repair leaks, taps, toilets, urinals, water heaters, pumps and drains",
        "We test and label the stop valves, so you can shut off one floor, not the whole building",
        "After each visit our report says what we did and what is still to do",
        "You call the same number day and night",
      ],
    },
  ],
  benefits: {
    heading: "Why use one firm for all your plumbing",
    items: [
      "If we did the installation, we have the drawings, so you don’t need a new survey",
      "After a temporary repair, the permanent one is done by people who already know the system",
      "We set up pumps, heaters and controls together, so they don’t work against each other",
      "If the water company has to be told about the work, we do that for you",
    ],
  },
  compliance: [
    {
      duty: "Have fittings installed and maintained so that mains water is neither wasted nor contaminated: Water Supply (Water Fittings) Regulations 1999",
      due: "Always; many alterations need the water company’s consent first",
      record: "Consent where needed, and a description of the fittings used",
    },
    {
      duty: "Manage the risk from Legionella in workplaces, hotels and rented homes: ACoP L8",
      due: "All the time, with an up-to-date assessment",
      record: "Logbook entries for every reading, clean and repair",
    },
    {
      duty: "Get a certificate for new drains. Tell building control about a new unvented hot water cylinder: Building Regulations Part G and Building Regulations Part H",
      due: "When the work is finished, if the installer can certify it; otherwise building control has to know before it starts",
      record: "Completion or self-certification document",
    },
  ],
  questions: [
    {
      question: "Which water company supplies my building?",
      answer:
        "Thames Water supplies most of London, Affinity Water parts of the north and west, Essex & Suffolk Water parts of the east, and SES Water parts of the south. At home, the name is on your water bill; a business can ask its water retailer. Nearly all of London’s sewers belong to Thames Water.",
    },
    {
      question: "Do you work on lead pipes?",
      answer:
        "Yes, we replace them. Many Victorian and Edwardian buildings still have a lead supply pipe, and your part runs from the boundary inwards. Ask the water company whether it will replace its own part at the same time.",
    },
    {
      question: "Can I have plumbing, gas and air conditioning on one contract?",
      answer:
        "Yes. A [maintenance contract](/maintenance) can cover your water systems, gas, heating and [air conditioning](/air-conditioning), with one list of equipment and one number to call.",
    },
    {
      question: "How do I get a price for plumbing work?",
      answer:
        "Send us photographs and a short description, or ask for a survey. {claim:freeQuote} We list labour and materials separately, and say what is not included. {claim:callOut} If you call us out to a fault and decide against the repair, we may charge for that visit.",
    },
  ],
  closing: {
    heading: "Need a plumber in London?",
    text: "Tell us where it is leaking and how badly, or what you’d like installed. Before we come, we’ll tell you what we’d do on the first visit.",
  },
} as const satisfies HubRecord;
