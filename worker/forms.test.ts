import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";
import { load } from "cheerio";
import { referenceOf } from "@/lib/reference";
import { rowsIn, send, sendForm, valid } from "./test-client.ts";
import { serve } from "./test-site.ts";

const at = serve();

test("a form is given back with the words, to be sent on from our own page", async () => {
  const typed = { ...valid, message: "Written at length" };
  const tooMuch = { ...typed, website: "x".repeat(128 * 1024) };
  const cases: readonly (readonly [number, Promise<Response>])[] = [
    [403, sendForm(at.site, typed, { Origin: "null", "Sec-Fetch-Site": "cross-site" })],
    [413, sendForm(at.site, tooMuch)],
    [422, sendForm(at.site, { ...typed, email: "", key: "mangled" })],
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
    // Where the form holds only the beginning, the page says where the rest is.
    assert.equal($("[role=alert]").text().includes("Back button takes you to all of it"), status === 413);
  }
});

test("the answer to a form has its links, and the colours of the visitor's scheme", async () => {
  const $ = load(await (await sendForm(at.site, { ...valid, key: randomUUID() })).text());
  assert.doesNotMatch($("main").text(), /\]\(/);
  assert.equal($("main li a[href='/maintenance']").text(), "maintenance contract");
  const [light = "", dark = ""] = $("style").text().split("@media (prefers-color-scheme:dark)");
  const paper = (css: string) => Number.parseInt(/--color-paper: #(\w\w)/.exec(css)?.[1] ?? "", 16);
  assert.ok(paper(light) > 200 && paper(dark) < 50, `${paper(light)}, ${paper(dark)}`);
  assert.match(dark, /^\{:root\{[^{}]*--color-air: var\(--color-air-bright\)/);
});

test("a text that is too long comes back whole, in a form that cuts nothing, and is taken once it is shortened", async () => {
  const typed = { ...valid, name: "n".repeat(101), message: `\n${"€".repeat(8000)}.` };
  const response = await sendForm(at.site, { ...typed, message: typed.message.replaceAll("\n", "\r\n") });
  assert.equal(response.status, 422);
  const $ = load(await response.text());
  assert.equal($("#message").val(), typed.message);
  assert.equal($("#name").val(), typed.name);
  assert.equal($("[maxlength]").length, 0);
  assert.equal($("#message-problem").text(), "Please shorten this by 3,001 characters.");
  assert.equal($("[role=alert] a[href='#name']").text(), "Full Name: Please shorten this by 1 character.");
  assert.equal((await sendForm(at.site, { ...typed, name: "n", message: "€".repeat(5000) })).status, 201);
});

test("whatever the fields allow is taken, in any script, and stored as it was typed", async () => {
  const messages = ["яЖ", "汉字", "🔥", "a\n", "\u0800\u0801"].map((text) => `${text.repeat(5000 / text.length - 1)}.`);
  for (const message of messages) {
    const typed = { name: "汉".repeat(100), phone: "٠".repeat(40), service: "Other", message };
    const form = await sendForm(at.site, { ...valid, ...typed, message: message.replaceAll("\n", "\r\n") });
    assert.equal(form.status, 201, `${message.slice(0, 2)}: ${load(await form.text())("[role=alert]").text()}`);
    assert.equal((await send(at.site, { ...valid, ...typed, key: randomUUID() })).status, 201);
    const found = (await rowsIn(at.directory)).slice(-2).map((row) => [row.name, row.phone, row.message]);
    assert.deepEqual(
      found,
      [0, 1].map(() => [typed.name, typed.phone, message]),
    );
  }
});

describe("a form sent by the browser itself", () => {
  const hostile = `"><img src=x onerror=alert(1)></textarea><script>alert('&amp;')</script>`;

  test("is answered with a page that says what happens next", async () => {
    const response = await sendForm(at.site, { ...valid, key: "", message: "By form" });
    assert.equal(response.status, 201);
    const $ = load(await response.text());
    assert.equal($("h1").text(), "Message Sent!");
    const reference = referenceOf((await rowsIn(at.directory)).at(-1)?.n ?? 0);
    assert.match($("main").text(), new RegExp(`Your reference is ${reference}\\.`));
    assert.ok($(`a[href^="mailto:"][href$="?subject=Enquiry%20${reference}"]`).length, "photographs");
    assert.ok($("ol li").length >= 3);
    assert.equal($('a[href="/contact"]').length, 1);
    assert.ok($('a[href^="tel:+44"]').length);
    const style = $("style").text();
    for (const [, colour] of style.matchAll(/var\((--[\w-]+)\)/g)) assert.ok(style.includes(`${colour}: #`), colour);
  });

  test("with mistakes comes back with every word, harmless, and can be sent on under its key", async () => {
    const typed = { name: hostile, email: "nowhere", phone: "'1\"", service: "Other", message: `\n  ${hostile}\r\n2` };
    const key = randomUUID();
    const response = await sendForm(at.site, { ...typed, key, website: "filled in by the browser" });
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
    const sent = await sendForm(at.site, again);
    assert.equal(sent.status, 201);
    assert.equal(load(await sent.text())("script, img").length, 0);
    const stored = (await rowsIn(at.directory)).at(-1);
    assert.equal(stored?.name, hostile);
    assert.equal(stored?.message, typed.message.replace("\r", "").trim());
    const known = await send(at.site, { ...valid, ...again }, { "Idempotency-Key": key });
    assert.equal(known.status, 200, "the script sends it under the same key");
  });
});
