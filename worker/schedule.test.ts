import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import { referenceOf } from "@/lib/reference";
import { fresh, idOf, inParallel, rowOf, rowsIn, schedule, send, takenBy, visitor } from "./test-client.ts";
import { serve, sql, until, withSettings } from "./test-site.ts";

const at = serve({ ENQUIRY_LIMIT: "1000" });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test("a run forwards 24 that failed or 12 that are held, so that 1,000 are cleared within two hours", async () => {
  await inParallel([...Array(60).keys()], 10, async () => {
    await idOf(await send(at.site, fresh({ elapsed: 100 }), visitor()));
  });
  await sql(at.directory, "UPDATE enquiries SET forward_status = 'pending' WHERE n % 2 = 0");
  const paces: number[] = [];
  for (let run = 0; run < 5; run++) {
    const known = at.hook.accepted.length;
    await schedule(at.site);
    paces.push(at.hook.accepted.length - known);
  }
  // 30 that failed, then 30 held.
  assert.deepEqual(paces, [24, 6 + 12, 12, 6, 0]);
  assert.equal(new Set(at.hook.accepted.map(({ id }) => id)).size, 60);
});

test("every enquiry is deleted after a year and not before, whatever became of it", async () => {
  const ids: string[] = [];
  for (let i = 0; i < 6; i++) ids.push(await idOf(await send(at.site, fresh())));
  await until("all to be forwarded", () => takenBy(at.hook, ids).length === 6);
  await until("that to be noted", async () =>
    (await rowsIn(at.directory)).every(({ id, forward_status }) => !ids.includes(id) || forward_status === "sent"),
  );
  const all = ["none", "pending", "held", "sent", "failed", "none"];
  for (const [i, state] of all.entries()) {
    const age = `received_at = '${daysAgo(i === 5 ? 360 : 367)}', claimed_until = '9999'`;
    await sql(at.directory, `UPDATE enquiries SET ${age}, forward_status = '${state}' WHERE id = '${ids[i]}'`);
  }
  await schedule(at.site);
  const left = (await rowsIn(at.directory)).filter(({ id }) => ids.includes(id));
  assert.deepEqual(
    left.map(({ id }) => id),
    [ids[5]],
  );
});

test("without anything to forward to, what waited is given up in the end; addresses are forgotten when they don't count", async () => {
  const short = withSettings(at.site, { ENQUIRY_WEBHOOK: "", ENQUIRY_LIMIT: "1", ENQUIRY_LIMIT_SECONDS: "1" });
  await sql(at.directory, "DELETE FROM enquiries");
  const known = visitor();
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) ids.push(await idOf(await send(short, fresh(), known)));
  await until("the addresses to go", async () => {
    assert.equal(await schedule(short), "done");
    return (await sql(at.directory, "SELECT n FROM enquiries WHERE sender IS NOT NULL")).length === 0;
  });
  const states = async () => (await rowsIn(at.directory)).map(({ forward_status }) => forward_status);
  assert.deepEqual(await states(), ["none", "none", "none"]);
  // As if the setting had been there and was taken away.
  const set = (nth: number, what: string) => sql(at.directory, `UPDATE enquiries SET ${what} WHERE id = '${ids[nth]}'`);
  await set(0, `forward_status = 'pending', received_at = '${daysAgo(4)}'`);
  await set(1, `forward_status = 'held', received_at = '${daysAgo(4)}'`);
  await set(2, "forward_status = 'pending'");
  await schedule(short);
  assert.deepEqual(await states(), ["failed", "failed", "pending"]);
});

test("a store and a schedule that fail are told once", async () => {
  at.hook.alarms.length = 0;
  await sql(at.directory, "DELETE FROM alarms");
  await sql(at.directory, "ALTER TABLE enquiries RENAME COLUMN message TO lost");
  for (let i = 0; i < 3; i++) assert.equal((await send(at.site, fresh())).status, 503);
  await until("the owner to be told", () => at.hook.alarms.length === 1);
  for (let i = 0; i < 3; i++) assert.notEqual(await schedule(at.site), "done");
  assert.deepEqual(at.hook.alarms, ["store", "schedule"]);
  await sql(at.directory, "ALTER TABLE enquiries RENAME COLUMN lost TO message");
  assert.equal((await send(at.site, fresh())).status, 201);
  await schedule(at.site);
  await until(
    "the alarms to end",
    async () => (await sql(at.directory, "SELECT name FROM alarms WHERE name <> 'run'")).length === 0,
  );
  // Where it does not run at all, an arrival notices.
  await sql(at.directory, `UPDATE alarms SET at = '${daysAgo(1)}' WHERE name = 'run'`);
  for (let i = 0; i < 3; i++) assert.equal((await send(at.site, fresh())).status, 201);
  await until("the owner to be told of it", () => at.hook.alarms.length > 2);
  assert.deepEqual(at.hook.alarms.slice(2), ["schedule"]);
});

test("without a webhook, enquiries and alarms go by e-mail", async () => {
  const mail = { ENQUIRY_EMAIL_FROM: "site@firm.example", ENQUIRY_EMAIL_TO: "office@firm.example" };
  const mailing = withSettings(at.site, { ...mail, TEST_MAIL: at.hook.url, ENQUIRY_WEBHOOK: "" });
  await sql(at.directory, "DELETE FROM alarms");
  const mails = () => at.hook.accepted.filter(({ to }) => to === mail.ENQUIRY_EMAIL_TO);
  try {
    const from = { ...visitor(), "Idempotency-Key": randomUUID() };
    const enquiry = fresh({ page: "/areas/camden" });
    const first = await idOf(await send(mailing, enquiry, from));
    await until("the first to arrive", () => mails().length === 1);
    const reference = referenceOf((await rowOf(at.directory, first))?.n ?? 0);
    assert.ok(String(mails()[0]?.subject).endsWith(`: enquiry ${reference} from the website`));
    assert.equal(mails()[0]?.replyTo, "ada@example.org");
    assert.ok(String(mails()[0]?.text).startsWith(enquiry.message));
    assert.match(String(mails()[0]?.text), /^Came from: https:.*\/areas\/camden$/m);
    await send(mailing, fresh(), from);
    await until("the correction to arrive", () => mails().length === 2);
    assert.ok(String(mails()[1]?.subject).endsWith(`correction of enquiry ${reference} from the website`));
    assert.match(String(mails()[1]?.text), new RegExp(`Corrects ${first}`));
    await sql(at.directory, "ALTER TABLE enquiries RENAME COLUMN message TO lost");
    assert.equal((await send(mailing, fresh())).status, 503);
    await until("the alarm to arrive", () => mails().length === 3);
    assert.match(String(mails()[2]?.subject), /need attention$/);
  } finally {
    await sql(at.directory, "ALTER TABLE enquiries RENAME COLUMN lost TO message").catch(() => undefined);
  }
});
