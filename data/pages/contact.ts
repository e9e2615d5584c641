import type { NamedText, RecordOf } from "../types";

/** The words of the contact page; phone, address and hours are in `business.ts`. */
export type ContactRecord = RecordOf<"contact"> & {
  readonly hero: { readonly heading: string; readonly lead: string };
  readonly formIntro: string;
  /** What happens after an enquiry. */
  readonly next: readonly [NamedText, NamedText, NamedText, NamedText];
};

export const contact = {
  kind: "contact",
  path: "/contact",
  name: "Contact",
  summary: "Quotes, surveys and the emergency line",
  theme: "air",
  parent: "/",
  meta: {
    title: "Contact Us: Quotes, Surveys and Emergency Line",
    description:
      "Ask for a free quote, a survey or a call-back for HVAC, gas or plumbing work in London. Enquiries are answered within 24 hours; the emergency line never closes.",
    keywords: [
      "HVAC quote London",
      "commercial gas engineer quote",
      "plumbing survey London",
      "building services call-back",
      "24 hour emergency engineer London",
    ],
  },
  hero: {
    heading: "Talk to an engineer about your building",
    lead: "Call for anything urgent. For a quote, a survey or a question, write a few lines below and we answer within 24 hours.",
  },
  formIntro:
    "Tell us the building, the floor and what the plant does or fails to do. A make, a model and the date it began save a visit. If access needs a permit, a key holder or an out-of-hours slot, say so here.",
  next: [
    {
      name: "A person reads it",
      text: "Your message goes to someone who knows the trade, not to a ticket queue. They decide which engineer should answer: air, gas, water or controls.",
    },
    {
      name: "You get a call back",
      text: "We reply within 24 hours, by phone if you left a number. Expect questions about age, size, access and what has already been tried.",
    },
    {
      name: "We look at the job",
      text: "Small, well-described work can be priced from photographs. Anything larger gets a survey, usually offered for the same or the next day.",
    },
    {
      name: "A written quote arrives",
      text: "Quotes are free and sent within 24 hours of the enquiry or, where one is needed, the survey. Scope, exclusions, programme and price are all set out.",
    },
  ],
} as const satisfies ContactRecord;
