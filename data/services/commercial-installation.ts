import type { LandingRecord } from "../types";

export const commercialInstallation = {
  kind: "landing",
  path: "/plumbing-services/commercial-installation",
  name: "Commercial Plumbing Installation",
  summary: "We install hot and cold water, washrooms and drains in offices, shops, schools, hotels and flats.",
  theme: "water",
  parent: "/plumbing-services",
  action: "contact",
  meta: {
    title: "Commercial plumbing installation in London",
    description:
      "We size, install and test hot and cold water, toilets and drainage in London offices, shops, schools, hotels and flats, and hand over the drawings and tests.",
    keywords: [
      "commercial plumbing installation London",
      "commercial plumbing contractor",
      "boosted water services installation",
      "above ground drainage contractor London",
      "office plumbing fit-out",
    ],
  },
  hero: {
    heading: "Commercial plumbing installation in London",
    lead: "We install hot and cold water and drainage, from the incoming main to the last manhole. We size the system, get the consents, test it and hand it over ready to use.",
  },
  grid: {
    heading: "What our plumbing installations include",
    items: [
      {
        symbol: "tank",
        name: "Incoming main and storage",
        text: "We fit metered connections, leak detection and storage tanks, sized for the number of people in your building.",
      },
      {
        symbol: "booster",
        name: "Boosted cold water",
        text: "Pumps and risers carry water up the building in pressure zones. Reducing valves protect the lower floors from too much pressure.",
      },
      {
        symbol: "cylinders",
        name: "Hot water generation",
        text: "We install calorifiers (hot water cylinders), plate heat exchangers, gas or electric heaters, and pumped returns with a balancing valve on every leg.",
      },
      {
        symbol: "stack",
        name: "Sanitary pipework",
        text: "We fit stacks, branches and vents in cast iron or plastic. Where they go through floors and walls, we seal them against noise and fire.",
      },
      {
        symbol: "roof-outlet",
        name: "Roof and surface water",
        text: "We fit gravity or siphonic roof outlets. We insulate the indoor rainwater pipes and connect them to the attenuation tank, which slows the flow.",
      },
      {
        symbol: "filters",
        name: "Specialist water",
        text: "Softeners, drinking water points, bin store wash-down and irrigation get backflow protection, up to fluid category 5, the highest risk.",
      },
    ],
  },
  parts: [
    {
      at: [41, 128],
      balloon: [64, 128],
      name: "Soil stack and vent",
      does: "It carries the waste down, and its open top lets air in.",
      fails: "Gurgling traps and a smell on the lowest floor are the first signs of a blockage.",
    },
    {
      at: [194, 75],
      balloon: [240, 68],
      name: "Basin trap",
      does: "The water in it keeps the smell of the drain out of the room.",
      fails: "If the basin isn’t used, the water dries up and you smell the drain.",
    },
    {
      at: [400, 113],
      balloon: [400, 135],
      name: "Floor valves",
      does: "They shut off hot and cold water to one floor only.",
      fails: "If they are seized or hidden, one leaking tap means shutting off every floor.",
    },
    {
      at: [164, 304],
      balloon: [128, 308],
      name: "Storage tank",
      does: "It holds water for the hours when the main can’t keep up.",
      fails: "If the tank is too large, the water stands too long and gets warm.",
    },
    {
      at: [304, 294],
      balloon: [310, 271],
      name: "Booster pump",
      does: "It lifts the water and gives every floor its pressure.",
      fails: "When it fails, your top floor loses water first.",
    },
    {
      at: [434, 268],
      balloon: [400, 206],
      name: "Hot water cylinder",
      does: "It heats the water with a coil and stores it at 60 °C.",
      fails: "Scale on the coil slows the heating, and you run out at busy times.",
    },
  ],
  states: {
    fails: 5,
    stops: ["water", "hot", "waste"],
    texts: [
      "The booster pump lifts water from the tank to the washrooms on every floor.",
      "The booster pump has stopped, so the washrooms lose their water, the top floor first.",
      "The booster pump runs at the right pressure, and the taps on every floor have water again.",
    ],
  },
  overview: {
    heading: "How we plan water systems for London buildings",
    paragraphs: [
      "If pipes and tanks are too large, the water stays in them too long and can become a health risk. If they are too small, people run short. So we don’t copy sizes from the last job. We look at your outlets, how many are likely to run at once and how many people use the building. Our calculation follows BS EN 806 with the British guidance in BS 8558, and we check it against your meter readings if you have any.",
      "In an occupied London building, the hard part is keeping everyone’s water on. The risers (the shafts for pipes) are often full, and the valve on the old steel main may no longer close. So we first find out where we can shut off the water, and agree with you who can be without it and when. Any temporary connections are in our price from the start.",
      "Your cold water has to stay cold, but in many London buildings hot and cold risers share a shaft, so the cold can go above 20 °C in summer. We keep the pipes apart, insulate both, and avoid long branches to taps that are rarely used. If a shower or drinking point may go unused, we make it easy to flush.",
      "A block of flats of at least 18 m or seven storeys may be a higher-risk building under the Building Safety Act 2022. Work there can need approval from the Building Safety Regulator before it begins. We help you find out which route applies and supply drawings for the application. Our [building services designers](/design-services) can prepare the rest of the mechanical drawings.",
    ],
  },
  approach: {
    heading: "How a plumbing installation runs, from enquiry to handover",
    steps: [
      {
        name: "Survey and demand",
        text: "We log pressure and flow at the main, trace the existing pipework, and calculate the demand floor by floor.",
      },
      {
        name: "Design and consents",
        text: "We produce schematics, layouts and a list of materials, and notify the water company. If no answer comes within ten working days, consent is treated as given.",
      },
      {
        name: "Prefabricate and install",
        text: "Where the layout repeats, we have riser modules and pipe sets made to our drawings. We keep the pipe ends capped on site so that no dirt gets into your water.",
      },
      {
        name: "Test and disinfect",
        text: "We test the water pipes at one and a half times their maximum operating pressure. Flushing, disinfection and sampling follow the guidance in PD 855468.",
      },
      {
        name: "Commission and keep the water moving",
        text: "We balance the returns, set the mixing valves and record the temperatures. Until people move in, we flush the taps and keep a log.",
      },
      {
        name: "Hand over",
        text: "With the record drawings, test sheets, valve charts, sample results and manuals you get a Legionella schematic, the starting point for [water system maintenance](/services/water-system-maintenance).",
      },
    ],
  },
  dependsOn: [
    "How many outlets you have, when they are used, and how high the top one is",
    "How much pressure and flow the main can give, and how long the water company needs for a larger connection",
    "Whether the building is empty, partly occupied or open throughout",
    "Whether the pipes have to cross asbestos, listed fabric or fire compartments",
  ],
  prepare: [
    "The architect’s layouts and room schedule, and how many people you expect",
    "Any drawings of the existing pipes, and recent meter readings",
    "The asbestos refurbishment survey for the areas we’ll open up",
    "The names of the principal designer, the building control body and your insurer",
  ],
  benefits: {
    heading: "What you get from our installers",
    items: [
      "You get the calculation behind the size of every tank and pipe",
      "You can shut off the water to each floor or tenant, with a chart that shows the valves",
      "No one drinks from the taps until a water sample has passed and we hand over",
    ],
  },
  highlights: [
    {
      name: "We can work while your building is open",
      text: "We plan each changeover valve by valve, with a fall-back, a notice to your tenants and a time by which the water is back on.",
    },
    {
      name: "Plumbing, gas and heating from one contractor",
      text: "Our own [gas](/gas-services), heating and controls engineers work in the same plant room, so one contractor is responsible for all of it.",
    },
  ],
  compliance: [
    {
      duty: "Have the water company notified before water systems are extended or altered in premises other than a house: Water Supply (Water Fittings) Regulations 1999",
      due: "Before work begins",
      record: "Notice, consent with its conditions, and schedule of fittings",
    },
    {
      duty: "Meet the requirements for water, hot water safety and foul drainage: Building Regulations Part G and Building Regulations Part H",
      due: "Application or notice before starting; completion certificate at the end",
      record: "Calculations, test certificates and as-built drawings",
    },
    {
      duty: "Have construction work planned, managed and coordinated: Construction (Design and Management) Regulations 2015",
      due: "From the first design decision. Work over 30 working days with more than 20 people at once, or over 500 person days, is notified to HSE",
      record: "Construction phase plan and our part of the health and safety file",
    },
    {
      duty: "Have asbestos identified before intrusive work: Control of Asbestos Regulations 2012",
      due: "Before anything is opened",
      record: "Survey reference on each permit to work",
    },
  ],
  questions: [
    {
      question: "Should we choose copper, stainless steel or plastic pipes?",
      answer:
        "It depends on the temperature, the water itself, the fire rules in the riser and whether hot works are allowed. Press-fit copper needs no flame, so it suits most refurbishments in occupied buildings. Stainless steel suits aggressive water and lasts a long time. Multilayer pipe suits flats with repeated layouts.",
    },
    {
      question: "Can the top floors have mains pressure without a tank?",
      answer:
        "Rarely, if your building is tall. Water companies only guarantee a modest pressure at the boundary. With a break tank and a [booster set](/plumbing-services/pump-installation) the upper floors get a steady supply and a few hours’ reserve.",
    },
    {
      question: "When should the new pipes be disinfected?",
      answer:
        "As late as you practically can before people move in. If you fill a system months ahead, it has to be flushed on a schedule and may need to be disinfected again. We agree the date with the main contractor when we plan the programme.",
    },
    {
      question: "Do you work from a consultant’s design?",
      answer:
        "Yes, to a full specification or with part of the design left to us. We check the design, flag clashes before anything is ordered, and take responsibility for what we size.",
    },
    {
      question: "Can you look after the plumbing once it is installed?",
      answer:
        "Yes. Our [commercial plumbers](/plumbing-services) repair and maintain it, by call-out or under a contract. With a [maintenance contract](/maintenance), one plan covers it with your heating and cooling.",
    },
  ],
  closing: {
    heading: "Get a price for your plumbing installation",
    text: "For a first figure we only need a marked-up plan and the number of people. Once you are happy with the scope, we’ll come and measure up. {claim:freeQuote}",
  },
  related: ["pump-installation", "water-system-maintenance", "bathroom-kitchen-plumbing"],
} as const satisfies LandingRecord;
