/** For the tests: visitors, and what they send. */
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { enquiryPath } from "@/lib/enquiry";
import type { Row } from "./owner/queries.ts";
import { type Site, sql } from "./test-site.ts";
import type { Webhook } from "./test-webhook.ts";

export type Fields = Readonly<Record<string, unknown>>;
export type Headers = Readonly<Record<string, string>>;

export const valid = {
  name: "Ada Lovelace",
  email: "ada@example.org",
  phone: "+44 20 7946 0000",
  service: "Heating Systems",
  message: "The boiler is cold.\nThe engine room is warm.",
  website: "",
};

/** A page of the site. */
export const chiller = "/services/chiller-installation";

/** Words that nobody has sent yet: without a key, the same words are the same enquiry. */
export function fresh(more: Fields = {}): Fields & { readonly message: string } {
  return { ...valid, ...more, message: randomUUID() };
}

export const withKey = (key: string = randomUUID()): Headers => ({ "Idempotency-Key": key });

let visitors = 0;

/** A network address that nobody has used yet, so that one test's enquiries don't count against another's. */
export function visitor(): Headers {
  visitors++;
  return { "CF-Connecting-IP": `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
}

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/**
 * Posts to an address of the site, by default as a new visitor of its own pages. Under a key it sends once more where the
 * connection broke, as the page's script does too.
 */
export function post(site: Site, path: string, body: BodyInit, headers: Headers = {}): Promise<Response> {
  const all = { Origin: site.origin, ...site.headers, ...visitor(), ...headers };
  const once = () => fetch(site.origin + path, { method: "POST", headers: all, body, duplex: "half" } as RequestInit);
  return once().catch((error) => (headers["Idempotency-Key"] ? once() : Promise.reject(error)));
}

/** Sends as the page's script does. */
export function send(site: Site, fields: Fields, headers: Headers = {}): Promise<Response> {
  return post(site, enquiryPath, JSON.stringify(fields), { "Content-Type": "application/json", ...headers });
}

/** Sends as a browser without scripts does. */
export function sendForm(site: Site, fields: Headers, headers: Headers = {}): Promise<Response> {
  return post(site, enquiryPath, new URLSearchParams(fields), { "Sec-Fetch-Site": "same-origin", ...headers });
}

/** What was confirmed to the visitor. */
export async function confirmed(response: Response): Promise<{ readonly id: string; readonly reference: string }> {
  assert.ok(response.ok, `${response.status} ${await response.clone().text()}`);
  return response.json();
}

export const idOf = async (response: Response) => (await confirmed(response)).id;

export const rowsIn = (site: Site) => sql<Row>(site, "SELECT * FROM enquiries ORDER BY n");

export async function rowOf(site: Site, id: string): Promise<Row | undefined> {
  return (await sql<Row>(site, `SELECT * FROM enquiries WHERE id = '${id}'`))[0];
}

/** Stores so many enquiries at once, whose ids are `prefix` and a number. */
export function storeMany(site: Site, prefix: string, count: number, more: Headers = {}): Promise<unknown> {
  const { website: _, ...words } = valid;
  const values = { received_at: new Date().toISOString(), ...words, ...more };
  return sql(
    site,
    `WITH RECURSIVE i (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM i WHERE n < ${count})
     INSERT INTO enquiries (id, idempotency_key, ${Object.keys(values)})
     SELECT '${prefix}' || n, '${prefix}' || n, ${Object.values(values).map((value) => `'${value}'`)} FROM i`,
  );
}

/** What the webhook has taken of these enquiries, each time it did. */
export function takenBy(hook: Webhook, ids: readonly string[]): readonly Fields[] {
  return hook.accepted.filter(({ id }) => ids.includes(String(id)));
}

/** Runs the schedule once, as Cloudflare does every hour; so many hours from now. */
export async function schedule(site: Site, hours = 0): Promise<string> {
  return (await post(site, `/api/scheduled?${hours}`, "")).text();
}

/** Gives the queue's consumer messages that have been tried so often, and says what becomes of each. */
export async function consume(site: Site, ids: readonly string[], attempts = 1) {
  const response = await post(site, "/api/queue", JSON.stringify({ ids, attempts }));
  return (await response.json()) as Readonly<Record<string, number | "acked">>;
}

/** Does all the work, so many at a time. */
export async function inParallel<T>(
  work: readonly T[],
  atOnce: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...work];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
