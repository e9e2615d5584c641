import type { LandingRecord } from "../types";

export const bathroomKitchenPlumbing = {
  kind: "landing",
  path: "/services/bathroom-kitchen-plumbing",
  name: "Bathroom & Kitchen Plumbing",
  summary: "Washrooms, kitchens and tea points, from first fix to the last test, in homes and workplaces.",
  theme: "water",
  parent: "/plumbing-services",
  action: "contact",
  meta: {
    title: "Bathroom and Kitchen Plumbing in London",
    description:
      "Bathrooms, washrooms, tea points and catering kitchens piped, drained and tested in London homes and workplaces, with the backflow and hot water rules built in.",
    keywords: [
      "bathroom plumbing London",
      "kitchen plumbing London",
      "commercial washroom installation",
      "tea point plumbing",
      "grease separator installation London",
    ],
  },
  hero: {
    heading: "Bathroom and kitchen plumbing",
    lead: "The pipes behind the tiles last longer than the tiles. We set out falls, flows and isolation first, and fit the ware last.",
  },
  grid: {
    heading: "Rooms we plumb",
    items: [
      {
        name: "Domestic bathrooms",
        text: "Baths, showers, WCs and basins, from first fix through tanking to the final fix, in step with the tiler and the electrician.",
      },
      {
        name: "Workplace washrooms",
        text: "Duct panels and framed cisterns, sensor taps, urinals and accessible WCs, with access to every valve behind a removable panel.",
      },
      {
        name: "Wet rooms and level-access showers",
        text: "Linear drains and formed floors checked for fall and waterproofed before finishes. In flats above ground, the slab depth decides what is possible.",
      },
      {
        name: "Domestic kitchens",
        text: "Sinks, dishwashers, boiling taps, filters and washing machines, each with its own isolating valve and a trap that will not siphon.",
      },
      {
        name: "Office tea points",
        text: "Water heaters, chillers and dishwashers on upper floors, with leak detection and an automatic shut-off over tenanted space.",
      },
      {
        name: "Catering kitchens",
        text: "Pre-rinse sprays, combination ovens, sinks, grease separation and floor drains, on one drawing with the gas and extract.",
      },
    ],
  },
  overview: {
    heading: "Small rooms with many rules",
    paragraphs: [
      "A bathroom puts hot water, waste, electricity and moisture into a few square metres. Good results come from order. Drainage is set out first, because gravity does not negotiate. Then come hot and cold distribution, then ware. Moving a WC two metres is easy on a ground floor and may be impossible across a joisted floor in a Victorian conversion.",
      "The guidance to Building Regulations Part H gives simple limits for unventilated branches. A 32 mm basin waste may run about 1.7 m, a 40 mm sink or shower waste 3 m, and a single 100 mm WC branch 6 m. Longer runs need a larger pipe, a vent or an air admittance valve. Ignoring this is why traps gurgle and rooms smell.",
      "Pressure is the other half. A mixer that wants 3 bar on a tank-fed supply will disappoint, and one loop of undersized pipe starves a rain shower. We measure flow and pressure at the incoming main before you choose the taps, and say when a [booster set](/plumbing-services/pump-installation) or an unvented cylinder is the answer.",
    ],
  },
  approach: {
    heading: "Order of work on site",
    steps: [
      {
        name: "Measure",
        text: "We record stack position, invert, joist direction, main pressure, and the hot water store. Photographs show what is behind panels before a price is fixed.",
      },
      {
        name: "Draw and agree",
        text: "Setting-out heights, waste routes, isolation points and ware schedules go on one sheet for the client, tiler and electrician to sign.",
      },
      {
        name: "First fix",
        text: "Pipes are clipped, sleeved, insulated and labelled. Joints under floors and behind walls are kept few and recorded by photograph.",
      },
      {
        name: "Pressure and drainage tests",
        text: "Water pipework is tested before it is covered. Wastes are filled and run together, and traps must keep their seals.",
      },
      {
        name: "Second fix and handover",
        text: "Ware is fitted, mixing valves set, silicone left to cure and flow rates noted. You receive valve locations, warranties and cleaning advice.",
      },
    ],
  },
  dependsOn: [
    "Distance and height from the soil stack, and whether the floor can take the fall",
    "Hot water capacity: two showers in use at once may outrun a combination boiler",
    "Freeholder’s licence to alter, and quiet hours set by the lease",
    "For catering: number of covers, dishwasher load and space for a separator that can be emptied",
  ],
  prepare: [
    "A sketch or photographs of the room and of what is below it",
    "Your choice of ware, or the level of finish you want priced",
    "Where the stop valve is, and who can isolate the riser in a block",
    "Lease conditions and the contact at the managing agent",
  ],
  benefits: {
    heading: "Details you notice later",
    items: [
      "Each fitting can be isolated alone, so a tap washer never shuts a floor",
      "No concealed joint without an access panel or a photograph of its place",
      "Mixed water at a safe temperature, measured at the outlet and noted",
      "Waste runs that clear themselves, with rodding points you can reach",
    ],
  },
  highlights: [
    {
      name: "Floors in use",
      text: "Washrooms can be refitted in halves, or at night, with water shut for agreed hours and temporary WCs where the numbers require them.",
    },
    {
      name: "Leaks designed out",
      text: "Above other people’s ceilings we use trays, sensors and solenoid shut-off. The cost is small beside one ruined floor below.",
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
      question: "Can you fit ware that we have bought ourselves?",
      answer:
        "Yes, once we have seen the model numbers. Some imported taps lack the approvals British water law expects, or need more pressure than the building has. We check before installation, and the maker’s warranty stays with you.",
    },
    {
      question: "How long does a bathroom take?",
      answer:
        "One straightforward room where nothing moves commonly takes one to two weeks with tiling. A new layout takes longer because screeds and tanking must dry. Your programme shows the days without a WC or water.",
    },
    {
      question: "Do we need a grease separator in a café?",
      answer:
        "If hot food is cooked or greasy plates are washed, expect to need one or an equivalent. Building control guidance asks for a separator or other effective means. Discharging fat that blocks a public sewer is also an offence under the Water Industry Act 1991. For the cooking line itself, see [commercial kitchen gas](/gas-services/commercial-kitchen-gas).",
    },
    {
      question: "Do you also do the electrics and tiling?",
      answer:
        "We coordinate them. Electrical work in a bathroom is done and certified by a registered electrician, and its zones are agreed on our setting-out drawing. For whole floors, see [commercial plumbing installation](/plumbing-services/commercial-installation).",
    },
  ],
  closing: {
    heading: "Show us the room",
    text: "Photographs, a rough size and a wish list are enough to begin. The quote separates plumbing, ware and builder’s work, so you can compare like with like.",
  },
  related: ["plumber-london", "commercial-installation", "commercial-kitchen-gas"],
} as const satisfies LandingRecord;
