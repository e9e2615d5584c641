import assert from "node:assert/strict";
import { after, test } from "node:test";
import { business } from "@/data/business";
import { confirmed, fresh, hoursAgo, idOf, send, storeMany, takenBy, visitor, withKey } from "./test-client.ts";
import { serve, until, withSettings } from "./test-site.ts";
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
/** Waits for an enquiry after those that are looked at: what is not there by then was not sent. */
async function settled(): Promise<void> {
  const email = somebody();
  await idOf(await send(at.site, verified({ email })));
  await until("a later acknowledgement", () => mailsTo(email).length === 1);
}

test("an enquiry is acknowledged with its reference and the phone, and with no word that was typed", async () => {
  const email = somebody();
  const enquiry = verified({ email, page: "/areas/camden" });
  const { reference } = await confirmed(await send(at.site, enquiry));
  await until("the acknowledgement", () => mailsTo(email).length === 1);
  const [mail] = mailsTo(email);
  assert.deepEqual([mail?.from, mail?.replyTo], ["site@firm.example", business.email]);
  assert.equal(mail?.subject, `${business.name}: your enquiry ${reference}`);
  assert.match(String(mail?.text), new RegExp(`Your reference is ${reference}\\.`));
  assert.ok(String(mail?.text).includes(`If it cannot wait, call ${business.phone}`));
  assert.doesNotMatch(`${mail?.subject}${mail?.text}`, new RegExp(`Ada|7946 0000|Heating|Camden|${enquiry.message}`));
});

test("one mailbox hears once a day, however its address is spelt and however often is tried", async () => {
  const headers = { ...visitor(), ...withKey() };
  const enquiry = verified({ email: "victim@example.org" });
  await Promise.all([1, 2, 3].map(() => send(at.site, enquiry, headers)));
  for (const spelling of ["vic.tim@", "vi.ctim+c@", "VICTIM@", "v.i.c.t.i.m+@"]) {
    await idOf(await send(at.site, verified({ email: `${spelling}example.org` })));
  }
  await settled();
  const spellings = () => mailbox.accepted.filter(({ to }) => /^v\.?i\.?c/i.test(String(to)));
  assert.equal(spellings().length, 1);
  await at.sql(`UPDATE enquiries SET acknowledged_at = '${hoursAgo(25)}' WHERE mailbox = 'victim@example.org'`);
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

const cases: readonly (readonly [string, Readonly<Record<string, string>>, number])[] = [
  ["beyond a hundred in a day", {}, 100],
  ["switched off", { ACKNOWLEDGING: "" }, 0],
  ["where the e-mail fails", { TEST_MAIL: "http://127.0.0.1:9/" }, 0],
];
for (const [what, other, before] of cases) {
  test(`${what}, nobody is written to, and an enquiry is stored, confirmed and forwarded as ever`, async () => {
    if (before) await storeMany(at.site, "before", before, { acknowledged_at: hoursAgo(0) });
    const email = somebody();
    const id = await idOf(await send(withSettings(at.site, other), verified({ email })));
    await until("it to be forwarded", () => takenBy(at.hook, [id]).length === 1);
    await at.sql("DELETE FROM enquiries WHERE id LIKE 'before%'");
    await settled();
    assert.deepEqual(mailsTo(email), []);
  });
}
