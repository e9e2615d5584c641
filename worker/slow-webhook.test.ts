import assert from "node:assert/strict";
import { test } from "node:test";
import { fresh, idOf, rowOf, schedule, send, takenBy } from "./test-client.ts";
import { remove, scratch, start, until } from "./test-site.ts";
import { webhook } from "./test-webhook.ts";

test("a receiver that takes 12 seconds gets an enquiry once", async () => {
  const slow = await webhook();
  slow.delay = 12_000;
  const directory = scratch();
  const site = await start(directory, { ENQUIRY_WEBHOOK: slow.url });
  try {
    const id = await idOf(await send(site, fresh()));
    await until("it to arrive", () => slow.tries.size === 1);
    await schedule(site);
    await until("it to be taken", () => takenBy(slow, [id]).length === 1);
    await until("that to be noted", async () => (await rowOf(directory, id))?.forward_status === "sent");
    assert.deepEqual([...slow.tries.values()], [1]);
  } finally {
    slow.close();
    await site.kill();
    remove(directory);
  }
});
