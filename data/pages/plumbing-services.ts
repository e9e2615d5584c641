import type { HubRecord } from "../types";

export const plumbingServices = {
  kind: "hub",
  path: "/plumbing-services",
  name: "Plumbing Services",
  summary: "Repairs, pipework, pumps, bathrooms and safe water for homes and businesses",
  theme: "water",
  parent: "/",
  meta: {
    title: "Commercial plumbers in London",
    description:
      "Our plumbers install, repair and maintain pipework, pumps, drains, bathrooms and hot water for London businesses, landlords and homes, on call or on contract.",
    keywords: [
      "commercial plumbers London",
      "plumbing contractor London",
      "commercial plumbing services",
      "plumbing maintenance contract London",
      "plumbing services London",
    ],
  },
  hero: {
    heading: "Commercial plumbers in London",
    lead: "We install, repair and look after water, drains and bathrooms in London buildings, from one flat to a whole estate. Choose the service you need, or tell us what the water does.",
  },
  intro: [
    "Plumbing in a London building has many parts. Take a shower on the tenth floor. It depends on a tank in the basement, a booster pump, a valve in the riser, a calorifier (hot water cylinder) and a mixing valve at the right setting. When it runs cold, any of the five may be at fault. We work on all of them, so you need not call a second firm.",
    "Our six services are sorted by what you need, whatever the size of the building. A leaseholder with one leaking cistern and an estate manager with thirty tanks start on different pages, but the same engineers come to both. Our [gas engineers](/gas-services) look after water heaters that burn gas, and our [heating engineers](/heating-services) look after radiators and heating pipes.",
    "Several sets of rules apply to water. The water company has rules for the supply and its fittings, the health and safety inspector for stored water, and building control for the drains. Each of our pages says which rules apply, whom you have to tell, and which paper you should get at the end.",
  ],
  services: [
    {
      slug: "plumber-london",
      suits: "You have one job in a home, shop or small office: a tap, toilet, shower, leak or drain.",
    },
    {
      slug: "commercial-installation",
      suits: "You develop, build or fit out, and need new or altered water pipes and drains.",
    },
    {
      slug: "pump-installation",
      suits: "The upper floors have weak pressure, the basement floods, or a pump is noisy or past repair.",
    },
    {
      slug: "emergency-plumbing-repairs",
      suits: "Water or sewage is in the wrong place now.",
    },
    {
      slug: "water-system-maintenance",
      suits: "You have to show that stored water is safe, as a landlord, school, care home or office manager.",
    },
    {
      slug: "bathroom-kitchen-plumbing",
      suits: "You renew a bathroom, washroom, tea point or catering kitchen.",
    },
  ],
  chooser: {
    heading: "What is wrong with your plumbing?",
    items: [
      {
        symptom: "Water drips through a light fitting or spreads over the floor",
        answer:
          "Close the stop valve, stay away from the electrics and go to [emergency plumbing repairs](/services/emergency-plumbing-repairs).",
      },
      {
        symptom: "The top-floor taps run weak every morning",
        answer:
          "The building now uses more water than the supply gives, or a booster set has lost a pump. Look at [pump installation](/plumbing-services/pump-installation).",
      },
      {
        symptom: "The hot taps run lukewarm, and an auditor asks for temperatures",
        answer:
          "The return pipe or the mixing valves need work. Our [water system maintenance](/services/water-system-maintenance) page explains both.",
      },
      {
        symptom: "One toilet never stops filling",
        answer: "An ordinary visit is enough. Book a [plumber in London](/plumbing-services/plumber-london).",
      },
      {
        symptom: "The sink or the toilet drains slowly, or not at all",
        answer: "We clear it and find out why: [blocked drains](/plumbing-services/plumber-london#blocked-drains).",
      },
      {
        symptom: "There is no hot water from a large sealed cylinder",
        answer:
          "It is probably an unvented one, which only a qualified person should work on. See [unvented cylinders](/plumbing-services/plumber-london#unvented-cylinders).",
      },
      {
        symptom: "We are adding a floor of desks and two tea points",
        answer:
          "First we check the supply, the drains and what the water company has to agree: [commercial plumbing installation](/plumbing-services/commercial-installation).",
      },
      {
        symptom: "The shower tray leaks again each time the grout is renewed",
        answer:
          "The fault is below the tiles. See [bathroom and kitchen plumbing](/services/bathroom-kitchen-plumbing).",
      },
      {
        symptom: "A smell of sewage comes and goes in the washroom",
        answer:
          "A trap has dried out, a vent valve has failed or a soil pipe is cracked. We can find out with smoke, so start with [a planned visit](/plumbing-services/plumber-london).",
      },
    ],
  },
  topics: [
    {
      id: "commercial-plumbers",
      heading: "Commercial plumbers in London, reactive and on contract",
      paragraphs: [
        "You can call us for one repair, or have us look after the plumbing of your buildings all year. A reactive visit is one that you ask for when something breaks. We come, make it safe, repair what we can on the day, and give you a price for the rest before we go on.",
        "On a contract we know the building before anything breaks. We keep a list of the tanks, pumps, heaters and valves, visit on agreed dates, and take the temperatures that show your water is safe. You set a limit for small repairs, so the engineer can finish them on the spot. Our [maintenance contracts](/maintenance) page explains how it starts and runs.",
        "We work for offices, shops, restaurants, hotels, schools, care homes and blocks of flats. Shutdowns can be at night or at the weekend, and we tell the people they affect beforehand. Facilities managers with several sites can add [out-of-hours cover](/emergency-services).",
      ],
      items: [
        "We repair leaks, taps, toilets, urinals, water heaters, pumps and drains",
        "Stop valves are tested and labelled, so that a floor can be shut off without the whole building",
        "Each visit ends with a report that says what was done and what is still to do",
        "One phone number serves you by day and by night",
      ],
    },
  ],
  benefits: {
    heading: "Why have one firm for all your plumbing",
    items: [
      "The drawing from the installation is handed to the people who maintain it, so you do not pay for it twice",
      "After an urgent repair, the same firm makes the lasting one and knows the system",
      "We set pumps, heaters and controls together, so a repair in one place does not cause a fault in another",
      "Whoever does the work also tells the water company about it",
      "{claim:callOut.short}",
    ],
  },
  compliance: [
    {
      duty: "Install and maintain fittings so that mains water is neither wasted nor contaminated: Water Supply (Water Fittings) Regulations 1999",
      due: "Always; many alterations need the water company’s consent first",
      record: "Consent where needed, and a description of the fittings used",
    },
    {
      duty: "Manage the risk from Legionella in buildings where people work, stay or live as tenants: ACoP L8",
      due: "All the time, from a current assessment",
      record: "Logbook entries for every reading, clean and repair",
    },
    {
      duty: "Certify notifiable hot water storage and new drainage: Building Regulations Part G and Building Regulations Part H",
      due: "When the work is finished",
      record: "Completion or self-certification document",
    },
  ],
  questions: [
    {
      question: "Which water company supplies my building?",
      answer:
        "Thames Water supplies most of London. Affinity Water serves parts of the north and west, Essex & Suffolk Water parts of the east, and SES Water parts of the south. Your bill names it. If a retailer sends your firm’s bill, ask there. Thames Water takes the sewage across nearly all of the capital.",
    },
    {
      question: "Do you work on lead pipes?",
      answer:
        "We replace them. Many Victorian and Edwardian buildings still have a lead supply pipe. Your part runs from the boundary inwards. Ask the water company whether it will renew its own part at the same time.",
    },
    {
      question: "Can I have plumbing, gas and air conditioning on one contract?",
      answer:
        "Yes. A [maintenance contract](/maintenance) can include the water systems and the rest of the plant, with one list of equipment and one person to call. Our [air conditioning](/air-conditioning) team works from the same list.",
    },
    {
      question: "How do I get a price for plumbing work?",
      answer:
        "Send us photographs and a short description, or ask for a survey. {claim:freeQuote} The price is split into labour, materials and anything we have left out.",
    },
  ],
  closing: {
    heading: "Need a plumber for your London building?",
    text: "Tell us what the water does, and where. We tell you which service it belongs to and what we would do on the first visit.",
  },
} as const satisfies HubRecord;
