import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import { fresh, idOf, rowsIn, schedule, send, sendForm, takenBy } from "./test-client.ts";
import { serve, sql, until, withSettings } from "./test-site.ts";

const at = serve({ ENQUIRY_LIMIT: "1000" });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test("every enquiry is deleted after a year and not before, whatever became of it, with its further keys", async () => {
  const ids: string[] = [];
  for (let i = 0; i < 5; i++) {
    const enquiry = fresh();
    const from = { "CF-Connecting-IP": `192.0.2.${i}` };
    ids.push(await idOf(await send(at.site, enquiry, from)));
    assert.equal((await sendForm(at.site, { ...enquiry, key: randomUUID() }, from)).status, 201);
  }
  await until("all to be forwarded", () => takenBy(at.hook, ids).length === 5);
  const states = [
    "dead_at = '2026'",
    "forwarded_at = NULL, last_sent_at = '9'",
    "suspect = 1",
    "page = '/'",
    "page = '/'",
  ];
  for (const [i, state] of states.entries()) {
    const age = daysAgo(i === 4 ? 360 : 367);
    await sql(at.directory, `UPDATE enquiries SET received_at = '${age}', ${state} WHERE id = '${ids[i]}'`);
  }
  await schedule(at.site);
  assert.deepEqual(
    (await rowsIn(at.directory)).map(({ id }) => id),
    [ids[4]],
  );
  assert.deepEqual(await sql(at.directory, "SELECT enquiry FROM enquiry_keys"), [{ enquiry: ids[4] }]);
});

test("networks are forgotten after a day; what came while nothing was set to forward to comes once something is", async () => {
  const without = withSettings(at.site, { ENQUIRY_WEBHOOK: "" });
  const id = await idOf(await send(without, fresh()));
  const networks = () => sql(at.directory, "SELECT 1 FROM enquiries WHERE network IS NOT NULL");
  await schedule(without, 23);
  assert.ok((await networks()).length > 0);
  await schedule(without, 25);
  assert.deepEqual(await networks(), []);
  assert.equal(takenBy(at.hook, [id]).length, 0);
  await schedule(at.site);
  await until("it to be forwarded", () => takenBy(at.hook, [id]).length === 1);
});

test("a store, a schedule that fails and one that has stopped are told once, and again only after a recovery", async () => {
  at.hook.alerts.length = 0;
  const lose = () => sql(at.directory, "ALTER TABLE enquiries RENAME COLUMN message TO lost");
  const mend = () => sql(at.directory, "ALTER TABLE enquiries RENAME COLUMN lost TO message");
  await lose();
  for (let i = 0; i < 3; i++) assert.equal((await send(at.site, fresh())).status, 503);
  await until("the owner to be told", () => at.hook.alerts.length === 1);
  await mend();
  assert.equal((await send(at.site, fresh())).status, 201);
  await until("the alert to end", async () => (await sql(at.directory, "SELECT 1 FROM alerts")).length === 0);
  await lose();
  assert.equal((await send(at.site, fresh())).status, 503);
  await until("the owner to be told again", () => at.hook.alerts.length === 2);
  await mend();
  assert.equal((await send(at.site, fresh())).status, 201);

  await sql(at.directory, "ALTER TABLE contacts RENAME COLUMN day TO lost");
  await sql(at.directory, "DELETE FROM notices");
  for (let i = 0; i < 3; i++) assert.notEqual(await schedule(at.site), "done");
  assert.equal((await sql(at.directory, "SELECT 1 FROM notices WHERE name = 'run'")).length, 1, "the other steps ran");
  await sql(at.directory, "ALTER TABLE contacts RENAME COLUMN lost TO day");
  assert.equal(await schedule(at.site), "done");
  // Where it does not run at all, an arrival notices.
  await sql(at.directory, `UPDATE notices SET at = '${daysAgo(1)}' WHERE name = 'run'`);
  for (let i = 0; i < 3; i++) assert.equal((await send(at.site, fresh())).status, 201);
  await until("the owner to be told of it", () => at.hook.alerts.length > 3);
  assert.deepEqual(at.hook.alerts, ["store", "store", "schedule", "schedule"]);
});
