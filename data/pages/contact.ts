import type { Figures } from "../figures";
import { safety } from "../safety";
import type { NamedText, RecordOf } from "../types";

/** A way to reach us: its first words, which are bold, and the rest. */
type LeadCase = NamedText & { readonly icon: "phone" | "triangle-alert" | "pencil" | "calendar" };

/** The copy of the contact page; phone, address and hours are in the owner's files. */
export type ContactRecord = RecordOf<"contact"> & {
  readonly figures?: Figures<"next">;
  /** The alt text of the drawing beside the lead. */
  readonly hero: { readonly heading: string; readonly lead: readonly LeadCase[]; readonly drawing: string };
  readonly formIntro: string;
  /** What the message should say. */
  readonly messageHint: string;
  /** The steps after an enquiry. */
  readonly next: readonly [NamedText, NamedText, NamedText, NamedText];
};

export const contact = {
  kind: "contact",
  path: "/contact",
  name: "Contact",
  summary: "Ask for a quote, a survey or a call back, or ring the emergency line",
  theme: "air",
  parent: "/",
  figures: { next: "to-a-quote" },
  meta: {
    title: "Contact us for a quote or an engineer in London",
    description:
      "Ask us for a quote, a survey or a call back for heating, air conditioning, gas or plumbing work in London. Our emergency line is answered day and night.",
    keywords: [
      "HVAC quote London",
      "commercial gas engineer quote",
      "plumbing survey London",
      "building services call-back",
      "24 hour emergency engineer London",
    ],
  },
  hero: {
    heading: "Contact our London engineers",
    lead: [
      { icon: "phone", name: "[Call us]({phone})", text: "at any hour if it’s urgent." },
      { icon: "triangle-alert", name: "Smell gas?", text: safety.gasEscape.brief },
      {
        icon: "pencil",
        name: "For a quote, a survey or a question,",
        text: "[write to us](/contact#request-a-quote) or ring {phone}. {claim:reply}",
      },
      {
        icon: "calendar",
        name: "Use “Book Online”",
        text: "to ask for an appointment. We’ll confirm it, and the engineer will ring you before arriving.",
      },
    ],
    drawing: "A photograph of the maker’s label (data plate), the gauge, the controller or the meter can save a visit",
  },
  formIntro: "If you let several homes, send us a list of the addresses and the dates when their checks are due.",
  messageHint:
    "Tell us about the building, which floor you are on, what you need done, and whether we need a parking permit or a key.",
  next: [
    {
      name: "We read your message",
      text: "Someone who knows the trade reads it and passes it to the right engineer.",
    },
    {
      name: "We get back to you",
      text: "We’ll ring or e-mail to ask about the age and size of the equipment, and what has already been tried.",
    },
    {
      name: "We look at the job",
      text: "We can price a small job from your description and photographs. We survey anything larger first.",
    },
    {
      name: "You get a written quote",
      text: "It sets out what we’ll do, what is not included, the dates and the price. {claim:freeQuote}",
    },
  ],
} as const satisfies ContactRecord;
