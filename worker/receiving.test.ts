import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";
import { type CheerioAPI, load } from "cheerio";
import { enquiryPath, formAddress } from "@/lib/enquiry";
import {
  chiller,
  confirmed,
  type Fields,
  fresh,
  type Headers,
  idOf,
  post,
  rowOf,
  rowsIn,
  send,
  sendForm,
  takenBy,
  valid,
  withKey,
} from "./test-client.ts";
import { serve, until } from "./test-site.ts";

const elsewhere = "https://www.firm.example";
const at = serve({ ENQUIRY_ORIGINS: elsewhere, ENQUIRY_LIMIT: "1000" });
const { website: _, ...withoutHoneypot } = valid;

/** Sends a form and reads the page that answers it. */
async function pageOf(answer: Promise<Response>, status: number): Promise<CheerioAPI> {
  const response = await answer;
  assert.equal(response.status, status);
  assert.match(response.headers.get("Strict-Transport-Security") ?? "", /^max-age=\d{8}/);
  assert.match(response.headers.get("Content-Security-Policy") ?? "", /^default-src 'none'; style-src 'nonce-[\w-]+'/);
  const $ = load(await response.text());
  assert.equal($("script, img").length, 0);
  assert.ok($('a[href^="tel:+44"]').length);
  return $;
}

