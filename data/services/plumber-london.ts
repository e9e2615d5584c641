import { londonMinutes } from "../areas/response";
import type { IconName } from "../icons";
import { safety } from "../safety";
import type { AtLeastThree, NamedText, Part, Question, RecordOf, Topic } from "../types";

/** A job with the icon that stands for it: a lucide icon's name, as in its file. */
type Job = NamedText & { readonly icon: IconName };
type Six<T> = readonly [T, T, T, T, T, T];

/** The page has a shape of its own; its statistics and response times are in `claims.ts` and `areas/places.ts`. */
export type PlumberRecord = RecordOf<"plumber"> & {
  readonly hero: { readonly heading: string; readonly lead: string };
  readonly emergency: { readonly heading: string; readonly intro: string; readonly items: Six<Job> };
  readonly general: {
    readonly heading: string;
    readonly intro: string;
    readonly items: readonly [...Six<Job>, ...Six<Job>];
  };
  /** The numbered parts of its drawing. */
  readonly parts?: AtLeastThree<Part>;
  readonly reasons: {
    readonly heading: string;
    readonly items: readonly [NamedText, NamedText, NamedText, NamedText, NamedText, ...NamedText[]];
  };
  readonly coverage: { readonly heading: string; readonly text: string };
  /** Work that people search for by a name of its own. */
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
  meta: {
    title: "Plumber in London for homes and businesses, day and night",
    description:
      "Need a plumber in London? We repair leaks, taps, toilets, showers, cylinders and blocked drains in homes, shops and offices, by appointment or at once.",
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
    lead: "Call us if a tap drips or a pipe bursts. Our plumbers work in homes, shops, offices and blocks in all 32 boroughs and the City, by appointment or straight away.",
  },
  emergency: {
    heading: "When you need a plumber now",
    intro: `If water is coming out, close the stop valve before you ring us on {phone}. Do you smell gas? ${safety.gasEscape.brief}`,
    items: [
      {
        name: "Burst pipe",
        text: "We stop the flow, fit a new length of pipe and test it before we leave.",
        icon: "waves",
      },
      {
        name: "Toilet that will not clear",
        text: "We clear the pan, the branch or the soil pipe it joins.",
        icon: "toilet",
      },
      {
        name: "Overflowing tank",
        text: "We renew the float valve and check that the warning pipe runs clear to the outside.",
        icon: "container",
      },
      {
        name: "No water at all",
        text: "We check the street main, the stop valve and the filter, and do the repair.",
        icon: "faucet",
      },
      {
        name: "Cylinder or heater leaking",
        text: "We drain it. Only people qualified for unvented cylinders work on those.",
        icon: "cylinder",
      },
      {
        name: "Drain backing up",
        text: "We jet or rod the drain. If the blockage comes back, we follow with a camera.",
        icon: "arrow-down-to-line",
      },
    ],
  },
  general: {
    heading: "Everyday plumbing, by appointment",
    intro: "{claim:appointments} Tell us the make if you can read it, so that we bring the right part.",
    items: [
      {
        name: "Taps and mixers",
        text: "We fit new washers and cartridges, or a new tap with its own valve.",
        icon: "droplet",
      },
      {
        name: "WC repairs",
        text: "We stop a running cistern, a weak flush, a loose pan or a leak.",
        icon: "wrench",
      },
      {
        name: "Showers",
        text: "We repair thermostatic valves, pumps and trays, and take off the scale.",
        icon: "shower-head",
      },
      {
        name: "Baths and basins",
        text: "We change them like for like, or move them.",
        icon: "bath",
      },
      {
        name: "Kitchen sinks and wastes",
        text: "We clear traps, and repair disposers and boiling taps.",
        icon: "utensils",
      },
      {
        name: "Washing machines and dishwashers",
        text: "We connect supply and waste, and test one full cycle.",
        icon: "washing-machine",
      },
      {
        name: "Hot water cylinders",
        text: "We change a thermostat or the whole cylinder, with its notice to building control.",
        icon: "thermometer",
      },
      {
        name: "Radiators and valves",
        text: "We cure cold spots and leaking valves, and fit thermostatic heads.",
        icon: "heater",
      },
      {
        name: "Water pressure",
        text: "We measure it at the main and find the cause, such as a half-shut valve.",
        icon: "gauge",
      },
      {
        name: "Leak tracing",
        text: "We use listening gear and dye before we lift a tile.",
        icon: "search",
      },
      {
        name: "Filters and softeners",
        text: "A softener protects your heater from London’s hard water. One tap stays hard, for drinking.",
        icon: "filter",
      },
      {
        name: "Outside taps and lagging",
        text: "Before the first frost we fit a drain tap and insulation.",
        icon: "thermometer-snowflake",
      },
    ],
  },
  parts: [
    {
      at: [76, 260],
      balloon: [66, 285],
      name: "Outside stop tap",
      does: "It shuts off the house at the boundary.",
      fails: "Its box fills with soil and the tap seizes, so you cannot close it in a flood.",
    },
    {
      at: [260, 210],
      balloon: [240, 237],
      name: "Indoor stop valve",
      does: "It shuts off all the cold water in the house.",
      fails: "If it is stiff or drips at the stem, the packing is worn; do not force it.",
    },
    {
      at: [232, 181],
      balloon: [232, 168],
      name: "Radiator",
      does: "Hot water from the boiler passes through it and warms the room.",
      fails: "If it is cold at the top, it holds air; if at the bottom, you have sludge.",
    },
    {
      at: [222, 112],
      balloon: [200, 108],
      name: "Hot water cylinder",
      does: "It stores your hot water at the pressure of the main.",
      fails: "If its safety valve drips, the expansion vessel has most likely lost its air.",
    },
    {
      at: [380, 122],
      balloon: [386, 106],
      name: "WC",
      does: "It flushes from its cistern, and water in the pan keeps smells out.",
      fails: "A worn fill valve hisses all day; if the branch blocks, you see the pan rise.",
    },
    {
      at: [434, 248],
      balloon: [428, 282],
      name: "Drain",
      does: "All your waste water leaves by this pipe to the sewer.",
      fails: "Roots, fat or wipes block it: the lowest pan gurgles when you empty a bath.",
    },
  ],
  topics: [
    {
      id: "blocked-drains",
      heading: "Blocked drains and CCTV drain surveys",
      paragraphs: [
        "First we find out whose drain it is. A drain that serves only your property is yours as far as your boundary. Since October 2011, most sewers that you share with a neighbour belong to the sewerage company. In nearly all of London that is Thames Water, and you report the blockage there. In a block of flats, ask the managing agent first.",
        "If the drain is yours, we clear it with rods, an electric machine or water jetting. If it blocks again, a CCTV drain survey shows us why: a small camera films the pipe. You get the film and a report that says which faults need repair now, with a price. If foul water comes up indoors, call our [emergency plumbers](/services/emergency-plumbing-repairs).",
      ],
    },
    {
      id: "unvented-cylinders",
      heading: "Unvented hot water cylinders (G3)",
      paragraphs: [
        "An unvented cylinder is fed straight from the water main and keeps your hot water under pressure. It depends on its safety devices. Makers ask for a service once a year, and the warranty often depends on it. Our engineers who work on them are qualified under G3, the part of the Building Regulations about the safety of unvented hot water.",
        "A common fault is an expansion vessel that has lost its air, so a safety valve drips each time the water heats up. If hot water keeps running at the tundish (the small open funnel below the valve), switch off the boiler and the immersion heater and [call us]({phone}).",
        "If you fit or replace an unvented cylinder, building control has to know. We notify it or arrange this, and you get the certificate. If the main is too weak, a [booster pump](/plumbing-services/pump-installation) may help.",
      ],
      items: [
        "We test both safety valves, the thermostat and the cut-out against overheating",
        "We check the air in the expansion vessel and recharge it if it is low",
        "We check that the discharge pipe runs downhill, stays clear and can scald nobody",
      ],
    },
  ],
  reasons: {
    heading: "Why choose our London plumbers",
    items: [
      {
        name: "{claim:priceFirst.short}",
        text: "If the job turns out larger, we stop and tell you before we go on.",
      },
      {
        name: "Gas and water from one firm",
        text: "If the fault turns out to be in the boiler, one of our gas engineers takes over. See [boiler repair](/boiler-services).",
      },
      {
        name: "Used to London buildings",
        text: "We work with mansion block risers and managing agents’ permits every day.",
      },
      {
        name: "{claim:insured.short}",
        text: "You can ask for the certificate, as your managing agent will.",
      },
      {
        name: "Clean work and clear notes",
        text: "We cover the floors, take the waste away and tell you what we changed.",
      },
    ],
  },
  coverage: {
    heading: "Where in London our plumbers work",
    text: "We cover all of London, and the surrounding towns by arrangement. The times below are typical for an emergency and change with traffic. Your [area page](/areas) says more. If you run an office, shop or block, see our [commercial plumbers](/plumbing-services).",
  },
  questions: [
    {
      claim: "response",
      question: "How fast can a plumber be with me?",
      answer: `In an emergency we are typically with you in 30–${londonMinutes} minutes, depending on your area; the table above shows the usual range for each. In a storm or a hard frost many people call at once, and we tell you the real time when you ring.`,
    },
    {
      claim: "callOut",
      question: "Do you charge a call-out fee?",
      answer:
        "{claim:callOut} If you decide not to go ahead after the plumber has come, a charge for the visit can apply. Ask us for the amount when you ring.",
    },
    {
      question: "Do you take small jobs in flats as well as work for businesses?",
      answer:
        "Yes. You can call us for one tap in a studio or for a floor of washrooms. In a leasehold flat, ask the managing agent first if the riser has to be shut off. For whole rooms, our [bathroom and kitchen plumbers](/services/bathroom-kitchen-plumbing) explain how they work.",
    },
    {
      question: "What should I do until the plumber arrives?",
      answer: `${safety.burstPipe.text} You find more steps on [the emergency page](/emergency).`,
    },
  ],
  closing: {
    heading: "Call a plumber in London",
    text: "Ring {phone} if it is urgent. For anything else, write us two lines and add a photograph.",
  },
} as const satisfies PlumberRecord;
