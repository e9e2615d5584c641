import { openingHours, specialDays } from "@/data/business";
import type { SpecialDay } from "@/data/schema";
import { addDays, type Day } from "./days";

type OpenState = { readonly open: true; readonly until: string } | { readonly open: false };

// The Swedish format is "2026-11-23 17:59", whose date part equals the format of data/.
const londonClock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/London",
  dateStyle: "short",
  timeStyle: "short",
});
const dayIn = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options });
  return (day: Day) => format.format(new Date(day));
};

/** Formats a day for a sentence: "Friday 25 December". */
export const dayName = dayIn({ weekday: "long", day: "numeric", month: "long" });
/** Formats a day for the opening hours: "Fri 25 Dec". */
export const shortDayName = dayIn({ weekday: "short", day: "numeric", month: "short" });
const weekday = dayIn({ weekday: "long" });

/** Whether the office is open at a time, and until when, in London time. */
export function openState(now: Date): OpenState {
  const [date = "", time = ""] = londonClock.format(now).split(" ");
  const usual = openingHours.find(({ days }) => days.some((day) => day === weekday(date)));
  const { opens, closes } = specialDays.find((day) => day.date === date) ?? usual ?? {};
  if (!opens || !closes || time < opens || time >= closes) return { open: false };
  return { open: true, until: clockTime(closes) };
}

/** How many days in advance a special day is announced. */
const ahead = 30;

/**
 * Returns the special days of the next two months, each with the days on which it is announced. A page contains them
 * all, because the site may not be rebuilt for a month.
 * @param today in the form 2026-11-21
 */
export function specialDaysFrom(today: string): readonly (SpecialDay & { readonly shown: string })[] {
  return specialDays
    .filter(({ date }) => date >= today && date <= addDays(today, 2 * ahead))
    .map((day) => ({ ...day, shown: `${addDays(day.date, -ahead)}/${day.date}` }));
}

/** Formats a time for a sentence: "18:00" becomes "6pm", "08:30" becomes "8.30am". */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}${minute ? `.${String(minute).padStart(2, "0")}` : ""}${hour < 12 ? "am" : "pm"}`;
}

/** Formats a time for the opening hours: "18:00" becomes "6:00 PM". */
export function hoursTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}
