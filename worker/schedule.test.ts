import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { beforeEach, test } from "node:test";
import { noticesPath } from "@/lib/enquiry";
import { askForTest, lastNotified, markAnswered, outcomeOfTest, readEnquiries } from "./owner/queries.ts";
import {
  confirmed,
  type Fields,
  fresh,
  hoursAgo,
  idOf,
  post,
  rowsIn,
  schedule,
  send,
  sendForm,
  takenBy,
} from "./test-client.ts";
import { type Site, serve, until, withSettings } from "./test-site.ts";

const at = serve({ ENQUIRY_LIMIT: "1000" });
const daysAgo = (days: number) => hoursAgo(days * 24);

beforeEach(async () => {
  at.hook.alerts.length = 0;
  await at.sql("DELETE FROM enquiries;\nDELETE FROM notices");
});

test("every enquiry is deleted after a year and not before, whatever became of it, with its further keys", async () => {
  const states = ["dead_at = '2026'", "forwarded_at = NULL, last_sent_at = '9'", "suspect = 1", "page = '/'"];
  const ids: string[] = [];
  for (const [i, state] of [...states, "page = '/'"].entries()) {
    const [enquiry, from] = [fresh(), { "CF-Connecting-IP": `192.0.2.${i}` }];
    const id = await idOf(await send(at.site, enquiry, from));
    assert.equal((await sendForm(at.site, { ...enquiry, key: randomUUID() }, from)).status, 201);
    await until("it to be forwarded", () => takenBy(at.hook, [id]).length === 1);
    const age = daysAgo(i === states.length ? 360 : 367);
    await at.sql(`UPDATE enquiries SET received_at = '${age}', ${state} WHERE id = '${id}'`);
    ids.push(id);
  }
  await schedule(at.site);
  const left = ids.slice(states.length);
  assert.deepEqual(
    (await rowsIn(at.site)).map(({ id }) => id),
    left,
  );
  assert.deepEqual(
    (await at.sql("SELECT enquiry FROM enquiry_keys")).map(({ enquiry }) => enquiry),
    left,
  );
});

test("networks are forgotten after a day", async () => {
  await idOf(await send(at.site, fresh()));
  for (const [hours, left] of [
    [23, 1],
    [25, 0],
  ] as const) {
    await schedule(at.site, hours);
    assert.equal((await at.sql("SELECT 1 FROM enquiries WHERE network IS NOT NULL")).length, left);
  }
});

test("a store, a schedule that fails and one that has stopped are told once, and again only after a recovery", async () => {
  const rename = (table: string, from: string, to: string) =>
    at.sql(`ALTER TABLE ${table} RENAME COLUMN ${from} TO ${to}`);
  for (const told of [1, 2]) {
    await rename("enquiries", "message", "lost");
    for (let i = 0; i < 3; i++) assert.equal((await send(at.site, fresh())).status, 503);
    await until("the owner to be told", () => at.hook.alerts.length === told);
    await rename("enquiries", "lost", "message");
    assert.equal((await send(at.site, fresh())).status, 201);
    await until("the alert to end", async () => (await at.sql("SELECT 1 FROM alerts")).length === 0);
  }
  await rename("contacts", "day", "lost");
  for (let i = 0; i < 3; i++) assert.notEqual(await schedule(at.site), "done");
  assert.equal((await at.sql("SELECT 1 FROM notices WHERE name = 'run'")).length, 1, "the other steps ran");
  await rename("contacts", "lost", "day");
  assert.equal(await schedule(at.site), "done");
  // Where it does not run at all, an arrival notices.
  await at.sql(`UPDATE notices SET at = '${daysAgo(1)}' WHERE name = 'run'`);
  for (let i = 0; i < 3; i++) assert.equal((await send(at.site, fresh())).status, 201);
  await until("the owner to be told of it", () => at.hook.alerts.length > 3);
  assert.deepEqual(at.hook.alerts, ["store", "store", "schedule", "schedule"]);
});

const stored = async (fields: Fields = {}) => (await confirmed(await send(at.site, fresh(fields)))).reference;

test("what is unanswered is listed once a day, without a word that anybody has typed, until it is marked", async () => {
  const daily = withSettings(at.site, { ENQUIRY_DIGEST_HOUR: "0" });
  const digests = () => at.hook.accepted.filter(({ unanswered }) => unanswered);
  const listed = () => {
    const unanswered = (digests().at(-1)?.unanswered ?? []) as { reference: string }[];
    return unanswered.map(({ reference }) => reference);
  };
  const [camden, other] = [await stored({ page: "/areas/camden" }), await stored({ name: "Grace Hopper" })];
  await schedule(daily);
  await schedule(daily);
  assert.equal(digests().length, 1);
  assert.deepEqual(listed(), [camden, other]);
  const text = String(digests()[0]?.text);
  assert.match(text, /the last 30 days not marked as answered: 2\n/);
  const line = `^${camden}  \\d\\d/\\d\\d/\\d{4}, \\d\\d:\\d\\d  Heating Systems  /areas/camden$`;
  assert.match(text, new RegExp(line, "m"));
  assert.doesNotMatch(JSON.stringify(digests()), /Ada|Grace|example\.org|7946/);

  await markAnswered(camden.toLowerCase(), at.target);
  for (const none of ["333333", "' OR 1"]) await assert.rejects(markAnswered(none, at.target), /No enquiry has/);
  assert.deepEqual(
    (await readEnquiries(at.target)).map(({ answered_at }) => answered_at !== null),
    [true, false],
  );
  const nextDay = async () => {
    await at.sql(`UPDATE notices SET at = '${daysAgo(2)}' WHERE name = 'digest'`);
    await schedule(daily);
  };
  await nextDay();
  assert.deepEqual(listed(), [other]);
  await markAnswered(other, at.target);
  await nextDay();
  assert.equal(digests().length, 2, "nothing is left to answer");
});

/** What the owner's command does, and anybody may do as well. */
const sendNotices = (site: Site) => post(site, noticesPath, "");

test("a test goes out once by every channel that is set, and says what became of it", async () => {
  const addresses = { ENQUIRY_EMAIL_FROM: "site@firm.example", ENQUIRY_EMAIL_TO: "office@firm.example" };
  const both = withSettings(at.site, { ...addresses, TEST_MAIL: at.hook.url });
  await askForTest(at.target);
  assert.equal(await outcomeOfTest(at.target), undefined);
  at.hook.status = 500;
  await sendNotices(both);
  at.hook.status = 200;
  assert.equal(await outcomeOfTest(at.target), "HTTP 500");
  assert.equal(await lastNotified(at.target), undefined);
  await askForTest(at.target);
  await Promise.all([sendNotices(both), sendNotices(both), sendNotices(both)]);
  assert.equal(await outcomeOfTest(at.target), "sent");
  const tests = at.hook.accepted.filter((sent) => sent.test || /test of the notification$/.test(String(sent.subject)));
  assert.equal(tests.length, 2);
  assert.match((await lastNotified(at.target)) ?? "", /^20\d\d-/);
});

test("without a channel the test says so; an enquiry that was passed on counts as told", async () => {
  await askForTest(at.target);
  await sendNotices(withSettings(at.site, { ENQUIRY_WEBHOOK: "" }));
  assert.equal(await outcomeOfTest(at.target), "nothing is set to notify by");
  assert.equal(await lastNotified(at.target), undefined);
  await stored();
  await until("it to be passed on", () => lastNotified(at.target));
});
