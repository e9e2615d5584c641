import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { subjectsPath } from "@/lib/enquiry";
import { numberOf } from "@/lib/reference";
import { serve } from "./test-site.ts";
import { chiller, fresh, until, valid, visitor, withKey } from "./test-visitor.ts";

const at = serve({ ENQUIRY_LIMIT: "10000" });
// The list of the site's pages is not needed: a page that cannot be looked up is left out.
rmSync(join(at.directory, "out", subjectsPath));
const rowsWith = (message: string) => at.rows(`message = '${message}'`);

test("an enquiry is stored before it is answered, with every word as it was typed, and then forwarded", async () => {
  const response = await at.send({ ...valid, page: chiller });
  assert.equal(response.status, 201);
  assert.equal(response.headers.get("Cache-Control"), "no-store");
  assert.equal(response.headers.get("X-Content-Type-Options"), "nosniff");
  assert.match(response.headers.get("Strict-Transport-Security") ?? "", /^max-age=\d{8}/);
  const { id, reference } = (await response.json()) as { id: string; reference: string };
  const row = await at.row(id);
  assert.equal(numberOf(reference), row?.n);
  const { website: _, ...words } = valid;
  for (const [name, value] of Object.entries(words)) assert.equal(row?.[name as keyof typeof words], value);
  await until("it to be forwarded", () => at.receiver.of([id]).length === 1);
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
  assert.deepEqual(at.receiver.of([id])[0], sent);
});

test("the same words of one network are one enquiry, though a page that was opened again sends another key", async () => {
  const [words, from] = [fresh(), visitor()];
  // All at once. Without a script there is no key, and of a reloaded page a new one.
  const forms = ["", "", randomUUID()].map((key) => at.sendForm({ ...valid, message: words.message, key }, from));
  for (const answer of await Promise.all(forms)) assert.ok(answer.ok);
  const ids = [await at.idOf(words, { ...from, ...withKey() })];
  assert.equal((await rowsWith(words.message)).length, 1);
  assert.equal(await at.idOf({ ...words, page: chiller }, from), ids[0], "though it names another page");
  ids.push(await at.idOf({ ...words, name: "A neighbour behind the same address" }, from));
  ids.push(await at.idOf(words, withKey()));
  await at.sql(`UPDATE enquiries SET received_at = '2026-01-01' WHERE message = '${words.message}'`);
  ids.push(await at.idOf(words, { ...from, ...withKey() }));
  assert.equal(new Set(ids).size, 4, "another name, network and day");
});

test("other words under the same key are an enquiry of their own, and change nothing that was confirmed", async () => {
  const [key, texts] = [withKey(), [fresh(), fresh(), fresh()]];
  const ids = await Promise.all(texts.map((words) => at.idOf(words, key)));
  assert.equal(new Set(ids).size, 3);
  for (const [i, words] of texts.entries()) {
    assert.equal((await at.row(ids[i] ?? ""))?.message, words.message);
    assert.equal(await at.idOf(words, key), ids[i]);
  }
});

test("a reference is never given again, even after its row was erased", async () => {
  const row = await at.row(await at.idOf(fresh()));
  await at.sql(`DELETE FROM enquiries WHERE n = ${row?.n}`);
  const next = await at.row(await at.idOf(fresh()));
  assert.ok((next?.n ?? 0) > (row?.n ?? 0));
});
