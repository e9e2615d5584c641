import { changes } from "@/data/changes";
import { type Day, inWords, isDay } from "./days";

/**
 * Converts a date of data/ to the form 2027-03-24, which sorts and compares as text.
 * @param day in words: "24 March 2027"
 * @throws when the date is invalid; the message names it
 */
export function isoDay(day: string): Day {
  const date = new Date(`${day} UTC`);
  const iso = Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
  if (!isDay(iso) || inWords(iso) !== day) throw new Error(`"${day}" is no day. Write it as "24 March 2027".`);
  return iso;
}

/** Returns a sentence for each change whose date has passed, with what to do about it. */
export function passedChanges(now: string): readonly string[] {
  return Object.entries(changes)
    .filter(([, { day }]) => isoDay(day) < now)
    .map(
      ([name, { day, what }]) =>
        `${day} has passed: ${what}. Read the pages that use changes.${name} again, then renew or remove it in data/changes.ts.`,
    );
}
