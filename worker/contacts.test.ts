import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import { contactsPath } from "@/lib/enquiry";
import { contactsCsv, contactsTables } from "./owner/contacts.ts";
import { type Counted, readContacts } from "./owner/queries.ts";
import { fresh, type Headers, schedule, send, sendForm, valid, visitor } from "./test-client.ts";
import { serve, sql, until, withSettings } from "./test-site.ts";

const burst = 30;
const at = serve({ COUNTING: "on", ENQUIRY_LIMIT: "1000" }, { burst });
const browser = { "User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1" };
const chiller = "/services/chiller-installation";

async function tap(body: string, headers: Headers = {}): Promise<void> {
  const { origin } = at.site;
  const from = { Origin: origin, ...browser, ...visitor() };
  const response = await fetch(origin + contactsPath, { method: "POST", body, headers: { ...from, ...headers } });
  assert.equal(response.status, 204);
}

const counts = () =>
  sql<Counted>(at.directory, "SELECT page, way, place AS placement, count FROM contacts ORDER BY page, way, place");
const clear = () => sql(at.directory, "DELETE FROM contacts");

test("each use is one more in the day's count of its page and place, and nothing of the visitor is stored", async () => {
  for (let i = 0; i < 3; i++) await tap(`phone:hero ${chiller}`);
  await tap("booking:header /");
  await tap("email:footer /areas/camden");
  assert.deepEqual(await counts(), [
    { page: "/", way: "booking", placement: "header", count: 1 },
    { page: "/areas/camden", way: "email", placement: "footer", count: 1 },
    { page: chiller, way: "phone", placement: "hero", count: 3 },
  ]);
  const columns = await sql<{ name: string }>(at.directory, "SELECT name FROM pragma_table_info('contacts')");
  assert.deepEqual(
    columns.map(({ name }) => name),
    ["day", "page", "way", "place", "count"],
  );
  const [{ day } = { day: "" }] = await sql<Counted>(at.directory, "SELECT day FROM contacts");
  assert.match(day, /^\d{4}-\d\d-\d\d$/);
  await clear();
});

test("who does not wish to be counted, programs, other sites and what is no contact are left out", async () => {
  const good = `phone:hero ${chiller}`;
  const left: Headers[] = [
    { DNT: "1" },
    { "Sec-GPC": "1" },
    { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" },
    { "User-Agent": "Mozilla/5.0 HeadlessChrome/140.0" },
    { "User-Agent": "" },
    { Origin: "https://elsewhere.example" },
  ];
  for (const headers of left) await tap(good, headers);
  for (const body of [
    "",
    "phone:hero",
    "phone:hero /nowhere",
    "visit:hero /",
    "phone:Ada_Byron /",
    `${good}?x`,
    `${good}${" ".repeat(300)}`,
  ])
    await tap(body);
  assert.equal((await fetch(at.site.origin + contactsPath, { headers: browser })).status, 204);
  assert.deepEqual(await counts(), []);
});

test("invented placements and pages are not counted, a flood from one address ends, and honest visitors always count", async () => {
  for (let i = 0; i < 20; i++) await tap(`phone:place-${"abcdefghijklmnopqrst"[i]} /`);
  assert.deepEqual(await counts(), []);
  // Of a minute that has hardly begun, so that the next does not begin meanwhile.
  if (Date.now() % 60_000 > 40_000) await until("the next minute", () => Date.now() % 60_000 < 40_000);
  const from = visitor();
  for (let i = 0; i < burst + 10; i++) await tap("phone:hero /", from);
  assert.equal((await counts())[0]?.count, burst);
  await sql(at.directory, "UPDATE contacts SET count = 5000");
  await tap("phone:hero /");
  await tap("phone:footer /");
  assert.deepEqual(
    (await counts()).map(({ count }) => count),
    [1, 5001],
  );
  await clear();
});

test("an enquiry counts for the page it came from, once, with scripts and without", async () => {
  const from = { ...visitor(), "Idempotency-Key": randomUUID() };
  const enquiry = fresh({ page: chiller });
  for (const words of [enquiry, enquiry]) await send(at.site, words, from);
  await sendForm(at.site, { ...valid, message: randomUUID() }, { Referer: `${at.site.origin}/contact?about=camden` });
  await send(at.site, fresh({ page: chiller }), { "Sec-GPC": "1" });
  assert.deepEqual(await counts(), [
    { page: "/areas/camden", way: "enquiry", placement: "contact", count: 1 },
    { page: chiller, way: "enquiry", placement: "contact", count: 1 },
  ]);
  await clear();
});

test("nothing is counted where it is off, and counts are deleted in their time", async () => {
  await tap("phone:hero /");
  await sql(at.directory, "UPDATE contacts SET day = '2020-01-01'");
  await tap("phone:hero /");
  await schedule(at.site);
  assert.deepEqual(
    (await counts()).map(({ count }) => count),
    [1],
  );
  assert.equal((await readContacts("", { ask: (command) => sql(at.directory, command) })).length, 1);
  await clear();
  const off = withSettings(at.site, { COUNTING: "" });
  await tap("phone:hero /", off.headers);
  await send(off, fresh());
  assert.deepEqual(await counts(), []);
});

test("the owner sees them by page, service, area and week, with a bar for each, and as CSV", () => {
  const day = (day: string, page: string, way: string, count: number) => ({ day, page, way, placement: "hero", count });
  const rows = [
    day("2026-11-15", chiller, "phone", 4),
    day("2026-11-16", chiller, "enquiry", 2),
    day("2026-11-22", "/areas/camden", "booking", 3),
  ];
  const text = contactsTables(rows);
  assert.match(text, /^\/services\/chiller-installation +4 +0 +0 +2 +6 █{10}$/m);
  assert.match(text, /^\/areas\/camden +0 +3 +0 +0 +3 █{5}$/m);
  assert.match(text, /^HVAC Installation +4 +0 +0 +2 +6 █{23}$/m);
  assert.match(text, /^Camden +0 +3/m);
  assert.match(text, /^2026-11-09 +4 .*\n2026-11-16 +0 +3 +0 +2 +5 /m);
  assert.equal(contactsCsv(rows.slice(0, 1)), `Day,Page,Way,Placement,Count\r\n2026-11-15,${chiller},phone,hero,4\r\n`);
  assert.match(contactsTables([]), /COUNT_CONTACTS/);
  const long = contactsTables([
    ...rows,
    day("2026-11-22", "/gas-services/commercial-boiler-installation", "phone", 12),
  ]);
  assert.equal(Math.max(...long.split("\n").map((line) => line.length)), 80);
  assert.match(long, /^…\/commercial-boiler-installation +12 +0 +0 +0 +12 █+$/m);
});
