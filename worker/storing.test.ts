import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";
import { numberOf } from "@/lib/reference";
import {
  fresh,
  idOf,
  inParallel,
  rowOf,
  rowsIn,
  send,
  sendForm,
  takenBy,
  valid,
  validForm,
  visitor,
} from "./test-client.ts";
import { remove, scratch, serve, sql, start, until } from "./test-site.ts";

const at = serve({ ENQUIRY_LIMIT: "1000" });
const referenceIn = async (response: Response) => ((await response.json()) as { reference: string }).reference;

describe("an enquiry", () => {
  test("is stored before it is answered, with every word as it was typed", async () => {
    const response = await send(at.site, valid);
    assert.equal(response.status, 201);
    assert.equal(response.headers.get("Cache-Control"), "no-store");
    assert.equal(response.headers.get("X-Content-Type-Options"), "nosniff");
    assert.match(response.headers.get("Strict-Transport-Security") ?? "", /^max-age=\d{8}/);
    assert.equal(numberOf(await referenceIn(response.clone())), (await rowsIn(at.directory)).at(-1)?.n);
    const { name, email, phone, service, message } = (await rowOf(at.directory, await idOf(response))) ?? {};
    assert.deepEqual({ name, email, phone, service, message, website: "", elapsed: 8000 }, valid);
  });

  test("is the same enquiry when it comes again with the same key, whoever sends it", async () => {
    const key = { "Idempotency-Key": randomUUID() };
    const ids = await Promise.all([1, 2, 3].map(async () => idOf(await send(at.site, valid, key))));
    assert.equal(new Set(ids).size, 1);
    assert.equal((await rowsIn(at.directory)).filter(({ id }) => id === ids[0]).length, 1);
  });

  test("is the same enquiry when a form without a key is sent twice, and when the script sends what the form did", async () => {
    const before = (await rowsIn(at.directory)).length;
    const form = { ...validForm, message: "Twice" };
    for (const response of [await sendForm(at.site, form), await sendForm(at.site, form)])
      assert.equal(response.ok, true);
    assert.equal((await rowsIn(at.directory)).length, before + 1);
    const key = randomUUID();
    assert.equal((await sendForm(at.site, { ...form, key })).status, 201);
    assert.equal((await send(at.site, { ...valid, message: "Twice" }, { "Idempotency-Key": key })).status, 200);
    assert.equal((await rowsIn(at.directory)).length, before + 2);
  });
});

test("the same words of one sender are one enquiry, though a page that was opened again sends them under a new key", async () => {
  const [from, form] = [visitor(), { ...validForm, message: randomUUID() }];
  const post = async (more: object = {}, sender = from) =>
    idOf(
      await send(at.site, { ...valid, message: form.message, ...more }, { ...sender, "Idempotency-Key": randomUUID() }),
    );
  for (const key of [randomUUID(), randomUUID(), ""])
    assert.equal((await sendForm(at.site, { ...form, key }, from)).status, 201);
  const found = (await rowsIn(at.directory)).filter(({ message }) => message === form.message);
  assert.equal(found.length, 1);
  const id = String(found[0]?.id);
  assert.equal(await post(), id, "the script's");

  const others = [
    await post({ name: "A neighbour behind the same address" }),
    await post({}, visitor()),
    // Sent on purpose, as a correction of other words.
    await (async () => {
      const headers = { ...from, "Idempotency-Key": randomUUID() };
      const corrected = await idOf(await send(at.site, fresh(), headers));
      const correction = await idOf(await send(at.site, { ...valid, message: form.message }, headers));
      assert.equal((await rowOf(at.directory, correction))?.corrects, corrected);
      return correction;
    })(),
  ];
  await sql(
    at.directory,
    `UPDATE enquiries SET received_at = '2026-01-01T00:00:00.000Z' WHERE message = '${form.message}'`,
  );
  others.push(await post());
  assert.equal(new Set([id, ...others]).size, 5);
  await until("all to be forwarded", () => takenBy(at.hook, [id, ...others]).length === 5);
});

