/** The owner's commands reach the database by Wrangler, here or at the host. */
import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as v from "valibot";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const wrangler = join(
  dirname(createRequire(import.meta.url).resolve("wrangler/package.json")),
  "bin",
  "wrangler.js",
);

const complaint = v.object({ error: v.object({ text: v.string() }) });

export type Target = {
  /** The database at the host instead of the local file. */
  readonly remote?: boolean | undefined;
  /** The folder of wrangler.jsonc and of the local database, if not the project's. */
  readonly folder?: string | undefined;
  /** What answers in Wrangler's place; for the tests, whose Worker has the database open. */
  readonly ask?: ((sql: string) => Promise<unknown>) | undefined;
};

/** Runs `wrangler d1 <command>` on the database. */
export function d1(command: string, options: readonly string[], target: Target): Promise<string> {
  return wranglerOn(target, ["d1", ...command.split(" "), "DB", "--env", "enquiries", ...options]);
}

/**
 * Runs Wrangler on what it keeps here or at the host.
 * @returns what it printed
 * @throws with Wrangler's own message where it fails
 */
export async function wranglerOn({ remote, folder = root }: Target, command: readonly string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [wrangler, ...command, remote ? "--remote" : "--local"],
      {
        cwd: folder,
        env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
        maxBuffer: 256 * 1024 * 1024,
      },
    );
    return stdout;
  } catch (error) {
    const said = error instanceof Error && "stdout" in error ? `${error.stdout}` : "";
    const told = v.safeParse(v.pipe(v.string(), v.parseJson(), complaint), said);
    throw new Error(told.success ? told.output.error.text : said || String(error));
  }
}

/**
 * Asks the database.
 * @param row what each row of the answer looks like
 * @throws with the cure where the tables are older than this version
 */
export async function query<R>(sql: string, row: v.GenericSchema<unknown, R>, target: Target): Promise<readonly R[]> {
  const answer = v.pipe(v.string(), v.parseJson(), v.array(v.object({ results: v.array(row) })), v.minLength(1));
  try {
    if (target.ask) return v.parse(v.array(row), await target.ask(sql));
    return v.parse(answer, await d1("execute", ["--json", "--command", sql], target))[0]?.results ?? [];
  } catch (error) {
    const said = error instanceof Error ? error.message : "";
    if (!said.includes("no such")) throw error;
    const cure = `npx wrangler d1 migrations apply DB --env enquiries ${target.remote ? "--remote" : "--local"}`;
    throw new Error(`The database has no tables yet, or earlier ones (${said}). Bring it up to date by: ${cure}`);
  }
}
