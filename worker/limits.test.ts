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
const at = serve({ ENQUIRY_LIMIT: `${limit}` }, burst);

/** Sends so many, and says how many were suspect, not suspect and refused. */
async function flood(count: number, from: (number: number) => Headers, more: Fields = {}) {
  const became: Record<string, number> = {};
  await inParallel(Array(count).keys(), 10, async (number) => {
    const answer = await at.send(fresh(more), from(number));
    const { id } = (await answer.json()) as { id?: string };
    const state = id ? ((await at.row(id))?.suspect ? "suspect" : "not suspect") : `${answer.status}`;
    became[state] = (became[state] ?? 0) + 1;
  });
  return became;
}

beforeEach(() => at.sql("DELETE FROM enquiries"));

test("beyond the count of an address, a /48 or all together, an enquiry is stored as suspect, whatever it says of its time", async () => {
  const one = visitor();
  assert.deepEqual(await flood(20, () => one, { elapsed: 60_000 }), { "not suspect": limit, suspect: 15 });
  const networks = (number: number) => ({ "CF-Connecting-IP": `2001:db8:7:${number.toString(16)}::1` });
  assert.deepEqual(await flood(20, networks), { "not suspect": limit, suspect: 15 });
  assert.deepEqual(await flood(50, visitor), { "not suspect": 10 * limit - 2 * limit, suspect: 2 * limit });
  assert.equal((await at.rows()).length, 90);
  await at.sql(`UPDATE enquiries SET received_at = '${hoursAgo(24)}'`);
  assert.deepEqual(await flood(5, () => one), { "not suspect": limit });
});

test("only a network's own burst is refused, and a repeat within it is answered like its first try", async () => {
  let street = 0;
  const met = await withinAMinute(async () => {
    street++;
    const home = (number: number) => ({ "CF-Connecting-IP": `2001:db8:${street}:2::${(number + 1).toString(16)}` });
    const first = fresh();
    return {
      first: (await at.send(first, home(0))).status,
      flood: await flood(burst + 10, home),
      repeat: (await at.send(first, home(1))).status,
      neighbour: (await at.send(fresh(), { "CF-Connecting-IP": `2001:db8:${street}:3::1` })).status,
    };
  });
  const became = { "not suspect": limit - 1, suspect: burst - limit, 429: 11 };
  assert.deepEqual(met, { first: 201, flood: became, repeat: 200, neighbour: 201 });
});

test("one network cannot use up the day: above half of the ceiling it is refused, and others are not", async () => {
  const one = visitor();
  await at.set({ ENQUIRY_DAY_LIMIT: "40" });
  assert.deepEqual(await flood(50, () => one), { "not suspect": limit, suspect: 20 - limit, 429: 30 });
  assert.deepEqual(await flood(10, visitor), { "not suspect": 10 });
  await until("the owner to be told once", () => at.receiver.alerts.length > 0);
  assert.deepEqual(await flood(20, visitor), { "not suspect": 10, 429: 10 });
  assert.deepEqual(at.receiver.alerts, ["full"]);
});

test("with a challenge the second half is for who passed it by its service's word, and what did not pass says so", async () => {
  await at.set({ TURNSTILE_SECRET: "of a test", ENQUIRY_DAY_LIMIT: "20" });
  for (const turnstile of [undefined, "forged", "broken"]) {
    await at.idOf(fresh({ turnstile, elapsed: 60_000 }), { "CF-Connecting-IP": "192.0.2.1" });
  }
  const [first, second, ...more] = at.receiver.challenges;
  assert.deepEqual(
    [first?.response, second?.response, more],
    ["forged", "broken", []],
    "nobody is asked without a token",
  );
  assert.deepEqual([first?.secret, first?.remoteip], ["of a test", "192.0.2.1"]);
  assert.deepEqual(await flood(12, visitor, { turnstile: "forged" }), { "not suspect": 7, 429: 5 });
  assert.deepEqual(await flood(15, visitor, { turnstile: "passed" }), { "not suspect": 10, 429: 5 });
  const verified = (await at.rows()).map((row) => row.verified);
  assert.deepEqual(verified, [...Array(10).fill(0), ...Array(10).fill(1)]);
  await until(
    "all to be forwarded",
    () => at.receiver.accepted.filter((sent) => sent.verified === false).length === 10,
  );
});
