import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { d1 } from "./owner/database.ts";
import { readEnquiries } from "./owner/read.ts";
import { idOf, rowsIn, schedule, send, takenBy, valid } from "./test-client.ts";
import { database, remove, scratch, sql, start, until } from "./test-site.ts";
import { webhook } from "./test-webhook.ts";

const folder = new URL("migrations/", import.meta.url);
const first = readFileSync(new URL("0001_enquiries.sql", folder), "utf8");

/** How the Worker of 0001 stores an enquiry: it does so until the next one is published, and after a rollback. */
function stored(key: string, message: string): string {
  const { name, email, phone, service } = valid;
  return `INSERT INTO enquiries (id, idempotency_key, received_at, sender, name, email, phone, service, message,
       forward_status, forward_attempts, claimed_until)
     SELECT '${randomUUID()}', '${key}', '${new Date().toISOString()}', '10.0.0.1', '${name}', '${email}', '${phone}',
       '${service}', '${message}', 'pending', 1, NULL
     WHERE (SELECT coalesce(sum(revision), 0) FROM enquiries WHERE sender = '10.0.0.1' AND received_at > '2026') < 10
     ON CONFLICT (idempotency_key) DO UPDATE SET revision = revision + 1, message = excluded.message,
       forward_status = excluded.forward_status
     WHERE message IS NOT excluded.message RETURNING id`;
}

/** The same of the Worker of 0002. */
function storedBySecond(message: string): string {
  const { name, email, phone, service } = valid;
  return `INSERT INTO enquiries (id, idempotency_key, received_at, sender, sender_nth, network, network_nth, corrects,
       revision, unhurried, verified, name, email, phone, service, message, forward_status, forward_attempts, claimed_until)
     SELECT '${randomUUID()}', '${randomUUID()}:x', '${new Date().toISOString()}', '10.0.0.2', 1, NULL, NULL, NULL,
       1, 0, NULL, '${name}', '${email}', '${phone}', '${service}', '${message}', 'pending', 1, NULL RETURNING id`;
}

test("a deploy's migration costs no enquiry: before it, between it and the new Worker, and after", async () => {
  const directory = scratch();
  const target = { folder: directory, persistTo: database(directory) };
  const hook = await webhook();
  const keys = [randomUUID(), randomUUID(), randomUUID()] as const;
  const words = (number: number) => ({ ...valid, message: `Enquiry ${number}` });
  const came = [stored(keys[0], "Enquiry 0"), stored(keys[1], "Enquiry 1, mistyped"), stored(keys[1], "Enquiry 1")];
  const earlier = join(directory, "earlier.sql");
  writeFileSync(earlier, `${first}${came.join(";\n")};\n`);
  await d1("execute", ["--file", earlier], target);
  await d1("migrations apply", [], target);

  const site = await start(directory, { ENQUIRY_WEBHOOK: hook.url });
  const messages = async () => (await rowsIn(directory)).map(({ message }) => message);
  try {
    await sql(directory, stored(keys[2], "Enquiry 2"));
    assert.deepEqual(await messages(), ["Enquiry 0", "Enquiry 1", "Enquiry 2"]);
    const ids = (await rowsIn(directory)).map(({ id }) => id);
    // The visitors whose answer was lost in the change send again.
    for (const [i, key] of keys.entries()) {
      assert.equal(await idOf(await send(site, words(i), { "Idempotency-Key": key })), ids[i]);
    }
    const other = await idOf(await send(site, words(9), { "Idempotency-Key": keys[0] }));
    assert.deepEqual(await messages(), ["Enquiry 0", "Enquiry 1", "Enquiry 2", "Enquiry 9"]);
    await schedule(site);
    await until("all to be forwarded", () => takenBy(hook, [...ids, other]).length === 4);
    // Rolled back, the earlier Workers still store.
    await sql(directory, stored(randomUUID(), "Enquiry 3"));
    await sql(directory, storedBySecond("Enquiry 4"));
    await sql(directory, storedBySecond("Enquiry 5"));
    assert.equal((await messages()).length, 7);
  } finally {
    hook.close();
    await site.kill();
    remove(directory);
  }
});

test("without a deploy the Worker applies every migration itself, and Wrangler knows of it", async () => {
  const directory = scratch();
  const target = { folder: directory, persistTo: database(directory) };
  const site = await start(directory, {});
  try {
    // A database that the Worker of 0001 made, which kept no list.
    for (const statement of first.split(/;\s*\n/).filter((text) => text.trim())) await sql(directory, statement);
    await sql(directory, stored(randomUUID(), "Enquiry 0"));
    await assert.rejects(readEnquiries(target), /wrangler d1 migrations apply/);
    const answers = await Promise.all([1, 2, 3].map((i) => send(site, { ...valid, message: `${i}` })));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201],
    );
    assert.equal((await rowsIn(directory)).length, 4);
    const names = await sql<{ name: string }>(directory, "SELECT name FROM d1_migrations ORDER BY name");
    assert.deepEqual(
      names.map(({ name }) => name),
      readdirSync(folder).sort(),
    );
    assert.match(await d1("migrations apply", [], target), /No migrations to apply/);
  } finally {
    await site.kill();
    remove(directory);
  }
});
