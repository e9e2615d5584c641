import { londonMinutes, overallResponse } from "../areas/response";
import type { Figures } from "../figures";
import { safety } from "../safety";
import type { AtLeastThree, DrawingStates, NamedText, Part, Question, RecordOf, SymbolText, Topic } from "../types";

type Six<T> = readonly [T, T, T, T, T, T];

/** This page has its own template. Its statistics and response times are in `claims.ts` and `areas/response.ts`. */
export type PlumberRecord = RecordOf<"plumber"> & {
  readonly figures?: Figures<"emergency">;
  readonly hero: { readonly heading: string; readonly lead: string };
  readonly emergency: { readonly heading: string; readonly intro: string; readonly items: Six<NamedText> };
  readonly general: {
    readonly heading: string;
    readonly intro: string;
    readonly items: readonly [...Six<SymbolText>, ...Six<SymbolText>];
  };
  /** The numbered parts of the drawing. */
  readonly parts?: AtLeastThree<Part>;
  readonly states?: DrawingStates;
  readonly reasons: {
    readonly heading: string;
    readonly items: readonly [NamedText, NamedText, NamedText, NamedText, NamedText, ...NamedText[]];
  };
  readonly coverage: { readonly heading: string; readonly text: string };
  /** Types of work that people search for by name. */
  readonly topics?: readonly Topic[];
  readonly questions: readonly [Question, Question, Question, Question];
  readonly closing: { readonly heading: string; readonly text: string };
};

