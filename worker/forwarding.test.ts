import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { retryFailed } from "../scripts/enquiries/read.ts";
import { fresh, idOf, inParallel, rowOf, rowsIn, schedule, send, takenBy, visitor } from "./test-client.ts";
import { database, remove, type Site, scratch, sql, start, until, type Webhook, webhook } from "./test-site.ts";

const directory = scratch();
let hook: Webhook;
let site: Site;

before(async () => {
  hook = await webhook();
  site = await start(directory, { ENQUIRY_WEBHOOK: hook.url, ENQUIRY_LIMIT: "1000" });
});

after(async () => {
  await site?.kill();
  hook?.close();
  remove(directory);
});

const status = async (id: string) => (await rowOf(directory, id))?.forward_status;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Stores an enquiry whose first forward fails, and waits until that is noted. */
async function failed(more = fresh()): Promise<string> {
  hook.status = 500;
  const id = await idOf(await send(site, more));
  await until("the failure to be noted", async () => (await rowOf(directory, id))?.last_error === "HTTP 500");
  return id;
}

/** Lets the next try be due now. */
const due = (more = "") =>
  sql(directory, `UPDATE enquiries SET claimed_until = NULL${more} WHERE forward_status = 'pending'`);

test("a receiver that takes 12 seconds gets an enquiry once", async () => {
  const slow = await webhook();
  slow.delay = 12_000;
  const place = scratch();
  const patient = await start(place, { ENQUIRY_WEBHOOK: slow.url });
  try {
    const id = await idOf(await send(patient, fresh()));
    await until("it to arrive", () => slow.tries.size === 1);
    await schedule(patient);
    await until("it to be taken", () => takenBy(slow, [id]).length === 1);
    await until("that to be noted", async () => (await rowOf(place, id))?.forward_status === "sent");
    assert.deepEqual([...slow.tries.values()], [1]);
  } finally {
    slow.close();
    await patient.kill();
    remove(place);
  }
});

test("a forward that fails is tried again after growing waits, and succeeds once", async () => {
  const id = await failed();
  const wait = async () => {
    const [row] = await sql<{ s: number }>(
      directory,
      `SELECT unixepoch(claimed_until) - unixepoch('now') AS s FROM enquiries WHERE id = '${id}'`,
    );
    return Math.round((row?.s ?? 0) / 60);
  };
  const waits = [await wait()];
  const refusals = hook.refused;
  await schedule(site);
  assert.equal(hook.refused, refusals, "it is not its turn yet");
  // Followed, a redirect would look like a success.
  hook.status = 302;
  for (let i = 0; i < 7; i++) {
    await due();
    await schedule(site);
    waits.push(await wait());
  }
  assert.deepEqual(waits, [1, 2, 4, 8, 16, 32, 60, 60]);
  assert.equal(await status(id), "pending");
  hook.status = 200;
  await due();
  await Promise.all([schedule(site), schedule(site), schedule(site)]);
  assert.equal(await status(id), "sent");
  await schedule(site);
  assert.equal(takenBy(hook, [id]).length, 1);
});

test("after three days comes the last try; then the owner is told, and can have it tried again", async () => {
  const id = await failed();
  hook.alarms.length = 0;
  await due(`, received_at = '${daysAgo(3.1)}'`);
  await schedule(site);
  assert.equal(await status(id), "failed");
  await due();
  hook.status = 200;
  await schedule(site);
  assert.equal(takenBy(hook, [id]).length, 0);
  assert.equal(await retryFailed({ persistTo: database(directory) }), 1);
  await schedule(site);
  assert.equal(await status(id), "sent");
});

test("a lasting fault is told once, and once more when it comes back after it was mended", async () => {
  await sql(directory, "DELETE FROM alarms");
  hook.alarms.length = 0;
  const [bad, good] = [await failed(), await failed()];
  try {
    await due(", forward_attempts = 5");
    await schedule(site);
    assert.deepEqual(hook.alarms, [], "nothing gets through yet");
    await sql(directory, `UPDATE alarms SET at = '${daysAgo(0.1)}'`);
    await due(", forward_attempts = 5");
    hook.refuses = "enquiries";
    await schedule(site);
    await due();
    await schedule(site);
    assert.deepEqual(hook.alarms, ["forward"], "told, and not again");
    hook.refuses = "everything";
    hook.status = 200;
    await due();
    await schedule(site);
    assert.deepEqual([await status(bad), await status(good)], ["sent", "sent"]);
    await failed();
    await due(", forward_attempts = 5");
    hook.refuses = "enquiries";
    await schedule(site);
    assert.deepEqual(hook.alarms, ["forward", "forward"]);
  } finally {
    hook.refuses = "everything";
    hook.status = 200;
    await due();
    await schedule(site);
  }
});

