import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { describe, test } from "node:test";
import { fileMinutes, largestFile, mostFiles, photographsPath } from "@/lib/photographs";
import { bringFiles } from "./owner/files.ts";
import { toTable } from "./owner/print.ts";
import { erase, readEnquiries } from "./owner/read.ts";
import { fresh, type Headers, idOf, schedule, send, takenBy, visitor } from "./test-client.ts";
import { database, remove, serve, sql, until, withSettings } from "./test-site.ts";

const dayMegabytes = 60;
const at = serve({ ENQUIRY_FILES_DAY: String(dayMegabytes), ENQUIRY_LIMIT: "1000" }, true);
const target = { persistTo: database(at.directory), folder: at.directory };

const jpeg = (more = 100) => Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.alloc(more, 7)]);

/** An enquiry that has just come, with the key that its visitor's page knows. */
async function enquiry(elapsed = 30_000) {
  const key = randomUUID();
  const response = await send(at.site, fresh({ elapsed }), { "Idempotency-Key": key });
  const { reference } = (await response.clone().json()) as { reference: string };
  return { key, id: await idOf(response), reference };
}

function bring(key: string, content: BodyInit, file: string = randomUUID(), headers: Headers = {}): Promise<Response> {
  return fetch(at.site.origin + photographsPath, {
    method: "POST",
    headers: {
      Origin: at.site.origin,
      Authorization: `Bearer ${key}`,
      "Idempotency-Key": file,
      "Content-Type": "text/html",
      ...headers,
    },
    body: content,
  });
}

const status = async (response: Promise<Response>) => (await response).status;
const bucket = (name = "") => fetch(`${at.site.origin}/api/bucket?${name}`);
const names = async () => (await (await bucket()).json()) as readonly string[];
const of = async (id: string) => (await names()).filter((name) => name.startsWith(id));

describe("a file", () => {
  test("lies whole in the bucket, typed by what it is and never to be shown, and its repeat is the same file", async () => {
    const { key, id } = await enquiry();
    const file = randomUUID();
    const content = jpeg(3_000_000);
    assert.equal(await status(bring(key, content, file)), 201);
    assert.equal(await status(bring(key, content, file)), 200);
    assert.deepEqual(await of(id), [`${id}/${file}`]);
    const stored = await bucket(`${id}/${file}`);
    assert.deepEqual(JSON.parse(stored.headers.get("X-Metadata") ?? ""), {
      contentType: "image/jpeg",
      contentDisposition: "attachment",
    });
    assert.ok(Buffer.from(await stored.arrayBuffer()).equals(content));
    for (const path of [`${id}/${file}`, id, file]) {
      assert.equal((await fetch(`${at.site.origin}${photographsPath}/${path}`)).status, 404);
    }
  });

  test("is known by its first bytes, whatever it is called and wherever it is cut", async () => {
    const { key, id } = await enquiry();
    const wrong = [
      "<svg onload=alert(1)>",
      "GIF89a..........",
      "PK\u0003\u0004............",
      "%PD",
      "....ftypisom....",
    ];
    for (const content of wrong) {
      const response = await bring(key, content, randomUUID(), { "Content-Type": "image/jpeg" });
      assert.equal(response.status, 415, content);
      assert.match(await response.text(), /photographs \(JPEG, PNG, WebP or HEIC\) and PDF documents/);
    }
    const right = ["%PDF-1.7 .......", "RIFF....WEBPVP8 ", "....ftypheic...."];
    for (const content of right) assert.equal(await status(bring(key, content)), 201, content);
    assert.equal(await status(bring(key, Buffer.from("89504e470d0a1a0a00000000", "hex"))), 201);
    assert.equal((await of(id)).length, 4);
  });

  test("comes with an enquiry of the last hour, from whoever knows its key, and from our own page", async () => {
    const { key, id } = await enquiry();
    for (const [guess, expected] of [
      [randomUUID(), 403],
      [id, 403],
      [`${key.slice(0, -1)}%`, 403],
      ["' OR 1=1", 403],
      [`${key};`, 403],
    ] as const) {
      assert.equal(await status(bring(guess, jpeg())), expected, guess);
    }
    assert.equal(await status(bring(key, jpeg(), "../../x")), 400);
    assert.equal(await status(bring(key, jpeg(), undefined, { Origin: "https://evil.example" })), 403);
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const came = (minutes: number) =>
      sql(at.directory, `UPDATE enquiries SET received_at = '${minutesAgo(minutes)}' WHERE id = '${id}'`);
    await came(fileMinutes + 1);
    assert.equal(await status(bring(key, jpeg())), 403);
    await came(fileMinutes - 1);
    assert.equal(await status(bring(key, jpeg())), 201);
  });

  test("is one of five at most, also where they come at once and with a correction", async () => {
    const key = randomUUID();
    const from = { ...visitor(), "Idempotency-Key": key };
    const id = await idOf(await send(at.site, fresh({ elapsed: 30_000 }), from));
    assert.equal(await status(bring(key, jpeg())), 201);
    const second = await idOf(await send(at.site, fresh({ elapsed: 30_000 }), from));
    const all = await Promise.all(Array.from({ length: 8 }, () => status(bring(key, jpeg()))));
    assert.equal(all.filter((one) => one === 201).length, mostFiles - 1);
    assert.equal(all.filter((one) => one === 409).length, 8 - (mostFiles - 1));
    assert.equal((await of(id)).length + (await of(second)).length, mostFiles);
  });

  test("is no larger than ten megabytes nor than announced, and one that breaks off leaves its place free", async () => {
    const { key, id } = await enquiry();
    assert.equal(await status(bring(key, jpeg(largestFile))), 413);
    const untold = new ReadableStream({
      start(controller) {
        controller.enqueue(jpeg());
        controller.close();
      },
    });
    const chunked = { method: "POST", body: untold, duplex: "half" };
    const headers = { Authorization: `Bearer ${key}`, "Idempotency-Key": randomUUID() };
    assert.equal(await status(fetch(at.site.origin + photographsPath, { ...chunked, headers } as RequestInit)), 413);

    const broken = request(at.site.origin + photographsPath, {
      method: "POST",
      headers: { ...headers, "Content-Length": 5_000_000 },
    }).on("error", () => undefined);
    broken.write(jpeg(1_000_000));
    const rows = () => sql(at.directory, `SELECT stored_at FROM photographs WHERE enquiry = '${id}'`);
    await until("the file to begin", async () => (await rows()).length === 1);
    broken.destroy();
    await until("its place to be free", async () => (await rows()).length === 0);
    assert.deepEqual(await of(id), []);
  });

  test("is refused once the day is full, for who was in a hurry at half of it", async () => {
    const slow = await enquiry();
    const quick = await enquiry(4000);
    const file = randomUUID();
    const held = await sql<{ size: number }>(at.directory, "SELECT coalesce(sum(size), 0) AS size FROM photographs");
    const fill = (id: string, bytes: number) =>
      sql(
        at.directory,
        `INSERT INTO photographs VALUES ('${id}', '${file}', '${new Date().toISOString()}', '2026', ${bytes})`,
      );
    await fill("other", (dayMegabytes / 2) * 1024 * 1024 - (held[0]?.size ?? 0));
    assert.equal(await status(bring(quick.key, jpeg())), 429);
    assert.equal(await status(bring(slow.key, jpeg())), 201);
    await fill("another", (dayMegabytes / 2) * 1024 * 1024);
    // Also under a file's key that other enquiries have.
    assert.equal(await status(bring(slow.key, jpeg(), file)), 429);
    await sql(at.directory, `DELETE FROM photographs WHERE key = '${file}'`);
    assert.equal(await status(bring(quick.key, jpeg())), 201);
  });
});

