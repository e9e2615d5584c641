import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { test } from "node:test";
import { fileHours, largestFile, mostFiles, photographsPath } from "@/lib/photographs";
import { eraseShown } from "./owner/enquiries.ts";
import { bringFiles } from "./owner/files.ts";
import { toTable } from "./owner/print.ts";
import { ofPerson, readEnquiries } from "./owner/queries.ts";
import { fresh, type Headers, idOf, schedule, send, sendForm, takenBy, valid, visitor } from "./test-client.ts";
import { database, remove, serve, sql, until, withSettings } from "./test-site.ts";

const megabytes = 60;
const at = serve({ ENQUIRY_FILES_DAY: String(megabytes), ENQUIRY_LIMIT: "1000" }, { files: true });
const target = { persistTo: database(at.directory), folder: at.directory };

const jpeg = (more = 100) => Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.alloc(more, 7)]);

/** An enquiry that has just come, with the key that its visitor's page knows. */
async function enquiry(fields = {}) {
  const [key, from, words] = [randomUUID(), visitor(), fresh(fields)];
  const response = await send(at.site, words, { ...from, "Idempotency-Key": key });
  const { reference } = (await response.clone().json()) as { reference: string };
  return { key, from, words, id: await idOf(response), reference };
}

function bring(key: string, content: BodyInit, number: number | string = 1, headers: Headers = {}): Promise<Response> {
  return fetch(at.site.origin + photographsPath, {
    method: "POST",
    headers: {
      Origin: at.site.origin,
      "Idempotency-Key": key,
      "File-Number": `${number}`,
      "File-Name": encodeURIComponent("Boiler – Küche ../1.jpeg"),
      "Content-Type": "text/html",
      ...visitor(),
      ...headers,
    },
    body: content,
  });
}

const status = async (response: Promise<Response>) => (await response).status;
const bucket = (name = "", init?: RequestInit) => fetch(`${at.site.origin}/api/bucket?${name}`, init);
const names = async () => (await (await bucket()).json()) as readonly string[];
const of = async (id: string) => (await names()).filter((name) => name.startsWith(id));
const rows = (id: string) =>
  sql<{ key: string; number: number }>(at.directory, `SELECT key, number FROM photographs WHERE enquiry = '${id}'`);

test("a file lies whole in the bucket, typed by what it is and never to be shown, and its number's next replaces it", async () => {
  const { key, id } = await enquiry();
  const response = await bring(key, jpeg(10));
  assert.deepEqual([response.status, await response.json()], [201, { stored: true }]);
  const content = jpeg(3_000_000);
  assert.equal(await status(bring(key.toUpperCase(), content)), 201);
  const [name = "", ...others] = await of(id);
  assert.deepEqual(others, []);
  const stored = await bucket(name);
  const metadata = JSON.parse(stored.headers.get("X-Metadata") ?? "");
  assert.deepEqual(metadata, { contentType: "image/jpeg", contentDisposition: "attachment" });
  assert.ok(Buffer.from(await stored.arrayBuffer()).equals(content));
  for (const path of [name, id]) {
    assert.equal((await fetch(`${at.site.origin}${photographsPath}/${path}`)).status, 404);
  }
});

test("it is known by its first bytes, whatever it is called and wherever it is cut", async () => {
  const { key, id } = await enquiry();
  for (const content of ["<svg onload=alert(1)>", "GIF89a..........", "PK\u0003\u0004............", "%PD", ""]) {
    const response = await bring(key, content || new Blob([]), 1, { "Content-Type": "image/jpeg" });
    assert.equal(response.status, 415, content);
    assert.match(await response.text(), /photographs \(JPEG, PNG, WebP or HEIC\) and PDF documents/);
  }
  const right = [
    "%PDF-1.7 .......",
    "RIFF....WEBPVP8 ",
    "....ftypheic....",
    Buffer.from("89504e470d0a1a0a00000000", "hex"),
  ];
  for (const [i, content] of right.entries()) assert.equal(await status(bring(key, content, i + 1)), 201);
  assert.equal((await of(id)).length, 4);
});

