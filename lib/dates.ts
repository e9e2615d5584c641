import { createHash } from "node:crypto";
import { type Dates, dates } from "@/data/dates";
import { recordOf } from "./records";

/** A short fingerprint of what a page says of its own: another text, another fingerprint. */
export function fingerprint(path: string): string {
  return createHash("sha256")
    .update(JSON.stringify(recordOf(path).own))
    .digest("hex")
    .slice(0, 12);
}

/**
 * The day a page was last changed, as 2026-11-21: the one it states itself, or the one in data/dates.ts. A date kept
 * in the data holds in a shallow clone, after a squash and on another machine, where the history does not.
 * @throws when no date is known; the message says what to run
 */
export function lastModified(path: string): string {
  const date = recordOf(path).updated ?? dates[path]?.date;
  if (!date) throw new Error(`No date is known of "${path}". Run \`npm run dates\`.`);
  return date;
}

/**
 * The dates as they should be: a page that says the same keeps its date, one that says something else gets today's.
 * @param paths the pages without a date of their own
 * @param from the dates so far
 * @param today as 2026-11-21
 */
export function renewedDates(paths: readonly string[], today: string, from: Dates = dates): Dates {
  return Object.fromEntries(
    paths.map((path) => {
      const text = fingerprint(path);
      const last = from[path];
      return [path, last?.text === text ? last : { date: today, text }];
    }),
  );
}
