import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { basename } from "node:path";
import { test } from "node:test";
import { fileHours, largestFile, mostFiles, photographsPath } from "@/lib/photographs";
import { eraseShown } from "./owner/enquiries.ts";
import { bringFiles } from "./owner/files.ts";
import { toTable } from "./owner/print.ts";
import { ofPerson, readEnquiries } from "./owner/queries.ts";
import { serve } from "./test-site.ts";
import { fresh, type Headers, hoursAgo, until, valid, visitor, withKey } from "./test-visitor.ts";

const megabytes = 60;
const at = serve({ ENQUIRY_FILES_DAY: String(megabytes), ENQUIRY_LIMIT: "1000" });

const jpeg = (more = 100) => Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.alloc(more, 7)]);

/** An enquiry that has just come, with the key that its visitor's page knows. */
async function enquiry(fields = {}) {
  const [key, from, words] = [randomUUID(), visitor(), fresh(fields)];
  return { key, from, words, ...(await at.store(words, { ...from, ...withKey(key) })) };
}

async function bring(key: string, content: BodyInit, number: number | string = 1, headers: Headers = {}) {
  const name = encodeURIComponent("Boiler – Küche ../1.jpeg");
  const own = { ...withKey(key), "File-Number": `${number}`, "File-Name": name, "Content-Type": "text/html" };
  return (await at.post(photographsPath, content, { ...own, ...headers })).status;
}

/** Announces a file of so many bytes, sends 64 and leaves it at that. */
function announce(key: string, size: number) {
  const headers = { ...withKey(key), "File-Number": "2", "Content-Length": size };
  const half = request(at.origin + photographsPath, { method: "POST", headers }).on("error", () => undefined);
  half.write(jpeg(60));
  return half;
}

const bucket = (name = "") => fetch(`${at.origin}/api/bucket?${name}`);
const objectsOf = async (id: string) =>
  ((await (await bucket()).json()) as readonly string[]).filter((name) => name.startsWith(id));
const rowsOf = (id: string) => at.sql(`SELECT number, size FROM photographs WHERE enquiry = '${id}'`);

test("a file is known by its first bytes, whatever it is called and wherever it is cut", async () => {
  const { key, id } = await enquiry();
  for (const content of ["<svg onload=alert(1)>", "GIF89a..........", "PK\u0003\u0004............", "%PD", ""]) {
    assert.equal(await bring(key, content || new Blob([]), 1, { "Content-Type": "image/jpeg" }), 415, content);
  }
  assert.deepEqual(await objectsOf(id), []);
});

test("it comes with an enquiry of the last day, from whoever knows its key, and from our own page", async () => {
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
    await at.sql(`UPDATE enquiries SET received_at = '${hoursAgo(hours)}' WHERE id = '${id}'`);
    assert.equal(await bring(key, jpeg()), status);
  }
});

test("a resend of the same words under another key takes its files too", async () => {
  const { from, words, id } = await enquiry();
  const key = randomUUID();
  assert.equal(await at.idOf(words, { ...from, ...withKey(key) }), id);
  assert.equal(await bring(key, jpeg()), 201);
  // The browser's own form was sent first, and its answer was lost.
  const [lost, other] = [{ ...valid, message: randomUUID() }, randomUUID()];
  assert.equal((await at.sendForm(lost, from)).status, 201);
  assert.equal((await at.send(lost, { ...from, ...withKey(other) })).status, 200);
  assert.equal(await bring(other, jpeg()), 201);
});

test("five come at most, also all at once, and one sent again takes the place of its first", async () => {
  const { key, id } = await enquiry();
  const all = await Promise.all([1, 2, 3, 4, 5, 5, 1, 3, 6, 7].map((number) => bring(key, jpeg(), number)));
  assert.deepEqual(all, [...Array(8).fill(201), 413, 413]);
  assert.equal((await objectsOf(id)).length, mostFiles);
  assert.equal((await rowsOf(id)).length, mostFiles);
});

