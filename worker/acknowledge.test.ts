import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, test } from "node:test";
import { business } from "@/data/business";
import { referenceOf } from "@/lib/reference";
import { fresh, idOf, rowOf, send, takenBy, visitor } from "./test-client.ts";
import { serve, sql, until, withSettings } from "./test-site.ts";
import { webhook } from "./test-webhook.ts";

const mailbox = await webhook();
after(() => mailbox.close());
const settings = { ACKNOWLEDGING: "on", ENQUIRY_EMAIL_FROM: "site@firm.example", TEST_MAIL: mailbox.url };
const at = serve({ ...settings, ENQUIRY_LIMIT: "1000", TURNSTILE_SECRET: "of a test" });
/** An enquiry whose visitor has passed the challenge. */
const verified = (fields: object) => fresh({ ...fields, turnstile: "passed" });

let people = 0;
const somebody = () => `ada${people++}@example.org`;
const mailsTo = (email: string) => mailbox.accepted.filter(({ to }) => to === email);
async function isNoted(id: string): Promise<boolean> {
  return (await sql(at.directory, `SELECT 1 FROM enquiries WHERE id = '${id}' AND acknowledged_at > ''`)).length === 1;
}
/** Waits for an enquiry after those that are looked at: what is not there by then was not sent. */
async function settled(): Promise<void> {
  const email = somebody();
  await idOf(await send(at.site, verified({ email })));
  await until("a later acknowledgement", () => mailsTo(email).length === 1);
}

test("an enquiry is acknowledged with its reference and the phone, and with no word that was typed", async () => {
  const email = somebody();
  const enquiry = verified({ email, page: "/areas/camden" });
  const id = await idOf(await send(at.site, enquiry));
  await until("the acknowledgement", () => mailsTo(email).length === 1);
  const [mail] = mailsTo(email);
  const reference = referenceOf((await rowOf(at.directory, id))?.n ?? 0);
  assert.deepEqual([mail?.from, mail?.replyTo], ["site@firm.example", business.email]);
  assert.equal(mail?.subject, `${business.name}: your enquiry ${reference}`);
  assert.match(String(mail?.text), new RegExp(`Your reference is ${reference}\\.`));
  assert.ok(String(mail?.text).includes(`If it cannot wait, call ${business.phone}`));
  assert.doesNotMatch(`${mail?.subject}${mail?.text}`, new RegExp(`Ada|7946 0000|Heating|Camden|${enquiry.message}`));
});

test("one mailbox hears once a day, however its address is spelt and however often is tried", async () => {
  const headers = { ...visitor(), "Idempotency-Key": randomUUID() };
  const enquiry = verified({ email: "victim@example.org" });
  await Promise.all([1, 2, 3].map(() => send(at.site, enquiry, headers)));
  for (const email of [
    "vic.tim@example.org",
    "vi.ctim+c@example.org",
    "VICTIM@Example.org",
    "v.i.c.t.i.m+@example.org",
  ])
    await idOf(await send(at.site, verified({ email })));
  await settled();
  const spellings = () => mailbox.accepted.filter(({ to }) => /^v\.?i\.?c/i.test(String(to)));
  assert.equal(spellings().length, 1);
  await sql(at.directory, "UPDATE enquiries SET acknowledged_at = '2026-01-01T00:00:00.000Z'");
  await idOf(await send(at.site, verified({ email: "victim@example.org" })));
  await until("the next day's", () => spellings().length === 2);
});

test("nobody is written to without a passed challenge, nor where none is set", async () => {
  const [none, forged, unset, trapped] = [somebody(), somebody(), somebody(), somebody()];
  await idOf(await send(at.site, fresh({ email: none })));
  await idOf(await send(at.site, fresh({ email: forged, turnstile: "forged" })));
  await idOf(await send(withSettings(at.site, { TURNSTILE_SECRET: "" }), verified({ email: unset })));
  assert.equal((await send(at.site, verified({ email: trapped, website: "x" }))).status, 422);
  await settled();
  assert.deepEqual([none, forged, unset, trapped].flatMap(mailsTo), []);
});

test("beyond a hundred in a day nobody is written to, and the enquiry is stored and forwarded all the same", async () => {
  const now = new Date().toISOString();
  await sql(
    at.directory,
    `WITH RECURSIVE i (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM i WHERE n < 100)
     INSERT INTO enquiries (id, idempotency_key, received_at, name, email, phone, service, message, acknowledged_at)
     SELECT 'a' || n, 'a' || n, '2026-01-01', '', '', '', '', '', '${now}' FROM i`,
  );
  const email = somebody();
  const id = await idOf(await send(at.site, verified({ email })));
  await until("it to be forwarded", () => takenBy(at.hook, [id]).length === 1);
  assert.equal(await isNoted(id), false);
  await sql(at.directory, "DELETE FROM enquiries WHERE id LIKE 'a%' AND message = ''");
  await settled();
  assert.deepEqual(mailsTo(email), []);
});

for (const [what, other] of [
  ["switched off", { ACKNOWLEDGING: "" }],
  ["where the e-mail fails", { TEST_MAIL: "http://127.0.0.1:9/" }],
] as const) {
  test(`${what}, an enquiry is stored, confirmed and forwarded as ever`, async () => {
    const email = somebody();
    const id = await idOf(await send(withSettings(at.site, other), verified({ email })));
    await until("it to be forwarded", () => takenBy(at.hook, [id]).length === 1);
    if ("TEST_MAIL" in other) await until("the try to be noted", () => isNoted(id));
    else assert.equal(await isNoted(id), false);
    assert.deepEqual(mailsTo(email), []);
  });
}
