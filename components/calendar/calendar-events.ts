import { type CalendarEvent, calendarFile, reminderHour } from "@/lib/calendar-file";
import { toCsv } from "@/lib/csv";
import { addDays, type Day, inWords } from "@/lib/days";
import type { Planned } from "@/lib/duties";
import { toFragment } from "@/lib/plan-address";
import { titleOf } from "./plan-list";

export type Firm = { readonly name: string; readonly phone: string; readonly host: string };

/**
 * The events of a plan. An overdue one is on the day of the next reminder, because nobody sees an event in the past.
 * Each links to its own entry only, because people forward events to tenants.
 * @param page the address of the calendar, without a plan
 * @param next the day of the next reminder
 */
function eventsOf(plan: readonly Planned[], now: Day, firm: Firm, page: string, next: Day): readonly CalendarEvent[] {
  return plan.map((planned) => {
    const { entry, duty, due } = planned;
    const overdue = due.day < now;
    const url = `${page}#${toFragment([entry])}`;
    return {
      uid: `${duty.id}-${entry.id}@${firm.host}`,
      day: overdue ? next : due.day,
      months: overdue ? undefined : due.months,
      reminders: overdue ? [0] : [60, 14],
      summary: overdue ? `Overdue since ${inWords(due.day)}: ${titleOf(planned)}` : titleOf(planned),
      description: [
        `${duty.duty}. ${duty.due}.`,
        `Your record: ${duty.record}.`,
        `Read the law or guidance: ${duty.source}`,
        `To book it, call ${firm.name} on ${firm.phone}`,
        `When it is done, enter the new date here and download the file again: ${url}`,
      ].join("\n"),
      url,
    };
  });
}

/** Downloads a plan as a calendar file. */
export function saveFile(plan: readonly Planned[], now: Day, firm: Firm, name = "compliance-calendar"): void {
  const moment = new Date();
  const next = moment.getHours() < reminderHour ? now : addDays(now, 1);
  const events = eventsOf(plan, now, firm, location.origin + location.pathname, next);
  save(calendarFile(events, firm.name, moment), "text/calendar", `${name}.ics`);
}

/** Downloads rows as a CSV file. */
export function saveRows(rows: readonly (readonly string[])[]): void {
  save(toCsv(rows), "text/csv", "compliance-calendar.csv");
}

function save(text: string, type: string, download: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href, download }).click();
  // Revoked after the download has started.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
