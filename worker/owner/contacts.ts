/**
 * Shows which pages bring contacts: `npm run contacts -- [--remote] [--since 2026-11-01] [--csv]`. Where counting is off
 * (COUNT_CONTACTS) there is nothing to show.
 */
import { parseArgs } from "node:util";
import { subjectIn } from "@/lib/enquiry";
import { subjects } from "@/lib/subjects";
import { command } from "./command";
import { type Counted, readContacts } from "./queries";

/** The counts as CSV (RFC 4180). Nothing in them needs quotes. */
export function contactsCsv(rows: readonly Counted[]): string {
  const lines = rows.map(({ day, page, way, placement, count }) => [day, page, way, placement, count].join(","));
  return ["Day,Page,Way,Placement,Count", ...lines, ""].join("\r\n");
}

const ways = ["phone", "booking", "email", "enquiry"];

/** What a count is put under; nothing where it belongs to none. */
const groupings: Readonly<Record<string, (row: Counted) => string>> = {
  Page: ({ page }) => page,
  Service: ({ page }) => subjectIn(subjects, page)?.service ?? "",
  Area: ({ page }) => (page.startsWith("/areas/") ? (subjectIn(subjects, page)?.name ?? "") : ""),
  "Week from": ({ day }) => monday(day),
};

function monday(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** A table fits a terminal of so many columns, its bars what is left of them, and has so many rows. */
const columns = 80;
const mostRows = 25;

/** A long address by its last part, which no other page has. */
const short = (name: string) => (name.length > 32 ? name.replace(/^\/.*(?=\/)/, "…") : name);

/** A table for each grouping, the most used first and the weeks in their order, with a bar for each row. */
export function contactsTables(rows: readonly Counted[]): string {
  if (rows.length === 0) return "Nothing was counted. COUNT_CONTACTS=on switches the counting on.\n";
  return Object.entries(groupings)
    .map(([title, under]) => table(title, rows, under))
    .filter(Boolean)
    .join("\n");
}

function table(title: string, rows: readonly Counted[], under: (row: Counted) => string): string {
  const groups = [...new Set(rows.map(under))].filter(Boolean);
  if (groups.length === 0) return "";
  const sum = (group: string, way?: string) =>
    rows.filter((row) => under(row) === group && (!way || row.way === way)).reduce((all, { count }) => all + count, 0);
  const isTime = title.startsWith("Week");
  const sorted = groups.sort((a, b) => (isTime ? 0 : sum(b) - sum(a)) || a.localeCompare(b));
  const shown = isTime ? sorted.slice(-mostRows) : sorted.slice(0, mostRows);
  const most = Math.max(...shown.map((group) => sum(group)));
  const width = Math.max(title.length, ...shown.map((group) => short(group).length));
  const heads = ["Calls", "Bookings", "E-mails", "Enquiries", "  All"];
  const line = (name: string, cells: readonly (string | number)[], bar = "") =>
    `${[name.padEnd(width), ...cells.map((cell, i) => `${cell}`.padStart(heads[i]?.length ?? 0)), bar].join(" ").trimEnd()}\n`;
  const barWidth = Math.max(1, columns - line("", heads).length);
  const lines = shown.map((group) =>
    line(
      short(group),
      [...ways.map((way) => sum(group, way)), sum(group)],
      "█".repeat(Math.ceil((sum(group) / most) * barWidth)),
    ),
  );
  const left = sorted.length - shown.length;
  return [line(title, heads), ...lines, left ? `and ${left} more\n` : ""].join("");
}

await command(import.meta.url, async () => {
  const options = { remote: { type: "boolean" }, since: { type: "string" }, csv: { type: "boolean" } } as const;
  const { values } = parseArgs({ options });
  const rows = await readContacts(values.since ?? "", { remote: values.remote });
  return values.csv ? contactsCsv(rows) : contactsTables(rows);
});
