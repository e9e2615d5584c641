import assert from "node:assert/strict";
import { test } from "node:test";
import { noticesPath } from "@/lib/enquiry";
import { askForTest, lastTold, markAnswered, outcomeOfTest, readEnquiries } from "./owner/queries.ts";
import { fresh, schedule, send } from "./test-client.ts";
import { type Site, serve, sql, until, withSettings } from "./test-site.ts";

const at = serve({ ENQUIRY_DIGEST_HOUR: "0" });
/** The database by the Worker that runs, as Wrangler takes seconds for each question. */
const own = { ask: (command: string) => sql(at.directory, command) };
async function forget(): Promise<void> {
  for (const table of ["enquiries", "notices"]) await sql(at.directory, `DELETE FROM ${table}`);
}
const digests = () => at.hook.accepted.filter(({ unanswered }) => unanswered);

async function stored(fields = {}): Promise<string> {
  return ((await (await send(at.site, fresh(fields))).json()) as { reference: string }).reference;
}

test("what is unanswered is listed once a day, without a word that anybody has typed, until it is marked", async () => {
  const [camden, other] = [await stored({ page: "/areas/camden" }), await stored({ name: "Grace Hopper" })];
  await schedule(at.site);
  await schedule(at.site);
  assert.equal(digests().length, 1);
  const listed = () => {
    const unanswered = (digests().at(-1)?.unanswered ?? []) as { reference: string }[];
    return unanswered.map(({ reference }) => reference);
  };
  assert.deepEqual(listed(), [camden, other]);
  const text = String(digests()[0]?.text);
  assert.match(text, /the last 30 days not marked as answered: 2\n/);
  assert.match(
    text,
    new RegExp(`^${camden}  \\d\\d/\\d\\d/\\d{4}, \\d\\d:\\d\\d  Heating Systems  /areas/camden$`, "m"),
  );
  assert.doesNotMatch(JSON.stringify(digests()), /Ada|Grace|example\.org|7946/);

  await markAnswered(camden.toLowerCase(), own);
  await assert.rejects(markAnswered("333333", own), /No enquiry has the reference "333333"/);
  await assert.rejects(markAnswered("' OR 1", own), /No enquiry/);
  const answered = (await readEnquiries(own)).map(({ answered_at }) => answered_at !== null);
  assert.deepEqual(answered, [true, false]);
  const nextDay = () => sql(at.directory, "UPDATE notices SET at = '2026-01-01T00:00:00.000Z' WHERE name = 'digest'");
  await nextDay();
  await schedule(at.site);
  assert.deepEqual(listed(), [other]);
  for (const reference of listed()) await markAnswered(reference, own);
  await nextDay();
  await schedule(at.site);
  assert.equal(digests().length, 2, "nothing is left to answer");
});

/** What the owner's command does, and anybody may do as well. */
const tellNow = ({ origin, headers }: Site) => fetch(origin + noticesPath, { method: "POST", headers: headers ?? {} });

test("a test goes out once by every channel that is set, and says what became of it", async () => {
  const mail = {
    ENQUIRY_EMAIL_FROM: "site@firm.example",
    ENQUIRY_EMAIL_TO: "office@firm.example",
    TEST_MAIL: at.hook.url,
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
    await tellNow(both);
    assert.equal(await outcomeOfTest(own), "HTTP 500");
    assert.equal(await lastTold(own), undefined);
    at.hook.status = 200;
    await askForTest(own);
    await Promise.all([tellNow(both), tellNow(both), tellNow(both)]);
    assert.equal(await outcomeOfTest(own), "sent");
    assert.equal(tests().length, 2);
    assert.match((await lastTold(own)) ?? "", /^20\d\d-/);
  } finally {
    at.hook.status = 200;
  }
});

test("without a channel the test says so; an enquiry that was passed on counts as told", async () => {
  await forget();
  await askForTest(own);
  await tellNow(withSettings(at.site, { ENQUIRY_WEBHOOK: "" }));
  assert.equal(await outcomeOfTest(own), "nothing is set to notify by");
  assert.equal(await lastTold(own), undefined);
  await stored();
  await until("it to be passed on", async () => lastTold(own));
});