test("the owner is told once, sees how many files there are, and brings them by the reference", async () => {
  const { key, id, reference } = await enquiry();
  assert.equal(await status(bring(key, jpeg())), 201);
  assert.equal(await status(bring(key, "%PDF-1.7 <script>")), 201);
  const told = () => at.hook.accepted.filter(({ files }) => files === reference);
  await until("the owner to be told", () => told().length > 0);
  assert.match(String(told()[0]?.text), new RegExp(`--files ${reference}`));
  await until("the enquiry to be forwarded", () => takenBy(at.hook, [id]).length === 1);
  assert.equal(told().length, 1);

  const rows = await readEnquiries(target);
  assert.match(toTable(rows.filter((row) => row.id === id)), new RegExp(`Files: 2 \\(--files ${reference}\\)`));
  const into = mkdtempSync(join(tmpdir(), "files-"));
  const files = await bringFiles(reference.toLowerCase(), target, into);
  assert.deepEqual(
    files.map((file) => basename(file)),
    ["1.jpg", "2.pdf"],
  );
  assert.ok(readFileSync(files[0] ?? "").equals(jpeg()));
  await assert.rejects(bringFiles("nothing", target, into), /No files/);
  remove(into);
});

test("files go with their enquiry: erased by the owner, or after twelve months, and nobody else's", async () => {
  const [erased, old, kept] = [await enquiry(), await enquiry(), await enquiry()];
  for (const { key } of [erased, old, kept]) assert.equal(await status(bring(key, jpeg())), 201);
  await erase(
    (await readEnquiries(target)).filter(({ id }) => id === erased.id),
    target,
  );
  await sql(at.directory, `UPDATE enquiries SET received_at = '2020-01-01' WHERE id = '${old.id}'`);
  // One whose upload was cut off together with the Worker.
  await sql(
    at.directory,
    `INSERT INTO photographs VALUES ('${kept.id}', 'lost', '2020-01-01', NULL, 5) ON CONFLICT DO NOTHING`,
  );
  await until("the schedule to clear away", async () => {
    await schedule(at.site);
    return (await of(erased.id)).length + (await of(old.id)).length === 0;
  });
  assert.equal((await of(kept.id)).length, 1);
  const left = await sql<{ enquiry: string; key: string }>(at.directory, "SELECT enquiry, key FROM photographs");
  assert.equal(left.filter(({ enquiry }) => [erased.id, old.id].includes(enquiry)).length, 0);
  assert.equal(left.filter(({ enquiry }) => enquiry === kept.id).length, 1);
});

test("without a bucket the address is no other than any that the site has not", async () => {
  const { origin, headers } = withSettings(at.site, { FILES: "" });
  const post = (path: string) => fetch(origin + path, { method: "POST", body: jpeg(), headers: headers ?? {} });
  const [ours, other] = [await post(photographsPath), await post("/api/other")];
  assert.equal(ours.status, other.status);
  assert.equal(await ours.text(), await other.text());
});
