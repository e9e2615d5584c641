import { openingHours, specialDays } from "@/data/business";
import type { SpecialDay } from "@/data/schema";
import { addDays, type Day } from "./days";

export type OpenState = { readonly open: true; readonly until: string } | { readonly open: false };

const londonClock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  weekday: "long",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/**
 * Whether the office is open at a time, by London time.
 * @param now the moment
 */
export function openState(now: Date): OpenState {
  const part = Object.fromEntries(londonClock.formatToParts(now).map(({ type, value }) => [type, value]));
  const date = `${part.year}-${part.month}-${part.day}`;
  const time = `${part.hour}:${part.minute}`;
  const special = specialDays.find((day) => day.date === date);
  const usual = openingHours.find(({ days }) => (days as readonly string[]).includes(part.weekday ?? ""));
  const { opens, closes } = special ?? usual ?? {};
  if (!opens || !closes || time < opens || time >= closes) return { open: false };
  return { open: true, until: clockTime(closes) };
}

const longDay = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" });

/** A day as people say it: "Friday 25 December". */
export function dayName(day: Day): string {
  return longDay.format(new Date(day));
}

const shortDay = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  weekday: "short",
  day: "numeric",
  month: "short",
});

/** A day in the short form of the opening hours: "Fri 25 Dec". */
export function shortDayName(day: Day): string {
  return shortDay.format(new Date(day));
}

/** How many days ahead a special day is announced. */
const ahead = 30;

/**
 * The special days that a page built today has to contain, each with the days on which it is announced: those of the
 * next two months, by when the site has been rebuilt.
 * @param today as 2026-11-21
 */
export function specialDaysFrom(today: string): readonly (SpecialDay & { readonly shown: string })[] {
  return specialDays
    .filter(({ date }) => date >= today && date <= addDays(today, 2 * ahead))
    .map((day) => ({ ...day, shown: `${addDays(day.date, -ahead)}/${day.date}` }));
}

/** A time as people say it, in one piece: "18:00" gives "6pm", "08:30" gives "8.30am". */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}${minute ? `.${String(minute).padStart(2, "0")}` : ""}${hour < 12 ? "am" : "pm"}`;
}

/** A time as the opening hours print it: "18:00" gives "6:00 PM". */
export function hoursTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}