test("it comes with an enquiry of the last day, from whoever knows its key, and from our own page", async () => {
  const { key, id } = await enquiry();
  for (const guess of [randomUUID(), id, `${key.slice(0, -1)}%`, "' OR 1=1", `${key};`]) {
    assert.equal(await status(bring(guess, jpeg())), 409, guess);
  }
  assert.equal(await status(bring(key, jpeg(), 1, { Origin: "https://evil.example" })), 403);
  for (const number of ["0", "1.5", "x", ""]) assert.equal(await status(bring(key, jpeg(), number)), 400, number);
  const came = (hours: number) => {
    const time = new Date(Date.now() - hours * 3_600_000).toISOString();
    return sql(at.directory, `UPDATE enquiries SET received_at = '${time}' WHERE id = '${id}'`);
  };
  await came(fileHours + 0.1);
  assert.equal(await status(bring(key, jpeg())), 409);
  await came(fileHours - 0.1);
  assert.equal(await status(bring(key, jpeg())), 201);
});

test("a resend of the same words under another key takes its files too", async () => {
  const { from, words, id } = await enquiry();
  const key = randomUUID();
  assert.equal(await idOf(await send(at.site, words, { ...from, "Idempotency-Key": key })), id);
  assert.equal(await status(bring(key, jpeg())), 201);
  // The browser's own form was sent first, and its answer was lost.
  const lost = { ...valid, message: randomUUID() };
  assert.equal(await status(sendForm(at.site, lost, from)), 201);
  assert.equal(await status(send(at.site, lost, { ...from, "Idempotency-Key": words.message })), 200);
  assert.equal(await status(bring(words.message, jpeg())), 201);
});

test("five come at most, also all at once", async () => {
  const { key, id } = await enquiry();
  const all = await Promise.all([1, 2, 3, 4, 5, 5, 1, 3, 6, 7].map((number) => status(bring(key, jpeg(), number))));
  assert.deepEqual(all, [...Array(8).fill(201), 413, 413]);
  assert.equal((await of(id)).length, mostFiles);
  assert.deepEqual(new Set((await rows(id)).map((row) => `${id}/${row.key}`)), new Set(await of(id)));
});

test("it is no larger than ten megabytes nor than announced; what breaks off or stays open blocks nobody", async () => {
  const { key, id } = await enquiry();
  assert.equal(largestFile, 10_000_000);
  assert.equal(await status(bring(key, jpeg(largestFile - 3))), 413);
  assert.equal(await status(bring(key, jpeg(largestFile - 4))), 201);
  const headers = { "Idempotency-Key": key, "File-Number": "2" };
  const untold = new Blob([jpeg()]).stream();
  const chunked = { method: "POST", body: untold, duplex: "half", headers } as RequestInit;
  assert.equal(await status(fetch(at.site.origin + photographsPath, chunked)), 411);

  // Twelve that announce ten megabytes each, twice what the day takes, and send 64 bytes.
  const open = [...Array(12).keys()].map(() => {
    const half = request(at.site.origin + photographsPath, {
      method: "POST",
      headers: { ...headers, "Content-Length": largestFile },
    }).on("error", () => undefined);
    half.write(jpeg(60));
    return half;
  });
  const other = await enquiry();
  assert.equal(await status(bring(other.key, jpeg(9_000_000))), 201);
  assert.equal(await status(bring(key, jpeg(), 2)), 201, "the same file, while its first try is open");
  for (const half of open) half.destroy();
  assert.equal((await rows(id)).length, 2);
  await until("nothing else to be there", async () => (await of(id)).length === 2);
  await sql(at.directory, "DELETE FROM photographs");
});

test("where storing fails it is asked for again, and the earlier file stays", async () => {
  const { key, id } = await enquiry();
  assert.equal(await status(bring(key, jpeg(5))), 201);
  const failing = withSettings(at.site, { FAIL: "object" }).headers;
  assert.equal(await status(bring(key, jpeg(6), 1, failing)), 503);
  assert.equal((await of(id)).length, 1);
  assert.equal(await status(bring(key, jpeg(6))), 201);
});

