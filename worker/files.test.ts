import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { basename } from "node:path";
import { test } from "node:test";
import { fileHours, largestFile, maxFiles, photographsPath } from "@/lib/photographs";
import { eraseShown } from "./owner/enquiries.ts";
import { downloadFiles } from "./owner/files.ts";
import { toTable } from "./owner/print.ts";
import { ofPerson, readEnquiries } from "./owner/queries.ts";
import { serve } from "./test-site.ts";
import { fresh, type Headers, hoursAgo, until, valid, visitor, withKey } from "./test-visitor.ts";

const megabytes = 60;
const site = serve({ ENQUIRY_FILES_DAY: String(megabytes), ENQUIRY_LIMIT: "1000" });

const jpeg = (more = 100) => Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.alloc(more, 7)]);

/** Sends an enquiry and returns it with its key, which only the visitor's page has. */
async function enquiry(fields = {}) {
  const [key, from, words] = [randomUUID(), visitor(), fresh(fields)];
  return { key, from, words, ...(await site.store(words, { ...from, ...withKey(key) })) };
}

async function bring(key: string, content: BodyInit, number: number | string = 1, headers: Headers = {}) {
  const name = encodeURIComponent("Boiler – Küche ../1.jpeg");
  const defaults = { ...withKey(key), "File-Number": `${number}`, "File-Name": name, "Content-Type": "text/html" };
  return (await site.post(photographsPath, content, { ...defaults, ...headers })).status;
}

/** Announces a file of a given size, sends 64 bytes and keeps the request open. */
function announce(key: string, size: number) {
  const headers = { ...withKey(key), "File-Number": "2", "Content-Length": size };
  const half = request(site.origin + photographsPath, { method: "POST", headers }).on("error", () => undefined);
  half.write(jpeg(60));
  return half;
}

const bucket = (name = "") => fetch(`${site.origin}/api/bucket?${name}`);
const objectsOf = async (id: string) =>
  ((await (await bucket()).json()) as readonly string[]).filter((name) => name.startsWith(id));
const rowsOf = (id: string) => site.sql(`SELECT number, size FROM photographs WHERE enquiry = '${id}'`);

test("identifies a file by its first bytes, not by name or type", async () => {
  const { key, id } = await enquiry();
  for (const content of ["<svg onload=alert(1)>", "GIF89a..........", "PK\u0003\u0004............", "%PD", ""]) {
    assert.equal(await bring(key, content || new Blob([]), 1, { "Content-Type": "image/jpeg" }), 415, content);
  }
  assert.deepEqual(await objectsOf(id), []);
});

test("accepts files for 24 hours, with the enquiry's key, from our own origin", async () => {
  const { key, id } = await enquiry();
  for (const guess of [randomUUID(), id, `${key.slice(0, -1)}%`, "' OR 1=1", `${key};`]) {
    assert.equal(await bring(guess, jpeg()), 409, guess);
  }
  assert.equal(await bring(key, jpeg(), 1, { Origin: "https://evil.example" }), 403);
  for (const number of ["0", "1.5", "x", ""]) assert.equal(await bring(key, jpeg(), number), 413, number);
  for (const [hours, status] of [
    [fileHours + 0.1, 409],
    [fileHours - 0.1, 201],
  ] as const) {
    await site.sql(`UPDATE enquiries SET received_at = '${hoursAgo(hours)}' WHERE id = '${id}'`);
    assert.equal(await bring(key, jpeg()), status);
  }
});

test("accepts files under the key of a resent enquiry", async () => {
  const { from, words, id } = await enquiry();
  const key = randomUUID();
  assert.equal(await site.idOf(words, { ...from, ...withKey(key) }), id);
  assert.equal(await bring(key, jpeg()), 201);
  // A native form post was sent first, and its response was lost.
  const [lost, other] = [{ ...valid, message: randomUUID() }, randomUUID()];
  assert.equal((await site.sendForm(lost, from)).status, 201);
  assert.equal((await site.send(lost, { ...from, ...withKey(other) })).status, 200);
  assert.equal(await bring(other, jpeg()), 201);
});

test("accepts five files, also in parallel, and replaces a file sent again", async () => {
  const { key, id } = await enquiry();
  const all = await Promise.all([1, 2, 3, 4, 5, 5, 1, 3, 6, 7].map((number) => bring(key, jpeg(), number)));
  assert.deepEqual(all, [...Array(8).fill(201), 413, 413]);
  assert.equal((await objectsOf(id)).length, maxFiles);
  assert.equal((await rowsOf(id)).length, maxFiles);
});

test("limits the size to 10 MB and to that announced; aborted and open uploads do not use up the quota", async () => {
  const { key, id } = await enquiry();
  assert.equal(largestFile, 10_000_000);
  const [refused] = await once(announce(key, largestFile + 1), "response");
  assert.equal(refused.statusCode, 413);
  assert.equal(await bring(key, jpeg(largestFile - 4)), 201);
  assert.equal(await bring(key, new Blob([jpeg()]).stream(), 2), 411);

  // Twelve uploads that announce 10 MB each, twice the daily quota.
  const open = Array.from({ length: 12 }, () => announce(key, largestFile));
  const other = await enquiry();
  assert.equal(await bring(other.key, jpeg(9_000_000)), 201);
  assert.equal(await bring(key, jpeg(), 2), 201, "the same file, while its first try is open");
  for (const half of open) half.destroy();
  const later = await enquiry();
  assert.equal(await bring(later.key, jpeg()), 201);
  assert.deepEqual(await rowsOf(id), [
    { number: 1, size: largestFile },
    { number: 2, size: 104 },
  ]);
  const whole = await (await bucket(`${id}/2`)).arrayBuffer();
  assert.ok(Buffer.from(whole).equals(jpeg()));
});

