import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { beforeEach, test } from "node:test";
import { contactsPath } from "@/lib/enquiry";
import { contactsCsv, contactsTables } from "./owner/contacts.ts";
import { readContacts } from "./owner/queries.ts";
import { serve } from "./test-site.ts";
import { chiller, fresh, type Headers, valid, visitor, withinAMinute, withKey } from "./test-visitor.ts";

const burst = 30;
const at = serve({ COUNTING: "on", ENQUIRY_LIMIT: "1000" }, burst);
const browser = { "User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1" };
const good = `phone:hero ${chiller}`;

async function tap(body: string, headers: Headers = {}): Promise<void> {
  assert.equal((await at.post(contactsPath, body, { ...browser, ...headers })).status, 204);
}

/** What the owner's command reads, each as "page way placement count". */
const counts = async () =>
  (await readContacts("", at.target)).map((row) => `${row.page} ${row.way} ${row.placement} ${row.count}`);

beforeEach(() => at.sql("DELETE FROM contacts"));

test("each use is one more in the day's count of its page and place, and nothing of the visitor is stored", async () => {
  for (let i = 0; i < 3; i++) await tap(good);
  await tap("booking:header /");
  await tap("email:footer /areas/camden");
  assert.deepEqual(await counts(), ["/ booking header 1", "/areas/camden email footer 1", `${chiller} phone hero 3`]);
  const [row = {}] = await at.sql("SELECT * FROM contacts");
  assert.deepEqual(Object.keys(row), ["day", "page", "way", "place", "count"]);
  assert.match(String(row.day), /^\d{4}-\d\d-\d\d$/);
});

test("who does not wish to be counted, programs, other sites and what is no contact are left out", async () => {
  for (const headers of [
    { DNT: "1" },
    { "Sec-GPC": "1" },
    { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" },
    { "User-Agent": "Mozilla/5.0 HeadlessChrome/140.0" },
    { "User-Agent": "" },
    { Origin: "https://elsewhere.example" },
  ] as readonly Headers[])
    await tap(good, headers);
  const long = `${good}${" ".repeat(300)}`;
  const invented = Array.from("abcdefghijklmnopqrst", (letter) => `phone:place-${letter} /`);
  const unknown = ["phone:hero", "phone:hero /nowhere", "visit:hero /", "phone:Ada_Byron /", `${good}?x`, ...invented];
  for (const body of ["", long, ...unknown]) await tap(body);
  assert.equal((await fetch(at.origin + contactsPath, { headers: browser })).status, 204);
  assert.deepEqual(await counts(), []);
});

test("a flood from one address ends, and honest visitors always count", async () => {
  const counted = await withinAMinute(async () => {
    await at.sql("DELETE FROM contacts");
    const from = visitor();
    for (let i = 0; i < burst + 10; i++) await tap("phone:hero /", from);
    return counts();
  });
  assert.deepEqual(counted, [`/ phone hero ${burst}`]);
  await at.sql("UPDATE contacts SET count = 5000");
  await tap("phone:hero /");
  await tap("phone:footer /");
  assert.deepEqual(await counts(), ["/ phone footer 1", "/ phone hero 5001"]);
});

test("an enquiry counts for the page it came from, once, with scripts and without", async () => {
  const from = { ...visitor(), ...withKey() };
  const enquiry = fresh({ page: chiller });
  for (const words of [enquiry, enquiry]) await at.send(words, from);
  await at.sendForm({ ...valid, message: randomUUID() }, { Referer: `${at.origin}/contact?about=camden` });
  await at.send(fresh({ page: chiller }), { "Sec-GPC": "1" });
  assert.deepEqual(await counts(), ["/areas/camden enquiry contact 1", `${chiller} enquiry contact 1`]);
});

test("nothing is counted where it is off, and counts are deleted in their time", async () => {
  await at.set({ COUNTING: "" });
  await tap(good);
  await at.send(fresh());
  assert.deepEqual(await counts(), []);
  await at.set({});
  await tap(good);
  await at.sql("UPDATE contacts SET day = '2020-01-01'");
  await tap(good);
  await at.schedule();
  assert.deepEqual(await counts(), [`${chiller} phone hero 1`]);
});

test("the owner sees them by page, service, area and week, and as CSV", () => {
  const boiler = "/gas-services/commercial-boiler-installation";
  const rows = (
    [
      ["2026-11-15", chiller, "phone", 4],
      ["2026-11-16", chiller, "enquiry", 2],
      ["2026-11-22", "/areas/camden", "booking", 3],
      ["2026-11-22", boiler, "phone", 12],
    ] as const
  ).map(([day, page, way, count]) => ({ day, page, way, placement: "hero", count }));
  const text = contactsTables(rows);
  for (const line of [
    /^…\/commercial-boiler-installation +12 +0 +0 +0 +12\n\/services\/chiller-installation +4 +0 +0 +2 +6$/m,
    /^\/areas\/camden +0 +3 +0 +0 +3$/m,
    /^HVAC Installation +4 +0 +0 +2 +6$/m,
    /^Camden +0 +3 /m,
    /^2026-11-09 +4 .*\n2026-11-16 +12 +3 +0 +2 +17$/m,
  ])
    assert.match(text, line);
  assert.match(
    contactsCsv(rows),
    /"Day","Page","Way","Placement","Count"\r\n"2026-11-15","\/services\/chiller-installation","phone","hero","4"\r\n/,
  );
  assert.match(contactsTables([]), /COUNT_CONTACTS/);
});
