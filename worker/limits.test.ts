import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { serve } from "./test-site.ts";
import {
  type Fields,
  fresh,
  type Headers,
  hoursAgo,
  inParallel,
  until,
  visitor,
  withinAMinute,
} from "./test-visitor.ts";

const limit = 5;
const burst = 60;
const site = serve({ ENQUIRY_LIMIT: `${limit}` }, burst);

/** Sends enquiries, and counts those that were suspect, not suspect and refused. */
async function flood(count: number, from: (number: number) => Headers, more: Fields = {}) {
  const became: Record<string, number> = {};
  await inParallel(Array(count).keys(), 10, async (number) => {
    const answer = await site.send(fresh(more), from(number));
    const { id } = (await answer.json()) as { id?: string };
    const state = id ? ((await site.row(id))?.suspect ? "suspect" : "not suspect") : `${answer.status}`;
    became[state] = (became[state] ?? 0) + 1;
  });
  return became;
}

beforeEach(() => site.sql("DELETE FROM enquiries"));

test("stores enquiries beyond the limit of an address, a /48 or all networks as suspect", async () => {
  const one = visitor();
  assert.deepEqual(await flood(20, () => one, { elapsed: 60_000 }), { "not suspect": limit, suspect: 15 });
  const networks = (number: number) => ({ "CF-Connecting-IP": `2001:db8:7:${number.toString(16)}::1` });
  assert.deepEqual(await flood(20, networks), { "not suspect": limit, suspect: 15 });
  assert.deepEqual(await flood(50, visitor), { "not suspect": 10 * limit - 2 * limit, suspect: 2 * limit });
  assert.equal((await site.rows()).length, 90);
  await site.sql(`UPDATE enquiries SET received_at = '${hoursAgo(24)}'`);
  assert.deepEqual(await flood(5, () => one), { "not suspect": limit });
});

test("refuses only the network of a burst, and answers a repeat in it like the first try", async () => {
  let street = 0;
  const met = await withinAMinute(async () => {
    street++;
    const home = (number: number) => ({ "CF-Connecting-IP": `2001:db8:${street}:2::${(number + 1).toString(16)}` });
    const first = fresh();
    return {
      first: (await site.send(first, home(0))).status,
      flood: await flood(burst + 10, home),
      repeat: (await site.send(first, home(1))).status,
      neighbour: (await site.send(fresh(), { "CF-Connecting-IP": `2001:db8:${street}:3::1` })).status,
    };
  });
  const became = { "not suspect": limit - 1, suspect: burst - limit, 429: 11 };
  assert.deepEqual(met, { first: 201, flood: became, repeat: 200, neighbour: 201 });
});

test("refuses a network above half of the daily ceiling, but no other network", async () => {
  const one = visitor();
  await site.set({ ENQUIRY_DAY_LIMIT: "40" });
  assert.deepEqual(await flood(50, () => one), { "not suspect": limit, suspect: 20 - limit, 429: 30 });
  assert.deepEqual(await flood(10, visitor), { "not suspect": 10 });
  await until("the owner to be told once", () => site.receiver.alerts.length > 0);
  assert.deepEqual(await flood(20, visitor), { "not suspect": 10, 429: 10 });
  assert.deepEqual(site.receiver.alerts, ["full"]);
});

test("reserves half of the daily limit for verified visitors, and marks the others as unverified", async () => {
  await site.set({ TURNSTILE_SECRET: "of a test", ENQUIRY_DAY_LIMIT: "20" });
  for (const turnstile of [undefined, "forged", "broken"]) {
    await site.idOf(fresh({ turnstile, elapsed: 60_000 }), { "CF-Connecting-IP": "192.0.2.1" });
  }
  const [first, second, ...more] = site.receiver.challenges;
  assert.deepEqual(
    [first?.response, second?.response, more],
    ["forged", "broken", []],
    "nobody is asked without a token",
  );
  assert.deepEqual([first?.secret, first?.remoteip], ["of a test", "192.0.2.1"]);
  assert.deepEqual(await flood(12, visitor, { turnstile: "forged" }), { "not suspect": 7, 429: 5 });
  assert.deepEqual(await flood(15, visitor, { turnstile: "passed" }), { "not suspect": 10, 429: 5 });
  const verified = (await site.rows()).map((row) => row.verified);
  assert.deepEqual(verified, [...Array(10).fill(0), ...Array(10).fill(1)]);
  await until(
    "all to be forwarded",
    () => site.receiver.accepted.filter((sent) => sent.verified === false).length === 10,
  );
});
