/**
 * `npm run backup -- <file.sql> [--remote]` writes all enquiries into a file, with the tables they stand in.
 * `npm run backup -- <file.sql> [--remote] --restore` reads such a file into a fresh database, and uses that from then on.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { command } from "./command";
import { d1, query, root, type Target } from "./database";

/** Where Wrangler keeps the databases of a folder. */
const databases = ".wrangler/state/v3/d1";

/**
 * Writes the database into a file.
 * @throws if the file exists: a backup is never overwritten
 */
export async function backup(file: string, target: Target): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already. Name another file.`);
  await d1("export", ["--output", resolve(file), "--skip-confirmation"], target);
}

/**
 * Reads a backup into a fresh database, checks that it holds every row and character of the file, and only then replaces
 * the one in use, which is kept beside it. At the host the fresh database is the one of wrangler.jsonc.
 * @returns where the earlier local database is
 * @throws if the database is not fresh, or differs from the file; the one in use is unchanged then
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

/** A comment, a quoted name or a text; a semicolon in it ends no statement. */
const quoted = `--[^\\n]*|"(?:[^"]|"")*"|'(?:[^']|'')*'`;
const statement = new RegExp(`(?:${quoted}|[^;'"])+;`, "g");

const statementsIn = (sql: string) => Array.from(sql.matchAll(statement), ([text]) => text.trim());

/**
 * A backup with its texts in hexadecimal, because Wrangler looks for transactions and ends of statements in the file, and
 * would find those in a message too.
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

/** The rows that a backup holds, sorted: Wrangler's order of tables may change. */
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
