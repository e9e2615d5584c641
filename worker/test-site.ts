/**
 * For tests: the site with its Worker as `wrangler dev` serves them, without watching and logs. package.json pins the
 * version of Miniflare that Wrangler uses, because it takes the options that Wrangler creates.
 */
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach } from "node:test";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { enquiryPath, subjectsPath } from "@/lib/enquiry";
import { subjects } from "@/lib/subjects";
import { withBucket, withBurst } from "@/lib/testing/with-bucket";
import { root } from "./owner/database.ts";
import type { Row } from "./owner/queries.ts";
import { Receiver } from "./test-receiver.ts";
import { type Fields, type Headers, visitor } from "./test-visitor.ts";

type Vars = Readonly<Record<string, string>>;

export class Site {
  /** Contains a site of a few pages, the project's configuration for it, and the database. */
  readonly directory = mkdtempSync(join(tmpdir(), "enquiries-"));
  readonly receiver = new Receiver();
  origin = "";
  private worker: Miniflare | undefined;
  /** The Worker's other events, whose types need a package that is not installed. */
  private events = Object();

  /** @param burst how many requests a network may send in a minute; by default far more than people send */
  constructor(
    private readonly vars: Vars = {},
    burst?: number,
  ) {
    const pages = join(this.directory, "out");
    cpSync(join(root, "worker/test-pages"), pages, { recursive: true });
    writeFileSync(join(pages, subjectsPath), JSON.stringify(subjects));
    const config = readFileSync(join(root, "wrangler.jsonc"), "utf8")
      .replaceAll('"./out"', JSON.stringify(pages))
      .replaceAll('"./', `"${root}`);
    writeFileSync(join(this.directory, "wrangler.jsonc"), withBurst(withBucket(config), burst));
  }

  async start(): Promise<void> {
    const { outputFiles } = await build({
      entryPoints: [join(root, "worker/test-entry.ts")],
      bundle: true,
      write: false,
      format: "esm",
      conditions: ["workerd"],
      external: ["node:*"],
    });
    const state = join(this.directory, ".wrangler/state/v3");
    this.worker = new Miniflare({
      ...unstable_getMiniflareWorkerOptions(join(this.directory, "wrangler.jsonc"), "enquiries").workerOptions,
      modules: true,
      script: outputFiles[0]?.text ?? "",
      bindings: { ENQUIRY_WEBHOOK: this.receiver.url, ...this.vars },
      d1Persist: join(state, "d1"),
      r2Persist: join(state, "r2"),
      outboundService: (request) => this.receiver.answer(request),
      // Ignore the logs of the Worker, and of the runtime about connections that a test has aborted.
      handleRuntimeStdio(...streams) {
        for (const stream of streams) stream.resume();
      },
    });
    ({ origin: this.origin } = await this.worker.ready);
    this.events = await this.worker.getWorker();
    if ((await this.sql("SELECT 1 FROM sqlite_master WHERE name = 'enquiries'")).length > 0) return;
    const folder = join(root, "worker/migrations");
    // Record the migrations directly, because Wrangler takes several seconds.
    await this.sql("CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at)");
    for (const name of readdirSync(folder).sort()) {
      const migration = readFileSync(join(folder, name), "utf8");
      await this.sql(`${migration};\nINSERT INTO d1_migrations (name) VALUES ('${name}')`);
    }
  }

  /** Simulates a power cut: Miniflare kills the process of the Worker, which frees its port. */
  async kill(): Promise<void> {
    this.origin = "http://localhost:1";
    await this.worker?.dispose();
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.directory, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Changes its settings, or simulates failures: see test-entry.ts. */
  async set(settings: Vars): Promise<void> {
    await fetch(`${this.origin}/api/settings`, { method: "POST", body: JSON.stringify(settings) });
  }

  /** Runs SQL on its database through its Worker, because the database is locked for other processes. */
  async sql<R = Record<string, unknown>>(command: string): Promise<readonly R[]> {
    const response = await fetch(`${this.origin}/api/sql`, { method: "POST", body: command });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return JSON.parse(text);
  }

  /** Replaces Wrangler in the owner's commands, because it takes seconds for each query. */
  readonly target = { ask: (sql: string) => this.sql(sql), folder: this.directory };

  rows(which = "true"): Promise<readonly Row[]> {
    return this.sql(`SELECT * FROM enquiries WHERE ${which} ORDER BY n`);
  }

  async row(id: string): Promise<Row | undefined> {
    return (await this.rows(`id = '${id}'`))[0];
  }

  /**
   * Posts to one of its paths, by default as a new visitor of its own pages. With a key it retries once if the
   * connection fails, as the page's script does.
   */
  post(path: string, body: BodyInit, headers: Headers = {}): Promise<Response> {
    const sent = { ...visitor(), ...headers };
    const request = () => ({ method: "POST", headers: { Origin: this.origin, ...sent }, body, duplex: "half" });
    const once = () => fetch(this.origin + path, request() as RequestInit);
    return once().catch((error) => (headers["Idempotency-Key"] ? once() : Promise.reject(error)));
  }

  send(fields: Fields, headers: Headers = {}): Promise<Response> {
    return this.post(enquiryPath, JSON.stringify(fields), { "Content-Type": "application/json", ...headers });
  }

  sendForm(fields: Headers, headers: Headers = {}): Promise<Response> {
    return this.post(enquiryPath, new URLSearchParams(fields), { "Sec-Fetch-Site": "same-origin", ...headers });
  }

  /** Sends an enquiry, and returns the confirmation. */
  async store(fields: Fields, headers?: Headers): Promise<{ readonly id: string; readonly reference: string }> {
    const response = await this.send(fields, headers);
    assert.ok(response.ok, `${response.status} ${await response.clone().text()}`);
    return response.json();
  }

  async idOf(fields: Fields, headers?: Headers): Promise<string> {
    return (await this.store(fields, headers)).id;
  }

  /** Runs the hourly schedule at a time some hours from now, and returns whether it succeeded. */
  async schedule(hours = 0): Promise<boolean> {
    const { outcome } = await this.events.scheduled({ scheduledTime: new Date(Date.now() + hours * 3_600_000) });
    return outcome === "ok";
  }

  /** Passes messages to the queue's consumer, and returns the delay before each is retried, if it is. */
  async consume(ids: readonly string[], attempts = 1): Promise<readonly (number | undefined)[]> {
    const messages = ids.map((id) => ({ id, body: id, attempts, timestamp: new Date() }));
    const retried: readonly Record<string, unknown>[] = (await this.events.queue("enquiries", messages)).retryMessages;
    const waits = new Map(retried.map(({ msgId, delaySeconds }) => [msgId, Number(delaySeconds)]));
    return ids.map((id) => waits.get(id));
  }
}

/** A site for all tests of a file. Simulated failures are reset before each test. */
export function serve(vars?: Vars, burst?: number): Site {
  const site = new Site(vars, burst);
  before(() => site.start());
  beforeEach(() => {
    site.receiver.reset();
    return site.set({});
  });
  after(() => site.remove());
  return site;
}
