/** For the tests: the site with its Worker as Wrangler serves them, in a scratch directory with a database of its own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createSocket } from "node:net";
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
export const wrangler = join(root, "node_modules/wrangler/bin/wrangler.js");
const environment = { ...process.env, WRANGLER_SEND_METRICS: "false", CLOUDFLARE_ENV: "" };

export type Options = {
  /** Whether the configuration's line for the bucket counts. */
  readonly files?: boolean;
  /** How many requests a network may send in a minute. */
  readonly burst?: number;
};

/** A scratch directory with a two-page site and the project's own configuration pointed at it. */
export function scratch({ files = false, burst }: Options = {}): string {
  const directory = mkdtempSync(join(tmpdir(), "enquiries-"));
  // A folder of its own: Wrangler starts the Worker anew whenever something changes in there, such as the database.
  const pages = join(directory, "out");
  mkdirSync(pages);
  writeFileSync(join(pages, "index.html"), "<h1>Home</h1>");
  writeFileSync(join(pages, "404.html"), "<h1>Not found</h1>");
  writeFileSync(join(pages, subjectsPath), JSON.stringify(subjects));
  const config = readFileSync(join(root, "wrangler.jsonc"), "utf8");
  // Outside the project, its developer's .dev.vars and .env don't count either.
  const changed = config
    .replaceAll('"./out"', JSON.stringify(pages))
    .replaceAll('"./', `"${root}`)
    .replace("worker/index.ts", "worker/test-entry.ts");
  writeFileSync(join(directory, "wrangler.jsonc"), withBurst(files ? withBucket(changed) : changed, burst));
  return directory;
}

export function database(directory: string): string {
  return join(directory, ".wrangler", "state");
}

export function remove(directory: string): void {
  rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
}

export type Site = {
  readonly origin: string;
  readonly kill: () => Promise<void>;
  /** What every request says besides. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** A running site as it is with other settings: see test-entry.ts. */
export function withSettings(site: Site, settings: Readonly<Record<string, string>>): Site {
  return { ...site, headers: { "Test-Settings": JSON.stringify(settings) } };
}

/** Where the site of each scratch directory answers. */
const running = new Map<string, string>();

/** Starts Wrangler and waits for its first answer. `kill` ends it as a power cut would. */
export async function start(directory: string, vars: Readonly<Record<string, string>>): Promise<Site> {
  const port = await freePort();
  const options = ["--env", "enquiries", "--ip", "127.0.0.1", "--port", `${port}`];
  const settings = Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  const server = spawn(
    process.execPath,
    [wrangler, "dev", ...options, "--inspector-port", "0", "--persist-to", database(directory), ...settings],
    // A group of its own, so that one signal ends Wrangler with the processes it starts.
    { cwd: directory, env: environment, detached: true, stdio: ["ignore", "pipe", "pipe"] },
  );
  let said = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (part) => (said += part));
  const ended = once(server, "exit");
  const origin = `http://127.0.0.1:${port}`;
  const kill = () => {
    if (server.pid && server.exitCode === null && server.signalCode === null) process.kill(-server.pid, "SIGKILL");
  };
  // Whatever ends the tests ends Wrangler.
  process.once("exit", kill);
  process.once("SIGTERM", () => process.exit(1));
  await until("Wrangler to start", async () => {
    if (server.exitCode !== null) throw new Error(`Wrangler ended:\n${said}`);
    return (await fetch(origin).catch(() => undefined))?.ok;
  });
  running.set(directory, origin);
  await migrate(directory);
  return {
    origin,
    async kill() {
      kill();
      await ended;
      await until("the port to close", () =>
        fetch(origin).then(
          () => false,
          () => true,
        ),
      );
    },
  };
}

/** Applies the migrations and notes them, as Wrangler does in several seconds. */
async function migrate(directory: string): Promise<void> {
  const folder = join(root, "worker/migrations");
  if ((await sql(directory, "SELECT 1 FROM sqlite_master WHERE name = 'enquiries'")).length > 0) return;
  await sql(
    directory,
    "CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at)",
  );
  for (const name of readdirSync(folder).sort()) {
    await sql(directory, readFileSync(join(folder, name), "utf8"));
    await sql(directory, `INSERT INTO d1_migrations (name) VALUES ('${name}')`);
  }
}

async function freePort(): Promise<number> {
  const socket = createSocket().listen(0, "127.0.0.1");
  await once(socket, "listening");
  const address = socket.address();
  socket.close();
  await once(socket, "close");
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

/** Waits until something holds; fails after two minutes, so that a busy machine may take its time. */
export async function until(what: string, holds: () => Promise<unknown> | unknown): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await setTimeout(50)) if (await holds()) return;
  throw new Error(`Waited in vain for ${what}`);
}

/** Runs SQL on the database of the site that runs there, through its Worker: another process would be locked out. */
export async function sql<Row = Record<string, unknown>>(directory: string, command: string): Promise<readonly Row[]> {
  const response = await fetch(`${running.get(directory)}/api/sql`, { method: "POST", body: command });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return JSON.parse(text);
}

/** A site with a webhook for all the tests of a file, started before the first and ended after the last. */
export function serve(settings: Readonly<Record<string, string>> = {}, options?: Options) {
  const at = { directory: scratch(options) } as { readonly directory: string; site: Site; hook: Webhook };
  before(async () => {
    at.hook = await webhook();
    at.site = await start(at.directory, { ENQUIRY_WEBHOOK: at.hook.url, ...settings });
  });
  after(async () => {
    await at.site?.kill();
    at.hook?.close();
    remove(at.directory);
  });
  return at;
}