test("it is no larger than ten megabytes nor than announced; what breaks off or stays open blocks nobody", async () => {
  const { key, id } = await enquiry();
  assert.equal(largestFile, 10_000_000);
  const [refused] = await once(announce(key, largestFile + 1), "response");
  assert.equal(refused.statusCode, 413);
  assert.equal(await bring(key, jpeg(largestFile - 4)), 201);
  assert.equal(await bring(key, new Blob([jpeg()]).stream(), 2), 411);

  // Twelve that announce ten megabytes each, twice what the day takes.
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

test("where storing fails it is asked for again, and the earlier file stays", async () => {
  const { key, id } = await enquiry();
  assert.equal(await bring(key, jpeg(5)), 201);
  await at.set({ FAIL: "object" });
  assert.equal(await bring(key, jpeg(6)), 503);
  await at.set({});
  assert.deepEqual(await rowsOf(id), [{ number: 1, size: 9 }]);
  assert.equal(await bring(key, jpeg(6)), 201);
  assert.deepEqual(await rowsOf(id), [{ number: 1, size: 10 }]);
});

test("a day takes so many stored bytes, of which one network gets a fifth", async () => {
  await at.sql("DELETE FROM photographs");
  const [mine, theirs] = [await enquiry(), await enquiry()];
  const fifth = jpeg((megabytes / 5) * 500_000);
  assert.equal(await bring(mine.key, fifth, 1, mine.from), 201);
  assert.equal(await bring(mine.key, fifth, 2, mine.from), 429);
  assert.equal(await bring(mine.key, jpeg(), 1, mine.from), 201, "its own file makes room");
  assert.equal(await bring(theirs.key, fifth, 1, theirs.from), 201);
  await at.sql(`UPDATE photographs SET size = ${megabytes}000000 WHERE enquiry = '${mine.id}'`);
  assert.equal(await bring(theirs.key, jpeg(), 2, theirs.from), 429);
  await at.sql("DELETE FROM photographs");
});

test("it has no address; the owner is told once, sees how many files there are, and brings them by the reference", async () => {
  const { key, id, reference } = await enquiry();
  assert.equal(await bring(key, jpeg()), 201);
  assert.equal(await bring(key, "%PDF-1.7 <script>", 2, { "File-Name": "%%" }), 201);
  const told = () => at.receiver.accepted.filter(({ files }) => files === reference);
  await until("the owner to be told", () => told().length > 0);
  assert.match(String(told()[0]?.text), new RegExp(`--files ${reference}`));
  await until("the enquiry to be forwarded", () => at.receiver.of([id]).length === 1);
  assert.equal(told().length, 1);
  const listed = (await readEnquiries(at.target)).filter((row) => row.id === id);
  assert.match(toTable(listed), new RegExp(`Files: 2 \\(--files ${reference}\\)`));
  const files = await bringFiles(reference.toLowerCase(), at.target, at.directory);
  assert.deepEqual(
    files.map((file) => basename(file)),
    ["1-Boiler-Küche-1.jpg", "2.pdf"],
  );
  assert.ok(readFileSync(files[0] ?? "").equals(jpeg()), "as it came");
  const metadata = JSON.parse((await bucket(`${id}/1`)).headers.get("X-Metadata") ?? "");
  assert.deepEqual(metadata, { contentType: "image/jpeg", contentDisposition: "attachment" });
  assert.equal((await fetch(`${at.origin}${photographsPath}/${id}/1`)).status, 404);
  await assert.rejects(bringFiles("nothing", at.target, at.directory), /No files have come/);
});

test("files go with their enquiry, erased or after twelve months, in a run that forwards too; an object without a row goes too", async () => {
  const [erased, old, kept] = [await enquiry({ email: "gone@example.org" }), await enquiry(), await enquiry()];
  for (const { key } of [erased, old, kept]) assert.equal(await bring(key, jpeg()), 201);
  const forwarded = (times: number) => until("it to be forwarded", () => at.receiver.of([kept.id]).length === times);
  await forwarded(1);
  const theirs = ofPerson(await readEnquiries(at.target), "gone@example.org");
  assert.match(await eraseShown(theirs, at.target, async () => true), /^1 erased/);
  await at.sql(`UPDATE enquiries SET received_at = '2020-01-01' WHERE id = '${old.id}'`);
  await at.sql(`UPDATE enquiries SET forwarded_at = NULL, last_sent_at = '${hoursAgo(2)}' WHERE id = '${kept.id}'`);
  assert.equal(await at.schedule(), true);
  await forwarded(2);
  for (const { id } of [erased, old]) assert.deepEqual(await rowsOf(id), []);
  assert.deepEqual(await objectsOf(erased.id), []);

  await at.post(`/api/bucket?${kept.id}/left`, "by a crash");
  await at.schedule();
  assert.equal((await objectsOf(kept.id)).length, 2, "its row may still come");
  await at.schedule(1.1);
  assert.deepEqual(await objectsOf(kept.id), [`${kept.id}/1`]);
  assert.deepEqual(await objectsOf(old.id), []);
});

test("without a bucket the address is no other than any that the site has not", async () => {
  await at.set({ FILES: "" });
  const answers = [await at.post(photographsPath, jpeg()), await at.post("/api/other", jpeg())];
  assert.equal(new Set(answers.map(({ status }) => status)).size, 1);
  assert.equal(new Set(await Promise.all(answers.map((answer) => answer.text()))).size, 1);
});
