import type { IconName } from "../icons";
import { safety } from "../safety";
import type { NamedText, Question, RecordOf } from "../types";

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
  readonly reasons: {
    readonly heading: string;
    readonly items: readonly [NamedText, NamedText, NamedText, NamedText, NamedText, ...NamedText[]];
  };
  readonly coverage: { readonly heading: string; readonly text: string };
  readonly questions: readonly [Question, Question, Question, Question];
  readonly closing: { readonly heading: string; readonly text: string };
};

export const plumberLondon = {
  kind: "plumber",
  path: "/plumbing-services/plumber-london",
  name: "Plumber London",
  summary: "Plumbers for homes and businesses in every borough, for planned work and for emergencies.",
  theme: "water",
  parent: "/plumbing-services",
  meta: {
    title: "Plumber in London: Same or Next Day, and 24/7 if Urgent",
    description:
      "A London plumber for homes, shops and offices: leaks, drains, taps, cylinders, showers and pumps, by appointment on the same or next day, or at once if urgent.",
    keywords: [
      "plumber London",
      "plumbers near me London",
      "24 hour plumber London",
      "commercial plumber London",
      "plumber all London boroughs",
    ],
  },
  hero: {
    heading: "Plumber in London",
    lead: "For the tap that drips and the riser that bursts. Homes, shops, offices and blocks in all 32 boroughs and the City, by appointment or straight away.",
  },
  emergency: {
    heading: "When it cannot wait until morning",
    intro: `If water is coming out, close the stop valve before you dial. We treat these six faults as urgent at any hour. Do you smell gas? ${safety.gasEscape.brief}`,
    items: [
      {
        name: "Burst pipe",
        text: "Flow stopped, pipe cut back to sound metal, new length fitted and tested before we leave.",
        icon: "waves",
      },
      {
        name: "Toilet that will not clear",
        text: "In a home with one WC this is urgent. We free the pan, the branch or the stack it joins.",
        icon: "toilet",
      },
      {
        name: "Overflowing tank",
        text: "Inlet isolated, float valve renewed, and the warning pipe checked for a clear way outside.",
        icon: "container",
      },
      {
        name: "No water at all",
        text: "A look at the street main, the stop valve and the strainer in that order, then the repair.",
        icon: "faucet",
      },
      {
        name: "Cylinder or heater leaking",
        text: "Heat off, water off, vessel drained. Unvented cylinders are handled by people qualified for them.",
        icon: "cylinder",
      },
      {
        name: "Drain backing up",
        text: "Jetting or rodding from the nearest access, followed by a camera where the blockage returns.",
        icon: "arrow-down-to-line",
      },
    ],
  },
  general: {
    heading: "Everyday plumbing, by appointment",
    intro:
      "Planned visits are offered for the same or the next day. Tell us the make of the tap or the cistern if you can read it: the right part then comes along.",
    items: [
      {
        name: "Taps and mixers",
        text: "New washers, cartridges and ceramic discs, or a new tap with its own isolating valve.",
        icon: "droplet",
      },
      {
        name: "WC repairs",
        text: "Cisterns that run on, weak flushes, loose pans and leaking connectors.",
        icon: "wrench",
      },
      {
        name: "Showers",
        text: "Thermostatic valves, concealed sets, pumps and trays, with hoses and heads descaled.",
        icon: "shower-head",
      },
      {
        name: "Baths and basins",
        text: "Like-for-like changes and new positions, sealed properly and easy to isolate.",
        icon: "bath",
      },
      {
        name: "Kitchen sinks and wastes",
        text: "Blocked traps, waste disposers, boiling taps and the pipework under the worktop.",
        icon: "utensils",
      },
      {
        name: "Washing machines and dishwashers",
        text: "Supply valves, standpipes and air gaps, tested through one full cycle.",
        icon: "washing-machine",
      },
      {
        name: "Hot water cylinders",
        text: "Vented and unvented, from a failed thermostat to a complete replacement with its building control notice.",
        icon: "thermometer",
      },
      {
        name: "Radiators and valves",
        text: "Cold spots, weeping glands, balancing, thermostatic heads and towel rails.",
        icon: "heater",
      },
      {
        name: "Water pressure",
        text: "Flow and pressure measured at the main, then the cause: a half-shut valve, old lead pipe or a worn reducing valve.",
        icon: "gauge",
      },
      {
        name: "Leak tracing",
        text: "Moisture readings, listening and dye, so that one tile is lifted instead of a wall.",
        icon: "search",
      },
      {
        name: "Filters and softeners",
        text: "London water is hard. A softener or scale control spares heaters, with a hard water tap kept for drinking.",
        icon: "filter",
      },
      {
        name: "Outside taps and lagging",
        text: "Double check valves, drain-down points and insulation before the first frost.",
        icon: "thermometer-snowflake",
      },
    ],
  },
  reasons: {
    heading: "Reasons to keep our number",
    items: [
      {
        name: "One price, agreed first",
        text: "You approve a price before work begins. If the job turns out larger, we stop and say so.",
      },
      {
        name: "A fair call-out rule",
        text: "There is no call-out fee when the recommended work proceeds. If you prefer to wait, you are told the charge for the visit beforehand.",
      },
      {
        name: "Gas and water under one roof",
        text: "When the plumbing fault ends at a boiler, a Gas Safe registered engineer takes the next step.",
      },
      {
        name: "Used to London buildings",
        text: "Mansion block risers, basement kitchens, shared stop valves and a managing agent’s permit form are ordinary parts of the day.",
      },
      {
        name: "Fully insured",
        text: "Ask for the certificate. In a block, your agent will want it before we are allowed past the front desk.",
      },
      {
        name: "Clean work, clear notes",
        text: "Floors covered, waste taken away, and a message with photographs of what was changed and where its valve is.",
      },
    ],
  },
  coverage: {
    heading: "Plumbers across the city",
    text: "We cover inner and outer London alike, and the surrounding towns by arrangement. Times below are typical minutes to arrival for an emergency, and traffic, parking and demand move them. Your [area page](/areas) says more about the pipes and buildings there. Larger schemes are described under [plumbing services](/plumbing-services).",
  },
  questions: [
    {
      question: "How fast can a plumber be with me?",
      answer:
        "Emergencies are typically reached in 30–60 minutes, depending on your area; the table above shows the usual range for each. Planned work is offered for the same or the next day. In a storm or a hard frost calls queue, and we tell you the honest time when you ring.",
    },
    {
      question: "Do you charge a call-out fee?",
      answer:
        "There is no call-out fee when the recommended work proceeds. If you decide not to go ahead after the plumber has attended, a charge for the visit can apply, and you hear the amount before anyone sets out.",
    },
    {
      question: "Do you take small jobs in flats as well as work for businesses?",
      answer:
        "Yes. One tap in a studio is as welcome as a floor of washrooms. In a leasehold flat, ask the managing agent first if the riser has to be isolated. For whole rooms, [bathroom and kitchen plumbing](/services/bathroom-kitchen-plumbing) explains how we work.",
    },
    {
      question: "What should I do until the plumber arrives?",
      answer: `${safety.burstPipe.text} You find more steps on [the emergency page](/emergency).`,
    },
  ],
  closing: {
    heading: "A plumber, today or tomorrow",
    text: "Ring for anything urgent. For the rest, write two lines and add a photograph: the quote is free and comes within 24 hours.",
  },
} as const satisfies PlumberRecord;
