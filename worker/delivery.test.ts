import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { retryDead } from "./owner/queries.ts";
import { serve } from "./test-site.ts";
import { fresh, hoursAgo, inParallel, until, visitor } from "./test-visitor.ts";

const site = serve({ ENQUIRY_LIMIT: "100" });
const forwarded = (...ids: readonly string[]) => site.receiver.of(ids);

/** Stores an enquiry outside the queue, so that a test can deliver it. */
async function stored(fields = {}): Promise<string> {
  await site.set({ FAIL: "send" });
  const id = await site.idOf(fresh(fields));
  await site.set({});
  return id;
}

beforeEach(() => site.sql("DELETE FROM alerts;\nDELETE FROM enquiries"));

test("retries a failing forward with increasing delays within 50 minutes, then notifies the owner", async () => {
  const id = await stored();
  site.receiver.status = ({ alert }) => (alert ? 200 : 500);
  const waits: (number | undefined)[] = [];
  for (let attempts = 1; attempts <= 7; attempts++) waits.push(...(await site.consume([id], attempts)));
  assert.equal(waits.pop(), 0, "the queue gives it up");
  // With seven timeouts of 25 seconds, the sum is less than 50 minutes.
  assert.deepEqual(waits, [60, 60, 120, 300, 780, 1200]);
  assert.equal((await site.row(id))?.last_error, "HTTP 500");
  assert.deepEqual(site.receiver.alerts, ["forward"]);
  // If the Worker followed a redirect, it would look like a success.
  site.receiver.status = () => 302;
  assert.deepEqual(await site.consume([id]), [60]);
  site.receiver.status = () => 200;
  assert.deepEqual(await site.consume([id]), [undefined]);
  assert.equal((await site.row(id))?.last_error, null);
});

test("repeats one enquiry with the same key after a crash, but none that is forwarded, dead or erased", async () => {
  const [id, other, dead] = [await stored(), await stored(), await stored()];
  await site.sql(`UPDATE enquiries SET dead_at = '2026' WHERE id = '${dead}'`);
  await site.sql(
    "CREATE TRIGGER crash BEFORE UPDATE OF forwarded_at ON enquiries BEGIN SELECT RAISE(ABORT, 'crash'); END",
  );
  assert.deepEqual(await site.consume([id]), [60]);
  await site.sql("DROP TRIGGER crash");
  for (const attempt of [2, 3]) await site.consume([id, other, dead, "erased"], attempt);
  assert.deepEqual(
    [id, other, dead, "erased"].map((each) => forwarded(each).length),
    [2, 1, 0, 0],
  );
  assert.ok(forwarded(id).every(({ key }) => key === id));
});

test("forwards a confirmed enquiry after the Worker was killed and restarted", async () => {
  site.receiver.status = () => 500;
  const ids = [await site.idOf(fresh()), await stored()];
  await site.kill();
  site.receiver.reset();
  await site.start();
  await site.schedule(1.1);
  await until("both to be forwarded", () => ids.every((id) => forwarded(id).length === 1));
});

test("confirms an enquiry when the queue fails, and sends it by the schedule after an hour, not before", async () => {
  const id = await stored();
  await site.schedule(0.9);
  assert.equal((await site.row(id))?.last_sent_at, (await site.row(id))?.received_at);
  await site.schedule(1.1);
  await until("it to be forwarded", async () => (await site.row(id))?.forwarded_at);
  await site.schedule(3);
  assert.equal(forwarded(id).length, 1);
});

test("forwards earlier enquiries once a channel is configured", async () => {
  await site.set({ ENQUIRY_WEBHOOK: "" });
  const id = await site.idOf(fresh());
  await site.schedule(2);
  assert.equal(forwarded(id).length, 0);
  await site.set({});
  await site.schedule();
  await until("it to be forwarded", () => forwarded(id).length === 1);
});

