import assert from "node:assert/strict";
import { test } from "node:test";
import { retryFailed } from "./owner/read.ts";
import { fresh, idOf, rowOf, schedule, send, takenBy } from "./test-client.ts";
import { database, serve, sql, until, withSettings } from "./test-site.ts";
import { webhook } from "./test-webhook.ts";

const at = serve({ ENQUIRY_LIMIT: "1000" });
const status = async (id: string) => (await rowOf(at.directory, id))?.forward_status;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Stores an enquiry whose first forward fails, and waits until that is noted. */
async function failed(more = fresh()): Promise<string> {
  at.hook.status = 500;
  const id = await idOf(await send(at.site, more));
  await until("the failure to be noted", async () => (await rowOf(at.directory, id))?.last_error === "HTTP 500");
  return id;
}

/** Lets the next try be due now. */
const due = (more = "") =>
  sql(at.directory, `UPDATE enquiries SET claimed_until = NULL${more} WHERE forward_status = 'pending'`);

test("a forward that fails is tried again after growing waits, and succeeds once", async () => {
  const id = await failed();
  const wait = async () => {
    const [row] = await sql<{ s: number }>(
      at.directory,
      `SELECT unixepoch(claimed_until) - unixepoch('now') AS s FROM enquiries WHERE id = '${id}'`,
    );
    return Math.round((row?.s ?? 0) / 60);
  };
  const waits = [await wait()];
  const refusals = at.hook.refused;
  await schedule(at.site);
  assert.equal(at.hook.refused, refusals, "it is not its turn yet");
  // Followed, a redirect would look like a success.
  at.hook.status = 302;
  for (let i = 0; i < 7; i++) {
    await due();
    await schedule(at.site);
    waits.push(await wait());
  }
  assert.deepEqual(waits, [1, 2, 4, 8, 16, 32, 60, 60]);
  assert.equal(await status(id), "pending");
  at.hook.status = 200;
  await due();
  await Promise.all([schedule(at.site), schedule(at.site), schedule(at.site)]);
  assert.equal(await status(id), "sent");
  await schedule(at.site);
  assert.equal(takenBy(at.hook, [id]).length, 1);
});

test("a receiver that takes 12 seconds gets an enquiry once", async () => {
  const slow = await webhook();
  slow.delay = 12_000;
  const site = withSettings(at.site, { ENQUIRY_WEBHOOK: slow.url });
  try {
    const id = await idOf(await send(site, fresh()));
    await until("it to arrive", () => slow.tries.size === 1);
    await schedule(site);
    await until("it to be taken", () => takenBy(slow, [id]).length === 1);
    await until("that to be noted", async () => (await status(id)) === "sent");
    assert.deepEqual([...slow.tries.values()], [1]);
  } finally {
    slow.close();
  }
});

test("after three days comes the last try; then the owner is told, and can have it tried again", async () => {
  const id = await failed();
  at.hook.alarms.length = 0;
  await due(`, received_at = '${daysAgo(3.1)}'`);
  await schedule(at.site);
  assert.equal(await status(id), "failed");
  await due();
  at.hook.status = 200;
  await schedule(at.site);
  assert.equal(takenBy(at.hook, [id]).length, 0);
  assert.equal(await retryFailed({ persistTo: database(at.directory) }), 1);
  await schedule(at.site);
  assert.equal(await status(id), "sent");
});

test("a lasting fault is told once, and once more when it comes back after it was mended", async () => {
  await sql(at.directory, "DELETE FROM alarms");
  at.hook.alarms.length = 0;
  const [bad, good] = [await failed(), await failed()];
  try {
    await due(", forward_attempts = 5");
    await schedule(at.site);
    assert.deepEqual(at.hook.alarms, [], "nothing gets through yet");
    await sql(at.directory, `UPDATE alarms SET at = '${daysAgo(0.1)}'`);
    await due(", forward_attempts = 5");
    at.hook.refuses = "enquiries";
    await schedule(at.site);
    await due();
    await schedule(at.site);
    assert.deepEqual(at.hook.alarms, ["forward"], "told, and not again");
    at.hook.refuses = "everything";
    at.hook.status = 200;
    await due();
    await schedule(at.site);
    assert.deepEqual([await status(bad), await status(good)], ["sent", "sent"]);
    await failed();
    await due(", forward_attempts = 5");
    at.hook.refuses = "enquiries";
    await schedule(at.site);
    assert.deepEqual(at.hook.alarms, ["forward", "forward"]);
  } finally {
    at.hook.refuses = "everything";
    at.hook.status = 200;
    await due();
    await schedule(at.site);
  }
});
