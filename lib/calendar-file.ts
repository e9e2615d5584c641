import { addDays, addMonths, type Day } from "./days";

/** An all-day event that may repeat after a number of months. */
export type CalendarEvent = {
  /** Stays the same whenever the event is written, so that a calendar updates the existing event. */
  readonly uid: string;
  readonly day: Day;
  readonly months?: number;
  /** How many days before the event each reminder is due. */
  readonly reminders: readonly number[];
  readonly summary: string;
  readonly description: string;
  readonly url: string;
};

/** The hour at which reminders ring. */
export const reminderHour = 9;

/**
 * Returns a calendar file (RFC 5545) of all-day events with reminders.
 * @param by the publisher
 * @param now the time of creation: a later event replaces an earlier one that has the same UID
 */
export function calendarFile(events: readonly CalendarEvent[], by: string, now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(by)}//Compliance calendar//EN`,
    "CALSCALE:GREGORIAN",
    ...events.flatMap((event) => eventLines(event, now)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line.replace(/\p{Cc}/gu, " "))}\r\n`).join("");
}

function eventLines(
  { uid, day, months, reminders, summary, description, url }: CalendarEvent,
  now: Date,
): readonly string[] {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    // In minutes, so that it grows with each file and still fits a 32-bit integer.
    `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
    `DTSTART;VALUE=DATE:${digits(day)}`,
    `DTEND;VALUE=DATE:${digits(addDays(day, 1))}`,
    ...(months ? [recurrence(day, months)] : []),
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    // A longer notice would precede the previous date.
    ...reminders.filter((days) => !months || days < months * 28).flatMap((days) => alarm(days, summary)),
    "END:VEVENT",
  ];
}

const alarm = (days: number, summary: string) => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `DESCRIPTION:${escapeText(days ? `In ${days} days: ${summary}` : summary)}`,
  `TRIGGER:${triggerOf(days)}`,
  "END:VALARM",
];

/** The duration from midnight, when an all-day event begins, to the reminder. */
const triggerOf = (days: number) => (days ? `-P${days - 1}DT${24 - reminderHour}H` : `PT${reminderHour}H`);

const digits = (day: Day) => day.replaceAll("-", "");

/**
 * Returns a recurrence rule if every month concerned has that day. Calendars skip months without it, so the dates of
 * the next five years are listed instead.
 */
function recurrence(day: Day, months: number): string {
  const days = Array.from({ length: Math.ceil(60 / months) + 1 }, (_, index) => addMonths(day, months * index));
  if (days.every((next) => next.endsWith(day.slice(8)))) return `RRULE:FREQ=MONTHLY;INTERVAL=${months}`;
  return `RDATE;VALUE=DATE:${days.map(digits)}`;
}

/** Escapes a text value of a calendar (RFC 5545, 3.3.11) or a vCard (RFC 2426, 4). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** Folds a line at 75 bytes into lines that begin with a space, without splitting a character. */
function folded(line: string): string {
  let text = "";
  let width = 0;
  for (const character of line) {
    const point = character.codePointAt(0) ?? 0;
    const bytes = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    const isFull = width + bytes > 75;
    text += isFull ? `\r\n ${character}` : character;
    width = isFull ? bytes + 1 : width + bytes;
  }
  return text;
}
