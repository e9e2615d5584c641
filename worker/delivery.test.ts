import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { retryDead } from "./owner/queries.ts";
import { serve } from "./test-site.ts";
import { fresh, hoursAgo, inParallel, until, visitor } from "./test-visitor.ts";

const at = serve({ ENQUIRY_LIMIT: "100" });
const forwarded = (...ids: readonly string[]) => at.receiver.of(ids);

/** Stores an enquiry that is not in the queue, so that a test decides when it is delivered. */
async function stored(fields = {}): Promise<string> {
  await at.set({ FAIL: "send" });
  const id = await at.idOf(fresh(fields));
  await at.set({});
  return id;
}

beforeEach(() => at.sql("DELETE FROM alerts;\nDELETE FROM enquiries"));

test("a forward that fails is retried after growing waits that end within 50 minutes; then the owner is told", async () => {
  const id = await stored();
  at.receiver.status = ({ alert }) => (alert ? 200 : 500);
  const waits: (number | undefined)[] = [];
  for (let attempts = 1; attempts <= 7; attempts++) waits.push(...(await at.consume([id], attempts)));
  assert.equal(waits.pop(), 0, "the queue gives it up");
  // With seven times the 25 seconds that a receiver may take, that is less than 50 minutes.
  assert.deepEqual(waits, [60, 60, 120, 300, 780, 1200]);
  assert.equal((await at.row(id))?.last_error, "HTTP 500");
  assert.deepEqual(at.receiver.alerts, ["forward"]);
  // Followed, a redirect would look like a success.
  at.receiver.status = () => 302;
  assert.deepEqual(await at.consume([id]), [60]);
  at.receiver.status = () => 200;
  assert.deepEqual(await at.consume([id]), [undefined]);
  assert.equal((await at.row(id))?.last_error, null);
});

test("a crash between forward and mark sends one enquiry twice, under the same key; what is forwarded, dead or erased is not sent", async () => {
  const [id, other, dead] = [await stored(), await stored(), await stored()];
  await at.sql(`UPDATE enquiries SET dead_at = '2026' WHERE id = '${dead}'`);
  await at.sql(
    "CREATE TRIGGER crash BEFORE UPDATE OF forwarded_at ON enquiries BEGIN SELECT RAISE(ABORT, 'crash'); END",
  );
  assert.deepEqual(await at.consume([id]), [60]);
  await at.sql("DROP TRIGGER crash");
  for (const attempt of [2, 3]) await at.consume([id, other, dead, "erased"], attempt);
  assert.deepEqual(
    [id, other, dead, "erased"].map((each) => forwarded(each).length),
    [2, 1, 0, 0],
  );
  assert.ok(forwarded(id).every(({ key }) => key === id));
});

test("what was confirmed before the Worker was killed is forwarded after its restart", async () => {
  at.receiver.status = () => 500;
  const ids = [await at.idOf(fresh()), await stored()];
  await at.kill();
  at.receiver.reset();
  await at.start();
  await at.schedule(1.1);
  await until("both to be forwarded", () => ids.every((id) => forwarded(id).length === 1));
});

test("where the queue takes nothing, an enquiry is confirmed and the schedule sends it after an hour, not before", async () => {
  const id = await stored();
  await at.schedule(0.9);
  assert.equal((await at.row(id))?.last_sent_at, (await at.row(id))?.received_at);
  await at.schedule(1.1);
  await until("it to be forwarded", async () => (await at.row(id))?.forwarded_at);
  await at.schedule(3);
  assert.equal(forwarded(id).length, 1);
});

test("what came while nothing was set to forward to comes once something is", async () => {
  await at.set({ ENQUIRY_WEBHOOK: "" });
  const id = await at.idOf(fresh());
  await at.schedule(2);
  assert.equal(forwarded(id).length, 0);
  await at.set({});
  await at.schedule();
  await until("it to be forwarded", () => forwarded(id).length === 1);
});

