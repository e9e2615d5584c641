/**
 * Lists the enquiries that came in: `npm run enquiries -- [--remote] [--csv] [--since 2026-11-01]`.
 * Without --remote it reads the local file of `npm start`; `npm run --silent enquiries -- --csv > file.csv` for a sheet.
 */
import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs, promisify } from "node:util";
import * as v from "valibot";

const row = v.object({
  n: v.number(),
  received_at: v.string(),
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  service: v.string(),
  message: v.string(),
  forward_status: v.string(),
  id: v.string(),
});
const complaint = v.object({ error: v.object({ text: v.string() }) });
const answer = v.pipe(v.array(v.object({ results: v.array(row) })), v.minLength(1));

export type Row = v.InferOutput<typeof row>;

export type Options = {
  readonly remote?: boolean | undefined;
  /** A day as 2026-11-01; earlier enquiries are left out. */
  readonly since?: string | undefined;
  /** Where the local database is, if not in `.wrangler`; for the tests. */
  readonly persistTo?: string | undefined;
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wrangler = join(dirname(createRequire(import.meta.url).resolve("wrangler/package.json")), "bin", "wrangler.js");

/** Rows asked for at a time: one answer has to stay within what the database sends at once. */
const pageSize = 1000;

/**
 * Reads the enquiries, the oldest first.
 * @throws with Wrangler's own message where it cannot read them
 */
export async function readEnquiries({ remote, since = "", persistTo }: Options): Promise<readonly Row[]> {
  if (!/^(?:\d{4}-\d\d-\d\d)?$/.test(since))
    throw new Error(`--since is "${since}"; it should be a day such as 2026-11-01.`);
  const rows: Row[] = [];
  for (let page: readonly Row[] | undefined; !page || page.length === pageSize; rows.push(...page)) {
    page = await query(
      `SELECT rowid AS n, received_at, name, phone, email, service, message, forward_status, id FROM enquiries
       WHERE rowid > ${rows.at(-1)?.n ?? 0} AND received_at >= '${since}' ORDER BY rowid LIMIT ${pageSize}`,
      [remote ? "--remote" : "--local", ...(persistTo ? ["--persist-to", persistTo] : [])],
    );
  }
  return rows;
}

async function query(sql: string, where: readonly string[]): Promise<readonly Row[]> {
  const options = ["d1", "execute", "DB", "--env", "enquiries", "--json", ...where, "--command", sql];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [wrangler, ...options], {
      cwd: root,
      env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
      maxBuffer: 256 * 1024 * 1024,
    });
    return v.parse(answer, JSON.parse(stdout))[0]?.results ?? [];
  } catch (error) {
    const said = error instanceof Error && "stdout" in error ? `${error.stdout}` : "";
    // The Worker creates the table with the first enquiry.
    if (said.includes("no such table")) return [];
    const told = v.safeParse(complaint, parseOrNothing(said));
    throw new Error(told.success ? told.output.error.text : said || String(error));
  }
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A sheet runs a cell that begins like a formula; with an apostrophe in front it shows it as text. */
function cell(text: string): string {
  const shown = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${shown.replaceAll('"', '""')}"`;
}

/** The enquiries as CSV (RFC 4180), safe to open in a spreadsheet. */
export function toCsv(rows: readonly Row[]): string {
  const lines = rows.map((r) => [
    r.received_at,
    r.name,
    r.phone,
    r.email,
    r.service,
    r.message,
    r.forward_status,
    r.id,
  ]);
  const head = ["Received", "Name", "Phone", "Email", "Service", "Message", "Forwarded", "Id"];
  // The mark at the start tells Excel that the file is UTF-8.
  return `\uFEFF${[head, ...lines].map((line) => `${line.map(cell).join(",")}\r\n`).join("")}`;
}

/** Without the characters that could move the cursor, recolour the terminal or turn the reading direction. */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", dateStyle: "short", timeStyle: "short" });

/** The enquiries as a table for the terminal, each with its message below. */
export function toTable(rows: readonly Row[]): string {
  if (rows.length === 0) return "No enquiries.\n";
  const head = ["Received", "Name", "Phone", "Email", "Service", "Forwarded"];
  const lines = rows.map((r) =>
    [clock.format(new Date(r.received_at)), r.name, r.phone, r.email, r.service || "-", r.forward_status].map(visible),
  );
  const widths = head.map((title, i) => Math.max(title.length, ...lines.map((line) => line[i]?.length ?? 0)));
  const print = (line: readonly string[]) =>
    line
      .map((text, i) => text.padEnd(widths[i] ?? 0))
      .join("  ")
      .trimEnd();
  const message = (text: string) => text.split("\n").map((line) => `    ${visible(line)}`.trimEnd());
  const entries = rows.flatMap((r, i) => [print(lines[i] ?? []), ...message(r.message), ""]);
  return `${[print(head), "", ...entries].join("\n")}${rows.length} in all.\n`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const { values } = parseArgs({
      options: {
        remote: { type: "boolean" },
        csv: { type: "boolean" },
        since: { type: "string" },
        "persist-to": { type: "string" },
      },
    });
    const rows = await readEnquiries({ ...values, persistTo: values["persist-to"] });
    process.stdout.write(values.csv ? toCsv(rows) : toTable(rows));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
