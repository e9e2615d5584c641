import type { DatedDuty } from "@/data/duties";
import { ahead, dutyHeadings, otherColumns, person, place } from "@/data/spreadsheet-columns";
import type { Day } from "./days";
import { dayIn } from "./spreadsheet";

export type Row = readonly string[];

export const next = " next";
export const workedOut = " (worked out)";

/** Whether a row has any content. */
export const isFilled = (row: Row) => row.some(Boolean);

/** A list from a spreadsheet. */
export type List = {
  readonly headings: Row;
  /** All rows below the headings, including blank ones. */
  readonly rows: readonly Row[];
  /** The row number of the first of them. */
  readonly first: number;
  /** How many of them are not blank. */
  readonly count: number;
};

/** Splits off the headings of a list; it has none if its first row contains dates. */
export function listOf(rows: readonly Row[]): List {
  const begin = rows.findIndex((row) => isFilled(row));
  const top = rows[begin] ?? [];
  const headed = !top.some(dayIn);
  const headings = headed ? top : top.map((_, index) => `Column ${index + 1}`);
  const first = begin + (headed ? 1 : 0);
  const under = rows.slice(first);
  return { headings, rows: under, first: first + 1, count: under.filter((row) => isFilled(row)).length };
}

/** The options for a column: the label of each value. */
export function columnNames(duties: readonly DatedDuty[]): ReadonlyMap<string, string> {
  const ofDuties = duties.flatMap(({ id, event, asks, every }): [string, string][] => {
    const last: [string, string] = [id, `${asks}: ${event}`];
    return every === "on the day" ? [last] : [last, [id + next, `Next due: ${event}`]];
  });
  return new Map<string, string>([...Object.entries(otherColumns), ...ofDuties]);
}

/** Guesses the content of each column from headings and cells. */
export function guessColumns({ headings, rows }: List, duties: readonly DatedDuty[], now: Day): readonly string[] {
  const names = [...columnNames(duties)];
  const cellsOf = (column: number) => rows.map((row) => row[column] ?? "").filter(hasValue);
  const guesses = headings.map((heading, column) => {
    const label = heading.toLowerCase();
    const match = names.find(([value, name]) => value && name === heading)?.[0];
    if (match || label.endsWith(workedOut)) return match ?? "";
    const days = cellsOf(column).flatMap((cell) => dayIn(cell) ?? []);
    if (days.length === 0) {
      if (/refrigerant/.test(label)) return "more";
      if (/charge|\bkg\b/.test(label)) return "kilograms";
      return place.test(label) && !person.test(label) ? "name" : "";
    }
    const id = dutyHeadings.find(([, pattern]) => pattern.test(label))?.[0];
    const duty = duties.find((each) => each.id === id);
    // Dates of past checks are never in the future, so a column with many future dates contains due dates.
    const isNext = ahead.test(label) || days.filter((day) => day > now).length * 2 >= days.length;
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