test("after three days an enquiry is given up; the owner is told once, again only after a recovery, and can retry", async () => {
  const givenUp = async (days: number) => {
    const id = await stored();
    const sent = `first_sent_at = '${hoursAgo(days * 24)}', last_sent_at = '9'`;
    await at.sql(`UPDATE enquiries SET ${sent} WHERE id = '${id}'`);
    await at.schedule();
    return id;
  };
  await givenUp(2.9);
  assert.deepEqual(await at.rows("dead_at IS NOT NULL"), []);
  const dead = [await givenUp(3.1), await givenUp(3.1)];
  assert.deepEqual(at.receiver.alerts, ["dead"], "told once for both");
  await at.consume([await stored()]);
  dead.push(await givenUp(3.1));
  assert.deepEqual(at.receiver.alerts, ["dead", "dead"], "told again after something was forwarded");
  assert.equal(await retryDead(at.target), 3);
  await at.schedule();
  await until("all to be forwarded", () => forwarded(...dead).length === 3);
});

test("an alert that could not be told is told after an hour; one enquiry that always fails is told of once", async () => {
  const id = await stored();
  at.receiver.status = () => 500;
  await at.consume([id], 7);
  at.receiver.status = ({ alert }) => (alert ? 200 : 500);
  await at.consume([id], 7);
  assert.deepEqual(at.receiver.alerts, [], "tried a moment ago");
  await at.sql("UPDATE alerts SET tried_at = '2026'");
  await at.consume([id], 7);
  assert.deepEqual(at.receiver.alerts, ["forward"]);
  at.receiver.status = () => 200;
  await at.consume([await stored()]);
  at.receiver.status = ({ alert }) => (alert ? 200 : 500);
  await at.sql("UPDATE enquiries SET last_sent_at = 'an hour later'");
  await at.consume([id], 7);
  assert.deepEqual(at.receiver.alerts, ["forward"]);
});

test("20 honest enquiries beside 210 suspect ones are forwarded at once; those are a hundred an hour, verified ones first", async () => {
  await at.set({ ENQUIRY_LIMIT: "5" });
  const flooding = visitor();
  const flood = inParallel(Array(215).keys(), 20, async () => void (await at.idOf(fresh(), flooding)));
  const honest: string[] = [];
  for (let i = 0; i < 20; i++) honest.push(await at.idOf(fresh()));
  await flood;
  await until("the honest ones to be forwarded", () => forwarded(...honest).length === 20);
  assert.equal((await at.rows("suspect")).length, 210);
  const suspect = () => at.receiver.accepted.filter((sent) => sent.suspect);
  assert.equal(suspect().length, 0);
  const last = "SELECT n FROM enquiries WHERE suspect ORDER BY n DESC LIMIT 50";
  await at.sql(`UPDATE enquiries SET verified = n IN (${last})`);
  for (const most of [100, 200]) {
    await at.schedule();
    await until("a hundred of them", () => suspect().length >= most);
    assert.equal(suspect().length, most);
    assert.equal(suspect().filter(({ verified }) => verified).length, 50);
  }
});

test("by e-mail an enquiry comes with its words, a reply goes to its sender, and an alert comes too", async () => {
  const to = "office@firm.example";
  const id = await stored({ page: "/areas/camden" });
  await at.set({ ENQUIRY_EMAIL_FROM: "site@firm.example", ENQUIRY_EMAIL_TO: to, ENQUIRY_WEBHOOK: "" });
  await at.consume([id]);
  await at.sql("UPDATE enquiries SET forwarded_at = NULL, first_sent_at = '2026'");
  await at.schedule();
  const [enquiry, alert] = at.receiver.accepted.filter((mail) => mail.to === to);
  assert.match(String(enquiry?.subject), /: enquiry \w{6} from the website$/);
  assert.equal(enquiry?.replyTo, "ada@example.org");
  assert.ok(String(enquiry?.text).startsWith((await at.row(id))?.message ?? "no row"));
  assert.match(String(enquiry?.text), /^Came from: https:.*\/areas\/camden$/m);
  assert.match(String(alert?.subject), /need attention$/);
});
