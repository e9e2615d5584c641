import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { load } from "cheerio";
import { type Fields, fresh, type Headers, rowsIn, send, sendForm, valid, validForm, visitor } from "./test-client.ts";
import { remove, type Site, scratch, start } from "./test-site.ts";

const elsewhere = "https://www.firm.example";
const directory = scratch();
let site: Site;

before(async () => {
  site = await start(directory, { ENQUIRY_ORIGINS: elsewhere });
});

after(async () => {
  await site?.kill();
  remove(directory);
});

describe("what is no enquiry stores nothing and is told why:", () => {
  let stored = 0;
  before(async () => {
    stored = (await rowsIn(directory)).length;
  });
  after(async () => assert.equal((await rowsIn(directory)).length, stored));

  const huge = { ...valid, message: "x".repeat(128 * 1024) };
  const json = { "Content-Type": "application/json" };
  const raw = (body: BodyInit, headers: Headers = json) =>
    fetch(`${site.origin}/api/enquiries`, {
      method: "POST",
      headers: { Origin: site.origin, ...visitor(), ...headers },
      body,
      duplex: "half",
    } as RequestInit);

  const refused: readonly (readonly [string, number, () => Promise<Response>])[] = [
    ["too large", 413, () => send(site, huge)],
    ["too large, of a length not announced", 413, () => raw(new Blob([JSON.stringify(huge)]).stream())],
    ["not JSON", 400, () => raw('{"name": "Ada')],
    ["JSON, but a list", 400, () => raw("[1, 2]")],
    ["JSON, but nothing", 400, () => raw("null")],
    ["an empty body", 400, () => raw("")],
    ["not UTF-8", 400, () => raw(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]))],
    ["another content type", 415, () => raw(JSON.stringify(valid), { "Content-Type": "text/plain" })],
    ["a form with files", 415, () => raw(new FormData(), {})],
    ["from another site", 403, () => send(site, valid, { Origin: "https://elsewhere.example" })],
    ["from another port", 403, () => send(site, valid, { Origin: "http://127.0.0.1:1" })],
    ["from a hidden origin", 403, () => send(site, valid, { Origin: "null" })],
    ["another method", 405, () => fetch(`${site.origin}/api/enquiries`)],
    ["a deletion", 405, () => fetch(`${site.origin}/api/enquiries`, { method: "DELETE" })],
  ];
  for (const [what, status, request] of refused) {
    test(what, async () => assert.equal((await request()).status, status));
  }

  const { website: _, ...withoutTrap } = valid;
  const { elapsed: __, ...withoutTime } = valid;
  const invalid: readonly (readonly [string, Fields, readonly string[]])[] = [
    ["everything missing", { website: "", elapsed: 1 }, ["email", "message", "name", "phone"]],
    ["nothing but spaces", { ...valid, name: " ", message: "\n\t" }, ["message", "name"]],
    ["numbers and lists for text", { ...valid, name: 5, message: ["x"], phone: null }, ["message", "name", "phone"]],
    ["objects for text", { ...valid, email: { $ne: "" }, service: {} }, ["email", "service"]],
    ["a name too long", { ...valid, name: "x".repeat(101) }, ["name"]],
    ["a message too long", { ...valid, message: "x".repeat(5001) }, ["message"]],
    ["no email address", { ...valid, email: "ada at example" }, ["email"]],
    ["an email address with a header", { ...valid, email: "a@b.co\nBcc: c@d.co" }, ["email"]],
    ["a service nobody offers", { ...valid, service: "Rockets" }, ["service"]],
    ["the trap filled in", { ...valid, website: "https://spam.example" }, ["website"]],
    ["the trap left out", withoutTrap, ["website"]],
    ["the time left out", withoutTime, ["elapsed"]],
    ["a time that is none", { ...valid, elapsed: "soon" }, ["elapsed"]],
    ["a time before the page was opened", { ...valid, elapsed: -1 }, ["elapsed"]],
    ["a key that is none", { ...valid, key: "1" }, ["key"]],
  ];
  for (const [what, fields, names] of invalid) {
    test(`${what}: ${names.join(", ")}`, async () => {
      const response = await send(site, fields);
      assert.equal(response.status, 422);
      const { errors } = (await response.json()) as { errors: Record<string, string> };
      assert.deepEqual(Object.keys(errors).sort(), names);
      for (const message of Object.values(errors)) assert.match(message, /^[A-Z].*\.$/);
    });
  }

  test("a form is given back with the words, to be sent on from our own page", async () => {
    const typed = { ...validForm, message: "Written at length" };
    const tooMuch = { ...typed, website: "x".repeat(128 * 1024) };
    const cases: readonly (readonly [number, Promise<Response>])[] = [
      [403, sendForm(site, typed, { Origin: "null", "Sec-Fetch-Site": "cross-site" })],
      [413, sendForm(site, tooMuch)],
      [422, sendForm(site, { ...typed, email: "", key: "mangled" })],
    ];
    for (const [status, answer] of cases) {
      const response = await answer;
      assert.equal(response.status, status);
      assert.match(response.headers.get("Strict-Transport-Security") ?? "", /^max-age=\d{8}/);
      const $ = load(await response.text());
      assert.equal($("#message").val(), "Written at length", `${status}`);
      assert.equal($("#website").length, 1);
      assert.equal($("#website").attr("value"), undefined);
      assert.ok($('a[href^="tel:+44"]').length);
    }
  });
});

