import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { retryDead } from "./owner/queries.ts";
import { confirmed, consume, fresh, hoursAgo, idOf, rowOf, schedule, send, storeMany, takenBy } from "./test-client.ts";
import { serve, until, withSettings } from "./test-site.ts";
import { webhook } from "./test-webhook.ts";

const at = serve({ ENQUIRY_LIMIT: "100" });
const row = (id: string) => rowOf(at.site, id);
/** A site whose requests leave nothing in the queue, so that a test decides when an enquiry is delivered. */
const unsent = () => withSettings(at.site, { FAIL: "send" });
const stored = async (site = unsent()) => idOf(await send(site, fresh()));

beforeEach(async () => {
  Object.assign(at.hook, { status: 200, refuses: "everything" });
  at.hook.alerts.length = 0;
  await at.sql("DELETE FROM alerts;\nDELETE FROM enquiries");
});

test("a forward that fails is retried after growing waits that end within 50 minutes; then the owner is told", async () => {
  const id = await stored();
  Object.assign(at.hook, { status: 500, refuses: "enquiries" });
  const waits: number[] = [];
  for (let attempts = 1; attempts <= 7; attempts++) waits.push(Number((await consume(at.site, [id], attempts))[id]));
  const last = waits.pop();
  assert.equal(last, 0, "the queue gives it up");
  assert.deepEqual(
    waits,
    waits.toSorted((a, b) => a - b),
  );
  const ofReceiver = 7 * 25;
  assert.ok(waits.reduce((sum, wait) => sum + wait, ofReceiver) < 50 * 60, `${waits}`);
  assert.equal((await row(id))?.last_error, "HTTP 500");
  assert.deepEqual(at.hook.alerts, ["forward"]);
  // Followed, a redirect would look like a success.
  at.hook.status = 302;
  assert.equal(typeof (await consume(at.site, [id]))[id], "number");
  at.hook.status = 200;
  assert.equal((await consume(at.site, [id]))[id], "acked");
  assert.equal((await row(id))?.last_error, null);
});

test("what was forwarded, given up or erased is not sent again, however often its id comes", async () => {
  const [id, dead] = [await stored(), await stored()];
  await at.sql(`UPDATE enquiries SET dead_at = '2026' WHERE id = '${dead}'`);
  for (let i = 0; i < 3; i++) {
    assert.deepEqual(await consume(at.site, [id, dead, "erased"]), { [id]: "acked", [dead]: "acked", erased: "acked" });
  }
  assert.equal(takenBy(at.hook, [id, dead]).length, 1);
});

test("a crash between forward and mark sends one enquiry twice, under the same key", async () => {
  const [id, other] = [await stored(), await stored()];
  const crashing = await consume(withSettings(at.site, { FAIL: "mark" }), [id]);
  assert.equal(typeof crashing[id], "number");
  for (const attempt of [2, 3]) await consume(at.site, [id, other], attempt);
  assert.deepEqual([takenBy(at.hook, [id]).length, takenBy(at.hook, [other]).length], [2, 1]);
  assert.equal(at.hook.tries.get(id), 2, "both came with the enquiry's id as Idempotency-Key");
});

test("where the queue takes nothing, an enquiry is confirmed and the schedule sends it after an hour, not before", async () => {
  const id = await stored();
  await schedule(at.site, 0.9);
  assert.equal((await row(id))?.last_sent_at, (await row(id))?.received_at);
  await schedule(at.site, 1.1);
  await until("it to be forwarded", async () => (await row(id))?.forwarded_at);
  await schedule(at.site, 3);
  assert.equal(takenBy(at.hook, [id]).length, 1);
});

test("what came while nothing was set to forward to comes once something is", async () => {
  const without = withSettings(at.site, { ENQUIRY_WEBHOOK: "" });
  const id = await stored(without);
  await schedule(without, 2);
  assert.equal(takenBy(at.hook, [id]).length, 0);
  await schedule(at.site);
  await until("it to be forwarded", () => takenBy(at.hook, [id]).length === 1);
});

test("a receiver that takes 12 seconds gets an enquiry once", async () => {
  const slow = await webhook();
  slow.delay = 12_000;
  const id = await stored();
  assert.equal((await consume(withSettings(at.site, { ENQUIRY_WEBHOOK: slow.url }), [id]))[id], "acked");
  assert.deepEqual([...slow.tries.values()], [1]);
  slow.close();
});

