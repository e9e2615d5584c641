/** For the tests: the site with its Worker as the host serves them, in a scratch directory with a database of its own. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { subjectsPath } from "@/lib/enquiry";
import { subjects } from "@/lib/subjects";
import { withBucket, withBurst } from "@/lib/testing/with-bucket";
import { type Webhook, webhook } from "./test-webhook.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

export type Options = {
  /** Whether the configuration's line for the bucket counts. */
  readonly files?: boolean;
  /** How many requests a network may send in a minute. */
  readonly burst?: number;
};

/** A scratch directory with a two-page site and the project's own configuration pointed at it. */
export function scratch({ files = false, burst }: Options = {}): string {
  const directory = mkdtempSync(join(tmpdir(), "enquiries-"));
  const pages = join(directory, "out");
  mkdirSync(pages);
  writeFileSync(join(pages, "index.html"), "<h1>Home</h1>");
  writeFileSync(join(pages, "404.html"), "<h1>Not found</h1>");
  writeFileSync(join(pages, subjectsPath), JSON.stringify(subjects));
  const config = readFileSync(join(root, "wrangler.jsonc"), "utf8")
    .replaceAll('"./out"', JSON.stringify(pages))
    .replaceAll('"./', `"${root}`)
    .replace("worker/index.ts", "worker/test-entry.ts");
  writeFileSync(join(directory, "wrangler.jsonc"), withBurst(files ? withBucket(config) : config, burst));
  return directory;
}

export function remove(directory: string): void {
  rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
}

export type Site = {
  readonly origin: string;
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
  /** What every request says besides. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** A running site as it is with other settings: see test-entry.ts. */
export function withSettings(site: Site, settings: Readonly<Record<string, string>>): Site {
  return { ...site, headers: { "Test-Settings": JSON.stringify(settings) } };
}

/** Serves a scratch directory from processes of its own. */
export async function start(directory: string, vars: Readonly<Record<string, string>>): Promise<Site> {
  const server = fork(join(root, "worker/test-server.ts"), [directory, JSON.stringify(vars)], {
    // A group of its own, so that one signal ends it with the processes it starts.
    detached: true,
    // What it says of connections that a test has cut off is of no interest, nor are the Worker's own messages.
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let said = "";
  server.stderr?.on("data", (part) => (said += part));
  const ended = once(server, "exit");
  const [origin] = await Promise.race([once(server, "message"), ended]);
  if (typeof origin !== "string") throw new Error(`The site did not start:\n${said}`);
  const site: Site = {
    origin,
    async kill() {
      if (server.pid && server.exitCode === null && server.signalCode === null) process.kill(-server.pid, "SIGKILL");
      await ended;
    },
  };
  await migrate(site);
  return site;
}

/** Applies the migrations and notes them, as Wrangler does in several seconds. */
async function migrate(site: Site): Promise<void> {
  if ((await sql(site, "SELECT 1 FROM sqlite_master WHERE name = 'enquiries'")).length > 0) return;
  await sql(site, "CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at)");
  const folder = join(root, "worker/migrations");
  for (const name of readdirSync(folder).sort()) {
    await sql(
      site,
      `${readFileSync(join(folder, name), "utf8")};\nINSERT INTO d1_migrations (name) VALUES ('${name}')`,
    );
  }
}

/** Waits until something holds; fails after two minutes, so that a busy machine may take its time. */
export async function until(what: string, holds: () => Promise<unknown> | unknown): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await setTimeout(50)) if (await holds()) return;
  throw new Error(`Waited in vain for ${what}`);
}

/** Runs SQL on the database of a site, through its Worker: another process would be locked out. */
export async function sql<Row = Record<string, unknown>>({ origin }: Site, command: string): Promise<readonly Row[]> {
  const response = await fetch(`${origin}/api/sql`, { method: "POST", body: command });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return JSON.parse(text);
}

/** A site with a webhook for all the tests of a file, started before the first and ended after the last. */
export function serve(settings: Readonly<Record<string, string>> = {}, options?: Options) {
  const ask = <Row = Record<string, unknown>>(command: string) => sql<Row>(at.site, command);
  const at = {
    directory: scratch(options),
    sql: ask,
    /** Asks its database in Wrangler's place, which takes seconds for each question (owner/database.ts). */
    target: { ask },
    site: {} as Site,
    hook: {} as Webhook,
  };
  before(async () => {
    at.hook = await webhook();
    at.site = await start(at.directory, { ENQUIRY_WEBHOOK: at.hook.url, ...settings });
  });
  after(async () => {
    await at.site.kill?.();
    at.hook.close?.();
    remove(at.directory);
  });
  return at;
}
