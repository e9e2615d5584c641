import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { referenceOf } from "@/lib/reference";
import { backup, restore } from "./owner/backup.ts";
import { eraseShown } from "./owner/enquiries.ts";
import { toCsv, toTable } from "./owner/print.ts";
import { ofPerson, type Row, readEnquiries } from "./owner/queries.ts";
import { Site, serve } from "./test-site.ts";
import { fresh, hoursAgo, valid } from "./test-visitor.ts";

const site = serve();

/** A row in the form that the owner's commands read, with given values. */
async function rowWith(more: Partial<Row>): Promise<Row> {
  const id = await site.idOf(fresh());
  const row = (await readEnquiries(site.target)).find((one) => one.id === id);
  assert.ok(row);
  return { ...row, forwarded_at: null, ...more };
}

describe("the list for the owner", () => {
  test("cannot run anything in a spreadsheet", async () => {
    const row = await rowWith({ name: "=1+1", email: "@sum", message: 'Say "cold",\n-1+1' });
    const before = `"${row.received_at}","'=1+1","'+44 20 7946 0000","'@sum","Heating Systems","Say ""cold"",\n-1+1",`;
    const after = `"pending","${row.id}","","","${referenceOf(row.n)}","",""`;
    assert.equal(toCsv([row]).split("\r\n")[1], before + after);
  });

  test("cannot steer a terminal", async () => {
    const message = "a\u001b]0;title\u0007\nb\r\u2028c";
    const text = toTable([await rowWith({ name: "\u001b[31mred\u0007\u202Eder\u009b2J", message })]);
    assert.doesNotMatch(text, /[^\P{Cc}\n]|\p{Cf}|[\u2028\u2029]/u);
    assert.match(text, /\n {4}a \]0;title\n {4}b c\n/);
  });

  test("shows the sender and state of each enquiry, and why one was not forwarded", async () => {
    const text = toTable([
      await rowWith({ forwarded_at: "2026", suspect: 1 }),
      await rowWith({ dead_at: "2026", last_error: "HTTP 500", verified: 0 }),
      await rowWith({ suspect: 1 }),
    ]);
    assert.match(text, /\n {2}Ada Lovelace, \+44 20 7946 0000, ada@example\.org\n/);
    assert.match(text, /sent +no\n[\s\S]*failed +no\n[\s\S]*deferred +no\n/);
    assert.match(text, /\* Challenge not passed\n {2}\* Last try to forward: HTTP 500/);
  });

  test("reports an empty list, rejects an invalid --since, and filters by it", async () => {
    assert.equal(toTable([]), "No enquiries.\n");
    await assert.rejects(readEnquiries(site.target, "' OR 1=1"), /2026-11-01/);
    const id = await site.idOf(fresh());
    const rows = await readEnquiries({ folder: site.directory }, hoursAgo(0).slice(0, 10));
    assert.equal(rows.at(-1)?.id, id, "asked by Wrangler");
    assert.deepEqual(await readEnquiries(site.target, "2999-01-01"), []);
  });
});

test("finds a person's enquiries by address or number in any spelling, and erases them after agreement", async () => {
  const came = async (people: readonly (readonly [string, string])[]) => {
    const ids: string[] = [];
    for (const [email, phone] of people) ids.push(await site.idOf(fresh({ name: "John Smith", email, phone })));
    return ids;
  };
  const theirs = await came([
    ["o'neil@example.org", "020 7946 0321"],
    ["O'Neil@example.org", "+44 (0)20 7946 0321 ext 4"],
    ["other@example.org", "0044 20 7946 0321 x12"],
  ]);
  const none = ["n/a", "none", "-", "4", "020 7946 0321 04"];
  const others = await came(none.map((phone) => ["neil@example.org", phone] as const));
  const all = await readEnquiries(site.target);
  const found = (person: string) => ofPerson(all, person).map(({ id }) => id);
  assert.deepEqual(found(" o'neil@Example.org"), theirs.slice(0, 2));
  for (const person of ["020 7946 0321", "+442079460321 extension 7", "(020) 7946-0321 #3"])
    assert.deepEqual(found(person), theirs, person);
  for (const person of ["John Smith", "n/a", "-", "7946 0321"]) assert.throws(() => found(person), /neither an e-mail/);

  let shown = "";
  const erased = (agrees: boolean) =>
    eraseShown(ofPerson(all, "020 7946 0321"), site.target, async (question) => {
      shown = question;
      return agrees;
    });
  assert.equal(await erased(false), "Nothing was erased.\n");
  assert.match(shown, /3 in all\.\n[\s\S]*Erase all of these, with their files, for good\? \(yes\/no\)/);
  assert.equal((await site.rows()).length, all.length);
  assert.match(await erased(true), /^3 erased/);
  const left = (await site.rows()).map(({ id }) => id);
  assert.deepEqual(left.slice(-others.length), others);
  assert.equal(left.length, all.length - theirs.length);
});

test("restores a backup into a fresh database completely, and keeps the old one", async () => {
  for (const message of [
    "BEGIN TRANSACTION;\nDROP TABLE enquiries; COMMIT; BEGIN TRANSACTION;",
    'two\nlines "and" 🔥;\nINSERT INTO x -- not /* a comment',
    "it's $tag$ 'quoted'; END; \\n",
  ])
    await site.idOf({ ...valid, name: "O'Neil; DROP TABLE x;--", message });
  const file = join(site.directory, "backup.sql");
  await backup(file, { folder: site.directory });
  await assert.rejects(backup(file, { folder: site.directory }), /there already/);
  const second = new Site();
  const folder = second.directory;
  mkdirSync(join(folder, ".wrangler/state/v3/d1/in-use"), { recursive: true });
  try {
    // A file that would change a text is rejected.
    const broken = join(folder, "broken.sql");
    writeFileSync(broken, `${readFileSync(file, "utf8")}\nUPDATE enquiries SET message = 'Other words' WHERE n = 1;`);
    await assert.rejects(restore(broken, { folder }), /Not restored: the file has \d+ rows/);
    const earlier = await restore(file, { folder });
    assert.ok(earlier && existsSync(join(earlier, "in-use")), "what was in use is kept");
    await second.start();
    assert.deepEqual(await second.rows(), await site.rows());
    const last = (await second.rows()).at(-1)?.n ?? 0;
    await second.idOf(fresh());
    assert.ok(((await second.rows()).at(-1)?.n ?? 0) > last);
  } finally {
    await second.remove();
  }
});
