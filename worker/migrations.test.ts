import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { d1 } from "../scripts/enquiries/database.ts";
import { readEnquiries } from "../scripts/enquiries/read.ts";
import { idOf, rowsIn, schedule, send, takenBy, valid } from "./test-client.ts";
import { database, remove, scratch, sql, start, until, webhook } from "./test-site.ts";

const folder = new URL("migrations/", import.meta.url);

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

test("a deploy's migration costs no enquiry: before it, between it and the new Worker, and after", async () => {
  const directory = scratch();
  const place = { folder: directory, persistTo: database(directory) };
  const hook = await webhook();
  const keys = [randomUUID(), randomUUID(), randomUUID()] as const;
  const words = (number: number) => ({ ...valid, message: `Enquiry ${number}` });
  const run = (command: string) => d1("execute", ["--command", command], place);
  await d1("execute", ["--file", new URL("0001_enquiries.sql", folder).pathname], place);
  await run(stored(keys[0], "Enquiry 0"));
  await run(stored(keys[1], "Enquiry 1, mistyped"));
  await run(stored(keys[1], "Enquiry 1"));
  const before = await d1("execute", ["--json", "--command", "SELECT id, message, revision FROM enquiries"], place);

  await d1("migrations apply", [], place);
  const after = await d1("execute", ["--json", "--command", "SELECT id, message, revision FROM enquiries"], place);
  assert.deepEqual(JSON.parse(after)[0].results, JSON.parse(before)[0].results);
  await run(stored(keys[2], "Enquiry 2"));

  const site = await start(directory, { ENQUIRY_WEBHOOK: hook.url });
  try {
    const ids = (await rowsIn(directory)).map(({ id }) => id);
    // The visitors whose answer was lost in the change send again.
    for (const [i, key] of keys.entries()) {
      assert.equal(await idOf(await send(site, words(i), { "Idempotency-Key": key })), ids[i]);
    }
    const other = await idOf(await send(site, words(9), { "Idempotency-Key": keys[0] }));
    assert.deepEqual(
      (await rowsIn(directory)).map(({ id }) => id),
      [...ids, other],
    );
    await schedule(site);
    await until("all to be forwarded", () => takenBy(hook, [...ids, other]).length === 4);
    // Rolled back, the earlier Worker still stores.
    await sql(directory, stored(randomUUID(), "Enquiry 3"));
    assert.equal((await rowsIn(directory)).length, 5);
  } finally {
    hook.close();
    await site.kill();
    remove(directory);
  }
});

test("without a deploy the Worker applies every migration itself, and Wrangler knows of it", async () => {
  const directory = scratch();
  const place = { folder: directory, persistTo: database(directory) };
  // A database that the Worker of 0001 made, which kept no list.
  await d1("execute", ["--file", new URL("0001_enquiries.sql", folder).pathname], place);
  await d1("execute", ["--command", stored(randomUUID(), "Enquiry 0")], place);
  await assert.rejects(readEnquiries(place), /wrangler d1 migrations apply/);
  const site = await start(directory, {});
  try {
    const answers = await Promise.all([1, 2, 3].map((i) => send(site, { ...valid, message: `${i}` })));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201],
    );
    const names = await sql<{ name: string }>(directory, "SELECT name FROM d1_migrations ORDER BY name");
    assert.deepEqual(
      names.map(({ name }) => name),
      readdirSync(folder).sort(),
    );
  } finally {
    await site.kill();
  }
  assert.match(await d1("migrations apply", [], place), /No migrations to apply/);
  assert.equal((await readEnquiries(place)).length, 4);
  remove(directory);
});
