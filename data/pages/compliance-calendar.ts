import { type DatedDuty, duties } from "../duties";
import type { AtLeastThree, Question, RecordOf } from "../types";

/** The calendar of duties. */
export type CalendarRecord = RecordOf<"calendar"> & {
  /** The sheet number on its link picture. */
  readonly sheet: string;
  readonly hero: { readonly heading: string; readonly lead: string };
  readonly planner: { readonly heading: string; readonly intro: string };
  /** What it plans by, which is also its table. */
  readonly compliance: readonly DatedDuty[];
  readonly questions: AtLeastThree<Question>;
  readonly closing: { readonly heading: string; readonly text: string };
};

export const complianceCalendar = {
  kind: "calendar",
  path: "/compliance-calendar",
  name: "Compliance Calendar",
  summary: "Every gas, cooling, water and fire safety date of your building, in your own calendar",
  theme: "air",
  parent: "/maintenance",
  sheet: "04",
  meta: {
    title: "Compliance calendar for landlords and managers",
    description:
      "Tick the plant in your building and give the last dates. You see what falls due and when, by which law, and take the dates into your own calendar, free.",
    keywords: [
      "building compliance calendar",
      "landlord compliance dates",
      "statutory maintenance schedule",
      "PPM calendar London",
    ],
  },
  hero: {
    heading: "Compliance calendar",
    lead: "Tick what you have and say when it was last checked. You see what is due next and which law or standard asks for it, and you can put the dates into your own calendar or print them on one page.",
  },
  planner: {
    heading: "Your plant and its dates",
    intro:
      "Nothing you enter leaves your browser. Your plan is kept in the address of this page, so you can save or share it.",
  },
  compliance: duties,
  questions: [
    {
      question: "Can I have a gas check early and keep my date?",
      answer:
        "Yes, if it is for a home that you let. When we check within the two months before the date, the law treats the check as done on that date. So tell the calendar both days, the one when the check was made and the one when it was due. If it was made earlier than that, or late, the next twelve months run from the day of the check itself.",
    },
    {
      question: "What do I do if a date has passed?",
      answer:
        "Book the work now, and keep a note of why it is late. For a gas check, also keep every letter and message with which you tried to arrange a visit. Whatever is late stands first in your plan, and when you give the new day, the plan counts on from there.",
    },
    {
      question: "How do I change the dates in my calendar later?",
      answer:
        "Each entry in your calendar carries the address of your plan. Open it, give the new day and download the file again. A calendar that keeps to the standard then changes the entries that it already has, and adds none twice. Outlook, Google and Apple calendars all read this kind of file.",
    },
    {
      question: "Which dates are not in it?",
      answer:
        "You will not find what other trades do for you, such as the fixed wiring, fire alarms, emergency lighting, passenger lifts and asbestos. Your insurer, your lease or a licence may also ask for more than the law does. The plan helps you to remember your dates, and does not take the place of advice on your own building.",
    },
  ],
  closing: {
    heading: "Shall we keep these dates for you?",
    text: "Send us your plan or your old certificates. We tell you what is late, what can be done on one visit and what it would cost. {claim:freeQuote}",
  },
} as const satisfies CalendarRecord;