test("a backlog of 1,000 clears within two hours of runs, and is forwarded once", async () => {
  const [pending, held]: [string[], string[]] = [[], []];
  await sql(directory, "UPDATE enquiries SET received_at = '2026-01-01T00:00:00.000Z', forward_status = 'sent'");
  const known = hook.accepted.length;
  await inParallel([...Array(40).keys()], 10, async () => {
    held.push(await idOf(await send(site, fresh({ elapsed: 100 }), visitor())));
  });
  // A run forwards 24 pending or 12 held ones; 120 runs are two hours.
  await sql(directory, "UPDATE enquiries SET forward_status = 'pending' WHERE forward_status = 'held' AND n % 2 = 0");
  for (const row of await rowsIn(directory)) if (row.forward_status === "pending") pending.push(row.id);
  const left = (ids: readonly string[]) => ids.length - takenBy(hook, ids).length;
  assert.equal(pending.length, 20);
  await schedule(site);
  assert.equal(left(pending), 0);
  const before = left(held);
  await schedule(site);
  assert.equal(before - left(held), 12);
  await schedule(site);
  await schedule(site);
  assert.equal(left(held), 0);
  assert.equal(hook.accepted.length - known, 40);
});

test("every enquiry is deleted after a year and not before, whatever became of it", async () => {
  const ids: string[] = [];
  for (let i = 0; i < 6; i++) ids.push(await idOf(await send(site, fresh())));
  await until("all to be forwarded", () => takenBy(hook, ids).length === 6);
  await until("that to be noted", async () =>
    (await rowsIn(directory)).every(({ id, forward_status }) => !ids.includes(id) || forward_status === "sent"),
  );
  const all = ["none", "pending", "held", "sent", "failed", "none"];
  for (const [i, state] of all.entries()) {
    const age = `received_at = '${daysAgo(i === 5 ? 360 : 367)}', claimed_until = '9999'`;
    await sql(directory, `UPDATE enquiries SET ${age}, forward_status = '${state}' WHERE id = '${ids[i]}'`);
  }
  await schedule(site);
  const left = (await rowsIn(directory)).filter(({ id }) => ids.includes(id));
  assert.deepEqual(
    left.map(({ id }) => id),
    [ids[5]],
  );
});

test("without anything to forward to, what waited is given up in the end; addresses are forgotten when they don't count", async () => {
  const place = scratch();
  const short = await start(place, { ENQUIRY_LIMIT: "1", ENQUIRY_LIMIT_SECONDS: "1" });
  try {
    const known = visitor();
    const ids = [];
    for (let i = 0; i < 3; i++) ids.push(await idOf(await send(short, fresh(), known)));
    await until("the addresses to go", async () => {
      assert.equal(await schedule(short), "Ran scheduled event");
      return (await sql(place, "SELECT n FROM enquiries WHERE sender IS NOT NULL")).length === 0;
    });
    const states = async () => (await rowsIn(place)).map(({ forward_status }) => forward_status);
    assert.deepEqual(await states(), ["none", "none", "none"]);
    // As if the setting had been there and was taken away.
    await sql(place, `UPDATE enquiries SET forward_status = 'pending', received_at = '${daysAgo(4)}' WHERE n = 1`);
    await sql(place, `UPDATE enquiries SET forward_status = 'held', received_at = '${daysAgo(4)}' WHERE n = 2`);
    await sql(place, "UPDATE enquiries SET forward_status = 'pending' WHERE n = 3");
    await schedule(short);
    assert.deepEqual(await states(), ["failed", "failed", "pending"]);
  } finally {
    await short.kill();
    remove(place);
  }
});

test("a store and a schedule that fail are told once", async () => {
  hook.alarms.length = 0;
  await sql(directory, "DELETE FROM alarms");
  await sql(directory, "ALTER TABLE enquiries RENAME COLUMN message TO lost");
  for (let i = 0; i < 3; i++) assert.equal((await send(site, fresh())).status, 503);
  await until("the owner to be told", () => hook.alarms.length === 1);
  for (let i = 0; i < 3; i++) assert.notEqual(await schedule(site), "Ran scheduled event");
  assert.deepEqual(hook.alarms, ["store", "schedule"]);
  await sql(directory, "ALTER TABLE enquiries RENAME COLUMN lost TO message");
  assert.equal((await send(site, fresh())).status, 201);
  await schedule(site);
  await until(
    "the alarms to end",
    async () => (await sql(directory, "SELECT name FROM alarms WHERE name <> 'run'")).length === 0,
  );
  // Where it does not run at all, an arrival notices.
  await sql(directory, `UPDATE alarms SET at = '${daysAgo(1)}' WHERE name = 'run'`);
  for (let i = 0; i < 3; i++) assert.equal((await send(site, fresh())).status, 201);
  await until("the owner to be told of it", () => hook.alarms.length > 2);
  assert.deepEqual(hook.alarms.slice(2), ["schedule"]);
});
