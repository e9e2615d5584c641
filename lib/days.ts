/** A day in the form 2026-11-21, which sorts and compares as text. */
export type Day = string;

/** Today in London. */
export function today(): Day {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London", dateStyle: "short" }).format(new Date());
}

const utc = (day: Day) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

/** Whether a text is a valid date in a plausible year. */
export function isDay(text: string): boolean {
  return /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(utc(text).getTime()) && dayOf(utc(text)) === text;
}

export function addDays(day: Day, days: number): Day {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/**
 * Returns the last day of a period of months, as the law counts it: the same day of the month, or the last day of a
 * shorter month (Dodds v Walker [1981] 1 WLR 1027).
 */
export function addMonths(day: Day, months: number): Day {
  const date = utc(day);
  const number = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(number, length));
  return dayOf(date);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000);
}

const words = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Formats a day in words: "21 November 2026". */
export function inWords(day: Day): string {
  return words.format(utc(day));
}
