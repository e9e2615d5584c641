import { type CalendarEvent, calendarFile } from "@/lib/calendar-file";
import { type Day, inWords } from "@/lib/days";
import type { Planned } from "@/lib/duties";
import { titleOf } from "./plan-list";

/** Whom the dates come from. */
export type Firm = { readonly name: string; readonly phone: string; readonly host: string };

/** A plan as it stands in a calendar. What is late stands on this day, as a reminder in the past would not be seen. */
function eventsOf(plan: readonly Planned[], now: Day, firm: Firm, url: string): readonly CalendarEvent[] {
  return plan.map((planned) => {
    const { entry, duty, due } = planned;
    const late = due.day < now;
    return {
      uid: `${duty.id}-${entry.id}@${firm.host}`,
      day: late ? now : due.day,
      months: late ? undefined : due.months,
      summary: late ? `Late since ${inWords(due.day)}: ${titleOf(planned)}` : titleOf(planned),
      description: [
        `${duty.duty}. ${duty.due}.`,
        `Your record: ${duty.record}.`,
        `Read the rule: ${duty.source}`,
        `To book it: ${firm.name}, ${firm.phone}`,
        `When it is done, give the new day here and download the file again: ${url}`,
      ].join("\n"),
      url,
    };
  });
}

/** Hands the visitor a plan as a file, made in the browser. */
export function saveFile(plan: readonly Planned[], now: Day, firm: Firm): void {
  const text = calendarFile(eventsOf(plan, now, firm, location.href), firm.name, new Date());
  const href = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
  Object.assign(document.createElement("a"), { href, download: "compliance-calendar.ics" }).click();
  // Once the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