test("whatever the fields allow is taken, in any script, and stored as it was typed", async () => {
  const messages = ["яЖ", "汉字", "🔥", "a\n", "\u0800\u0801"].map((text) => `${text.repeat(5000 / text.length - 1)}.`);
  for (const message of messages) {
    const typed = { name: "汉".repeat(100), phone: "٠".repeat(40), service: "Other", message };
    const form = await sendForm(site, { ...validForm, ...typed, message: message.replaceAll("\n", "\r\n") });
    assert.equal(form.status, 201, `${message.slice(0, 2)}: ${load(await form.text())("[role=alert]").text()}`);
    assert.equal((await send(site, { ...valid, ...typed, key: randomUUID() })).status, 201);
    const found = (await rowsIn(directory)).slice(-2).map((row) => [row.name, row.phone, row.message]);
    assert.deepEqual(
      found,
      [0, 1].map(() => [typed.name, typed.phone, message]),
    );
  }
});

describe("a form sent by the browser itself", () => {
  const hostile = `"><img src=x onerror=alert(1)></textarea><script>alert('&amp;')</script>`;

  test("is answered with a page that says what happens next", async () => {
    const response = await sendForm(site, { ...validForm, key: "", message: "By form" });
    assert.equal(response.status, 201);
    const $ = load(await response.text());
    assert.equal($("h1").text(), "Message Sent!");
    assert.ok($("ol li").length >= 3);
    assert.equal($('a[href="/contact"]').length, 1);
    assert.ok($('a[href^="tel:+44"]').length);
    const style = $("style").text();
    for (const [, colour] of style.matchAll(/var\((--[\w-]+)\)/g)) assert.ok(style.includes(`${colour}: #`), colour);
  });

  test("with mistakes comes back with every word, harmless, and can be sent on under its key", async () => {
    const typed = { name: hostile, email: "nowhere", phone: "'1\"", service: "Other", message: `\n  ${hostile}\r\n2` };
    const key = randomUUID();
    const response = await sendForm(site, { ...typed, key, website: "filled in by the browser" });
    assert.equal(response.status, 422);
    assert.match(
      response.headers.get("Content-Security-Policy") ?? "",
      /^default-src 'none'; style-src 'nonce-[\w-]+'/,
    );
    const $ = load(await response.text());
    assert.equal($("script, img").length, 0);
    assert.equal($("#name").val(), hostile);
    assert.equal($("#phone").val(), typed.phone);
    assert.equal($("#service").val(), "Other");
    assert.equal(String($("#message").val()).trim(), typed.message.replace("\r", "").trim());
    assert.equal($("#email").attr("aria-invalid"), "true");
    assert.equal($("[role=alert] li").length, 2);
    for (const link of $("[role=alert] a")) assert.equal($($(link).attr("href") ?? "").length, 1);

    const fields = $("form").serializeArray();
    const again = { ...Object.fromEntries(fields.map(({ name, value }) => [name, value])), email: "right@example.org" };
    const sent = await sendForm(site, again);
    assert.equal(sent.status, 201);
    assert.equal(load(await sent.text())("script, img").length, 0);
    const stored = (await rowsIn(directory)).at(-1);
    assert.equal(stored?.name, hostile);
    assert.equal(stored?.message, typed.message.replace("\r", "").trim());
    const known = await send(site, { ...valid, ...again }, { "Idempotency-Key": key });
    assert.equal(known.status, 200, "the script sends it under the same key");
  });
});

test("an origin the owner has named may send, and no other is told that it may", async () => {
  const preflight = (origin: string) =>
    fetch(`${site.origin}/api/enquiries`, {
      method: "OPTIONS",
      headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
    });
  const allowed = await preflight(elsewhere);
  assert.equal(allowed.status, 204);
  assert.equal(allowed.headers.get("Access-Control-Allow-Origin"), elsewhere);
  assert.match(allowed.headers.get("Access-Control-Allow-Headers") ?? "", /Idempotency-Key/);
  const sent = await send(site, fresh(), { Origin: elsewhere });
  assert.equal(sent.status, 201);
  assert.equal(sent.headers.get("Access-Control-Allow-Origin"), elsewhere);

  const refused = await preflight("https://www.firm.example.evil.example");
  assert.equal(refused.status, 403);
  assert.equal(refused.headers.get("Access-Control-Allow-Origin"), null);
});

test("pages are served as they are without the Worker", async () => {
  assert.match(await (await fetch(site.origin)).text(), /Home/);
  for (const path of ["/nowhere", "/api/nowhere"]) {
    const response = await fetch(site.origin + path);
    assert.equal(response.status, 404);
    assert.match(await response.text(), /Not found/);
  }
});
