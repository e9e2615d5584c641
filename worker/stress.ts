/**
 * `npm run stress:worker`: 5,000 enquiries while the webhook and the store fail, are slow, and recover, the queue takes
 * nothing, and the Worker is killed. Every visitor sends again until it is confirmed, some send twice; then 1,000 suspect
 * enquiries beside 50 honest ones. Prints what was done, and ends with an error where anything confirmed is missing,
 * doubled or changed.
 */
import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import {
  confirmed,
  fresh,
  type Headers,
  inParallel,
  rowsIn,
  schedule,
  send,
  takenBy,
  visitor,
  withKey,
} from "./test-client.ts";
import { remove, scratch, sql, start, until, withSettings } from "./test-site.ts";
import { webhook } from "./test-webhook.ts";

const directory = scratch();
const hook = await webhook();
const serve = (limit: string) => start(directory, { ENQUIRY_WEBHOOK: hook.url, ENQUIRY_LIMIT: limit });
let site = await serve("1000");

/** Sends under one key until it is confirmed, as a visitor does whom a fault has met. */
async function visit(from: Headers, words = fresh(), key = withKey(), settings = {}): Promise<string> {
  for (;;) {
    const response = await send(withSettings(site, settings), words, { ...from, ...key }).catch(() => undefined);
    const stored = response?.ok && (await confirmed(response).catch(() => undefined));
    if (stored) return stored.id;
    assert.ok(!response || response.ok || response.status >= 500, `refused: ${response?.status}`);
    await setTimeout(100);
  }
}

/** How many visitors send at once: with more, the simulated queue waits until they have all been answered. */
const abreast = 4;

/** What was confirmed: the words under each id. */
const all = new Map<string, string>();
let sent = 0;

async function sendOne(number: number, settings: object): Promise<void> {
  const [from, words, key] = [visitor(), fresh(), withKey()];
  const times = number % 10 === 0 ? 2 : 1;
  sent += times;
  const ids = await Promise.all(Array.from({ length: times }, () => visit(from, words, key, settings)));
  assert.equal(new Set(ids).size, 1, "one enquiry, two ids");
  all.set(ids[0] ?? "", words.message);
}

const idsForwarded = () => new Set(hook.accepted.map(({ id }) => id)).size;
const table: Record<string, string | number>[] = [];
let began = Date.now();
let before = 0;
function note(what: string): void {
  const seconds = Math.round((Date.now() - began) / 1000);
  const twice = hook.accepted.length - idsForwarded();
  table.push({ what, confirmed: all.size - before, "forwarded in all": idsForwarded(), twice, seconds });
  console.info(table.at(-1));
  [began, before] = [Date.now(), all.size];
}

/** Enquiries while something is done to what they depend on. */
async function phase(what: string, count: number, during: () => Promise<unknown> = async () => 0, settings = {}) {
  await Promise.all([inParallel([...Array(count).keys()], abreast, (number) => sendOne(number, settings)), during()]);
  note(what);
}

await phase("all is well", 1000);
await phase("the queue takes nothing", 500, undefined, { FAIL: "send" });
hook.status = 500;
await phase("webhook answers 500", 1000);
hook.status = 200;
hook.delay = 3000;
await phase("webhook takes 3 s", 500);
hook.delay = 0;
await phase("store fails for 5 s, three times", 1000, async () => {
  for (let i = 0; i < 3; i++) {
    await setTimeout(1500);
    await sql(site, "ALTER TABLE enquiries RENAME COLUMN message TO lost");
    await setTimeout(5000);
    await sql(site, "ALTER TABLE enquiries RENAME COLUMN lost TO message");
  }
});
await phase("the Worker killed twice", 1000, async () => {
  for (let i = 0; i < 2; i++) {
    await setTimeout(3000);
    await site.kill();
    site = await serve("1000");
  }
});

const missing = () => [...all.keys()].filter((id) => !hook.accepted.some((taken) => taken.id === id)).length;
let hours = 0;
for (let left = missing(); left > 0; left = missing()) {
  assert.ok(++hours < 72, `${left} were not forwarded`);
  await schedule(site, hours);
  // As many as a run sends, once the queue has had time to deliver them.
  const most = Date.now() + 10_000;
  await until("the queue to deliver", () => missing() <= Math.max(0, left - 100) || Date.now() > most);
}
note(`all is well again: ${hours} hourly runs`);

const rows = await rowsIn(site);
assert.deepEqual(new Map(rows.map(({ id, message }) => [id, message])), all);
assert.equal(rows.length, all.size);
for (const { id, message } of hook.accepted) assert.equal(all.get(String(id)), message);
const twice = hook.accepted.length - idsForwarded();

await sql(site, "DELETE FROM enquiries");
await site.kill();
site = await serve("30");
const honest: string[] = [];
const waited: number[] = [];
const flooding = visitor();
await Promise.all([
  inParallel([...Array(1030).keys()], 20, async () => {
    await visit(flooding);
  }),
  inParallel([...Array(50).keys()], 2, async () => {
    const id = await visit(visitor());
    const confirmedAt = Date.now();
    honest.push(id);
    await until("an honest one to be forwarded", () => takenBy(hook, [id]).length === 1);
    waited.push(Date.now() - confirmedAt);
  }),
]);
const suspect = (await rowsIn(site)).filter((row) => row.suspect === 1);
assert.equal(suspect.length, 1000);
assert.equal(
  suspect.some(({ id }) => honest.includes(id)),
  false,
);
note(`1,000 suspect, 50 honest: honest forwarded after ${Math.max(...waited)} ms at most`);

await site.kill();
hook.close();
remove(directory);
console.table(table);
console.info(`${sent} posts or more for ${rows.length} enquiries: none lost, doubled or changed.`);
console.info(`${twice} forwarded twice, under the same key: a kill had cut off the note of the first.`);