export const plumberLondon = {
  kind: "plumber",
  path: "/plumbing-services/plumber-london",
  name: "Plumber London",
  summary: "Our plumbers repair leaks, taps, toilets, drains and cylinders in London homes and businesses.",
  theme: "water",
  parent: "/plumbing-services",
  figures: { emergency: "three-valves" },
  meta: {
    title: "Plumber in London for homes and businesses, day and night",
    description:
      "Need a plumber in London? We repair leaks, taps, toilets, showers, cylinders and blocked drains in homes, shops and offices, by appointment or straight away.",
    keywords: [
      "plumber London",
      "plumbers near me London",
      "24 hour plumber London",
      "blocked drains London",
      "CCTV drain survey London",
      "unvented cylinder service London",
    ],
  },
  hero: {
    heading: "Plumbers in London for homes and businesses",
    lead: "Our plumbers fix everything from a dripping tap to a burst pipe, in all 32 boroughs and the City. We come by appointment, or straight away if it’s urgent. If you rent your home, ring your landlord first.",
  },
  emergency: {
    heading: "When you need a plumber now",
    intro: `If you have a leak, close the stopcock (often under the kitchen sink), then ring us on {phone}. {claim:response} Smell gas? ${safety.gasEscape.brief}`,
    items: [
      {
        name: "Burst pipe",
        text: "We stop the flow and fit a new length of pipe, or clamp the old one until we can.",
      },
      {
        name: "Blocked toilet",
        text: "We clear the pan, the branch pipe or the soil pipe.",
      },
      {
        name: "Overflowing tank",
        text: "We usually fit a new float valve, and check the overflow pipe.",
      },
      {
        name: "No water at all",
        text: "We check the stopcock, filter and supply pipe. The water company repairs faults in the street.",
      },
      {
        name: "Cylinder or heater leaking",
        text: "We drain it and repair or replace it. If it is fed from the mains (unvented), we’ll send an engineer who is qualified for that.",
      },
      {
        name: "Drain backing up",
        text: "We jet or rod the drain, and check that it runs clear.",
      },
    ],
  },
  general: {
    heading: "Everyday plumbing, by appointment",
    intro: "{claim:appointments} Tell us the make of the tap, toilet or shower, so we can bring the right parts.",
    items: [
      {
        symbol: "taps",
        name: "Taps and mixers",
        text: "We fit new washers and cartridges, or a new tap with its own isolating valve.",
      },
      {
        symbol: "wc",
        name: "WC repairs",
        text: "We repair running cisterns, weak flushes, loose pans and leaks.",
      },
      {
        symbol: "showers",
        name: "Showers",
        text: "We repair thermostatic valves, pumps and trays, and remove limescale.",
      },
      {
        symbol: "baths",
        name: "Baths and basins",
        text: "We replace or move them.",
      },
      {
        symbol: "sinks",
        name: "Kitchen sinks and wastes",
        text: "We clear traps and repair waste disposers and boiling-water taps.",
      },
      {
        symbol: "machines",
        name: "Washing machines and dishwashers",
        text: "We connect the water and waste, then run a full cycle.",
      },
      {
        symbol: "cylinders",
        name: "Hot water cylinders",
        text: "We replace thermostats, or the whole cylinder if it leaks.",
      },
      {
        symbol: "radiators",
        name: "Radiators and valves",
        text: "We sort out cold spots and leaking valves, and fit thermostatic valves.",
      },
      {
        symbol: "pressure",
        name: "Water pressure",
        text: "If it is too low, we find the cause, such as a half-shut valve.",
      },
      {
        symbol: "leaks",
        name: "Leak tracing",
        text: "Before we lift any tiles, we use listening gear and dye.",
      },
      {
        symbol: "filters",
        name: "Filters and softeners",
        text: "We fit filters and softeners for London’s hard water.",
      },
      {
        symbol: "outside",
        name: "Outside taps and lagging",
        text: "We fit outside taps, and lag the pipe before the first frost.",
      },
    ],
  },
  parts: [
    {
      at: [51, 272],
      balloon: [40, 306],
      name: "Outside stopcock",
      does: "It shuts off your water at the boundary.",
      fails: "If its box fills with soil, the valve can seize and you can’t close it in a flood.",
    },
    {
      at: [278, 234],
      balloon: [247, 214],
      name: "Indoor stopcock",
      does: "It shuts off the mains water to the whole house.",
      fails: "If it drips round the handle, its seal is worn. If it is stiff, don’t force it.",
    },
    {
      at: [206, 208],
      balloon: [206, 182],
      name: "Radiator",
      does: "Hot water from the boiler runs through it and warms the room.",
      fails: "Cold at the top usually means air; cold at the bottom, sludge.",
    },
    {
      at: [197, 106],
      balloon: [164, 97],
      name: "Hot water cylinder",
      does: "It stores hot water. If it is unvented, it is fed from the mains at a reduced pressure.",
      fails: "If the safety valve drips, the small expansion vessel beside it may have lost its air.",
    },
    {
      at: [396, 136],
      balloon: [454, 118],
      name: "WC",
      does: "The water in its pan keeps the smell of the drain out.",
      fails: "A hissing cistern has a worn fill valve. If the soil pipe blocks, the pan fills up.",
    },
    {
      at: [432, 281],
      balloon: [404, 300],
      name: "Drain",
      does: "It takes all your waste water to the sewer.",
      fails: "If roots, fat or wipes block it, the toilet on the lowest floor gurgles when you empty a bath.",
    },
  ],
  states: {
    fails: 6,
    stops: ["waste"],
    texts: [
      "Water comes in from the street, and waste water runs down to the drain.",
      "Roots, fat or wipes block the drain, and the toilet on the lowest floor gurgles.",
      "The drain is clear again, and the toilet flushes as it should.",
    ],
  },
  topics: [
    {
      id: "blocked-drains",
      figure: "whose-drain",
      heading: "Blocked drains and CCTV drain surveys",
      paragraphs: [
        "A drain that serves only your property is yours as far as your boundary. Most sewers that you share with a neighbour belong to the sewerage company (Thames Water in nearly all of London), so report a blockage to them. In a block of flats, ask the managing agent first.",
        "If the drain is yours, we clear it with rods or water jetting. If it keeps blocking, a CCTV drain survey shows why. You get the footage, a report and a price. If foul water comes up indoors, call our [emergency plumbers](/services/emergency-plumbing-repairs).",
      ],
    },
    {
      id: "unvented-cylinders",
      figure: "unvented-cylinder",
      heading: "Unvented hot water cylinders (G3)",
      paragraphs: [
        "An unvented cylinder is fed from the mains through a pressure-reducing valve. Manufacturers usually require an annual service, so that its safety devices keep working. We send engineers qualified under G3, the part of the Building Regulations about unvented hot water.",
        "If hot water keeps running at the tundish (the small open funnel below the valve), switch off the boiler and the immersion heater and [call us]({phone}).",
        "Building control has to be told when a cylinder is fitted or replaced. We can arrange that.",
      ],
      items: [
        "We test both safety valves, the thermostat and the overheat cut-out",
        "We check and recharge the expansion vessel",
        "We check that the discharge pipe runs downhill, is clear and cannot scald anyone",
      ],
    },
  ],
  reasons: {
    heading: "Why choose our London plumbers",
    items: [
      {
        name: "{claim:priceFirst.short}",
        text: "If the job turns out bigger, we tell you before we carry on.",
      },
      {
        name: "Gas and water from one firm",
        text: "If the fault is in the boiler, one of our gas engineers [repairs or replaces it](/boiler-services).",
      },
      {
        name: "Used to London buildings",
        text: "In a block, we agree with your managing agent when to turn off the water.",
      },
      {
        name: "{claim:insured.short}",
        text: "Ask us for the certificate.",
      },
      {
        name: "Tidy work and clear notes",
        text: "We cover your floors, take our rubbish away and note what we changed.",
      },
    ],
  },
  coverage: {
    heading: "Where in London our plumbers work",
    text: "We cover all 32 boroughs, the City and the towns around London. The emergency times below are typical, and depend on the traffic. If you run an office, shop or block, see our [commercial plumbers](/plumbing-services).",
  },
  questions: [
    {
      claim: "response",
      question: "How fast can a plumber be with me?",
      answer: `In an emergency we are typically with you in ${overallResponse.from}–${londonMinutes} minutes, depending on where in London you are. Storms and hard frosts mean longer waits.`,
    },
    {
      claim: "callOut",
      question: "Do you charge a call-out fee?",
      answer:
        "{claim:callOut} If you don’t, we may charge for the visit, and we tell you how much before your engineer sets off.",
    },
    {
      question: "Do you take on small jobs in flats?",
      answer:
        "Yes, down to a single tap. If you rent, tell your landlord or agent first, because they [usually have to do the repair](/who-pays). For a whole room, see our [bathroom and kitchen plumbers](/services/bathroom-kitchen-plumbing).",
    },
    {
      question: "What should I do until the plumber arrives?",
      answer: `${safety.burstPipe.text} Our [emergency page](/emergency) has more advice.`,
    },
  ],
  closing: {
    heading: "Call a plumber in London",
    text: "Ring {phone} if it is urgent. For anything else, send us a few lines and a photograph.",
  },
} as const satisfies PlumberRecord;
