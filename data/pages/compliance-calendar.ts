import { type DatedDuty, duties } from "../duties";
import type { Figures } from "../figures";
import type { AtLeastThree, Question, RecordOf } from "../types";

/** The calendar of duties. */
export type CalendarRecord = RecordOf<"calendar"> & {
  readonly figures: Required<Figures<"hero" | "plan">>;
  readonly hero: { readonly heading: string; readonly lead: string };
  readonly planner: { readonly heading: string; readonly intro: string };
  /** The duties that it plans, which are also its table. */
  readonly compliance: readonly DatedDuty[];
  readonly questions: AtLeastThree<Question>;
  readonly closing: { readonly heading: string; readonly text: string };
};

export const complianceCalendar = {
  kind: "calendar",
  path: "/compliance-calendar",
  name: "Compliance Calendar",
  summary: "The gas, cooling, water and ventilation dates for your building, in your own calendar",
  theme: "air",
  parent: "/maintenance",
  figures: {
    hero: "early-plate",
    plan: "plan",
  },
  meta: {
    title: "Compliance calendar for landlords and managers",
    description:
      "Landlord or building manager? Tick your equipment and enter when it was last checked. See what is due, when and under which law, in your own calendar.",
    keywords: [
      "building compliance calendar",
      "landlord compliance dates",
      "statutory maintenance schedule",
      "PPM calendar London",
    ],
  },
  hero: {
    heading: "Compliance calendar",
    lead: "Tick the equipment you have, or paste a list of the homes you let, and enter when each item was last checked. You see what is due next and under which law, and can add the dates to your own calendar or print them.",
  },
  planner: {
    heading: "Your equipment and its dates",
    intro:
      "What you enter isn’t sent to us. It is kept in this page’s web address, at the top of your browser. Bookmark the page, and bookmark it again whenever you change something. Anyone you send this address to can read every entry.",
  },
  compliance: duties,
  questions: [
    {
      question: "Can I have a gas check early and keep my date?",
      answer:
        "Yes, for a home that you rent out. If the check is done in the two months before it is due, the law treats it as done on the due date. Enter both: the day of the check and the day it was due. If it was done earlier than that, or late, the next twelve months run from the day of the check.",
    },
    {
      question: "What do I do if a date has passed?",
      answer:
        "Book the work now, and make a note of why it is late. For a gas check, also keep every letter and message you sent to arrange a visit. Anything late is at the top of your plan. When the work is done, enter the new date and the plan works out the next one.",
    },
    {
      question: "How do I change the dates in my calendar later?",
      answer:
        "Open your bookmarked plan, enter the new date, bookmark it again and download the calendar file again. Your calendar should then change the entry you already have instead of adding a second one. The link in a calendar entry opens only that entry, so you can forward it to a tenant without showing your whole plan. The file works with Outlook, Google and Apple calendars.",
    },
    {
      question: "Which dates does the calendar leave out?",
      answer:
        "It leaves out selective licences, the registration of [heat networks](/guides/heat-network-registration), and most work that other trades do for you, such as fire alarms, emergency lighting, passenger lifts and asbestos. Your insurer, lease or licence may also ask for more than the law does. The plan helps you remember your dates, but it is no substitute for advice on your own building.",
    },
  ],
  closing: {
    heading: "Would you like us to keep track of these dates?",
    text: "Send us your plan or your old certificates. We can put the dates in one schedule, and tell you what is late and what we can do on one visit. {claim:freeQuote}",
  },
} as const satisfies CalendarRecord;
