import type { DatedDuty } from "@/data/duties";
import { leakChecks, refrigerants, sealedFrom } from "@/data/refrigerants";
import { addDays, addMonths, type Day, isDay } from "./days";
import { type LeakCheck, leakCheck, type Refrigerant } from "./refrigerants";

/** One piece of plant in a visitor's plan, as the visitor typed it. */
export type Entry = {
  /** Identifies the event in the visitor's calendar; never changes. */
  readonly id: string;
  readonly duty: string;
  /** Distinguishes several pieces of the same kind. */
  readonly name: string;
  readonly date: string;
  /** Whether `date` is the next due date, stated in a document or list, instead of the last check. */
  readonly stated: boolean;
  /** Extra input, by duty: the previous due date, the index of the use, or the refrigerant. */
  readonly more: string;
  readonly kilograms: string;
  readonly sealed: boolean;
  readonly detection: boolean;
};

/** The fields of a duty that determine when it is due. */
export type Rule = Pick<DatedDuty, "every" | "early">;

/** When an entry is due, or why that is unknown. */
export type Due = {
  readonly day?: Day;
  /** The interval; undefined if a document or a tenancy states the date. */
  readonly months?: number;
  /** The first day on which a check keeps the due date. */
  readonly opens?: Day;
  /** A sentence about how the date was calculated. */
  readonly note?: string;
  /** Error messages by field. */
  readonly wrong?: Readonly<Partial<Record<"date" | "kilograms", string>>>;
};

const figure = new Intl.NumberFormat("en-GB", { maximumSignificantDigits: 4 });

/** Parses a number in British notation: 12.5 or 1,250. */
function amountOf(text: string): number {
  const amount = Number(text.trim().replace(/,(?=\d{3}\b)/g, "") || Number.NaN);
  return amount > 0 && amount < 1e6 ? amount : Number.NaN;
}

/**
 * Returns the first day on which a check counts as made on its due date. If the end of a month allows two readings, it
 * is the later day.
 */
function opensOn(date: Day, months: number): Day {
  const readings = [addDays(addMonths(date, -months), 1), addMonths(addDays(date, 1), -months)];
  return readings.sort().at(-1) ?? date;
}

/** Calculates when an entry is due. */
export function dueOf(entry: Entry, rule: Rule, now: Day): Due {
  const interval = intervalOf(entry, rule);
  if (!isDay(entry.date)) return interval;
  if (rule.every === "on the day") return { day: entry.date };
  if (entry.stated)
    return interval.months
      ? { ...interval, day: entry.date, opens: rule.early ? opensOn(entry.date, rule.early) : undefined }
      : interval;
  if (entry.date > now)
    return {
      ...interval,
      wrong: { ...interval.wrong, date: "This date is in the future. Enter the day it was last done." },
    };
  return interval.months ? { ...interval, ...countedFrom(entry, rule, interval.months) } : interval;
}

/** Finds the interval of an entry, which depends on the use or the charge for some duties. */
function intervalOf(entry: Entry, { every }: Rule): Due {
  if (typeof every === "number") return { months: every };
  if (every === "on the day") return {};
  if (every !== "by charge") return { months: (every[Number(entry.more)] ?? every[0]).months };
  const gas = (Object.keys(refrigerants) as Refrigerant[]).find((name) => name === entry.more);
  if (!gas || !entry.kilograms.trim()) return {};
  const kilograms = amountOf(entry.kilograms);
  if (Number.isNaN(kilograms)) return { wrong: { kilograms: "Enter the charge in kilograms, such as 12.5." } };
  const check = leakCheck({ ...entry, gas, kilograms });
  return { months: check.months, note: leakNote(check, entry.sealed) };
}

function leakNote({ tonnes, limit, either, lacksDetection }: LeakCheck, sealed: boolean): string {
  const amount = `${figure.format(tonnes)} t CO₂e`;
  if (!either) {
    const below = sealed ? `${sealedFrom} t, and sealed` : `${leakChecks[0].tonnes} t`;
    return `${amount} is below ${below}, so the law asks for no regular leak check.`;
  }
  const reached = `${amount} reaches the ${limit} t limit, so`;
  const [without, fitted] = either;
  return lacksDetection
    ? `${reached} you need leak detection. Have it checked every ${without} months until that is fitted, and every ${fitted} after that.`
    : `${reached} have it checked every ${without} months, or every ${fitted} with leak detection.`;
}

/** Calculates the next due date from the last check, which may have been before its own due date. */
function countedFrom({ date, more }: Entry, { early }: Rule, months: number): Due {
  const before = early && isDay(more) ? more : undefined;
  const keeps = early && before && before >= date && opensOn(before, early) <= date;
  const day = addMonths(keeps ? before : date, months);
  const opens = early ? opensOn(day, early) : undefined;
  if (!before || keeps) return { day, opens };
  const why = date > before ? "late" : `more than ${early} months early`;
  return { day, opens, note: `It was done ${why}, so the next twelve months run from that day.` };
}

/** An entry with a known due date, and its duty. */
export type Planned = { readonly entry: Entry; readonly duty: DatedDuty; readonly due: Due & { readonly day: Day } };

/** The entries with a known due date, next first. */
export function planOf(entries: readonly Entry[], duties: readonly DatedDuty[], now: Day): readonly Planned[] {
  return entries
    .flatMap((entry): Planned[] => {
      const duty = duties.find(({ id }) => id === entry.duty);
      const due = duty && dueOf(entry, duty, now);
      return duty && due?.day ? [{ entry, duty, due: { ...due, day: due.day } }] : [];
    })
    .sort((a, b) => a.due.day.localeCompare(b.due.day));
}

/** All due dates of an entry before a given day. */
export function daysOf({ day, months }: Planned["due"], before: Day): readonly Day[] {
  const days = [day];
  for (let next = addMonths(day, months ?? 0); months && next < before; next = addMonths(day, months * days.length))
    days.push(next);
  return days.filter((each) => each < before);
}