function fieldsOf($: CheerioAPI) {
  const fields = $("form").serializeArray();
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

describe("what is no enquiry stores nothing and is told why:", () => {
  const huge = { ...valid, message: "x".repeat(128 * 1024) };
  const raw = (body: BodyInit, headers: Headers = { "Content-Type": "application/json" }) =>
    post(at.site, enquiryPath, body, headers);
  const refused: readonly (readonly [string, number, () => Promise<Response>])[] = [
    ["too large", 413, () => send(at.site, huge)],
    ["too large, of a length not announced", 413, () => raw(new Blob([JSON.stringify(huge)]).stream())],
    ["not JSON", 400, () => raw('{"name": "Ada')],
    ["JSON, but a list", 400, () => raw("[1, 2]")],
    ["JSON, but nothing", 400, () => raw("null")],
    ["an empty body", 400, () => raw("")],
    ["not UTF-8", 400, () => raw(Buffer.from('{"name": "\xff"}', "latin1"))],
    ["another content type", 415, () => raw(JSON.stringify(valid), { "Content-Type": "text/plain" })],
    ["a form with files", 415, () => raw(new FormData(), {})],
    ["from another site", 403, () => send(at.site, valid, { Origin: "https://elsewhere.example" })],
    ["from another port", 403, () => send(at.site, valid, { Origin: "http://127.0.0.1:1" })],
    ["from a hidden origin", 403, () => send(at.site, valid, { Origin: "null" })],
    ["another method", 405, () => fetch(at.site.origin + enquiryPath)],
    ["a deletion", 405, () => fetch(at.site.origin + enquiryPath, { method: "DELETE" })],
  ];
  for (const [what, status, request] of refused) {
    test(what, async () => assert.equal((await request()).status, status));
  }

  const invalid: readonly (readonly [string, Fields, readonly string[]])[] = [
    ["everything missing", { website: "" }, ["email", "message", "name", "phone"]],
    ["nothing but spaces", { ...valid, name: " ", message: "\n\t" }, ["message", "name"]],
    ["numbers and lists for text", { ...valid, name: 5, message: ["x"], phone: null }, ["message", "name", "phone"]],
    ["objects for text", { ...valid, email: { $ne: "" }, service: {} }, ["email", "service"]],
    ["a name too long", { ...valid, name: "x".repeat(101) }, ["name"]],
    ["a message too long", { ...valid, message: "x".repeat(5001) }, ["message"]],
    ["no email address", { ...valid, email: "ada at example" }, ["email"]],
    ["an email address with a header", { ...valid, email: "a@b.co\nBcc: c@d.co" }, ["email"]],
    ["a service nobody offers", { ...valid, service: "Rockets" }, ["service"]],
    ["the honeypot filled in", { ...valid, website: "https://spam.example" }, ["website"]],
    ["the honeypot left out", withoutHoneypot, ["website"]],
    ["a key that is none", { ...valid, key: "1" }, ["key"]],
  ];
  for (const [what, fields, names] of invalid) {
    test(`${what}: ${names.join(", ")}`, async () => {
      const response = await send(at.site, fields);
      assert.equal(response.status, 422);
      const { errors } = (await response.json()) as { errors: Record<string, string> };
      assert.deepEqual(Object.keys(errors).sort(), names);
      for (const message of Object.values(errors)) assert.match(message, /^[A-Z].*\.$/);
    });
  }

  test("nothing was stored", async () => assert.deepEqual(await rowsIn(at.site), []));
});

test("an origin the owner has named may send, and no other is told that it may", async () => {
  const preflight = (origin: string) =>
    fetch(at.site.origin + enquiryPath, {
      method: "OPTIONS",
      headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
    });
  const allowed = await preflight(elsewhere);
  assert.equal(allowed.status, 204);
  assert.match(allowed.headers.get("Access-Control-Allow-Headers") ?? "", /Idempotency-Key/);
  const sent = await send(at.site, fresh(), { Origin: elsewhere });
  assert.equal(sent.status, 201);
  for (const { headers } of [allowed, sent]) assert.equal(headers.get("Access-Control-Allow-Origin"), elsewhere);
  const refused = await preflight("https://www.firm.example.evil.example");
  assert.deepEqual([refused.status, refused.headers.get("Access-Control-Allow-Origin")], [403, null]);
});

test("pages are served as they are without the Worker", async () => {
  assert.match(await (await fetch(at.site.origin)).text(), /Home/);
  for (const path of ["/nowhere", "/api/nowhere"]) {
    const response = await fetch(at.site.origin + path);
    assert.equal(response.status, 404);
    assert.match(await response.text(), /Not found/);
    if (path.startsWith("/api/")) assert.equal(response.headers.get("Cache-Control"), "no-store");
  }
});

describe("a form sent by the browser itself", () => {
  test("is answered with a page that says what happens next, in the colours of the visitor's scheme", async () => {
    const $ = await pageOf(sendForm(at.site, { ...valid, key: "", message: "By form" }), 201);
    assert.equal($("h1").text(), "Message Sent!");
    const { reference } = await confirmed(await send(at.site, { ...valid, message: "By form" }));
    assert.match($("main").text(), new RegExp(`Your reference is ${reference}\\.`));
    assert.doesNotMatch($("main").text(), /\]\(/);
    assert.ok($(`a[href^="mailto:"][href$="?subject=Enquiry%20${reference}"]`).length, "photographs");
    assert.ok($("ol li").length >= 3);
    assert.equal($("main li a[href='/maintenance']").text(), "maintenance contract");
    assert.equal($('a[href="/contact"]').length, 1);
    const [light = "", dark = ""] = $("style").text().split("@media (prefers-color-scheme:dark)");
    for (const [, colour] of light.matchAll(/var\((--[\w-]+)\)/g)) assert.ok(light.includes(`${colour}: #`), colour);
    const paper = (css: string) => Number.parseInt(/--color-paper: #(\w\w)/.exec(css)?.[1] ?? "", 16);
    assert.ok(paper(light) > 200 && paper(dark) < 50, `${paper(light)}, ${paper(dark)}`);
    assert.match(dark, /^\{:root\{[^{}]*--color-air: var\(--color-air-bright\)/);
  });

  test("is given back with the words where it is refused, to be sent on from our own page", async () => {
    const typed = { ...valid, message: "Written at length" };
    const cases: readonly (readonly [number, Headers, Headers?])[] = [
      [403, typed, { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
      [413, { ...typed, website: "x".repeat(128 * 1024) }],
      [422, { ...typed, email: "", key: "mangled" }],
    ];
    for (const [status, fields, headers] of cases) {
      const $ = await pageOf(sendForm(at.site, fields, headers), status);
      assert.equal($("#message").val(), "Written at length", `${status}`);
      assert.deepEqual([$("#website").length, $("#website").attr("value")], [1, undefined]);
      // Where the form holds only the beginning, the page says where the rest is.
      assert.equal($("[role=alert]").text().includes("Back button takes you to all of it"), status === 413);
    }
  });

  test("that is too long comes back whole, in fields that cut nothing, and is taken once it is shortened", async () => {
    const typed = { ...valid, name: "n".repeat(101), message: `\n${"€".repeat(8000)}.` };
    const crlf = { ...typed, message: typed.message.replaceAll("\n", "\r\n") };
    const $ = await pageOf(sendForm(at.site, crlf), 422);
    assert.deepEqual([$("#message").val(), $("#name").val()], [typed.message, typed.name]);
    assert.equal($("[maxlength]").length, 0);
    assert.equal($("#message-problem").text(), "Please shorten this by 3,001 characters.");
    assert.equal($("[role=alert] a[href='#name']").text(), "Full Name: Please shorten this by 1 character.");
    await pageOf(sendForm(at.site, { ...typed, name: "n", message: "€".repeat(5000) }), 201);
  });

  test("with mistakes comes back with every word, harmless, and can be sent on under its key", async () => {
    const hostile = `"><img src=x onerror=alert(1)></textarea><script>alert('&amp;')</script>`;
    const typed = { name: hostile, email: "nowhere", phone: "'1\"", service: "Other", message: `\n  ${hostile}\r\n2` };
    const key = randomUUID();
    const $ = await pageOf(sendForm(at.site, { ...typed, key, website: "filled in by the browser" }), 422);
    const message = typed.message.replace("\r", "").trim();
    assert.equal(String($("#message").val()).trim(), message);
    for (const name of ["name", "phone", "service"] as const) assert.equal($(`#${name}`).val(), typed[name]);
    assert.equal($("#email").attr("aria-invalid"), "true");
    assert.equal($("[role=alert] li").length, 2);
    for (const link of $("[role=alert] a")) assert.equal($($(link).attr("href") ?? "").length, 1);

    const again = { ...fieldsOf($), email: "right@example.org" };
    await pageOf(sendForm(at.site, again), 201);
    const stored = (await rowsIn(at.site)).at(-1);
    assert.deepEqual([stored?.name, stored?.message], [hostile, message]);
    const known = await send(at.site, { ...valid, ...again }, withKey(key));
    assert.equal(known.status, 200, "the script sends it under the same key");
  });
});

test("whatever the fields allow is taken, in any script, and stored as it was typed", async () => {
  for (const text of ["яЖ", "汉字", "🔥", "a\n", "\u0800\u0801"]) {
    const message = `${text.repeat(5000 / text.length - 1)}.`;
    const typed = { name: "汉".repeat(100), phone: "٠".repeat(40), service: "Other", message };
    await pageOf(sendForm(at.site, { ...valid, ...typed, message: message.replaceAll("\n", "\r\n") }), 201);
    assert.equal((await send(at.site, { ...valid, ...typed, key: randomUUID() })).status, 201);
    for (const row of (await rowsIn(at.site)).slice(-2)) {
      assert.deepEqual([row.name, row.phone, row.message], [typed.name, typed.phone, message]);
    }
  }
});

describe("the page that the visitor came from", () => {
  /** What a browser without scripts says of the page on which the form stands. */
  const onForm = (from: string, origin = at.site.origin) => ({ Referer: origin + formAddress(from) });
  const pageOfForm = async (fields: Headers, headers: Headers) => {
    await pageOf(sendForm(at.site, { ...valid, message: randomUUID(), ...fields }, headers), 201);
    return (await rowsIn(at.site)).at(-1)?.page;
  };

  test("is stored and forwarded as the script names it, if the site has it", async () => {
    for (const page of [chiller, "/areas/camden", "/"]) {
      const id = await idOf(await send(at.site, fresh({ page })));
      assert.equal((await rowOf(at.site, id))?.page, page);
      await until("it to be forwarded", () => takenBy(at.hook, [id])[0]?.page === page);
    }
    const unknown = ["/areas/nowhere", `${chiller}?x=1`, "//elsewhere.example/camden", "x".repeat(9000), { a: 1 }, 7];
    for (const page of unknown) {
      const id = await idOf(await send(at.site, fresh({ page })));
      assert.equal((await rowOf(at.site, id))?.page, null, JSON.stringify(page).slice(0, 40));
    }
  });

  test("is read from the form's own address where no script has named it, and nothing else of that is kept", async () => {
    const contact = `${at.site.origin}/contact`;
    for (const [referer, page] of [
      [onForm(chiller).Referer, chiller],
      [`${contact}?about=camden&email=ada@example.org`, "/areas/camden"],
      [onForm(chiller, "https://elsewhere.example").Referer, null],
      [`${contact}?about=<script>`, null],
      ["mangled", null],
    ] as const) {
      assert.equal(await pageOfForm({}, { Referer: referer }), page, referer);
    }
    assert.equal(await pageOfForm({}, {}), null);
  });

  test("is named by a form that comes back, which has its service chosen and goes on with it", async () => {
    const $ = await pageOf(sendForm(at.site, { ...valid, service: "", email: "" }, onForm(chiller)), 422);
    assert.equal($("#service").val(), "HVAC Installation");
    assert.match($("form").text(), /About: Chiller Installation/);
    const again = { Referer: at.site.origin + enquiryPath };
    assert.equal(await pageOfForm({ ...fieldsOf($), email: valid.email, message: "Sent on" }, again), chiller);
    const chosen = await pageOf(sendForm(at.site, { ...valid, email: "" }, onForm(chiller)), 422);
    assert.equal(chosen("#service").val(), valid.service, "what was chosen stays");
  });

  test("makes no other enquiry of the same words", async () => {
    const [enquiry, from] = [fresh(), { "CF-Connecting-IP": "192.0.2.9" }];
    const id = await idOf(await send(at.site, { ...enquiry, page: chiller }, from));
    assert.equal(await idOf(await send(at.site, { ...enquiry, page: "/" }, from)), id);
  });
});
