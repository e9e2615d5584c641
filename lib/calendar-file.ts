import { addDays, addMonths, type Day } from "./days";

/** An all-day event that may repeat after a number of months. */
export type CalendarEvent = {
  /** The same whenever the event is written, so that a calendar changes the one it has. */
  readonly uid: string;
  readonly day: Day;
  readonly months?: number;
  /** How many days before the event the reminder is due. */
  readonly reminders: readonly number[];
  readonly summary: string;
  readonly description: string;
  readonly url: string;
};

/** The hour of the day of reminders. */
export const reminderHour = 9;

/**
 * A calendar file (RFC 5545) of all-day events with reminders.
 * @param by who makes it
 * @param now the moment it is made: an event of the same name made later takes the place of an earlier one
 */
export function calendarFile(events: readonly CalendarEvent[], by: string, now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${textOf(by)}//Compliance calendar//EN`,
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
    // In minutes: it grows with each file and stays within what a calendar counts to.
    `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
    `DTSTART;VALUE=DATE:${digits(day)}`,
    `DTEND;VALUE=DATE:${digits(addDays(day, 1))}`,
    ...(months ? [comingBack(day, months)] : []),
    `SUMMARY:${textOf(summary)}`,
    `DESCRIPTION:${textOf(description)}`,
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    // A longer notice would come before the previous date.
    ...reminders.filter((days) => !months || days < months * 28).flatMap((days) => alarm(days, summary)),
    "END:VEVENT",
  ];
}

const alarm = (days: number, summary: string) => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `DESCRIPTION:${textOf(days ? `In ${days} days: ${summary}` : summary)}`,
  `TRIGGER:${triggerOf(days)}`,
  "END:VALARM",
];

/** An event of a day begins at midnight: from then to the hour of the reminder. */
const triggerOf = (days: number) => (days ? `-P${days - 1}DT${24 - reminderHour}H` : `PT${reminderHour}H`);

const digits = (day: Day) => day.replaceAll("-", "");

/**
 * How the event repeats: by a rule if every month concerned has that day. Calendars skip months without it, so in that
 * case the dates of the next five years are listed.
 */
function comingBack(day: Day, months: number): string {
  const days = Array.from({ length: Math.ceil(60 / months) + 1 }, (_, index) => addMonths(day, months * index));
  if (days.every((next) => next.endsWith(day.slice(8)))) return `RRULE:FREQ=MONTHLY;INTERVAL=${months}`;
  return `RDATE;VALUE=DATE:${days.map(digits)}`;
}

/** A text with its special characters escaped. */
function textOf(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** A line of at most 75 bytes, continued in lines that begin with a space; no character is cut. */
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
