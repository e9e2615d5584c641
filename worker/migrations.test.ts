import assert from "node:assert/strict";
import { createHash, randomUUID } from "node:crypto";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { d1 } from "./owner/database.ts";
import { idOf, rowsIn, schedule, send, takenBy, valid } from "./test-client.ts";
import { database, remove, scratch, sql, start, until } from "./test-site.ts";
import { webhook } from "./test-webhook.ts";

const migrations = fileURLToPath(new URL("migrations", import.meta.url));
const words = (message: string) => {
  const { website: _, ...others } = valid;
  return { ...others, message };
};

/** How the Worker of 0007 stores an enquiry: it does so until the next one is published, and after a rollback. */
function stored(message: string, status: string, key = randomUUID()): string {
  const { name, email, phone, service } = valid;
  const digest = createHash("sha256")
    .update(JSON.stringify(words(message)))
    .digest("hex");
  return `INSERT INTO enquiries (id, idempotency_key, received_at, sender, sender_nth, network, network_nth, corrects,
       revision, unhurried, verified, page, name, email, phone, service, message, forward_status, forward_attempts,
       claimed_until)
     SELECT '${randomUUID()}', '${key}:${digest}', '${new Date().toISOString()}', '10.0.0.1',
       coalesce((SELECT max(sender_nth) FROM enquiries WHERE sender = '10.0.0.1'), 0) + 1, NULL, NULL, NULL,
       1, 0, NULL, NULL, '${name}', '${email}', '${phone}', '${service}', '${message}', '${status}', 0, NULL`;
}

test("a deploy's migration costs no enquiry: before it, between it and the new Worker, and after", async () => {
  const directory = scratch();
  const target = { folder: directory, persistTo: database(directory) };
  const config = join(directory, "wrangler.jsonc");
  const own = join(directory, "migrations");
  cpSync(migrations, own, { recursive: true });
  writeFileSync(config, readFileSync(config, "utf8").replace(migrations, own));
  rmSync(join(own, "0008_queue.sql"));
  await d1("migrations apply", [], target);
  const key = randomUUID();
  const came = ["sent", "pending", "held", "failed", "none"].map((status) => stored(status, status, key));
  const file = "INSERT INTO photographs SELECT id, 'a', '2026', '2026', 5 FROM enquiries LIMIT 1";
  await d1("execute", ["--command", [...came, file].join(";\n")], target);
  cpSync(migrations, own, { recursive: true });
  await d1("migrations apply", [], target);

  const hook = await webhook();
  const site = await start(directory, { ENQUIRY_WEBHOOK: hook.url });
  try {
    const before = await rowsIn(directory);
    assert.deepEqual(
      before.map((row) => [row.n, row.message, row.suspect, Boolean(row.forwarded_at), Boolean(row.dead_at)]),
      [
        [1, "sent", 0, true, false],
        [2, "pending", 0, false, false],
        [3, "held", 1, false, false],
        [4, "failed", 0, false, true],
        [5, "none", 0, false, true],
      ],
    );
    // The Worker of 0007, which is still there.
    await sql(directory, stored("between", "none"));
    // A visitor whose answer was lost in the change sends again.
    const again = await send(site, { ...words("sent"), website: "" }, { "Idempotency-Key": key });
    assert.deepEqual([again.status, await idOf(again)], [200, before[0]?.id]);
    await idOf(await send(site, { ...words("new"), website: "" }));
    await schedule(site, 2);
    const waiting = (await rowsIn(directory)).filter(({ message }) => !["sent", "failed", "none"].includes(message));
    assert.deepEqual(
      waiting.map(({ n }) => n),
      [2, 3, 6, 7],
    );
    const ids = waiting.map(({ id }) => id);
    await until("all that waited to be forwarded", () => takenBy(hook, ids).length === ids.length);
    assert.equal(
      takenBy(
        hook,
        before.map(({ id }) => id),
      ).length,
      2,
    );
    // Rolled back, it still stores.
    await sql(directory, stored("after", "none"));
    assert.equal((await rowsIn(directory)).length, 8);
    assert.match(await d1("migrations apply", [], target), /No migrations to apply/);
  } finally {
    hook.close();
    await site.kill();
    remove(directory);
  }
});