test("after three days an enquiry is given up; the owner is told once, again only after a recovery, and can retry", async () => {
  const givenUp = async (days: number) => {
    const id = await stored();
    await at.sql(
      `UPDATE enquiries SET first_sent_at = '${hoursAgo(days * 24)}', last_sent_at = '9' WHERE id = '${id}'`,
    );
    await schedule(at.site);
    return { id, isDead: Boolean((await row(id))?.dead_at) };
  };
  assert.equal((await givenUp(2.9)).isDead, false);
  const dead = [await givenUp(3.1), await givenUp(3.1)];
  assert.deepEqual(at.hook.alerts, ["dead"], "told once for both");
  await consume(at.site, [await stored()]);
  dead.push(await givenUp(3.1));
  assert.deepEqual(at.hook.alerts, ["dead", "dead"], "told again after something was forwarded");
  assert.ok(dead.every(({ isDead }) => isDead));
  assert.equal(await retryDead(at.target), 3);
  await schedule(at.site);
  const ids = dead.map(({ id }) => id);
  await until("all to be forwarded", () => takenBy(at.hook, ids).length === 3);
});

test("an alert that could not be told is told after an hour; one enquiry that always fails is told of once", async () => {
  const id = await stored();
  at.hook.status = 500;
  await consume(at.site, [id], 7);
  at.hook.refuses = "enquiries";
  await consume(at.site, [id], 7);
  assert.deepEqual(at.hook.alerts, [], "tried a moment ago");
  await at.sql("UPDATE alerts SET tried_at = '2026'");
  await consume(at.site, [id], 7);
  assert.deepEqual(at.hook.alerts, ["forward"]);
  at.hook.status = 200;
  await consume(at.site, [await stored()]);
  at.hook.status = 500;
  await at.sql("UPDATE enquiries SET last_sent_at = 'an hour later'");
  await consume(at.site, [id], 7);
  assert.deepEqual(at.hook.alerts, ["forward"]);
});

test("50 honest enquiries overtake 1,000 suspect ones, of which a hundred are forwarded in an hour, verified ones first", async () => {
  await storeMany(at.site, "suspect", 1000, { suspect: "1" });
  await at.sql("UPDATE enquiries SET verified = n % 20 = 0");
  const honest: string[] = [];
  for (let i = 0; i < 50; i++) honest.push(await stored(at.site));
  await until("the honest ones to be forwarded", () => takenBy(at.hook, honest).length === 50);
  const suspect = () => at.hook.accepted.filter((sent) => sent.suspect);
  assert.equal(suspect().length, 0);
  for (const most of [100, 200]) {
    await schedule(at.site);
    await until("a hundred of them", () => suspect().length >= most);
    assert.equal(suspect().length, most);
    assert.equal(suspect().filter(({ verified }) => verified).length, 50);
  }
});

test("by e-mail an enquiry comes with its words, a reply goes to its sender, and an alert comes too", async () => {
  const mail = { ENQUIRY_EMAIL_FROM: "site@firm.example", ENQUIRY_EMAIL_TO: "office@firm.example" };
  const mailing = withSettings(at.site, { ...mail, TEST_MAIL: at.hook.url, ENQUIRY_WEBHOOK: "" });
  const mails = () => at.hook.accepted.filter(({ to }) => to === mail.ENQUIRY_EMAIL_TO);
  const enquiry = fresh({ page: "/areas/camden" });
  const { id, reference } = await confirmed(await send(unsent(), enquiry));
  await consume(mailing, [id]);
  assert.ok(String(mails()[0]?.subject).endsWith(`: enquiry ${reference} from the website`));
  assert.equal(mails()[0]?.replyTo, "ada@example.org");
  assert.ok(String(mails()[0]?.text).startsWith(enquiry.message));
  assert.match(String(mails()[0]?.text), /^Came from: https:.*\/areas\/camden$/m);
  await at.sql("UPDATE enquiries SET forwarded_at = NULL, first_sent_at = '2026'");
  await schedule(mailing);
  assert.match(String(mails()[1]?.subject), /need attention$/);
});