test("abandons an enquiry after three days, alerts once until a recovery, and lets the owner retry", async () => {
  const givenUp = async (days: number) => {
    const id = await stored();
    const sent = `first_sent_at = '${hoursAgo(days * 24)}', last_sent_at = '9'`;
    await site.sql(`UPDATE enquiries SET ${sent} WHERE id = '${id}'`);
    await site.schedule();
    return id;
  };
  await givenUp(2.9);
  assert.deepEqual(await site.rows("dead_at IS NOT NULL"), []);
  const dead = [await givenUp(3.1), await givenUp(3.1)];
  assert.deepEqual(site.receiver.alerts, ["dead"], "told once for both");
  await site.consume([await stored()]);
  dead.push(await givenUp(3.1));
  assert.deepEqual(site.receiver.alerts, ["dead", "dead"], "told again after something was forwarded");
  assert.equal(await retryDead(site.target), 3);
  await site.schedule();
  await until("all to be forwarded", () => forwarded(...dead).length === 3);
});

test("repeats a failed alert after an hour, and alerts once to an enquiry that always fails", async () => {
  const id = await stored();
  site.receiver.status = () => 500;
  await site.consume([id], 7);
  site.receiver.status = ({ alert }) => (alert ? 200 : 500);
  await site.consume([id], 7);
  assert.deepEqual(site.receiver.alerts, [], "tried a moment ago");
  await site.sql("UPDATE alerts SET tried_at = '2026'");
  await site.consume([id], 7);
  assert.deepEqual(site.receiver.alerts, ["forward"]);
  site.receiver.status = () => 200;
  await site.consume([await stored()]);
  site.receiver.status = ({ alert }) => (alert ? 200 : 500);
  await site.sql("UPDATE enquiries SET last_sent_at = 'an hour later'");
  await site.consume([id], 7);
  assert.deepEqual(site.receiver.alerts, ["forward"]);
});

test("forwards trusted enquiries at once, and suspect ones at a hundred an hour, verified ones first", async () => {
  await site.set({ ENQUIRY_LIMIT: "5" });
  const flooding = visitor();
  const flood = inParallel(Array(215).keys(), 20, async () => void (await site.idOf(fresh(), flooding)));
  const honest: string[] = [];
  for (let i = 0; i < 20; i++) honest.push(await site.idOf(fresh()));
  await flood;
  await until("the honest ones to be forwarded", () => forwarded(...honest).length === 20);
  assert.equal((await site.rows("suspect")).length, 210);
  const suspect = () => site.receiver.accepted.filter((sent) => sent.suspect);
  assert.equal(suspect().length, 0);
  const last = "SELECT n FROM enquiries WHERE suspect ORDER BY n DESC LIMIT 50";
  await site.sql(`UPDATE enquiries SET verified = n IN (${last})`);
  for (const most of [100, 200]) {
    await site.schedule();
    await until("a hundred of them", () => suspect().length >= most);
    assert.equal(suspect().length, most);
    assert.equal(suspect().filter(({ verified }) => verified).length, 50);
  }
});

test("e-mails enquiries with the sender as the reply address, and alerts", async () => {
  const to = "office@firm.example";
  const id = await stored({ page: "/areas/camden" });
  await site.set({ ENQUIRY_EMAIL_FROM: "site@firm.example", ENQUIRY_EMAIL_TO: to, ENQUIRY_WEBHOOK: "" });
  await site.consume([id]);
  await site.sql("UPDATE enquiries SET forwarded_at = NULL, first_sent_at = '2026'");
  await site.schedule();
  const [enquiry, alert] = site.receiver.accepted.filter((mail) => mail.to === to);
  assert.match(String(enquiry?.subject), /: enquiry \w{6} from the website$/);
  assert.equal(enquiry?.replyTo, "ada@example.org");
  assert.ok(String(enquiry?.text).startsWith((await site.row(id))?.message ?? "no row"));
  assert.match(String(enquiry?.text), /^Came from: https:.*\/areas\/camden$/m);
  assert.match(String(alert?.subject), /need attention$/);
});
