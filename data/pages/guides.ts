import type { NamedText, RecordOf } from "../types";

/** The text above the list of guides; the guides are in `data/guides/`. */
export type GuidesRecord = RecordOf<"guides"> & {
  readonly hero: { readonly heading: string; readonly lead: string };
  /** The headings of the lists, by the guides' group. */
  readonly lists: { readonly faults: NamedText; readonly duties: NamedText };
};

export const guidesIndex = {
  kind: "guides",
  path: "/guides",
  name: "Guides",
  summary: "What to check yourself, who to call and what the law says, with a drawing",
  theme: "air",
  parent: "/",
  meta: {
    title: "Guides: heating, gas and plumbing faults, and the law",
    description:
      "Short answers for renters, landlords and managers: what to check yourself, who to call first, what the law says with its source, and what affects the price.",
    keywords: ["boiler pressure", "landlord gas safety certificate", "heating and plumbing guides"],
  },
  hero: {
    heading: "Guides: what to check, who to call, what the law says",
    lead: "Each guide answers one question, with a drawing. We name the source of every rule and the day we last checked it.",
  },
  lists: {
    faults: {
      name: "Something has gone wrong",
      text: "What you can check yourself, where to stop, and who to call first. Is it yours to repair? See [who fixes it, who pays](/who-pays).",
    },
    duties: {
      name: "You have a legal duty",
      text: "Who has to do it, by when, and which record shows that it was done.",
    },
  },
} as const satisfies GuidesRecord;
