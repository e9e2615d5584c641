import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import { referenceOf } from "@/lib/reference";
import { askForTest, lastTold, outcomeOfTest } from "./owner/notify.ts";
import { markAnswered, readEnquiries } from "./owner/read.ts";
import { fresh, idOf, rowOf, schedule, send, visitor } from "./test-client.ts";
import { database, serve, sql, until, withSettings } from "./test-site.ts";

const at = serve({ ENQUIRY_DIGEST_HOUR: "0" });
const target = { persistTo: database(at.directory) };
/** The same database by the Worker that runs, as Wrangler takes seconds for each question. */
const own = { ask: (command: string) => sql(at.directory, command) };
async function forget(): Promise<void> {
  for (const table of ["enquiries", "notices"]) await sql(at.directory, `DELETE FROM ${table}`);
}
const digests = () => at.hook.accepted.filter(({ unanswered }) => unanswered);

async function stored(fields = {}, headers = visitor()): Promise<string> {
  const id = await idOf(await send(at.site, fresh(fields), headers));
  return referenceOf((await rowOf(at.directory, id))?.n ?? 0);
}

test("what is unanswered is listed once a day, without a word that anybody has typed, until it is marked", async () => {
  const from = { ...visitor(), "Idempotency-Key": randomUUID() };
  const [corrected, other] = [await stored({ page: "/areas/camden" }, from), await stored({ name: "Grace Hopper" })];
  await stored({}, from);
  await schedule(at.site);
  await schedule(at.site);
  assert.equal(digests().length, 1);
  const listed = () => {
    const unanswered = (digests().at(-1)?.unanswered ?? []) as { reference: string }[];
    return unanswered.map(({ reference }) => reference);
  };
  assert.deepEqual(listed(), [corrected, other]);
  const text = String(digests()[0]?.text);
  assert.match(text, /the last 30 days: 2\n/);
  assert.match(
    text,
    new RegExp(`^${corrected}  \\d\\d/\\d\\d/\\d{4}, \\d\\d:\\d\\d  Heating Systems  /areas/camden$`, "m"),
  );
  assert.doesNotMatch(JSON.stringify(digests()), /Ada|Grace|example\.org|7946/);

  await markAnswered(corrected.toLowerCase(), target);
  await assert.rejects(markAnswered("333333", own), /No enquiry has the reference "333333"/);
  await assert.rejects(markAnswered("' OR 1", own), /No enquiry/);
  const answered = (await readEnquiries(own)).map(({ answered_at }) => answered_at !== null);
  assert.deepEqual(answered, [true, false, true]);
  const nextDay = () => sql(at.directory, "UPDATE notices SET at = '2026-01-01T00:00:00.000Z' WHERE name = 'digest'");
  await nextDay();
  await schedule(at.site);
  assert.deepEqual(listed(), [other]);
  // What is corrected after the answer wants another look.
  await stored({}, from);
  await nextDay();
  await schedule(at.site);
  assert.deepEqual(listed(), [other, corrected]);
  for (const reference of listed()) await markAnswered(reference, own);
  await nextDay();
  await schedule(at.site);
  assert.equal(digests().length, 3, "nothing is left to answer");
});

test("a test goes out by every way that is set, and says what became of it", async () => {
  const mail = {
    ENQUIRY_EMAIL_FROM: "site@firm.example",
    ENQUIRY_EMAIL_TO: "office@firm.example",
    TEST_MAIL: at.hook.url,
    ENQUIRY_DIGEST_HOUR: "",
  };
  const both = withSettings(at.site, mail);
  await forget();
  const tests = () =>
    at.hook.accepted.filter((sent) => sent.test || /test of the notification$/.test(String(sent.subject)));
  try {
    await askForTest(own);
    assert.equal(await outcomeOfTest(own), undefined);
    assert.equal(await lastTold(own), undefined);
    at.hook.status = 500;
    await schedule(both);
    assert.equal(await outcomeOfTest(own), "HTTP 500");
    assert.equal(await lastTold(own), undefined);
    at.hook.status = 200;
    await askForTest(own);
    await schedule(both);
    await schedule(both);
    assert.equal(await outcomeOfTest(own), "sent");
    assert.equal(tests().length, 2);
    assert.match((await lastTold(own)) ?? "", /^20\d\d-/);
  } finally {
    at.hook.status = 200;
  }
});

test("without a way to notify the test says so; an enquiry that was passed on counts as told", async () => {
  await forget();
  await askForTest(own);
  await schedule(withSettings(at.site, { ENQUIRY_WEBHOOK: "" }));
  assert.equal(await outcomeOfTest(own), "nothing is set to notify by");
  assert.equal(await lastTold(own), undefined);
  await stored();
  await until("it to be passed on", async () => lastTold(own));
});
