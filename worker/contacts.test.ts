import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { beforeEach, test } from "node:test";
import { contactsPath } from "@/lib/enquiry";
import { contactsCsv, contactsTables } from "./owner/contacts.ts";
import { readContacts } from "./owner/queries.ts";
import { serve } from "./test-site.ts";
import { chiller, fresh, type Headers, valid, visitor, withinAMinute, withKey } from "./test-visitor.ts";

const burst = 30;
const site = serve({ COUNTING: "on", ENQUIRY_LIMIT: "1000" }, burst);
const browser = { "User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1" };
const good = `phone:hero ${chiller}`;

async function tap(body: string, headers: Headers = {}): Promise<void> {
  assert.equal((await site.post(contactsPath, body, { ...browser, ...headers })).status, 204);
}

/** The counts that the owner's command reads, in the form "page way placement count". */
const counts = async () =>
  (await readContacts("", site.target)).map((row) => `${row.page} ${row.way} ${row.placement} ${row.count}`);

beforeEach(() => site.sql("DELETE FROM contacts"));

test("adds each contact to the day's count of its page and placement, and stores nothing else", async () => {
  for (let i = 0; i < 3; i++) await tap(good);
  await tap("booking:header /");
  await tap("email:footer /areas/camden");
  assert.deepEqual(await counts(), ["/ booking header 1", "/areas/camden email footer 1", `${chiller} phone hero 3`]);
  const [row = {}] = await site.sql("SELECT * FROM contacts");
  assert.deepEqual(Object.keys(row), ["day", "page", "way", "place", "count"]);
  assert.match(String(row.day), /^\d{4}-\d\d-\d\d$/);
});

test("ignores opt-outs, bots, other origins and invalid bodies", async () => {
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
  assert.equal((await fetch(site.origin + contactsPath, { headers: browser })).status, 204);
  assert.deepEqual(await counts(), []);
});

test("limits the contacts of one address, and still counts other visitors", async () => {
  const counted = await withinAMinute(async () => {
    await site.sql("DELETE FROM contacts");
    const from = visitor();
    for (let i = 0; i < burst + 10; i++) await tap("phone:hero /", from);
    return counts();
  });
  assert.deepEqual(counted, [`/ phone hero ${burst}`]);
  await site.sql("UPDATE contacts SET count = 5000");
  await tap("phone:hero /");
  await tap("phone:footer /");
  assert.deepEqual(await counts(), ["/ phone footer 1", "/ phone hero 5001"]);
});

test("counts an enquiry once for the page it came from, with and without scripts", async () => {
  const from = { ...visitor(), ...withKey() };
  const enquiry = fresh({ page: chiller });
  for (const words of [enquiry, enquiry]) await site.send(words, from);
  await site.sendForm({ ...valid, message: randomUUID() }, { Referer: `${site.origin}/contact?about=camden` });
  await site.send(fresh({ page: chiller }), { "Sec-GPC": "1" });
  assert.deepEqual(await counts(), ["/areas/camden enquiry contact 1", `${chiller} enquiry contact 1`]);
});

test("counts nothing when counting is off, and deletes old counts", async () => {
  await site.set({ COUNTING: "" });
  await tap(good);
  await site.send(fresh());
  assert.deepEqual(await counts(), []);
  await site.set({});
  await tap(good);
  await site.sql("UPDATE contacts SET day = '2020-01-01'");
  await tap(good);
  await site.schedule();
  assert.deepEqual(await counts(), [`${chiller} phone hero 1`]);
});

test("shows the counts by page, service, area and week, and as CSV", () => {
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