test("a day takes so many stored bytes, of which one network gets a fifth", async () => {
  await sql(at.directory, "DELETE FROM photographs");
  const [one, other] = [await enquiry(), await enquiry()];
  const fifth = jpeg((megabytes / 5) * 500_000);
  const [mine, theirs] = [one.from, other.from];
  assert.equal(await status(bring(one.key, fifth, 1, mine)), 201);
  assert.equal(await status(bring(one.key, fifth, 2, mine)), 429);
  assert.equal(await status(bring(one.key, jpeg(), 1, mine)), 201, "its own file makes room");
  assert.equal(await status(bring(other.key, fifth, 1, theirs)), 201);
  await sql(at.directory, `UPDATE photographs SET size = ${megabytes}000000 WHERE enquiry = '${one.id}'`);
  assert.equal(await status(bring(other.key, jpeg(), 2, theirs)), 429);
  await sql(at.directory, "DELETE FROM photographs");
});

test("the owner is told once, sees how many files there are, and brings them by the reference", async () => {
  const { key, id, reference } = await enquiry();
  assert.equal(await status(bring(key, jpeg())), 201);
  assert.equal(await status(bring(key, "%PDF-1.7 <script>", 2, { "File-Name": "%%" })), 201);
  const told = () => at.hook.accepted.filter(({ files }) => files === reference);
  await until("the owner to be told", () => told().length > 0);
  assert.match(String(told()[0]?.text), new RegExp(`--files ${reference}`));
  await until("the enquiry to be forwarded", () => takenBy(at.hook, [id]).length === 1);
  assert.equal(told().length, 1);
  const listed = (await readEnquiries(target)).filter((row) => row.id === id);
  assert.match(toTable(listed), new RegExp(`Files: 2 \\(--files ${reference}\\)`));
  const into = mkdtempSync(join(tmpdir(), "files-"));
  const files = await bringFiles(reference.toLowerCase(), target, into);
  assert.deepEqual(
    files.map((file) => basename(file)),
    ["1-Boiler-Küche-1.jpg", "2.pdf"],
  );
  assert.ok(readFileSync(files[0] ?? "").equals(jpeg()));
  await assert.rejects(bringFiles("nothing", target, into), /No files/);
  remove(into);
});

test("files go with their enquiry, erased or after twelve months; an object without a row goes too", async () => {
  const [erased, old, kept] = [await enquiry({ email: "gone@example.org" }), await enquiry(), await enquiry()];
  for (const { key } of [erased, old, kept]) assert.equal(await status(bring(key, jpeg())), 201);
  const theirs = ofPerson(await readEnquiries(target), "gone@example.org");
  assert.equal(await eraseShown(theirs, target, async () => false), "Nothing was erased.\n");
  assert.equal((await of(erased.id)).length, 1);
  assert.match(await eraseShown(theirs, target, async () => true), /^1 erased/);
  assert.deepEqual([await of(erased.id), await rows(erased.id)], [[], []]);
  await sql(at.directory, `UPDATE enquiries SET received_at = '2020-01-01' WHERE id = '${old.id}'`);
  assert.equal(await schedule(at.site), "done");
  assert.deepEqual([await of(old.id), await rows(old.id)], [[], []]);

  const orphan = `${kept.id}/${randomUUID()}`;
  await bucket(orphan, { method: "POST", body: "left by a crash" });
  // Each run looks at a sixteenth of the objects, and at none that may still get its row.
  await schedule(at.site);
  assert.equal((await of(kept.id)).length, 2);
  for (let hours = 2; hours < 18; hours++) await schedule(at.site, hours);
  const [row] = await rows(kept.id);
  assert.deepEqual(await of(kept.id), [`${kept.id}/${row?.key}`]);
});

test("without a bucket the address is no other than any that the site has not", async () => {
  const { origin, headers } = withSettings(at.site, { FILES: "" });
  const post = (path: string) => fetch(origin + path, { method: "POST", body: jpeg(), headers: headers ?? {} });
  const [ours, other] = [await post(photographsPath), await post("/api/other")];
  assert.equal(ours.status, other.status);
  assert.equal(await ours.text(), await other.text());
});
