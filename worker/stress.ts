/**
 * `npm run stress:worker`: 5,000 enquiries while the webhook and the store fail, are slow, and recover, and Wrangler
 * is killed. Every visitor sends again until it is confirmed, some send twice, some correct themselves; then 2,000 posts
 * of a bot. Prints what was done, and ends with an error where anything confirmed is missing, doubled or changed.
 */
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { idOf, inParallel, rowsIn, schedule, send, sendUntilConfirmed, valid, visitor } from "./test-client.ts";
import { remove, scratch, sql, start } from "./test-site.ts";
import { webhook } from "./test-webhook.ts";

const directory = scratch();
const hook = await webhook();
const vars = { ENQUIRY_WEBHOOK: hook.url, ENQUIRY_LIMIT: "500", ENQUIRY_DAY_LIMIT: "20000" };
let site = await start(directory, vars);

/** What was confirmed: the words under each id. */
const confirmed = new Map<string, string>();
let sent = 0;

async function visit(number: number): Promise<void> {
  const [key, from] = [randomUUID(), visitor()];
  const texts = [randomUUID(), ...(number % 20 === 0 ? [randomUUID()] : [])];
  for (const message of texts) {
    const fields = { ...valid, message, elapsed: number % 3 === 0 ? 60_000 : 8000 };
    const times = number % 10 === 0 ? 2 : 1;
    sent += times;
    const ids = await Promise.all(
      Array.from({ length: times }, () => sendUntilConfirmed(() => site, fields, key, from)),
    );
    assert.equal(new Set(ids).size, 1, "one enquiry, two ids");
    confirmed.set(ids[0] ?? "", message);
  }
}

const table: Record<string, string | number>[] = [];

/** 1,000 enquiries while something is done to what they depend on. */
async function phase(what: string, during: () => Promise<unknown>): Promise<void> {
  const [began, before] = [Date.now(), confirmed.size];
  await Promise.all([inParallel([...Array(1000).keys()], 25, visit), during()]);
  const seconds = Math.round((Date.now() - began) / 1000);
  table.push({ what, confirmed: confirmed.size - before, forwarded: hook.accepted.length, seconds });
}

const idsForwarded = () => new Set(hook.accepted.map(({ id }) => id)).size;
const passing = async () => undefined;
await phase("all is well", passing);
hook.status = 500;
await phase("webhook answers 500", passing);
hook.status = 200;
hook.delay = 3000;
await phase("webhook takes 3 s", passing);
hook.delay = 0;
await phase("store fails for 5 s, three times", async () => {
  for (let i = 0; i < 3; i++) {
    await setTimeout(1500);
    await sql(directory, "ALTER TABLE enquiries RENAME COLUMN message TO lost");
    await setTimeout(5000);
    await sql(directory, "ALTER TABLE enquiries RENAME COLUMN lost TO message");
  }
});
assert.equal(idsForwarded(), hook.accepted.length, "one was forwarded twice");
await phase("Wrangler killed twice", async () => {
  for (let i = 0; i < 2; i++) {
    await setTimeout(3000);
    await site.kill();
    site = await start(directory, vars);
  }
});

/** Runs the schedule until nothing waits; waits for a try are cut short. */
async function forwardAll(): Promise<number> {
  for (let runs = 0; ; runs++) {
    const due = "forward_status IN ('pending', 'held')";
    if ((await sql(directory, `SELECT 1 FROM enquiries WHERE ${due} LIMIT 1`)).length === 0) return runs;
    await sql(directory, `UPDATE enquiries SET claimed_until = NULL WHERE ${due} AND claimed_until IS NOT NULL`);
    await schedule(site);
  }
}

// What is under way when the waits are cut short would be sent twice, rightly.
await setTimeout(3000);
const runs = await forwardAll();
table.push({
  what: `recovered: ${runs} runs of the schedule`,
  confirmed: 0,
  forwarded: hook.accepted.length,
  seconds: 0,
});

const rows = await rowsIn(directory);
assert.deepEqual(new Map(rows.map(({ id, message }) => [id, message])), confirmed);
assert.equal(idsForwarded(), confirmed.size, "a confirmed enquiry was not forwarded");
const twice = hook.accepted.length - idsForwarded();

/** 2,000 posts of a bot beside 40 people of one office. */
async function bot(what: string, from: () => ReturnType<typeof visitor>, office: ReturnType<typeof visitor>) {
  const [began, known] = [Date.now(), hook.accepted.length];
  await sql(directory, "UPDATE enquiries SET received_at = '2026-01-01T00:00:00.000Z'");
  const people: string[] = [];
  let refused = 0;
  await Promise.all([
    inParallel([...Array(2000).keys()], 25, async () => {
      const answer = await send(site, { ...valid, message: randomUUID() }, from());
      if (!answer.ok) refused++;
    }),
    inParallel([...Array(40).keys()], 4, async () => {
      const fields = { ...valid, message: randomUUID(), elapsed: 45_000 };
      people.push(await idOf(await send(site, fields, { ...office, "Idempotency-Key": randomUUID() })));
    }),
  ]);
  const held = (await rowsIn(directory)).filter(
    ({ id, forward_status }) => people.includes(id) && forward_status === "held",
  ).length;
  let needed = 0;
  while (people.some((id) => !hook.accepted.some((taken) => taken.id === id))) {
    assert.ok(needed++ < 10, "the people's enquiries were not forwarded first");
    await schedule(site);
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  const more = `bot refused ${refused}; people refused 0, held ${held}, all forwarded after ${needed} runs`;
  table.push({ what: `${what}: ${more}`, confirmed: 2040 - refused, forwarded: hook.accepted.length - known, seconds });
}

await site.kill();
site = await start(directory, { ENQUIRY_WEBHOOK: hook.url });
const office = visitor();
await bot("bot elsewhere", visitor, office);
const shared = visitor();
await bot("bot in the same office", () => shared, shared);

await site.kill();
hook.close();
remove(directory);
console.table(table);
console.info(`${sent} posts or more for ${confirmed.size} enquiries: none lost, doubled or changed.`);
console.info(`${twice} forwarded twice, under the same key: a kill had cut off the note of the first.`);
