import assert from "node:assert/strict";
import { test } from "node:test";
import { business } from "@/data/business";
import { serve } from "./test-site.ts";
import { fresh, hoursAgo, inParallel, until, visitor, withKey } from "./test-visitor.ts";

const settings = { ACKNOWLEDGING: "on", ENQUIRY_EMAIL_FROM: "site@firm.example", TURNSTILE_SECRET: "of a test" };
const at = serve({ ...settings, ENQUIRY_LIMIT: "1000" });
const verified = (fields: object) => fresh({ ...fields, turnstile: "passed" });

let people = 0;
const somebody = () => `ada${people++}@example.org`;
const mailsTo = (email: string | RegExp) => at.receiver.accepted.filter(({ to }) => String(to).match(email));
/** Waits for an enquiry after those that are looked at: what is not there by then was not sent. */
async function settled(): Promise<void> {
  await at.set({});
  const email = somebody();
  await at.idOf(verified({ email }));
  await until("a later acknowledgement", () => mailsTo(email).length === 1);
}

test("an enquiry is acknowledged with its reference and the phone, and with no word that was typed", async () => {
  const email = somebody();
  const enquiry = verified({ email, page: "/areas/camden" });
  const { reference } = await at.store(enquiry);
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
  await Promise.all([1, 2, 3].map(() => at.send(enquiry, headers)));
  for (const spelling of ["vic.tim@", "vi.ctim+c@", "VICTIM@", "v.i.c.t.i.m+@"]) {
    await at.idOf(verified({ email: `${spelling}example.org` }));
  }
  await settled();
  assert.equal(mailsTo(/^v\.?i\.?c/i).length, 1);
  await at.sql(`UPDATE enquiries SET acknowledged_at = '${hoursAgo(25)}' WHERE mailbox = 'victim@example.org'`);
  await at.idOf(verified({ email: "victim@example.org" }));
  await until("the next day's", () => mailsTo(/^v\.?i\.?c/i).length === 2);
});

for (const [what, other, fields = {}] of [
  ["with a forged token", {}, { turnstile: "forged" }],
  ["where no challenge is set", { TURNSTILE_SECRET: "" }],
  ["where it is switched off", { ACKNOWLEDGING: "" }],
  ["where the e-mail fails", { FAIL: "mail" }],
  ["beyond a hundred in a day", {}],
] as const) {
  test(`${what}, nobody is written to, and an enquiry is stored, confirmed and forwarded as ever`, async () => {
    await at.set(other);
    if (what.startsWith("beyond")) {
      await inParallel(Array(100).keys(), 10, async () => void (await at.idOf(fresh())));
      await at.sql(`UPDATE enquiries SET acknowledged_at = '${hoursAgo(0)}'`);
    }
    const email = somebody();
    const id = await at.idOf({ ...verified({ email }), ...fields });
    await until("it to be forwarded", () => at.receiver.of([id]).length === 1);
    await at.sql("DELETE FROM enquiries");
    await settled();
    assert.deepEqual(mailsTo(email), []);
  });
}
