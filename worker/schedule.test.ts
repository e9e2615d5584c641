import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { beforeEach, test } from "node:test";
import { noticesPath } from "@/lib/enquiry";
import { askForTest, lastNotified, markAnswered, readEnquiries } from "./owner/queries.ts";
import { serve } from "./test-site.ts";
import { fresh, hoursAgo, until } from "./test-visitor.ts";

const site = serve({ ENQUIRY_LIMIT: "1000" });
const daysAgo = (days: number) => hoursAgo(days * 24);
const digests = () => site.receiver.accepted.filter(({ unanswered }) => unanswered);

beforeEach(() => site.sql("DELETE FROM enquiries;\nDELETE FROM notices"));

test("deletes every enquiry with its keys after a year and not before, and its network after a day", async () => {
  const states = ["dead_at = '2026'", "forwarded_at = NULL, last_sent_at = '9'", "suspect = 1", "page = '/'"];
  const ids: string[] = [];
  for (const [i, state] of [...states, "page = '/'"].entries()) {
    const [enquiry, from] = [fresh(), { "CF-Connecting-IP": `192.0.2.${i}` }];
    const id = await site.idOf(enquiry, from);
    assert.equal((await site.sendForm({ ...enquiry, key: randomUUID() }, from)).status, 200);
    await until("it to be forwarded", () => site.receiver.of([id]).length === 1);
    const age = daysAgo(i === states.length ? 360 : 367);
    await site.sql(`UPDATE enquiries SET received_at = '${age}', ${state} WHERE id = '${id}'`);
    ids.push(id);
  }
  await site.schedule();
  assert.deepEqual(await site.rows("network IS NOT NULL"), []);
  const left = ids.slice(states.length);
  const keys = await site.sql("SELECT enquiry AS id FROM enquiry_keys");
  const names = [...(await site.rows()), ...keys].map(({ id }) => id);
  assert.deepEqual(names, [...left, ...left]);
});

test("alerts once to a failing store or schedule, again only after a recovery, and runs all steps", async () => {
  const rename = (table: string, from: string, to: string) =>
    site.sql(`ALTER TABLE ${table} RENAME COLUMN ${from} TO ${to}`);
  for (const told of [1, 2]) {
    await rename("enquiries", "message", "lost");
    for (let i = 0; i < 3; i++) assert.equal((await site.send(fresh())).status, 503);
    await until("the owner to be told", () => site.receiver.alerts.length === told);
    await rename("enquiries", "lost", "message");
    assert.equal((await site.send(fresh())).status, 201);
    assert.equal(await site.schedule(), true);
  }
  await site.set({ ENQUIRY_DIGEST_HOUR: "0" });
  await rename("contacts", "day", "lost");
  for (let i = 0; i < 3; i++) assert.equal(await site.schedule(i), false);
  assert.ok(digests().length > 0, "the step after it ran");
  await rename("contacts", "lost", "day");
  assert.equal(await site.schedule(), true);
  assert.deepEqual(site.receiver.alerts, ["store", "store", "schedule"]);
});

test("lists unanswered enquiries once a day without the visitors' words, until they are marked", async () => {
  await site.set({ ENQUIRY_DIGEST_HOUR: "0" });
  const listed = () => {
    const unanswered = (digests().at(-1)?.unanswered ?? []) as { reference: string }[];
    return unanswered.map(({ reference }) => reference);
  };
  const { reference: camden } = await site.store(fresh({ page: "/areas/camden" }));
  const { reference: other } = await site.store(fresh({ name: "Grace Hopper" }));
  const before = digests().length;
  await site.schedule();
  await site.schedule();
  assert.equal(digests().length, before + 1);
  assert.deepEqual(listed(), [camden, other]);
  const text = String(digests().at(-1)?.text);
  assert.match(text, /the last 30 days not marked as answered: 2\n/);
  const line = `^${camden}  \\d\\d/\\d\\d/\\d{4}, \\d\\d:\\d\\d  Heating Systems  /areas/camden$`;
  assert.match(text, new RegExp(line, "m"));
  assert.doesNotMatch(JSON.stringify(digests()), /Ada|Grace|example\.org|7946/);

  await markAnswered(camden.toLowerCase(), site.target);
  for (const none of ["333333", "' OR 1"]) await assert.rejects(markAnswered(none, site.target), /No enquiry has/);
  const answered = (await readEnquiries(site.target)).map(({ answered_at }) => answered_at !== null);
  assert.deepEqual(answered, [true, false]);
  const nextDay = async () => {
    await site.sql(`UPDATE notices SET at = '${daysAgo(2)}' WHERE name = 'digest'`);
    await site.schedule();
  };
  await nextDay();
  assert.deepEqual(listed(), [other]);
  await markAnswered(other, site.target);
  await nextDay();
  assert.equal(digests().length, before + 2, "nothing is left to answer");
});

test("sends a test by every configured channel when the owner requests it, and reports the outcome", async () => {
  /** The same request as `npm run notify:test`; the endpoint is public. */
  const sendTest = async () => JSON.stringify(await (await site.post(noticesPath, "")).json());
  assert.equal(await sendTest(), "{}");
  await askForTest(site.target);
  await site.set({ ENQUIRY_WEBHOOK: "" });
  assert.equal(await sendTest(), '{"outcome":"nothing is set to notify by"}');
  await site.set({ ENQUIRY_EMAIL_FROM: "site@firm.example", ENQUIRY_EMAIL_TO: "office@firm.example" });
  await askForTest(site.target);
  site.receiver.status = () => 500;
  assert.equal(await sendTest(), '{"outcome":"HTTP 500"}');
  site.receiver.status = () => 200;
  assert.equal(await lastNotified(site.target), undefined);
  await askForTest(site.target);
  const answers = await Promise.all([sendTest(), sendTest(), sendTest()]);
  assert.deepEqual(answers.sort(), ['{"outcome":"sent"}', "{}", "{}"]);
  const sent = site.receiver.accepted.filter(({ test, subject }) => test || /test of the notif/.test(String(subject)));
  assert.equal(sent.length, 2, "by e-mail and webhook");
  assert.match((await lastNotified(site.target)) ?? "", /^20\d\d-/);

  // A forwarded enquiry also counts as a notification.
  await site.sql("DELETE FROM notices");
  await site.idOf(fresh());
  await until("it to be passed on", () => lastNotified(site.target));
});
