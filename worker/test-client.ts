/** For the tests: visitors, and what they send. */
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
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

/** Words that nobody has sent yet: without a key, the same words are the same enquiry. */
export function fresh(more: Fields = {}): Fields & { readonly message: string } {
  return { ...valid, ...more, message: randomUUID() };
}

let visitors = 0;

/** A network address that nobody has used yet, so that one test's enquiries don't count against another's. */
export function visitor(): Headers {
  visitors++;
  return { "CF-Connecting-IP": `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
}

/**
 * Posts again where Wrangler says that it started the Worker anew meanwhile. What it is asked by GET it would keep to
 * itself then until somebody else asks for something.
 */
async function post(url: string, init: RequestInit): Promise<Response> {
  for (;;) {
    const response = await fetch(url, { method: "POST", ...init });
    if (response.status !== 503 || !(await response.clone().text()).includes("restarted mid-request")) return response;
  }
}

/** Sends as the page's script does. Under a key it sends once more where the connection broke, as that does too. */
export async function send(site: Site, fields: Fields, headers: Headers = {}): Promise<Response> {
  const all = { "Content-Type": "application/json", Origin: site.origin, ...site.headers, ...visitor(), ...headers };
  const once = () => post(site.origin + enquiryPath, { headers: all, body: JSON.stringify(fields) });
  return once().catch((error) => (headers["Idempotency-Key"] ? once() : Promise.reject(error)));
}

export function sendForm(
  site: Site,
  fields: Readonly<Record<string, string>>,
  headers: Headers = {},
): Promise<Response> {
  return fetch(site.origin + enquiryPath, {
    method: "POST",
    headers: { Origin: site.origin, "Sec-Fetch-Site": "same-origin", ...site.headers, ...visitor(), ...headers },
    body: new URLSearchParams(fields),
  });
}

export async function idOf(response: Response): Promise<string> {
  assert.ok(response.ok, `${response.status} ${await response.clone().text()}`);
  const { id } = (await response.json()) as { id: string };
  assert.match(id, /^[\da-f-]{36}$/);
  return id;
}

export const rowsIn = (directory: string) => sql<Row>(directory, "SELECT * FROM enquiries ORDER BY n");

export async function rowOf(directory: string, id: string): Promise<Row | undefined> {
  return (await sql<Row>(directory, `SELECT * FROM enquiries WHERE id = '${id}'`))[0];
}

/** What the webhook has taken of these enquiries, each time it did. */
export function takenBy(hook: Webhook, ids: readonly string[]): readonly Record<string, unknown>[] {
  return hook.accepted.filter(({ id }) => ids.includes(String(id)));
}

/** Runs the schedule once, as Cloudflare does every hour; so many hours from now. */
export async function schedule({ origin, headers = {} }: Site, hours = 0): Promise<string> {
  return (await post(`${origin}/api/scheduled?${hours}`, { headers })).text();
}

/** Gives the queue's consumer messages that have been tried so often, and says what becomes of each. */
export async function consume({ origin, headers = {} }: Site, ids: readonly string[], attempts = 1) {
  const response = await post(`${origin}/api/queue`, { headers, body: JSON.stringify({ ids, attempts }) });
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

/** Sends under one key until it is confirmed, as a visitor does whom a fault has met. */
export async function sendUntilConfirmed(
  site: () => Site,
  fields: Fields,
  key: string,
  from: Headers,
): Promise<string> {
  for (;;) {
    const response = await send(site(), fields, { ...from, "Idempotency-Key": key }).catch(() => undefined);
    if (response?.ok) {
      const body = (await response.json().catch(() => undefined)) as { id: string } | undefined;
      if (body) return body.id;
    } else if (response && response.status < 500) throw new Error(`${response.status} ${await response.text()}`);
    await setTimeout(100);
  }
}