test("asks for the file again when storing fails, and keeps the earlier one", async () => {
  const { key, id } = await enquiry();
  assert.equal(await bring(key, jpeg(5)), 201);
  await site.set({ FAIL: "object" });
  assert.equal(await bring(key, jpeg(6)), 503);
  await site.set({});
  assert.deepEqual(await rowsOf(id), [{ number: 1, size: 9 }]);
  assert.equal(await bring(key, jpeg(6)), 201);
  assert.deepEqual(await rowsOf(id), [{ number: 1, size: 10 }]);
});

test("limits the bytes stored in a day, of which one network gets a fifth", async () => {
  await site.sql("DELETE FROM photographs");
  const [mine, theirs] = [await enquiry(), await enquiry()];
  const fifth = jpeg((megabytes / 5) * 500_000);
  assert.equal(await bring(mine.key, fifth, 1, mine.from), 201);
  assert.equal(await bring(mine.key, fifth, 2, mine.from), 429);
  assert.equal(await bring(mine.key, jpeg(), 1, mine.from), 201, "its own file makes room");
  assert.equal(await bring(theirs.key, fifth, 1, theirs.from), 201);
  await site.sql(`UPDATE photographs SET size = ${megabytes}000000 WHERE enquiry = '${mine.id}'`);
  assert.equal(await bring(theirs.key, jpeg(), 2, theirs.from), 429);
  await site.sql("DELETE FROM photographs");
});

test("files have no public URL; the owner is notified once and downloads them by reference", async () => {
  const { key, id, reference } = await enquiry();
  assert.equal(await bring(key, jpeg()), 201);
  assert.equal(await bring(key, "%PDF-1.7 <script>", 2, { "File-Name": "%%" }), 201);
  const told = () => site.receiver.accepted.filter(({ files }) => files === reference);
  await until("the owner to be told", () => told().length > 0);
  assert.match(String(told()[0]?.text), new RegExp(`--files ${reference}`));
  await until("the enquiry to be forwarded", () => site.receiver.of([id]).length === 1);
  assert.equal(told().length, 1);
  const listed = (await readEnquiries(site.target)).filter((row) => row.id === id);
  assert.match(toTable(listed), new RegExp(`Files: 2 \\(--files ${reference}\\)`));
  const files = await downloadFiles(reference.toLowerCase(), site.target, site.directory);
  assert.deepEqual(
    files.map((file) => basename(file)),
    ["1-Boiler-Küche-1.jpg", "2.pdf"],
  );
  assert.ok(readFileSync(files[0] ?? "").equals(jpeg()), "as it came");
  const metadata = JSON.parse((await bucket(`${id}/1`)).headers.get("X-Metadata") ?? "");
  assert.deepEqual(metadata, { contentType: "image/jpeg", contentDisposition: "attachment" });
  assert.equal((await fetch(`${site.origin}${photographsPath}/${id}/1`)).status, 404);
  await assert.rejects(downloadFiles("nothing", site.target, site.directory), /No files have come/);
});

test("deletes files with their enquiry, erased or after twelve months, and objects without a row", async () => {
  const [erased, old, kept] = [await enquiry({ email: "gone@example.org" }), await enquiry(), await enquiry()];
  for (const { key } of [erased, old, kept]) assert.equal(await bring(key, jpeg()), 201);
  const forwarded = (times: number) => until("it to be forwarded", () => site.receiver.of([kept.id]).length === times);
  await forwarded(1);
  const theirs = ofPerson(await readEnquiries(site.target), "gone@example.org");
  assert.match(await eraseShown(theirs, site.target, async () => true), /^1 erased/);
  await site.sql(`UPDATE enquiries SET received_at = '2020-01-01' WHERE id = '${old.id}'`);
  await site.sql(`UPDATE enquiries SET forwarded_at = NULL, last_sent_at = '${hoursAgo(2)}' WHERE id = '${kept.id}'`);
  assert.equal(await site.schedule(), true);
  await forwarded(2);
  for (const { id } of [erased, old]) assert.deepEqual(await rowsOf(id), []);
  assert.deepEqual(await objectsOf(erased.id), []);

  await site.post(`/api/bucket?${kept.id}/left`, "by a crash");
  await site.schedule();
  assert.equal((await objectsOf(kept.id)).length, 2, "its row may still come");
  await site.schedule(1.1);
  assert.deepEqual(await objectsOf(kept.id), [`${kept.id}/1`]);
  assert.deepEqual(await objectsOf(old.id), []);
});

test("responds like any unknown path when no bucket is bound", async () => {
  await site.set({ FILES: "" });
  const answers = [await site.post(photographsPath, jpeg()), await site.post("/api/other", jpeg())];
  assert.equal(new Set(answers.map(({ status }) => status)).size, 1);
  assert.equal(new Set(await Promise.all(answers.map((answer) => answer.text()))).size, 1);
});
