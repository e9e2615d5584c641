import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { beforeEach, test } from "node:test";
import { contactsPath } from "@/lib/enquiry";
import { contactsCsv, contactsTables } from "./owner/contacts.ts";
import { type Counted, readContacts } from "./owner/queries.ts";
import {
  chiller,
  fresh,
  type Headers,
  post,
  schedule,
  send,
  sendForm,
  valid,
  visitor,
  withKey,
} from "./test-client.ts";
import { serve, until, withSettings } from "./test-site.ts";

const burst = 30;
const at = serve({ COUNTING: "on", ENQUIRY_LIMIT: "1000" }, { burst });
const browser = { "User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1" };

async function tap(body: string, headers: Headers = {}, site = at.site): Promise<void> {
  assert.equal((await post(site, contactsPath, body, { ...browser, ...headers })).status, 204);
}

const counts = () =>
  at.sql<Counted>("SELECT page, way, place AS placement, count FROM contacts ORDER BY page, way, place");
const numbers = async () => (await counts()).map(({ count }) => count);

beforeEach(() => at.sql("DELETE FROM contacts"));

test("each use is one more in the day's count of its page and place, and nothing of the visitor is stored", async () => {
  for (let i = 0; i < 3; i++) await tap(`phone:hero ${chiller}`);
  await tap("booking:header /");
  await tap("email:footer /areas/camden");
  assert.deepEqual(await counts(), [
    { page: "/", way: "booking", placement: "header", count: 1 },
    { page: "/areas/camden", way: "email", placement: "footer", count: 1 },
    { page: chiller, way: "phone", placement: "hero", count: 3 },
  ]);
  const [row = {}] = await at.sql("SELECT * FROM contacts");
  assert.deepEqual(Object.keys(row), ["day", "page", "way", "place", "count"]);
  assert.match(String(row.day), /^\d{4}-\d\d-\d\d$/);
});

test("who does not wish to be counted, programs, other sites and what is no contact are left out", async () => {
  const good = `phone:hero ${chiller}`;
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
  for (const body of ["", "phone:hero", "phone:hero /nowhere", "visit:hero /", "phone:Ada_Byron /", `${good}?x`, long])
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
  assert.deepEqual(await numbers(), [burst]);
  await at.sql("UPDATE contacts SET count = 5000");
  await tap("phone:hero /");
  await tap("phone:footer /");
  assert.deepEqual(await numbers(), [1, 5001]);
});

test("an enquiry counts for the page it came from, once, with scripts and without", async () => {
  const from = { ...visitor(), ...withKey() };
  const enquiry = fresh({ page: chiller });
  for (const words of [enquiry, enquiry]) await send(at.site, words, from);
  await sendForm(at.site, { ...valid, message: randomUUID() }, { Referer: `${at.site.origin}/contact?about=camden` });
  await send(at.site, fresh({ page: chiller }), { "Sec-GPC": "1" });
  assert.deepEqual(await counts(), [
    { page: "/areas/camden", way: "enquiry", placement: "contact", count: 1 },
    { page: chiller, way: "enquiry", placement: "contact", count: 1 },
  ]);
});

test("nothing is counted where it is off, and counts are deleted in their time", async () => {
  const off = withSettings(at.site, { COUNTING: "" });
  await tap("phone:hero /", {}, off);
  await send(off, fresh());
  assert.deepEqual(await counts(), []);
  await tap("phone:hero /");
  await at.sql("UPDATE contacts SET day = '2020-01-01'");
  await tap("phone:hero /");
  await schedule(at.site);
  assert.deepEqual(await numbers(), [1]);
  assert.equal((await readContacts("", at.target)).length, 1);
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
    /^Camden +0 +3/m,
    /^2026-11-09 +4 .*\n2026-11-16 +12 +3 +0 +2 +17$/m,
  ])
    assert.match(text, line);
  assert.match(
    contactsCsv(rows),
    /"Day","Page","Way","Placement","Count"\r\n"2026-11-15","\/services\/chiller-installation","phone","hero","4"\r\n/,
  );
  assert.match(contactsTables([]), /COUNT_CONTACTS/);
});
