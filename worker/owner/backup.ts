/**
 * `npm run backup -- <file.sql> [--remote]` writes all enquiries into a file, with the tables they stand in.
 * `npm run backup -- <file.sql> [--remote] --restore` reads such a file into a database that holds none.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { command } from "./command";
import { d1, query, type Target } from "./database";

/**
 * Writes the database into a file.
 * @throws where the file is there already: a backup is never overwritten
 */
export async function backup(file: string, target: Target): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already. Name another file.`);
  await d1("export", ["--output", resolve(file), "--skip-confirmation"], target);
}

/**
 * Reads a backup into an empty database.
 * @throws where the database holds enquiries, as they would be mixed up with those of the file
 */
export async function restore(file: string, target: Target): Promise<void> {
  if (!existsSync(file)) throw new Error(`${file} is not there. Name the file of a backup.`);
  const [held] = await query("SELECT count(*) AS n FROM enquiries", v.object({ n: v.number() }), target);
  if (held && held.n > 0) {
    throw new Error(
      `The database holds ${held.n} enquiries, so nothing was restored. To go back in time in the same database use ` +
        "`npx wrangler d1 time-travel restore DB --env enquiries`; for this file, give wrangler.jsonc a new database.",
    );
  }
  // Empty ones, as a deploy makes them, would be in the way of the file's own.
  const tables = ["enquiries", "alarms", "notices", "contacts", "photographs", "d1_migrations"].map(
    (table) => `DROP TABLE IF EXISTS ${table}`,
  );
  await d1("execute", ["--yes", "--command", tables.join("; ")], target);
  await d1("execute", ["--yes", "--file", resolve(file)], target);
}

await command(import.meta.url, async () => {
  const options = { remote: { type: "boolean" }, restore: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [file] = positionals;
  if (!file) throw new Error("Name the file of the backup: npm run backup -- enquiries.sql");
  const work = values.restore ? restore : backup;
  await work(file, { remote: values.remote });
  return values.restore ? `Restored from ${file}.\n` : `Written to ${file}. It holds personal data.\n`;
});
