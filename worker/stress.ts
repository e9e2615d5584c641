/**
 * `npm run stress:worker`: 5,000 enquiries while the webhook and the store fail, are slow, and recover, the queue takes
 * nothing, and the Worker is killed. Every visitor sends again until it is confirmed, some send twice. Prints what was
 * done, and ends with an error where anything confirmed is missing, doubled or changed.
 */
import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { Site } from "./test-site.ts";
import { fresh, type Headers, inParallel, until, visitor, withKey } from "./test-visitor.ts";

const at = new Site({ ENQUIRY_LIMIT: "1000" });
const { receiver } = at;
await at.start();

/** Sends under one key until it is confirmed, as a visitor does whom a fault has met. */
async function visit(from: Headers, words = fresh(), key = withKey()): Promise<string> {
  for (;;) {
    const response = await at.send(words, { ...from, ...key }).catch(() => undefined);
    const stored = response?.ok && (await response.json().catch(() => undefined));
    if (stored) return Object(stored).id;
    assert.ok(!response || response.ok || response.status >= 500, `refused: ${response?.status}`);
    await setTimeout(100);
  }
}

/** How many visitors send at once: with more, the simulated queue waits until they have all been answered. */
const abreast = 4;

/** What was confirmed: the words under each id. */
const all = new Map<string, string>();
let sent = 0;

async function sendOne(number: number): Promise<void> {
  const [from, words, key] = [visitor(), fresh(), withKey()];
  const times = number % 10 === 0 ? 2 : 1;
  sent += times;
  const ids = await Promise.all(Array.from({ length: times }, () => visit(from, words, key)));
  assert.equal(new Set(ids).size, 1, "one enquiry, two ids");
  all.set(ids[0] ?? "", words.message);
}

const idsForwarded = () => new Set(receiver.accepted.map(({ id }) => id));
const table: Record<string, string | number>[] = [];
let began = Date.now();
let before = 0;
function note(what: string): void {
  const seconds = Math.round((Date.now() - began) / 1000);
  const forwarded = idsForwarded().size;
  const twice = receiver.accepted.length - forwarded;
  table.push({ what, confirmed: all.size - before, "forwarded in all": forwarded, twice, seconds });
  console.info(table.at(-1));
  [began, before] = [Date.now(), all.size];
}

/** Enquiries while something is done to what they depend on. */
async function phase(what: string, count: number, during?: () => Promise<void>): Promise<void> {
  await Promise.all([inParallel(Array(count).keys(), abreast, sendOne), during?.()]);
  note(what);
}

await phase("all is well", 1000);
await at.set({ FAIL: "send" });
await phase("the queue takes nothing", 500);
await at.set({});
receiver.status = () => 500;
await phase("webhook answers 500", 1000);
receiver.status = () => 200;
receiver.delay = 3000;
await phase("webhook takes 3 s", 500);
receiver.delay = 0;
await phase("store fails for 5 s, three times", 1000, async () => {
  for (let i = 0; i < 3; i++) {
    await setTimeout(1500);
    await at.sql("ALTER TABLE enquiries RENAME COLUMN message TO lost");
    await setTimeout(5000);
    await at.sql("ALTER TABLE enquiries RENAME COLUMN lost TO message");
  }
});
await phase("the Worker killed twice", 1000, async () => {
  for (let i = 0; i < 2; i++) {
    await setTimeout(3000);
    await at.kill();
    await at.start();
  }
});

const missing = () => {
  const forwarded = idsForwarded();
  return [...all.keys()].filter((id) => !forwarded.has(id)).length;
};
let hours = 0;
for (let left = missing(); left > 0; left = missing()) {
  assert.ok(++hours < 72, `${left} were not forwarded`);
  await at.schedule(hours);
  // As many as a run sends, once the queue has had time to deliver them.
  const most = Date.now() + 10_000;
  await until("the queue to deliver", () => missing() <= Math.max(0, left - 100) || Date.now() > most);
}
note(`all is well again: ${hours} hourly runs`);

const rows = await at.rows();
assert.deepEqual(new Map(rows.map(({ id, message }) => [id, message])), all);
assert.equal(rows.length, all.size);
for (const { id, message } of receiver.accepted) assert.equal(all.get(String(id)), message);
const twice = receiver.accepted.length - idsForwarded().size;

await at.remove();
console.table(table);
console.info(`${sent} posts or more for ${rows.length} enquiries: none lost, doubled or changed.`);
console.info(`${twice} forwarded twice, under the same key: a kill had cut off the note of the first.`);
