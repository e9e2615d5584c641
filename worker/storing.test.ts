import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { subjectsPath } from "@/lib/enquiry";
import { numberOf } from "@/lib/reference";
import { serve } from "./test-site.ts";
import { chiller, fresh, until, valid, visitor, withKey } from "./test-visitor.ts";

const site = serve({ ENQUIRY_LIMIT: "10000" });
// Without the list of pages, the Worker stores no page.
rmSync(join(site.directory, "out", subjectsPath));
const rowsWith = (message: string) => site.rows(`message = '${message}'`);

test("stores an enquiry unchanged before it answers, and then forwards it", async () => {
  const response = await site.send({ ...valid, page: chiller });
  assert.equal(response.status, 201);
  assert.equal(response.headers.get("Cache-Control"), "no-store");
  assert.equal(response.headers.get("X-Content-Type-Options"), "nosniff");
  assert.match(response.headers.get("Strict-Transport-Security") ?? "", /^max-age=\d{8}/);
  const { id, reference } = (await response.json()) as { id: string; reference: string };
  const row = await site.row(id);
  assert.equal(numberOf(reference), row?.n);
  const { website: _, ...words } = valid;
  for (const [name, value] of Object.entries(words)) assert.equal(row?.[name as keyof typeof words], value);
  await until("it to be forwarded", () => site.receiver.of([id]).length === 1);
  const sent = {
    id,
    key: id,
    reference,
    ...words,
    receivedAt: row?.received_at,
    page: null,
    verified: null,
    suspect: false,
  };
  assert.deepEqual(site.receiver.of([id])[0], sent);
});

test("stores an equal text of one network once, even if a reopened page sends another key", async () => {
  const [words, from] = [fresh(), visitor()];
  // In parallel. A post without scripts has no key, and a reloaded page has a new one.
  const forms = ["", "", randomUUID()].map((key) => site.sendForm({ ...valid, message: words.message, key }, from));
  for (const answer of await Promise.all(forms)) assert.ok(answer.ok);
  const ids = [await site.idOf(words, { ...from, ...withKey() })];
  assert.equal((await rowsWith(words.message)).length, 1);
  assert.equal(await site.idOf({ ...words, page: chiller }, from), ids[0], "though it names another page");
  ids.push(await site.idOf({ ...words, name: "A neighbour behind the same address" }, from));
  ids.push(await site.idOf(words, withKey()));
  await site.sql(`UPDATE enquiries SET received_at = '2026-01-01' WHERE message = '${words.message}'`);
  ids.push(await site.idOf(words, { ...from, ...withKey() }));
  assert.equal(new Set(ids).size, 4, "another name, network and day");
});

test("stores another text under the same key as a new enquiry, without changing the first", async () => {
  const [key, texts] = [withKey(), [fresh(), fresh(), fresh()]];
  const ids = await Promise.all(texts.map((words) => site.idOf(words, key)));
  assert.equal(new Set(ids).size, 3);
  for (const [i, words] of texts.entries()) {
    assert.equal((await site.row(ids[i] ?? ""))?.message, words.message);
    assert.equal(await site.idOf(words, key), ids[i]);
  }
});

test("never reuses a reference, even after its row was erased", async () => {
  const row = await site.row(await site.idOf(fresh()));
  await site.sql(`DELETE FROM enquiries WHERE n = ${row?.n}`);
  const next = await site.row(await site.idOf(fresh()));
  assert.ok((next?.n ?? 0) > (row?.n ?? 0));
});
