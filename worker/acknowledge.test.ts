import assert from "node:assert/strict";
import { test } from "node:test";
import { business } from "@/data/business";
import { serve } from "./test-site.ts";
import { fresh, hoursAgo, inParallel, until, visitor, withKey } from "./test-visitor.ts";

const settings = { ACKNOWLEDGING: "on", ENQUIRY_EMAIL_FROM: "site@firm.example", TURNSTILE_SECRET: "of a test" };
const site = serve({ ...settings, ENQUIRY_LIMIT: "1000" });
const verified = (fields: object) => fresh({ ...fields, turnstile: "passed" });

let people = 0;
const somebody = () => `ada${people++}@example.org`;
const mailsTo = (email: string | RegExp) => site.receiver.accepted.filter(({ to }) => String(to).match(email));
/** Waits for a later enquiry, by when every e-mail about the earlier ones has been sent. */
async function settled(): Promise<void> {
  await site.set({});
  const email = somebody();
  await site.idOf(verified({ email }));
  await until("a later acknowledgement", () => mailsTo(email).length === 1);
}

test("acknowledges an enquiry with its reference and our phone number, and without the visitor's words", async () => {
  const email = somebody();
  const enquiry = verified({ email, page: "/areas/camden" });
  const { reference } = await site.store(enquiry);
  await until("the acknowledgement", () => mailsTo(email).length === 1);
  const [mail] = mailsTo(email);
  assert.deepEqual([mail?.from, mail?.replyTo], ["site@firm.example", business.email]);
  assert.equal(mail?.subject, `${business.name}: your enquiry ${reference}`);
  assert.match(String(mail?.text), new RegExp(`Your reference is ${reference}\\.`));
  assert.ok(String(mail?.text).includes(`If it cannot wait, call ${business.phone}`));
  assert.doesNotMatch(`${mail?.subject}${mail?.text}`, new RegExp(`Ada|7946 0000|Heating|Camden|${enquiry.message}`));
});

test("acknowledges a mailbox once a day, for any spelling and number of tries", async () => {
  const headers = { ...visitor(), ...withKey() };
  const enquiry = verified({ email: "victim@example.org" });
  await Promise.all([1, 2, 3].map(() => site.send(enquiry, headers)));
  for (const spelling of ["vic.tim@", "vi.ctim+c@", "VICTIM@", "v.i.c.t.i.m+@"]) {
    await site.idOf(verified({ email: `${spelling}example.org` }));
  }
  await settled();
  assert.equal(mailsTo(/^v\.?i\.?c/i).length, 1);
  await site.sql(`UPDATE enquiries SET acknowledged_at = '${hoursAgo(25)}' WHERE mailbox = 'victim@example.org'`);
  await site.idOf(verified({ email: "victim@example.org" }));
  await until("the next day's", () => mailsTo(/^v\.?i\.?c/i).length === 2);
});

for (const [what, other, fields = {}] of [
  ["with a forged token", {}, { turnstile: "forged" }],
  ["without a challenge", { TURNSTILE_SECRET: "" }],
  ["when it is switched off", { ACKNOWLEDGING: "" }],
  ["when the e-mail fails", { FAIL: "mail" }],
  ["beyond a hundred in a day", {}],
] as const) {
  test(`sends no acknowledgement but still stores and forwards (${what})`, async () => {
    await site.set(other);
    if (what.startsWith("beyond")) {
      await inParallel(Array(100).keys(), 10, async () => void (await site.idOf(fresh())));
      await site.sql(`UPDATE enquiries SET acknowledged_at = '${hoursAgo(0)}'`);
    }
    const email = somebody();
    const id = await site.idOf({ ...verified({ email }), ...fields });
    await until("it to be forwarded", () => site.receiver.of([id]).length === 1);
    await site.sql("DELETE FROM enquiries");
    await settled();
    assert.deepEqual(mailsTo(email), []);
  });
}
