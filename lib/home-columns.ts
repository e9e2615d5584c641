import type { DatedDuty } from "@/data/duties";
import type { Day } from "./days";
import { dayIn } from "./spreadsheet";

export type Row = readonly string[];

/** What a column of a list holds: a duty's last day by its id, its next day by the id and " next", or one of these. */
export const otherColumns = {
  "": "Leave out",
  name: "Address or name",
  more: "Refrigerant, use, or the day it was due",
  kilograms: "Charge in kg",
  sealed: "Hermetically sealed",
  detection: "With leak detection",
} as const;

export const next = " next";
export const workedOut = " (worked out)";

/** Whether a row has any content. */
export const isFilled = (row: Row) => row.some(Boolean);

/** A list from a spreadsheet. */
export type List = {
  readonly headings: Row;
  /** All rows under the headings, blank ones too. */
  readonly rows: readonly Row[];
  /** The row number of the first of them. */
  readonly first: number;
  /** How many of them are not blank. */
  readonly count: number;
};

/** A list with its headings; where the first row holds dates already, it has none. */
export function listOf(rows: readonly Row[]): List {
  const begin = rows.findIndex((row) => isFilled(row));
  const top = rows[begin] ?? [];
  const headed = !top.some(dayIn);
  const headings = headed ? top : top.map((_, index) => `Column ${index + 1}`);
  const first = begin + (headed ? 1 : 0);
  const under = rows.slice(first);
  return { headings, rows: under, first: first + 1, count: under.filter((row) => isFilled(row)).length };
}

/** What may be chosen for a column, by its value, in words. */
export function columnNames(duties: readonly DatedDuty[]): ReadonlyMap<string, string> {
  const ofDuties = duties.flatMap(({ id, event, asks, every }): [string, string][] => {
    const own: [string, string] = [id, `${asks}: ${event}`];
    return every === "on the day" ? [own] : [own, [id + next, `Next due: ${event}`]];
  });
  return new Map<string, string>([...Object.entries(otherColumns), ...ofDuties]);
}

/** How lists head a duty's column; the first that fits counts. */
const words: readonly (readonly [id: string, heading: RegExp])[] = [
  ["gas-catering", /cp ?42|catering/],
  ["f-gas-detection", /leak detect/],
  ["f-gas", /f-?gas|leak/],
  ["boiler-let", /boiler/],
  ["gas-let", /cp ?12|lgsr|gas/],
  ["electrical", /eicr|electric|wiring/],
  ["epc", /epc|energy perf/],
  ["hmo", /hmo|licen[cs]e/],
  ["co-alarm", /alarm|smoke|carbon monoxide|\bco\b|tenancy/],
  ["tm44", /tm ?44/],
  ["tower-clean", /tower.*clean/],
  ["tower-sample", /tower/],
  ["legionella", /legionella/],
  ["water-temperatures", /temperature/],
  ["water-tanks", /tank|mixing valve/],
  ["fire-dampers", /damper/],
  ["kitchen-extract", /kitchen|grease/],
  ["lev", /\blev\b|exhaust/],
  ["pressure", /pssr|pressure/],
  ["lifting", /loler|lifting/],
];
const ahead = /next|due|expire|expiry|until|ends?\b|renew|valid/;
const place =
  /address|street|flat|property|\bunit|home|house|premises|building|\bsite|plant|item|asset|equipment|^name/;
const person = /tenant|landlord|owner|agent|manager|mail|phone|type|value/;

/** What the columns of a list hold, as far as headings and cells tell. */
export function guessColumns({ headings, rows }: List, duties: readonly DatedDuty[], now: Day): readonly string[] {
  const names = [...columnNames(duties)];
  const cellsOf = (column: number) => rows.map((row) => row[column] ?? "").filter(hasValue);
  const guesses = headings.map((heading, column) => {
    const said = heading.toLowerCase();
    const own = names.find(([value, name]) => value && name === heading)?.[0];
    if (own || said.endsWith(workedOut)) return own ?? "";
    const days = cellsOf(column).flatMap((cell) => dayIn(cell) ?? []);
    if (days.length === 0) {
      if (/refrigerant/.test(said)) return "more";
      if (/charge|\bkg\b/.test(said)) return "kilograms";
      return place.test(said) && !person.test(said) ? "name" : "";
    }
    const id = words.find(([, pattern]) => pattern.test(said))?.[0];
    const duty = duties.find((each) => each.id === id);
    // A date of what was done is never ahead, so where many are, they are dates of what is due.
    const isNext = ahead.test(said) || days.filter((day) => day > now).length * 2 >= days.length;
    if (!duty) return "";
    return duty.every === "on the day" ? (isNext ? duty.id : "") : duty.id + (isNext ? next : "");
  });
  if (!guesses.includes("name")) {
    const found = headings.findIndex((_, at) => !guesses[at] && cellsOf(at).length > 0 && !cellsOf(at).some(dayIn));
    if (found >= 0) guesses[found] = "name";
  }
  return guesses.map((guess, at) => (guess === "name" || guesses.indexOf(guess) === at ? guess : ""));
}

/** Whether a cell has content. */
export const hasValue = (cell: string) => !/^(?:|-|–|—|\?|n\/?a|none|no)$/i.test(cell);
