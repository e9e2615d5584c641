import { toCsv as csvOf } from "@/lib/csv";
import { referenceOf } from "@/lib/reference";
import type { Row } from "./queries";

const columns: Readonly<Record<string, (row: Row) => string | null>> = {
  Received: (row) => row.received_at,
  Name: (row) => row.name,
  Phone: (row) => row.phone,
  Email: (row) => row.email,
  Service: (row) => row.service,
  Message: (row) => row.message,
  Forwarded: (row) => stateOf(row),
  Id: (row) => row.id,
  Challenge: ({ verified }) => (verified === null ? "" : verified ? "passed" : "not passed"),
  Page: (row) => row.page,
  Reference: (row) => referenceOf(row.n),
  Answered: (row) => row.answered_at,
  Files: (row) => (row.files ? filesLine(row) : ""),
};

export function toCsv(rows: readonly Row[]): string {
  return csvOf([Object.keys(columns), ...rows.map((row) => Object.values(columns).map((value) => value(row) ?? ""))]);
}

/** The number of files, and the command that downloads them, because they have no URL. */
function filesLine({ files, n }: Row): string {
  return `${files} (--files ${referenceOf(n)})`;
}

/** "deferred" waits in the slow lane; "failed" is not sent again. */
function stateOf({ forwarded_at, dead_at, suspect }: Row): string {
  return forwarded_at ? "sent" : dead_at ? "failed" : suspect ? "deferred" : "pending";
}

/** Removes characters that could move the cursor, recolour the terminal or change the reading direction. */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", dateStyle: "short", timeStyle: "short" });

/** The first line of each enquiry, with columns for its longest values. */
const line = (received: string, reference: string, service: string, forwarded: string, answered: string) =>
  [received.padEnd(17), reference.padEnd(9), service.padEnd(20), forwarded.padEnd(9), answered].join("  ");

/** Formats enquiries for the terminal: each with a table row, its sender, notes and the message. */
export function toTable(rows: readonly Row[]): string {
  if (rows.length === 0) return "No enquiries.\n";
  const notes = (r: Row) =>
    [
      r.page && `Came from ${r.page}`,
      r.files > 0 && `Files: ${filesLine(r)}`,
      r.verified === 0 && "Challenge not passed",
      r.last_error && `Last try to forward: ${r.last_error}`,
    ].flatMap((note) => (note ? [`  * ${visible(note)}`] : []));
  const entries = rows.flatMap((r) => [
    line(
      clock.format(new Date(r.received_at)),
      referenceOf(r.n),
      visible(r.service) || "-",
      stateOf(r),
      r.answered_at ? "yes" : "no",
    ),
    `  ${visible([r.name, r.phone, r.email].join(", "))}`,
    ...notes(r),
    ...r.message.split("\n").map((text) => `    ${visible(text)}`),
    "",
  ]);
  const head = line("Received", "Reference", "Service", "Forwarded", "Answered");
  return `${[head, "", ...entries].join("\n")}\n${rows.length} in all.\n`;
}
