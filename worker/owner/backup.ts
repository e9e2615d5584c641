/**
 * `npm run backup -- <file.sql> [--remote]` writes all enquiries and their tables into a file.
 * `npm run backup -- <file.sql> [--remote] --restore` reads it into a fresh database, which is used from then on.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { command } from "./command";
import { d1, query, root, type Target } from "./database";

/** Wrangler's folder of local databases. */
const databases = ".wrangler/state/v3/d1";

/**
 * Writes the database into a file.
 * @throws if the file exists, because a backup is never overwritten
 */
export async function backup(file: string, target: Target): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already. Name another file.`);
  await d1("export", ["--output", resolve(file), "--skip-confirmation"], target);
}

/**
 * Reads a backup into a fresh database, checks that it contains every row and character of the file, and only then
 * replaces the current one, which is kept beside it. On Cloudflare, the fresh database is the one of wrangler.jsonc.
 * @returns the path of the earlier local database
 * @throws if the database is not fresh, or differs from the file; the current one is then unchanged
 */
export async function restore(file: string, target: Target): Promise<string | undefined> {
  if (!existsSync(file)) throw new Error(`${file} is not there. Name the file of a backup.`);
  const folder = mkdtempSync(join(tmpdir(), "restore-"));
  const project = target.folder ?? root;
  const fresh = target.remote ? target : { folder };
  try {
    cpSync(join(project, "wrangler.jsonc"), join(folder, "wrangler.jsonc"));
    cpSync(join(root, "worker/migrations"), join(folder, "worker/migrations"), { recursive: true });
    const tables = () => query(target)`SELECT name FROM sqlite_master WHERE name = 'enquiries'`;
    if (target.remote && (await tables()).length > 0) throw new Error(notFresh);
    const content = readFileSync(file, "utf8");
    writeFileSync(join(folder, "encoded.sql"), encoded(content));
    await d1("execute", ["--yes", "--file", join(folder, "encoded.sql")], fresh);
    await backup(join(folder, "again.sql"), fresh);
    const [before, after] = [rowsIn(content), rowsIn(readFileSync(join(folder, "again.sql"), "utf8"))];
    if (before.join("\n") !== after.join("\n")) {
      throw new Error(`Not restored: the file has ${before.length} rows, the database ${after.length}, or others.`);
    }
    await d1("migrations apply", [], fresh);
    if (target.remote) return undefined;
    const inUse = join(project, databases);
    const earlier = existsSync(inUse) ? `${inUse}-before-${new Date().toISOString().replace(/\W/g, "")}` : undefined;
    if (earlier) renameSync(inUse, earlier);
    cpSync(join(folder, databases), inUse, { recursive: true });
    return earlier;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const notFresh =
  "The database holds tables, so nothing was restored. To go back in time in the same database use " +
  "`npx wrangler d1 time-travel restore DB --env enquiries`; for this file, create a database and name it in wrangler.jsonc.";

/** Matches a comment, a quoted name or a text, in which a semicolon does not end a statement. */
const quoted = `--[^\\n]*|"(?:[^"]|"")*"|'(?:[^']|'')*'`;
const statement = new RegExp(`(?:${quoted}|[^;'"])+;`, "g");

const statementsIn = (sql: string) => Array.from(sql.matchAll(statement), ([text]) => text.trim());

/**
 * Encodes the texts of a backup in hexadecimal, because Wrangler searches the file for transactions and ends of
 * statements, and would also find them in a message.
 */
function encoded(sql: string): string {
  const inHexadecimal = (part: string) => {
    const text = Buffer.from(part.slice(1, -1).replaceAll("''", "'")).toString("hex");
    return part.startsWith("'") ? `CAST(x'${text}' AS TEXT)` : part;
  };
  return statementsIn(sql)
    .map((text) => (text.startsWith("INSERT") ? text.replace(new RegExp(quoted, "g"), inHexadecimal) : text))
    .join("\n");
}

/** The rows of a backup, sorted because Wrangler's order of tables may change. */
const rowsIn = (sql: string) =>
  statementsIn(sql)
    .filter((text) => text.startsWith("INSERT"))
    .sort();

await command(import.meta.url, async () => {
  const options = { remote: { type: "boolean" }, restore: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [file] = positionals;
  if (!file) throw new Error("Name the file of the backup: npm run backup -- enquiries.sql");
  const target = { remote: values.remote };
  if (!values.restore) {
    await backup(file, target);
    return `Written to ${file}. It holds personal data.\n`;
  }
  const earlier = await restore(file, target);
  return `Restored from ${file}.${earlier ? ` What was there is in ${earlier}.` : ""}\n`;
});
