import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { describe, test } from "node:test";
import { referenceOf } from "@/lib/reference";
import { backup, restore } from "./owner/backup.ts";
import { toCsv, toTable } from "./owner/print.ts";
import { erase, ofPerson, type Row, readEnquiries } from "./owner/read.ts";
import { fresh, idOf, rowsIn, send, valid, visitor } from "./test-client.ts";
import { database, remove, type Site, scratch, serve, start } from "./test-site.ts";

const at = serve();
const target = { persistTo: database(at.directory) };

const row: Row = {
  n: 1,
  received_at: "2026-11-21T08:00:00.000Z",
  name: '=HYPERLINK("https://evil.example")',
  phone: "+44 20 7946 0000",
  email: "@sum",
  service: "\tx",
  message: 'Say "cold",\n-1+1',
  forward_status: "none",
  id: "\r=1",
  corrects: null,
  revision: 1,
  verified: null,
  last_error: null,
  page: null,
  answered_at: null,
  number: 1,
  files: 0,
};

describe("the list for the owner", () => {
  test("cannot run anything in a spreadsheet", () => {
    const line = toCsv([row]).split("\r\n").slice(1, -1).join("\r\n");
    assert.equal(
      line,
      `"2026-11-21T08:00:00.000Z","'=HYPERLINK(""https://evil.example"")","'+44 20 7946 0000","'@sum","'\tx",` +
        `"Say ""cold"",\n-1+1","none","'\r=1","","","","${referenceOf(1)}","",""`,
    );
    for (const start of ["=1", "+1", "-1", "@a", "\t=1", "\r=1", " =1", "＝1"]) {
      assert.ok(toCsv([{ ...row, name: start }]).includes(`"'${start}"`), JSON.stringify(start));
    }
  });

  test("cannot steer a terminal", () => {
    const text = toTable([
      { ...row, name: "\u001b[31mred\u0007\u202Eder\u009b2J", message: "a\u001b]0;title\u0007\nb\r\u2028c" },
    ]);
    assert.doesNotMatch(text, /[^\P{Cc}\n]|\p{Cf}|[\u2028\u2029]/u);
    assert.match(text, /\n {4}a \]0;title\n {4}b c\n/);
  });

  test("is read in 80 columns", () => {
    const message = "The boiler in the basement shows E133 and has no pressure since Friday night. ".repeat(4);
    const ada = { name: "Ada Lovelace-Pemberton", phone: "020 7946 0123", email: "ada.lovelace@building.example" };
    const text = toTable([{ ...row, ...ada, message, service: "Maintenance Contract", forward_status: "pending" }]);
    assert.deepEqual(
      text.split("\n").filter((line) => line.length > 80),
      [],
    );
    assert.equal(text.replace(/\s+/g, " ").includes(message.trim()), true);
    assert.match(text, /\n {2}Ada Lovelace-Pemberton, 020 7946 0123, ada\.lovelace@building\.example\n/);
  });

  test("shows a correction as one, and why something was not forwarded", () => {
    const correction = { ...row, id: "2", corrects: row.id, revision: 2, verified: 0, last_error: "HTTP 500" };
    const text = toTable([row, { ...correction, forward_status: "failed" }]);
    assert.match(
      text,
      /failed {5}no\n {2}=HYPERLINK.*\n {2}\* Version 2: corrects that of 21\/11\/2026, 08:00\n {2}\* Challenge not passed\n/,
    );
    assert.match(text, /\* Last try to forward: HTTP 500/);
  });

  test("says so when nothing came in, refuses a day that is none, and leaves out what came before a day", async () => {
    assert.equal(toTable([]), "No enquiries.\n");
    const nowhere = scratch();
    assert.deepEqual(await readEnquiries({ persistTo: database(nowhere) }), []);
    remove(nowhere);
    await assert.rejects(readEnquiries({ since: "' OR 1=1" }), /2026-11-01/);
    assert.equal((await send(at.site, fresh())).status, 201);
    const today = new Date().toISOString().slice(0, 10);
    assert.deepEqual(
      (await readEnquiries({ ...target, since: today })).map(({ id }) => id),
      (await rowsIn(at.directory)).map(({ id }) => id),
    );
    assert.deepEqual(await readEnquiries({ ...target, since: "2999-01-01" }), []);
  });
});

test("one person's enquiries are found with their corrections, and erased; nobody else's are", async () => {
  const from = { ...visitor(), "Idempotency-Key": randomUUID() };
  const post = async (fields: object, headers = {}) => idOf(await send(at.site, { ...valid, ...fields }, headers));
  const theirs = [
    await post({ email: "o'neil@example.org", message: "first" }, from),
    // The address itself was corrected.
    await post({ email: "oneil@example.org", message: "second" }, from),
    await post({ email: "O'Neil@example.org", message: "another day" }),
  ];
  const other = await post({ email: "neil@example.org", message: "mine", phone: "020 7946 0999" });
  const all = await readEnquiries(target);
  const found = ofPerson(all, "o'neil@Example.org");
  assert.deepEqual(
    found.map(({ id }) => id),
    theirs,
  );
  assert.deepEqual(
    ofPerson(all, "+44 (0)20 7946 0999").map(({ id }) => id),
    [other],
  );
  await erase(found, target);
  const left = (await rowsIn(at.directory)).map(({ id }) => id);
  assert.deepEqual(
    left,
    all.map(({ id }) => id).filter((id) => !theirs.includes(id)),
  );
});

test("a backup is taken beside the running site, restored elsewhere with every word, and mixed with nothing", async () => {
  await send(at.site, {
    ...valid,
    name: "O'Neil; DROP TABLE enquiries;--",
    message: 'two\nlines "and" 🔥;\nINSERT INTO x',
  });
  const file = join(at.directory, "backup.sql");
  await backup(file, { folder: at.directory });
  await assert.rejects(backup(file, { folder: at.directory }), /there already/);
  await assert.rejects(restore(file, { folder: at.directory }), /holds \d+ enquiries/);
  const elsewhere = scratch();
  let second: Site | undefined;
  try {
    await restore(file, { folder: elsewhere });
    second = await start(elsewhere, {});
    assert.deepEqual(await rowsIn(elsewhere), await rowsIn(at.directory));
    assert.equal((await send(second, fresh())).status, 201);
  } finally {
    await second?.kill();
    remove(elsewhere);
  }
});
