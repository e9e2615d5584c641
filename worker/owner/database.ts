/** The owner's commands access the local or remote database by Wrangler. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const wrangler = join(root, "node_modules/wrangler/bin/wrangler.js");

export type Target = {
  /** The database on Cloudflare instead of the local file. */
  readonly remote?: boolean | undefined;
  /** The folder of wrangler.jsonc and of the local database; by default the project's. */
  readonly folder?: string | undefined;
  /** Replaces Wrangler in tests, whose Worker has the database open. */
  readonly ask?: ((sql: string) => Promise<unknown>) | undefined;
};

export function d1(command: string, options: readonly string[], target: Target): Promise<string> {
  return wranglerOn(target, ["d1", ...command.split(" "), "DB", "--env", "enquiries", ...options]);
}

/**
 * Runs Wrangler on local or remote data.
 * @returns its output
 * @throws with Wrangler's message if it fails
 */
export async function wranglerOn({ remote, folder = root }: Target, command: readonly string[]): Promise<string> {
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false" };
  const options = { cwd: folder, env, maxBuffer: 256 * 1024 * 1024 };
  try {
    const args = [wrangler, ...command, remote ? "--remote" : "--local"];
    return (await promisify(execFile)(process.execPath, args, options)).stdout;
  } catch (error) {
    const { stdout } = Object(error);
    // With --json, Wrangler's error message is JSON.
    const [, text] = /"text": "(.*)"/.exec(stdout) ?? [];
    throw new Error(text ?? (stdout || String(error)));
  }
}

type Value = string | number | readonly number[];
const literal = (value: Value) => (typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : value);

/**
 * Queries the database: query(target)`SELECT n FROM enquiries WHERE email = ${email}`.
 * @throws with the remedy if the tables are older than this version
 */
export const query =
  (target: Target) =>
  async <R>(texts: TemplateStringsArray, ...values: readonly Value[]) => {
    const sql = String.raw(texts, ...values.map(literal));
    try {
      if (target.ask) return (await target.ask(sql)) as readonly R[];
      return JSON.parse(await d1("execute", ["--json", "--command", sql], target))[0].results as readonly R[];
    } catch (error) {
      const said = error instanceof Error ? error.message : "";
      if (!said.includes("no such")) throw error;
      const cure = `npx wrangler d1 migrations apply DB --env enquiries ${target.remote ? "--remote" : "--local"}`;
      throw new Error(`The database has no tables yet, or earlier ones (${said}). Bring it up to date by: ${cure}`);
    }
  };
