import { closedDays, openingHours } from "@/data/business";

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
 * Whether the office is open at a moment, by the clock in London whatever the visitor's own time zone.
 * @param now the moment
 */
export function openState(now: Date): OpenState {
  const part = Object.fromEntries(londonClock.formatToParts(now).map(({ type, value }) => [type, value]));
  const date = `${part.year}-${part.month}-${part.day}`;
  const time = `${part.hour}:${part.minute}`;
  const today = openingHours.find(({ days }) => (days as readonly string[]).includes(part.weekday ?? ""));
  if (!today || closedDays.includes(date) || time < today.opens || time >= today.closes) return { open: false };
  return { open: true, until: clockTime(today.closes) };
}

/** A time as people say it, in one piece: "18:00" gives "6 pm", "08:30" gives "8.30 am". */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}${minute ? `.${String(minute).padStart(2, "0")}` : ""}\u00a0${hour < 12 ? "am" : "pm"}`;
}

/** A time as the opening hours print it: "18:00" gives "6:00 PM". */
export function hoursTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}