describe("other words under the same key", () => {
  test("from the same visitor correct it; every version is kept and forwarded, up to five", async () => {
    const from = { ...visitor(), "Idempotency-Key": randomUUID() };
    const texts = [..."1234567"].map((version) => `${version} ${randomUUID()}`);
    const ids: string[] = [];
    const references: string[] = [];
    for (const message of texts) {
      const response = await send(at.site, { ...valid, message }, from);
      references.push(await referenceIn(response.clone()));
      ids.push(await idOf(response));
    }
    assert.equal(new Set(ids).size, 7);
    // One to quote, until there is an enquiry of its own.
    assert.deepEqual(references.slice(0, 6), Array(6).fill(references[0]));
    assert.notEqual(references[6], references[0]);
    assert.equal(await referenceIn(await send(at.site, { ...valid, message: texts[3] }, from)), references[0]);
    // Nothing that was confirmed has changed, and any version that comes again is known.
    assert.equal(await idOf(await send(at.site, { ...valid, message: texts[0] }, from)), ids[0]);
    assert.equal(await idOf(await send(at.site, { ...valid, message: texts[4] }, from)), ids[4]);
    const found = (await rowsIn(at.directory)).filter(({ id }) => ids.includes(id));
    assert.deepEqual(
      found.map(({ message, corrects, revision }) => [message, corrects, revision]),
      texts.map((text, i) => (i === 6 ? [text, null, 1] : [text, i === 0 ? null : ids[0], i + 1])),
    );
    await until("all to be forwarded", () => takenBy(at.hook, ids).length === 7);
    const told = takenBy(at.hook, ids).find(({ id }) => id === ids[1]);
    assert.deepEqual([told?.corrects, told?.revision, told?.reference], [ids[0], 2, references[0]]);
  });

  test("from elsewhere are an enquiry of their own, each time", async () => {
    const key = { "Idempotency-Key": randomUUID() };
    const first = fresh();
    const id = await idOf(await send(at.site, first, key));
    for (const response of [await send(at.site, fresh(), key), await send(at.site, fresh(), key)]) {
      const row = await rowOf(at.directory, await idOf(response));
      assert.deepEqual([row?.corrects, row?.revision], [null, 1]);
    }
    assert.equal((await rowOf(at.directory, id))?.message, first.message);
  });
});

test("300 enquiries, many at once, each sent again and again, give 300 rows", async () => {
  const before = new Set((await rowsIn(at.directory)).map(({ id }) => id));
  const ids = new Map<string, string>();
  await inParallel([...Array(300).keys()], 25, async (number) => {
    const key = { "Idempotency-Key": randomUUID() };
    const fields = { ...valid, message: `Enquiry ${number}` };
    const answers = await Promise.all([send(at.site, fields, key).then(idOf), send(at.site, fields, key).then(idOf)]);
    answers.push(await idOf(await send(at.site, fields, key)));
    assert.equal(new Set(answers).size, 1);
    ids.set(answers[0] ?? "", fields.message);
  });
  assert.equal(ids.size, 300);
  const stored = (await rowsIn(at.directory)).filter(({ id }) => !before.has(id));
  assert.equal(stored.length, 300);
  for (const { id, message } of stored) assert.equal(ids.get(id), message);

  const forwarded = () => at.hook.accepted.map(({ id }) => String(id)).filter((id) => ids.has(id));
  await until("every one to be forwarded", () => forwarded().length >= 300);
  assert.equal(new Set(forwarded()).size, forwarded().length, "one was forwarded twice");
});

test("a kill of the process under load loses nothing that was answered with 201", async () => {
  const directory = scratch();
  let site = await start(directory, {});
  try {
    const enquiries = [...Array(200).keys()].map((number) => ({ number, key: randomUUID() }));
    const post = (number: number, key: string) =>
      send(site, { ...valid, message: `Enquiry ${number}` }, { "Idempotency-Key": key });
    const answered = new Map<string, string>();
    let killed: Promise<void> | undefined;
    await inParallel(enquiries, 20, async ({ number, key }) => {
      const response = await post(number, key).catch(() => undefined);
      if (response?.status === 201) {
        const body = await response.json().catch(() => undefined);
        if (body) answered.set(key, (body as { id: string }).id);
      }
      if (answered.size === 80) killed ??= site.kill();
    });
    await killed;
    assert.ok(answered.size >= 80 && answered.size < 200, `${answered.size} were answered`);

    site = await start(directory, {});
    const survived = new Set((await rowsIn(directory)).map(({ id }) => id));
    assert.deepEqual(
      [...answered.values()].filter((id) => !survived.has(id)),
      [],
    );

    // The visitors whose answer was lost try again: all of them are stored in the end, none of them twice.
    await inParallel(enquiries, 20, async ({ number, key }) => {
      const id = await idOf(await post(number, key));
      assert.equal(id, answered.get(key) ?? id);
    });
    assert.equal((await rowsIn(directory)).length, 200);

    // A database that fails is said to have failed.
    await sql(directory, "ALTER TABLE enquiries RENAME COLUMN message TO lost");
    assert.equal((await send(site, valid)).status, 503);
  } finally {
    await site.kill();
    remove(directory);
  }
});
