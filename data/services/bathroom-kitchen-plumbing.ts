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
      "We plumb bathrooms, wet rooms, kitchens, office washrooms and tea points in London, from the first pipes to the last tap, and test every joint we cover.",
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
    lead: "We plan the drains, the water pressure and the valves of your room first, because the pipes behind the tiles should outlast them. Then we fit the bath, basin or sink.",
  },
  grid: {
    heading: "Bathrooms and kitchens we plumb",
    items: [
      {
        name: "Domestic bathrooms",
        text: "We fit baths, showers, WCs and basins, from the first pipes in the wall through tanking (waterproofing) to the last tap. We keep in step with the tiler and the electrician.",
      },
      {
        name: "Workplace washrooms",
        text: "Duct panels, framed cisterns, sensor taps, urinals and accessible WCs go in so that you can reach every valve behind a removable panel.",
      },
      {
        name: "Wet rooms and level-access showers",
        text: "Before the finishes go on, we check that the floor falls to the drain and that it is waterproof. In flats above ground, the depth of the slab decides what is possible.",
      },
      {
        name: "Domestic kitchens",
        text: "We connect sinks, dishwashers, boiling taps, filters and washing machines. Each gets its own valve and a trap that does not siphon empty.",
      },
      {
        name: "Office tea points",
        text: "Water heaters, chillers and dishwashers on upper floors get leak detection and an automatic shut-off, because there are tenants below.",
      },
      {
        name: "Catering kitchens",
        text: "Pre-rinse sprays, combination ovens, sinks, grease separators and floor drains are shown on one drawing with the gas and extract.",
      },
    ],
  },
  parts: [
    {
      at: [57, 151],
      balloon: [77, 151],
      name: "Shower mixer",
      does: "It blends hot and cold and keeps the heat you set.",
      fails: "Scale makes it stiff, and you feel the shower turn hot or cold when a tap opens.",
    },
    {
      at: [121, 187],
      balloon: [140, 187],
      name: "WC fill valve",
      does: "It refills the cistern after a flush and then shuts.",
      fails: "It wears and never quite shuts: you hear a trickle and see ripples in the pan.",
    },
    {
      at: [200, 220],
      balloon: [200, 239],
      name: "Basin trap",
      does: "Its water seals the drain off from the room.",
      fails: "If the waste pipe is too long, it sucks the trap empty and you smell the drain.",
    },
    {
      at: [342, 228],
      name: "Machine standpipe",
      does: "The washing machine pumps its water into this open pipe.",
      fails: "If the waste clogs, foam and water rise out of the top onto your floor.",
    },
    {
      at: [155, 277],
      name: "Waste pipe",
      does: "Its steady fall carries the water to the soil pipe.",
      fails: "With too little fall it fills with grease: your sink empties slowly and gurgles.",
    },
    {
      at: [430, 292],
      balloon: [430, 276],
      name: "Isolating valves",
      does: "They shut off these two rooms, so that the rest stays on.",
      fails: "If they are tiled in, the first leak costs you an opened wall.",
    },
  ],
  states: [
    {
      name: "Clear",
      text: "All wastes run down to the soil pipe, and water stays in the traps.",
    },
    {
      name: "Blocked",
      text: "Grease stops the pipe and water stands behind it: it rises first in the lowest tray, your shower.",
    },
  ],
  overview: {
    heading: "What decides where your bath, WC and sink can go",
    paragraphs: [
      "A bathroom brings hot water, waste, electricity and moisture into a few square metres, so the order of the work matters. We set out the drains first, because waste water can only run downhill. Then come the hot and cold pipes, and then the fittings. It is easy to move a WC two metres on a ground floor. Across the joists of a Victorian conversion it may be impossible.",
      "The guidance to Building Regulations Part H gives simple limits for waste pipes without a vent. The 32 mm waste of a basin may run about 1.7 m, a 40 mm sink or shower waste 3 m, and the 100 mm branch of a single WC 6 m. If you need a longer run, it takes a larger pipe, a vent or a valve that lets air in. Without one, traps gurgle and rooms smell.",
      "Water pressure decides the rest. If your mixer needs 3 bar and the supply comes from a tank, the shower will be weak. One loop of pipe that is too small starves a rain shower too. We measure flow and pressure at the incoming main before you choose the taps. If you need a [booster set](/plumbing-services/pump-installation) or an [unvented cylinder](/plumbing-services/plumber-london#unvented-cylinders), we tell you.",
    ],
  },
  approach: {
    heading: "How we plumb a bathroom or kitchen, step by step",
    steps: [
      {
        name: "Measure",
        text: "We note where the soil pipe is and how deep, which way the joists run, the pressure at the main and the hot water you have. Photographs show what is behind the panels before a price is fixed.",
      },
      {
        name: "Draw and agree",
        text: "One sheet shows the heights, waste routes, valves and fittings. You, the tiler and the electrician sign it.",
      },
      {
        name: "First fix",
        text: "At first fix, before the walls are closed, pipes are clipped, sleeved, insulated and labelled. We keep joints under floors and behind walls few, and photograph them.",
      },
      {
        name: "Test the pipes and drains",
        text: "We test the water pipes before they are covered. We fill the wastes and run them together, and the traps must keep their water.",
      },
      {
        name: "Second fix and handover",
        text: "We fit the baths, basins and taps, set the mixing valves, leave the silicone to cure and note the flow rates. You learn where the valves are, and get the warranties and cleaning advice.",
      },
    ],
  },
  dependsOn: [
    "How far and how high the room is from the soil stack, and whether the floor has room for the fall",
    "How much hot water you have: two showers at once may be too much for a combination boiler",
    "Whether you need the freeholder’s consent, and which quiet hours the lease sets",
    "For catering: how many covers you serve, the dishwasher load, and space for a separator that can be emptied",
  ],
  prepare: [
    "Send us a sketch or photographs of the room and of what is below it",
    "Choose your fittings, or tell us the level of finish you want priced",
    "Find out where the stop valve is, and who can shut off the water in a block",
    "Look up the lease conditions and the contact at the managing agent",
  ],
  benefits: {
    heading: "What you gain from careful plumbing",
    items: [
      "You can shut off each fitting alone, so a tap washer never shuts a whole floor",
      "Every hidden joint has an access panel or a photograph that shows where it is",
      "Mixed water comes out at a safe temperature, which we measure at the tap and note",
      "Your wastes clear themselves, and you can reach the rodding points",
    ],
  },
  highlights: [
    {
      name: "We can work while your floor is in use",
      text: "We refit washrooms in halves or at night. The water is off for agreed hours, and there are temporary WCs where your numbers require them.",
    },
    {
      name: "We guard the flat or office below",
      text: "Above other people’s ceilings we use trays, leak sensors and automatic shut-off valves. They cost little beside one ruined floor below.",
    },
  ],
  compliance: [
    {
      duty: "Sanitation, hot water safety and water efficiency: Building Regulations Part G",
      due: "When the work is done. Bath water in new dwellings is limited to 48 °C at the outlet; an unvented cylinder is notifiable in any building",
      record: "Commissioning sheet, and the building control certificate where the work is notifiable",
    },
    {
      duty: "Above-ground drainage, ventilation of stacks and grease separation in hot food premises: Building Regulations Part H and BS EN 1825",
      due: "Before the pipes are covered and before the kitchen opens",
      record: "Test record, and the separator’s size and emptying interval",
    },
    {
      duty: "Backflow protection and notice to the water company: Water Supply (Water Fittings) Regulations 1999",
      due: "Notice before work starts: for example for alterations in premises other than a house, a bidet with a flexible hose, or a bath over 230 litres",
      record: "Copy of the notice, the consent, and the protection fitted at each point",
    },
  ],
  questions: [
    {
      question: "Can you fit a bath, taps or sink that we have bought ourselves?",
      answer:
        "Yes, once we have seen the model numbers. Some imported taps lack the approvals that British water law expects, or need more pressure than your building has. We check this before installation, and the maker’s warranty stays with you.",
    },
    {
      question: "How long does a bathroom take?",
      answer:
        "One straightforward room where nothing moves commonly takes one to two weeks with tiling. A new layout takes longer because screeds and waterproofing must dry. Your programme shows the days without a WC or water.",
    },
    {
      question: "Do we need a grease separator in a café?",
      answer:
        "If you cook hot food or wash greasy plates, expect to need one or an equivalent. Building control guidance asks for a separator or other effective means. It is also an offence under the Water Industry Act 1991 to discharge fat that blocks a public sewer. For the cooking line itself, see [commercial kitchen gas](/gas-services/commercial-kitchen-gas).",
    },
    {
      question: "Do you also do the electrics and tiling?",
      answer:
        "We coordinate them. A registered electrician does and certifies the electrical work in a bathroom, and its zones are agreed on our setting-out drawing. If you are fitting out whole floors, see [commercial plumbing installation](/plumbing-services/commercial-installation).",
    },
    {
      question: "Whom do we call if something leaks later?",
      answer:
        "Call us on {phone}. Our [commercial plumbers](/plumbing-services) look after workplaces. At home, one of our [plumbers in London](/plumbing-services/plumber-london) can come. If water is running now, the [emergency page](/emergency) tells you what to do first.",
    },
  ],
  closing: {
    heading: "Get a price for your bathroom or kitchen",
    text: "Photographs, a rough size and a wish list are enough to begin. The quote separates plumbing, fittings and builder’s work, so you can compare it with others. {claim:freeQuote}",
  },
  related: ["plumber-london", "commercial-installation", "commercial-kitchen-gas"],
} as const satisfies LandingRecord;
