import type { DatedDuty } from "@/data/duties";
import { refrigerants } from "@/data/refrigerants";
import { otherColumns } from "@/data/spreadsheet-columns";
import type { Day } from "./days";
import { type Due, dueOf, type Entry, type Planned } from "./duties";
import { columnNames, hasValue, isFilled, type List, next, type Row, workedOut } from "./home-columns";
import { dayIn } from "./spreadsheet";

/** The maximum number of homes or pieces of plant in a list. */
export const maxHomes = 200;

/** A row with a plan. */
export type Home = { readonly row: number; readonly name: string; readonly plan: readonly Planned[] };
/** A row that cannot be planned: its number and the reason. */
type RejectedRow = { readonly row: number; readonly name: string; readonly reason: string };

/** Returns the homes of a list with their plans, and the rows that cannot be planned. */
export function readHomes(list: List, columns: readonly string[], duties: readonly DatedDuty[], now: Day) {
  const homes: Home[] = [];
  const rejected: RejectedRow[] = [];
  const seen = new Map<string, number>();
  for (const [index, cells] of list.rows.entries()) {
    if (!isFilled(cells)) continue;
    const row = list.first + index;
    const name = nameOf(cells, columns);
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    const { plan, reason } = planOfRow(list.headings, cells, columns, duties, now, name, nth);
    if (!name) rejected.push({ row, name, reason: "It has no address or name." });
    else if (reason) rejected.push({ row, name, reason });
    else homes.push({ row, name, plan });
  }
  return { homes, rejected };
}

const nameOf = (cells: Row, columns: readonly string[]) =>
  cells
    .filter((cell, at) => columns[at] === "name" && cell)
    .join(", ")
    .slice(0, 60);

/** Hashes a text (FNV-1a), so that reading a list again gives the same calendar ids. */
function idOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

function planOfRow(
  headings: Row,
  cells: Row,
  columns: readonly string[],
  duties: readonly DatedDuty[],
  now: Day,
  name: string,
  nth: number,
): { readonly plan: Planned[]; readonly reason?: string } {
  const plan: Planned[] = [];
  const cellOf = (column: string) => cells[columns.indexOf(column)] ?? "";
  let given = 0;
  for (const [at, column] of columns.entries()) {
    const duty = duties.find(({ id }) => id === column.replace(next, ""));
    const cell = cells[at] ?? "";
    if (!duty || !hasValue(cell)) continue;
    given++;
    const date = dayIn(cell);
    const where = `“${cell}” under “${headings[at]}”`;
    if (!date) return { plan, reason: `${where} is not a date we can read. Write it as 31/12/2026.` };
    const entry: Entry = {
      id: idOf(`${duty.id} ${name}#${nth}`),
      name,
      duty: duty.id,
      date,
      stated: column.endsWith(next),
      more: moreOf(cellOf("more"), duty),
      kilograms: cellOf("kilograms"),
      sealed: hasValue(cellOf("sealed")),
      detection: hasValue(cellOf("detection")),
    };
    const due: Due = dueOf(entry, duty, now);
    if (due.wrong?.kilograms) return { plan, reason: due.wrong.kilograms };
    if (due.wrong?.date) return { plan, reason: `${where}: ${due.wrong.date}` };
    if (due.day) plan.push({ entry, duty, due: { ...due, day: due.day } });
    // A note explains why nothing is due: the charge is too small.
    else if (!due.note)
      return { plan, reason: "A leak check needs a refrigerant from our table and the charge in kg." };
  }
  return given > 0 ? { plan } : { plan, reason: "It has no date in the columns that we read." };
}

/** The extra input of a duty in the form of `Entry.more`. */
function moreOf(cell: string, { every, early }: DatedDuty): string {
  const bare = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, "");
  if (every === "by charge") return Object.keys(refrigerants).find((gas) => bare(gas) === bare(cell)) ?? cell;
  if (typeof every === "object") {
    const index = every.findIndex(({ name }) => bare(name) === bare(cell));
    return String(Math.max(0, index));
  }
  return (early && dayIn(cell)) || "";
}

/** Returns a list for saving, with the rejected rows and the calculated dates. */
export function toRows(
  { rows, first }: List,
  columns: readonly string[],
  homes: readonly Home[],
  duties: readonly DatedDuty[],
): readonly Row[] {
  const names = columnNames(duties);
  const dateColumns = [...columns.keys()].filter((at) => columns[at] && columns[at] !== "name");
  const counted = duties.filter(({ id, every }) => every !== "on the day" && columns.includes(id));
  const top = [
    otherColumns.name,
    ...dateColumns.map((at) => names.get(columns[at] ?? "") ?? ""),
    ...counted.map(({ event }) => event + workedOut),
  ];
  const under = rows.flatMap((cells, index) => {
    if (!isFilled(cells)) return [];
    const home = homes.find(({ row }) => row === first + index);
    const dates = dateColumns.map((at) => dayIn(cells[at] ?? "") ?? cells[at] ?? "");
    const due = counted.map(({ id }) => home?.plan.find(({ duty }) => duty.id === id)?.due.day ?? "");
    return [[nameOf(cells, columns), ...dates, ...due]];
  });
  return [top, ...under];
}

/** Returns a plan as a list with one row for each entry, which reads back as the same plan. */
export function rowsOfEntries(entries: readonly Entry[], duties: readonly DatedDuty[]): readonly Row[] {
  const names = columnNames(duties);
  const columns = [...new Set(entries.map(({ duty, stated }) => duty + (stated ? next : "")))];
  const top = [...Object.values(otherColumns).slice(1), ...columns.map((column) => names.get(column) ?? "")];
  return [
    top,
    ...entries.map(({ duty, stated, name, date, more, kilograms, sealed, detection }) => {
      const { plant = "", every } = duties.find(({ id }) => id === duty) ?? {};
      const use = typeof every === "object" ? (every[Number(more)]?.name ?? "") : more;
      const days = columns.map((column) => (column === duty + (stated ? next : "") ? date : ""));
      return [name || plant, use, kilograms, sealed ? "yes" : "", detection ? "yes" : "", ...days];
    }),
  ];
}
