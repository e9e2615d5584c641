import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { subjectsPath } from "@/lib/enquiry";
import { numberOf } from "@/lib/reference";
import {
  chiller,
  confirmed,
  fresh,
  idOf,
  inParallel,
  rowOf,
  rowsIn,
  send,
  sendForm,
  takenBy,
  valid,
  visitor,
  withKey,
} from "./test-client.ts";
import { remove, scratch, serve, start, until } from "./test-site.ts";

const at = serve({ ENQUIRY_LIMIT: "10000" });
const rowsWith = async (message: string) => (await rowsIn(at.site)).filter((row) => row.message === message);

test("an enquiry is stored before it is answered, with every word as it was typed, and then forwarded", async () => {
  const response = await send(at.site, valid);
  assert.equal(response.status, 201);
  assert.equal(response.headers.get("Cache-Control"), "no-store");
  assert.equal(response.headers.get("X-Content-Type-Options"), "nosniff");
  assert.match(response.headers.get("Strict-Transport-Security") ?? "", /^max-age=\d{8}/);
  const { id, reference } = await confirmed(response);
  const row = await rowOf(at.site, id);
  assert.equal(numberOf(reference), row?.n);
  const { website: _, ...words } = valid;
  for (const [name, value] of Object.entries(words)) assert.equal(row?.[name as keyof typeof words], value);
  await until("it to be forwarded", () => takenBy(at.hook, [id]).length === 1);
  const sent = { id, reference, ...words, receivedAt: row?.received_at, page: null, verified: null, suspect: false };
  assert.deepEqual(takenBy(at.hook, [id])[0], sent);
});

test("the same key and words are the same enquiry, also while the first try is open, whoever sends it", async () => {
  const [words, key] = [fresh(), withKey()];
  const answers = await Promise.all([1, 2, 3].map(() => send(at.site, words, key)));
  answers.push(await send(at.site, words, key));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 200, 201]);
  assert.equal(new Set(await Promise.all(answers.map((answer) => answer.text()))).size, 1, "one reference");
  assert.equal((await rowsWith(words.message)).length, 1);
});

test("the same words of one network are one enquiry, though a page that was opened again sends another key", async () => {
  const [words, from] = [fresh(), visitor()];
  // Without a script there is no key, and of a reloaded page a new one.
  for (const key of ["", "", randomUUID()]) {
    assert.ok((await sendForm(at.site, { ...valid, message: words.message, key }, from)).ok);
  }
  const ids = [await idOf(await send(at.site, words, { ...from, ...withKey() }))];
  assert.equal((await rowsWith(words.message)).length, 1);
  ids.push(await idOf(await send(at.site, { ...words, name: "A neighbour behind the same address" }, from)));
  ids.push(await idOf(await send(at.site, words, withKey())));
  await at.sql(`UPDATE enquiries SET received_at = '2026-01-01' WHERE message = '${words.message}'`);
  ids.push(await idOf(await send(at.site, words, { ...from, ...withKey() })));
  assert.equal(new Set(ids).size, 4, "another name, network and day");
});

test("other words under the same key are an enquiry of their own, and change nothing that was confirmed", async () => {
  const [key, texts] = [withKey(), [fresh(), fresh(), fresh()]];
  const ids = await Promise.all(texts.map(async (words) => idOf(await send(at.site, words, key))));
  assert.equal(new Set(ids).size, 3);
  for (const [i, words] of texts.entries()) {
    assert.equal((await rowOf(at.site, ids[i] ?? ""))?.message, words.message);
    assert.equal(await idOf(await send(at.site, words, key)), ids[i]);
  }
});

test("a reference is never given again, even after its row was erased", async () => {
  const row = await rowOf(at.site, await idOf(await send(at.site, fresh())));
  await at.sql(`DELETE FROM enquiries WHERE n = ${row?.n}`);
  const next = await rowOf(at.site, await idOf(await send(at.site, fresh())));
  assert.ok((next?.n ?? 0) > (row?.n ?? 0));
});

test("100 enquiries, many at once, each sent again and again, give 100 rows and are forwarded once", async () => {
  const ids = new Map<string, string>();
  await inParallel([...Array(100).keys()], 25, async () => {
    const [key, fields] = [withKey(), fresh()];
    const answers = await Promise.all([send(at.site, fields, key).then(idOf), send(at.site, fields, key).then(idOf)]);
    answers.push(await idOf(await send(at.site, fields, key)));
    assert.equal(new Set(answers).size, 1);
    ids.set(answers[0] ?? "", fields.message);
  });
  const stored = (await rowsIn(at.site)).filter(({ id }) => ids.has(id));
  assert.deepEqual(new Map(stored.map(({ id, message }) => [id, message])), ids);
  await until("every one to be forwarded", () => takenBy(at.hook, [...ids.keys()]).length >= 100);
  assert.equal(takenBy(at.hook, [...ids.keys()]).length, 100);
});

test("a kill of the process under load loses nothing that was answered with 201; nor is the list of pages needed", async () => {
  const directory = scratch();
  rmSync(join(directory, "out", subjectsPath));
  let site = await start(directory, {});
  try {
    const enquiries = [...Array(100).keys()].map(() => ({ words: fresh({ page: chiller }), key: withKey() }));
    const answered = new Map<string, string>();
    let killed: Promise<void> | undefined;
    await inParallel(enquiries, 20, async ({ words, key }) => {
      const answer = await send(site, words, key)
        .then(confirmed)
        .catch(() => undefined);
      if (answer) answered.set(words.message, answer.id);
      if (answered.size === 40) killed ??= site.kill();
    });
    await killed;
    assert.ok(answered.size >= 40 && answered.size < 100, `${answered.size} were answered`);
    site = await start(directory, {});
    const survived = new Map((await rowsIn(site)).map(({ id, message }) => [message, id]));
    for (const [message, id] of answered) assert.equal(survived.get(message), id);
    // The visitors whose answer was lost try again: all of them are stored in the end, none of them twice.
    await inParallel(enquiries, 20, async ({ words, key }) => {
      const id = await idOf(await send(site, words, key));
      assert.equal(id, answered.get(words.message) ?? id);
    });
    assert.deepEqual(
      (await rowsIn(site)).map(({ page }) => page),
      Array(100).fill(null),
    );
  } finally {
    await site.kill();
    remove(directory);
  }
});
