import type { LandingRecord } from "../types";

export const bathroomKitchenPlumbing = {
  kind: "landing",
  path: "/services/bathroom-kitchen-plumbing",
  name: "Bathroom & Kitchen Plumbing",
  summary: "We plumb bathrooms, washrooms, kitchens and tea points in London homes and workplaces, and test them.",
  theme: "water",
  parent: "/plumbing-services",
  action: "contact",
  meta: {
    title: "Bathroom and kitchen plumbers in London",
    description:
      "We plumb bathrooms, wet rooms, kitchens, office washrooms and tea points in London, from the first pipe to the last tap, and test every joint we cover.",
    keywords: [
      "bathroom plumber London",
      "kitchen plumber London",
      "commercial washroom installation",
      "tea point plumbing",
      "grease separator installation London",
    ],
  },
  hero: {
    heading: "Bathroom and kitchen plumbers in London",
    lead: "We sort out the drains, water pressure and valves first, so that nobody has to take the tiles off again. Then we fit your bath, basin or sink.",
  },
  grid: {
    heading: "Bathrooms and kitchens we plumb",
    items: [
      {
        symbol: "baths",
        name: "Domestic bathrooms",
        text: "We fit baths, showers, WCs and basins, from the first pipe and the tanking (waterproofing) to the last tap. We can arrange the tiler and the electrician, or agree the dates with yours.",
      },
      {
        symbol: "wc",
        name: "Workplace washrooms",
        text: "We fit duct panels, framed cisterns, sensor taps, urinals and accessible WCs, with every valve behind a panel you can take off.",
      },
      {
        symbol: "showers",
        name: "Wet rooms and level-access showers",
        text: "Before the tiles go on, we check that the floor is waterproof and falls to the drain. In a flat, the depth of the floor decides what is possible.",
      },
      {
        symbol: "sinks",
        name: "Domestic kitchens",
        text: "We connect sinks, dishwashers, boiling-water taps, filters and washing machines. Each gets its own valve, and each waste its own trap.",
      },
      {
        symbol: "boiling-tap",
        name: "Office tea points",
        text: "We fit water heaters, water chillers and dishwashers, and protect the tenants below from leaks.",
      },
      {
        symbol: "canopy",
        name: "Catering kitchens",
        text: "We plan pre-rinse sprays, combi ovens, sinks, grease traps and floor drains together with the gas and extract, then plumb them in.",
      },
    ],
  },
  parts: [
    {
      at: [40, 151],
      balloon: [82, 168],
      name: "Shower mixer",
      does: "It blends hot and cold to the temperature you set.",
      fails: "Scale makes it stiff, so the shower runs hot or cold when someone opens a tap.",
    },
    {
      at: [124, 184],
      balloon: [124, 150],
      name: "WC fill valve",
      does: "It refills the cistern after a flush and then shuts.",
      fails: "If water keeps trickling into the pan, a valve may not be shutting.",
    },
    {
      at: [194, 214],
      balloon: [158, 153],
      name: "Basin trap",
      does: "The water in it keeps the smell of the drain out.",
      fails: "If the waste pipe is too long, the trap is sucked empty and you smell the drain.",
    },
    {
      at: [325, 205],
      balloon: [330, 146],
      name: "Machine standpipe",
      does: "The washing machine pumps its water into this open pipe.",
      fails: "A clogged waste sends foam and water out of the top onto your floor.",
    },
    {
      at: [374, 262],
      balloon: [435, 205],
      name: "Waste pipe",
      does: "Its steady fall carries the water to the soil pipe.",
      fails: "Without enough fall it fills with grease, and your sink gurgles and drains slowly.",
    },
    {
      at: [430, 290],
      balloon: [428, 240],
      name: "Isolating valves",
      does: "They shut off the bathroom or kitchen and leave the rest on.",
      fails: "If they are tiled in, the wall has to be opened up at the first leak.",
    },
  ],
  states: {
    fails: 5,
    texts: [
      "All the waste pipes run down to the soil pipe, and the traps hold their water.",
      "Grease blocks the waste pipe, so water comes up in your shower tray, the lowest point.",
      "The waste pipe is clear and has the right fall, so the water drains away again.",
    ],
  },
  overview: {
    heading: "Where your bath, WC and sink can go",
    paragraphs: [
      "A bathroom has hot water, waste, electricity and moisture in a few square metres, so the order of the work matters. Waste water only runs downhill, so we set out the drains first, then the hot and cold pipes, then the fittings. Moving a WC two metres may be easy on a ground floor, but across the joists of a Victorian conversion it may be impossible.",
      "The guidance to Building Regulations Part H sets limits for waste pipes without a vent: about 1.7 m for a 32 mm basin waste, 3 m for a 40 mm sink or shower waste, and 6 m for the 100 mm branch of a single WC. For a longer run we fit a larger pipe, a vent or an air admittance valve. Otherwise the traps gurgle and the room smells.",
      "Water pressure decides which taps and showers will work. A mixer shower that needs 3 bar will be weak if a tank feeds it, and so will a rain shower on pipes that are too small. Before you choose, we measure flow and pressure at the incoming main, and we’ll tell you if you need a [booster set](/plumbing-services/pump-installation) or an [unvented cylinder](/plumbing-services/plumber-london#unvented-cylinders).",
    ],
  },
  approach: {
    heading: "How we plumb a bathroom or kitchen, step by step",
    steps: [
      {
        name: "We measure the room",
        text: "We note where the soil pipe is and how deep, which way the joists run, your water pressure and how the water is heated. We look behind the panels before we fix a price.",
      },
      {
        name: "We draw it and you agree",
        text: "We agree one drawing of heights, waste routes, valves and fittings with you, the tiler and the electrician.",
      },
      {
        name: "First fix",
        text: "Before the walls are closed we clip, sleeve, insulate and label the pipes, with as few hidden joints as possible.",
      },
      {
        name: "We test the pipes and drains",
        text: "We pressure-test the water pipes and check the drains before anyone covers them.",
      },
      {
        name: "Second fix and handover",
        text: "We fit the baths, basins and taps, set the mixing valves and note the flow rates. Then we fill and empty everything together and check that the traps keep their water. We show you the valves and leave you the warranties and cleaning advice.",
      },
    ],
  },
  dependsOn: [
    "How far the room is from the soil stack, and whether the floor is deep enough for the fall",
    "How much hot water you have, since two showers at once may be too much for a combi",
    "Whether you need the freeholder’s consent, and the quiet hours in your lease",
    "For catering, how many covers you serve, and where a grease separator can be emptied",
  ],
  prepare: [
    "A sketch or photographs of the room and of what is below it",
    "The fittings you have chosen, or the standard of finish you want priced",
    "Where the stopcock is, and, in a block, who can shut off the water",
    "What your lease says, and who to contact at the managing agent",
  ],
  benefits: {
    heading: "What you get from our plumbers",
    items: [
      "You can shut off each fitting on its own, so changing a tap washer doesn’t mean turning off everything",
      "Every hidden joint has an access panel or a photograph that shows where it is",
      "Your mixer taps and shower run at a safe temperature, which we measure at the tap and write down",
      "Your baths and sinks drain fully, and there are rodding points you can reach",
    ],
  },
  highlights: [
    {
      name: "We protect the flat or office below",
      text: "Above other people’s ceilings we use trays, leak sensors and automatic shut-off valves. They cost far less than a ruined ceiling.",
    },
    {
      name: "Offices can stay open",
      text: "We refit one half of a washroom at a time or work at night, turn the water off only in agreed hours, and bring temporary WCs if your staff need them.",
    },
  ],
  compliance: [
    {
      duty: "Meet the rules on sanitation, hot water safety and water efficiency: Building Regulations Part G",
      due: "When the work is done. Bath water in new dwellings is limited to 48 °C at the outlet; an unvented cylinder is notifiable in any building",
      record: "Commissioning sheet, and the building control certificate where the work is notifiable",
    },
    {
      duty: "Have the waste pipes and vented stacks tested and, in a commercial kitchen, a grease separator fitted: Building Regulations Part H and BS EN 1825",
      due: "Before the pipes are covered and before the kitchen opens",
      record: "Test record, and the separator’s size and emptying interval",
    },
    {
      duty: "Prevent backflow, and tell the water company about certain jobs beforehand: Water Supply (Water Fittings) Regulations 1999",
      due: "Before work starts, for example if you alter premises other than a home, or fit a bidet with a hand-held spray or a bath over 230 litres",
      record: "Copy of the notice, the consent, and the protection fitted at each point",
    },
  ],
  questions: [
    {
      question: "Can you fit a bath, taps or sink that we have bought ourselves?",
      answer:
        "Yes, once we have seen the model numbers. Some imported taps don’t meet the UK water regulations, or need more pressure than your building has. We check this before we fit them, and you keep the manufacturer’s warranty.",
    },
    {
      question: "How long does a bathroom take?",
      answer:
        "A straightforward room where nothing moves usually takes one to two weeks with tiling. A new layout takes longer because screeds and waterproofing have to dry. We’ll tell you beforehand which days you’ll be without a WC or water.",
    },
    {
      question: "Do we need a grease separator in a café?",
      answer:
        "If you cook hot food or wash greasy plates, you will probably need one or an equivalent, because the guidance to the Building Regulations calls for it. It is also an offence under the Water Industry Act 1991 to discharge anything likely to block a public sewer. For the gas, see [commercial kitchen gas](/gas-services/commercial-kitchen-gas).",
    },
    {
      question: "Do you also do the electrics and tiling?",
      answer:
        "We can arrange both and coordinate them with the plumbing. A registered electrician carries out and certifies the bathroom electrics.",
    },
    {
      question: "Who do we call if something leaks later?",
      answer:
        "Call us on {phone}. We’ll send a plumber to your [home](/plumbing-services/plumber-london) or [workplace](/plumbing-services). If water is running now, start with the [emergency page](/emergency).",
    },
  ],
  closing: {
    heading: "Get a price for your bathroom or kitchen",
    text: "To start, send photographs, the rough size of the room and a wish list. Our quote lists plumbing, fittings and builder’s work separately, so you can compare it with others. {claim:freeQuote}",
  },
  related: ["plumber-london", "commercial-installation", "commercial-kitchen-gas"],
} as const satisfies LandingRecord;
