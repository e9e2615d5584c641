import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { beforeEach, test } from "node:test";
import { noticesPath } from "@/lib/enquiry";
import { askForTest, lastNotified, markAnswered, readEnquiries } from "./owner/queries.ts";
import { serve } from "./test-site.ts";
import { fresh, hoursAgo, until } from "./test-visitor.ts";

const at = serve({ ENQUIRY_LIMIT: "1000" });
const daysAgo = (days: number) => hoursAgo(days * 24);
const digests = () => at.receiver.accepted.filter(({ unanswered }) => unanswered);

beforeEach(() => at.sql("DELETE FROM enquiries;\nDELETE FROM notices"));

test("every enquiry is deleted after a year and not before, whatever became of it, with its further keys; its network after a day", async () => {
  const states = ["dead_at = '2026'", "forwarded_at = NULL, last_sent_at = '9'", "suspect = 1", "page = '/'"];
  const ids: string[] = [];
  for (const [i, state] of [...states, "page = '/'"].entries()) {
    const [enquiry, from] = [fresh(), { "CF-Connecting-IP": `192.0.2.${i}` }];
    const id = await at.idOf(enquiry, from);
    assert.equal((await at.sendForm({ ...enquiry, key: randomUUID() }, from)).status, 200);
    await until("it to be forwarded", () => at.receiver.of([id]).length === 1);
    const age = daysAgo(i === states.length ? 360 : 367);
    await at.sql(`UPDATE enquiries SET received_at = '${age}', ${state} WHERE id = '${id}'`);
    ids.push(id);
  }
  await at.schedule();
  assert.deepEqual(await at.rows("network IS NOT NULL"), []);
  const left = ids.slice(states.length);
  const names = [...(await at.rows()), ...(await at.sql("SELECT enquiry AS id FROM enquiry_keys"))].map(({ id }) => id);
  assert.deepEqual(names, [...left, ...left]);
});

test("a store and a schedule that fail are told once, and again only after a recovery, and no step stops another", async () => {
  const rename = (table: string, from: string, to: string) =>
    at.sql(`ALTER TABLE ${table} RENAME COLUMN ${from} TO ${to}`);
  for (const told of [1, 2]) {
    await rename("enquiries", "message", "lost");
    for (let i = 0; i < 3; i++) assert.equal((await at.send(fresh())).status, 503);
    await until("the owner to be told", () => at.receiver.alerts.length === told);
    await rename("enquiries", "lost", "message");
    assert.equal((await at.send(fresh())).status, 201);
    assert.equal(await at.schedule(), true);
  }
  await at.set({ ENQUIRY_DIGEST_HOUR: "0" });
  await rename("contacts", "day", "lost");
  for (let i = 0; i < 3; i++) assert.equal(await at.schedule(i), false);
  assert.ok(digests().length > 0, "the step after it ran");
  await rename("contacts", "lost", "day");
  assert.equal(await at.schedule(), true);
  assert.deepEqual(at.receiver.alerts, ["store", "store", "schedule"]);
});

test("what is unanswered is listed once a day, without a word that anybody has typed, until it is marked", async () => {
  await at.set({ ENQUIRY_DIGEST_HOUR: "0" });
  const listed = () => {
    const unanswered = (digests().at(-1)?.unanswered ?? []) as { reference: string }[];
    return unanswered.map(({ reference }) => reference);
  };
  const { reference: camden } = await at.store(fresh({ page: "/areas/camden" }));
  const { reference: other } = await at.store(fresh({ name: "Grace Hopper" }));
  const before = digests().length;
  await at.schedule();
  await at.schedule();
  assert.equal(digests().length, before + 1);
  assert.deepEqual(listed(), [camden, other]);
  const text = String(digests().at(-1)?.text);
  assert.match(text, /the last 30 days not marked as answered: 2\n/);
  const line = `^${camden}  \\d\\d/\\d\\d/\\d{4}, \\d\\d:\\d\\d  Heating Systems  /areas/camden$`;
  assert.match(text, new RegExp(line, "m"));
  assert.doesNotMatch(JSON.stringify(digests()), /Ada|Grace|example\.org|7946/);

  await markAnswered(camden.toLowerCase(), at.target);
  for (const none of ["333333", "' OR 1"]) await assert.rejects(markAnswered(none, at.target), /No enquiry has/);
  const answered = (await readEnquiries(at.target)).map(({ answered_at }) => answered_at !== null);
  assert.deepEqual(answered, [true, false]);
  const nextDay = async () => {
    await at.sql(`UPDATE notices SET at = '${daysAgo(2)}' WHERE name = 'digest'`);
    await at.schedule();
  };
  await nextDay();
  assert.deepEqual(listed(), [other]);
  await markAnswered(other, at.target);
  await nextDay();
  assert.equal(digests().length, before + 2, "nothing is left to answer");
});

test("a test goes out by every channel that is set, only when the owner asks, and says what became of it", async () => {
  /** What the owner's command does, and anybody may do as well. */
  const sendTest = async () => JSON.stringify(await (await at.post(noticesPath, "")).json());
  assert.equal(await sendTest(), "{}");
  await askForTest(at.target);
  await at.set({ ENQUIRY_WEBHOOK: "" });
  assert.equal(await sendTest(), '{"outcome":"nothing is set to notify by"}');
  await at.set({ ENQUIRY_EMAIL_FROM: "site@firm.example", ENQUIRY_EMAIL_TO: "office@firm.example" });
  await askForTest(at.target);
  at.receiver.status = () => 500;
  assert.equal(await sendTest(), '{"outcome":"HTTP 500"}');
  at.receiver.status = () => 200;
  assert.equal(await lastNotified(at.target), undefined);
  await askForTest(at.target);
  const answers = await Promise.all([sendTest(), sendTest(), sendTest()]);
  assert.deepEqual(answers.sort(), ['{"outcome":"sent"}', "{}", "{}"]);
  const sent = at.receiver.accepted.filter(({ test, subject }) => test || /test of the notif/.test(String(subject)));
  assert.equal(sent.length, 2, "by e-mail and webhook");
  assert.match((await lastNotified(at.target)) ?? "", /^20\d\d-/);

  // An enquiry that was passed on counts as told, too.
  await at.sql("DELETE FROM notices");
  await at.idOf(fresh());
  await until("it to be passed on", () => lastNotified(at.target));
});
