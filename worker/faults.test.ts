/** Visitors who send again until they are confirmed, while what the Worker depends on fails. */
import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { subjectsPath } from "@/lib/enquiry";
import { serve } from "./test-site.ts";
import { chiller, fresh, type Headers, inParallel, until, visitor, withKey } from "./test-visitor.ts";

const atLeast = 40;
const at = serve({ ENQUIRY_LIMIT: "2000" });
// The list of pages is not needed: what cannot be looked up is left out.
rmSync(join(at.directory, "out", subjectsPath));

/** What was confirmed: the words under each id. */
const confirmed = new Map<string, string>();
let refused = 0;

async function visit(words: object, headers: Headers): Promise<string> {
  for (;;) {
    const response = await at.send({ ...words }, headers).catch(() => undefined);
    const stored = response?.ok && Object(await response.json().catch(() => undefined));
    if (stored?.id) return stored.id;
    assert.ok(!response || response.ok || response.status >= 500, `refused: ${response?.status}`);
    refused++;
    await setTimeout(100);
  }
}

/** Sends an enquiry twice at once, and once more from elsewhere. */
async function sendOne(): Promise<void> {
  const [from, words, key] = [visitor(), fresh({ page: chiller }), withKey()];
  const ids = await Promise.all([visit(words, { ...from, ...key }), visit(words, { ...from, ...key })]);
  ids.push(await visit(words, { ...key, ...visitor() }));
  assert.equal(new Set(ids).size, 1, "one enquiry, two ids");
  confirmed.set(ids[0] ?? "", words.message);
}

/** Does something while visitors come, so many times, each time after some more of them were confirmed. */
async function whileTheyCome(times: number, work: () => Promise<void>): Promise<void> {
  for (let i = 0; i < times; i++) {
    const before = confirmed.size;
    await until("more to be confirmed", () => confirmed.size > before + atLeast / 10);
    await work();
  }
}

const faults: Readonly<Record<string, () => unknown>> = {
  "nothing fails": () => undefined,
  "the queue takes nothing": () => at.set({ FAIL: "send" }),
  "the webhook answers 500": () => Object.assign(at.receiver, { status: () => 500 }),
  "the webhook takes three seconds": () => Object.assign(at.receiver, { delay: 3000 }),
  "the store fails three times": () =>
    whileTheyCome(3, async () => {
      const before = refused;
      await at.sql("ALTER TABLE enquiries RENAME COLUMN message TO lost");
      await until("visitors to be refused", () => refused > before + atLeast / 10);
      await at.sql("ALTER TABLE enquiries RENAME COLUMN lost TO message");
    }),
  "the Worker is killed twice": () =>
    whileTheyCome(2, async () => {
      await at.kill();
      await at.start();
    }),
};

for (const [fault, begin] of Object.entries(faults)) {
  test(`${fault}: who sends again until it is confirmed has one enquiry`, async () => {
    let isOver = false;
    function* visitors() {
      for (let i = 0; i < atLeast || !isOver; i++) yield i;
    }
    const over = Promise.resolve(begin()).then(() => (isOver = true));
    await Promise.all([inParallel(visitors(), 4, sendOne), over]);
    if (fault === "nothing fails") assert.equal(refused, 0);
  });
}

test("in the end each is stored and forwarded as it was typed; what a kill has cut off at most twice", async () => {
  const waiting = async () => {
    const [row] = await at.sql("SELECT count(*) AS number FROM enquiries WHERE forwarded_at IS NULL");
    return Number(row?.number);
  };
  let hours = 0;
  for (let left = await waiting(); left > 0; left = await waiting()) {
    assert.ok(++hours < 72, `${left} were not forwarded`);
    assert.ok(await at.schedule(hours));
    // As many as a run sends.
    await until("the queue to deliver", async () => (await waiting()) <= Math.max(0, left - 100));
  }
  const rows = await at.rows();
  assert.deepEqual(new Map(rows.map(({ id, message }) => [id, message])), confirmed);
  assert.ok(rows.every(({ page }) => page === null));
  assert.deepEqual(new Set(at.receiver.accepted.map(({ id }) => String(id))), new Set(confirmed.keys()));
  for (const { id, message } of at.receiver.accepted) assert.equal(message, confirmed.get(String(id)));
  // Six at a time are on their way when the Worker is killed.
  assert.ok(at.receiver.accepted.length <= confirmed.size + 12, `${at.receiver.accepted.length} of ${confirmed.size}`);
});
