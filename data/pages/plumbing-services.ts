import type { HubRecord } from "../types";

export const plumbingServices = {
  kind: "hub",
  path: "/plumbing-services",
  name: "Plumbing Services",
  summary: "Pipework, pumps, bathrooms, water hygiene and urgent repairs",
  theme: "water",
  parent: "/",
  meta: {
    title: "Plumbing Services in London for Homes and Businesses",
    description:
      "Six plumbing services compared: everyday plumbers, commercial installation, pumps, urgent repairs, water hygiene, and bathrooms and kitchens across London.",
    keywords: [
      "plumbing services London",
      "commercial plumbing services",
      "plumbing contractor London",
      "water services engineers",
      "drainage and sanitary London",
    ],
  },
  hero: {
    heading: "Plumbing services",
    lead: "Water arrives under pressure and leaves by gravity. In between lie tanks, pumps, heaters, valves and traps, and one team that looks after them.",
  },
  intro: [
    "Plumbing in a London building is rarely one trade. A tenth-floor shower depends on a tank in the basement, a booster, a riser valve, a calorifier and a mixing valve set to the right degree. When it runs cold, any of the five may be at fault. We work on each of them, so a fault has nowhere to hide between contractors.",
    "The six services below divide the work by what you need, not by the size of the building. A leaseholder with one leaking cistern and an estate manager with thirty tanks start on different pages, yet the engineers, the records and the phone line are shared. Gas-fired water heaters belong to our [gas team](/gas-services), radiators and heating circuits to [heating](/heating-services).",
    "Rules follow the water. The incoming supply answers to the water company and its fittings regulations, stored water to the health and safety inspector, waste to building control. Each job page says which of these applies, what has to be notified, and which paper you should receive at the end.",
  ],
  services: [
    {
      slug: "plumber-london",
      suits: "Anyone with a single job in a home, shop or small office: taps, toilets, showers, leaks, drains.",
    },
    {
      slug: "commercial-installation",
      suits: "Developers, main contractors and occupiers who need new or altered water and drainage systems.",
    },
    {
      slug: "pump-installation",
      suits: "Buildings with weak upper floors, wet basements, noisy circulators or a set past repair.",
    },
    {
      slug: "emergency-plumbing-repairs",
      suits: "Whoever has water, or foul water, in the wrong place at this moment.",
    },
    {
      slug: "water-system-maintenance",
      suits: "Duty holders who have to show that stored water is safe: landlords, schools, care and office managers.",
    },
    {
      slug: "bathroom-kitchen-plumbing",
      suits: "Owners and fit-out teams renewing wet rooms, washrooms, tea points or catering kitchens.",
    },
  ],
  chooser: {
    heading: "Start from the symptom",
    items: [
      {
        symptom: "Water is dripping through a light fitting or spreading over the floor",
        answer:
          "Close the stop valve, stay away from the electrics and go to [emergency plumbing repairs](/services/emergency-plumbing-repairs).",
      },
      {
        symptom: "Top-floor taps fade every morning",
        answer:
          "Demand has outgrown the supply, or a booster has lost a pump. Look at [pump installation](/plumbing-services/pump-installation).",
      },
      {
        symptom: "Hot taps run lukewarm, and an auditor asks for temperatures",
        answer:
          "The return loop or the mixing valves need attention: [water system maintenance](/services/water-system-maintenance).",
      },
      {
        symptom: "One toilet never stops filling",
        answer: "An ordinary visit is enough. Book a [plumber in London](/plumbing-services/plumber-london).",
      },
      {
        symptom: "We are adding a floor of desks and two tea points",
        answer:
          "Capacity, consent and drainage come first: [commercial plumbing installation](/plumbing-services/commercial-installation).",
      },
      {
        symptom: "The shower tray leaks whenever the grout is redone",
        answer:
          "The fault is below the tile. See [bathroom and kitchen plumbing](/services/bathroom-kitchen-plumbing).",
      },
      {
        symptom: "A smell of sewage comes and goes in the washroom",
        answer:
          "A dry trap, a failed air admittance valve or a cracked stack. A plumber can smoke test it: start with [a planned visit](/plumbing-services/plumber-london).",
      },
    ],
  },
  benefits: {
    heading: "Why keep water with one contractor",
    items: [
      "The installer’s schematic becomes the maintenance team’s map, and nothing is drawn twice",
      "Urgent repairs end in a permanent fix by people who know the system",
      "Pumps, heaters and controls are adjusted as a set, so a cure in one place makes no fault in the next",
      "Notices to the water company are made by those who do the work",
      "No call-out fee when the recommended work proceeds",
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
      due: "Continuously, from a current assessment",
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
        "Thames Water supplies most of London. Affinity Water serves parts of the north and west, Essex & Suffolk Water parts of the east, SES Water parts of the south. The company on your bill, or your retailer’s website, settles it. Sewerage is Thames Water’s across nearly all of the capital.",
    },
    {
      question: "Do you work on lead pipes?",
      answer:
        "We replace them. Many Victorian and Edwardian properties still have a lead supply pipe. Your part is the section from the boundary inwards; ask the water company whether it will renew its own section at the same time.",
    },
    {
      question: "Can I have plumbing, gas and air conditioning on one contract?",
      answer:
        "Yes. Water tasks can sit beside the rest of the plant in a [maintenance contract](/maintenance), with one asset list and one point of contact.",
    },
    {
      question: "How do I get a price?",
      answer:
        "Send photographs and a short description, or ask for a survey. The quote is free and arrives within 24 hours, split into labour, materials and anything excluded.",
    },
  ],
  closing: {
    heading: "Not sure which page is yours",
    text: "Describe what the water does, and where. We tell you which service it belongs to and what the first visit would involve.",
  },
} as const satisfies HubRecord;
