import { referenceOf } from "@/lib/reference";
import type { Row } from "./read";

/** A sheet runs a cell that begins like a formula; with an apostrophe in front it shows it as text. */
function cell(text: string): string {
  const shown = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${shown.replaceAll('"', '""')}"`;
}

const columns: Readonly<Record<string, (row: Row) => string>> = {
  Received: (row) => row.received_at,
  Name: (row) => row.name,
  Phone: (row) => row.phone,
  Email: (row) => row.email,
  Service: (row) => row.service,
  Message: (row) => row.message,
  Forwarded: (row) => row.forward_status,
  Id: (row) => row.id,
  Corrects: (row) => row.corrects ?? "",
  Challenge: (row) => challenge(row),
  Page: (row) => row.page ?? "",
  Reference: (row) => referenceOf(row.number),
  Answered: (row) => row.answered_at ?? "",
  Files: (row) => (row.files ? filesLine(row) : ""),
};

/** The enquiries as CSV (RFC 4180), safe to open in a spreadsheet. */
export function toCsv(rows: readonly Row[]): string {
  const lines = rows.map((row) => Object.values(columns).map((value) => value(row)));
  // The mark at the start tells Excel that the file is UTF-8.
  return `\uFEFF${[Object.keys(columns), ...lines].map((line) => `${line.map(cell).join(",")}\r\n`).join("")}`;
}

/** How many files there are, and what brings them: they have no address. */
function filesLine({ files, number }: Row): string {
  return `${files} (--files ${referenceOf(number)})`;
}

function challenge({ verified }: Row): string {
  return verified === null ? "" : verified ? "passed" : "not passed";
}

/** Without the characters that could move the cursor, recolour the terminal or turn the reading direction. */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", dateStyle: "short", timeStyle: "short" });

/** A text in lines that a terminal of 80 columns shows whole, indented; a word longer than a line stays in one piece. */
function lines(text: string, indent: string): readonly string[] {
  return (visible(text).match(/\S.{0,74}(?!\S)|\S+/g) ?? [""]).map((line) => `${indent}${line}`.trimEnd());
}

const columnsOfTable = ["Received", "Reference", "Service", "Forwarded", "Answered"];

/** The enquiries for the terminal: a line of a table, then who it is, what is to be said of it, and the message. */
export function toTable(rows: readonly Row[]): string {
  if (rows.length === 0) return "No enquiries.\n";
  const received = new Map(rows.map((r) => [r.id, clock.format(new Date(r.received_at))]));
  const table = [
    columnsOfTable,
    ...rows.map((r) =>
      [
        received.get(r.id) ?? "",
        referenceOf(r.number),
        r.service || "-",
        r.forward_status,
        r.answered_at ? "yes" : "no",
      ].map(visible),
    ),
  ];
  const widths = columnsOfTable.map((_, i) => Math.max(...table.map((line) => line[i]?.length ?? 0)));
  const [head = "", ...printed] = table.map((line) =>
    line
      .map((text, i) => text.padEnd(widths[i] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const notes = (r: Row) =>
    [
      r.corrects && `Version ${r.revision}: corrects that of ${received.get(r.corrects) ?? r.corrects}`,
      r.page && `Came from ${r.page}`,
      r.files > 0 && `Files: ${filesLine(r)}`,
      r.verified === 0 && "Challenge not passed",
      r.last_error && `Last try to forward: ${r.last_error}`,
    ].flatMap((note) => (note ? [`  * ${visible(note)}`] : []));
  const entries = rows.flatMap((r, i) => [
    printed[i],
    ...lines([r.name, r.phone, r.email].join(", "), "  "),
    ...notes(r),
    ...r.message.split("\n").flatMap((line) => lines(line, "    ")),
    "",
  ]);
  return `${[head, "", ...entries].join("\n")}\n${rows.length} in all.\n`;
}
