/**
 * Shows which pages lead to contacts: `npm run contacts -- [--remote] [--since 2026-11-01] [--csv]`. The list is empty
 * if COUNT_CONTACTS is off.
 */
import { parseArgs } from "node:util";
import { toCsv } from "@/lib/csv";
import { addDays } from "@/lib/days";
import { subjectIn } from "@/lib/enquiry";
import { subjects } from "@/lib/subjects";
import { command } from "./command";
import { type Counted, readContacts } from "./queries";

export function contactsCsv(rows: readonly Counted[]): string {
  const lines = rows.map(({ day, page, way, placement, count }) => [day, page, way, placement, `${count}`]);
  return toCsv([["Day", "Page", "Way", "Placement", "Count"], ...lines]);
}

/** The columns, by the part of a way's name that they count. */
const columns = { phone: "Calls", booking: "Bookings", email: "E-mails", enquiry: "Enquiries", "": "  All" };
const heads = Object.values(columns);

/** The group of a count for each table, by the table's title; an empty name is omitted. */
const groupings: Readonly<Record<string, (row: Counted) => string>> = {
  Page: ({ page }) => page,
  Service: ({ page }) => subjectIn(subjects, page)?.service ?? "",
  Area: ({ page }) => (page.startsWith("/areas/") ? (subjectIn(subjects, page)?.name ?? "") : ""),
  "Week from": ({ day }) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7)),
};

/** A table for each grouping, sorted by total, and weeks in chronological order. */
export function contactsTables(rows: readonly Counted[]): string {
  if (rows.length === 0) return "Nothing was counted. COUNT_CONTACTS=on switches the counting on.\n";
  const tables = Object.entries(groupings).map(([title, under]) => table(title, rows, under));
  return tables.filter(Boolean).join("\n");
}

/** Shortens a long path to its last segment, which is unique, because a terminal has 80 columns. */
const short = (name: string) => (name.length > 32 ? name.replace(/^\/.*(?=\/)/, "…") : name);

/** A line of at most 80 columns. */
const line = (name: string, cells: readonly unknown[]) =>
  `${short(name).padEnd(40)}${heads.map((head, i) => `${cells[i]}`.padStart(head.length + 1)).join("")}\n`;

function table(title: string, rows: readonly Counted[], under: (row: Counted) => string): string {
  const groups = [...new Set(rows.map(under))].filter(Boolean);
  if (groups.length === 0) return "";
  const sum = (group: string, way: string) =>
    rows.filter((row) => under(row) === group && row.way.includes(way)).reduce((all, { count }) => all + count, 0);
  const isTime = title.startsWith("Week");
  groups.sort((a, b) => (isTime ? 0 : sum(b, "") - sum(a, "")) || a.localeCompare(b));
  const cells = (group: string) => Object.keys(columns).map((way) => sum(group, way));
  return [line(title, heads), ...groups.map((group) => line(group, cells(group)))].join("");
}

await command(import.meta.url, async () => {
  const options = { remote: { type: "boolean" }, since: { type: "string" }, csv: { type: "boolean" } } as const;
  const { values } = parseArgs({ options });
  const rows = await readContacts(values.since ?? "", { remote: values.remote });
  return values.csv ? contactsCsv(rows) : contactsTables(rows);
});
