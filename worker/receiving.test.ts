import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, test } from "node:test";
import { type CheerioAPI, load } from "cheerio";
import { enquiryPath, formAddress } from "@/lib/enquiry";
import { serve } from "./test-site.ts";
import { chiller, type Fields, fresh, type Headers, until, valid, withKey } from "./test-visitor.ts";

const site = serve({ ENQUIRY_LIMIT: "1000" });
const { website: _, ...withoutHoneypot } = valid;

/** Sends a form and parses the page in the response. */
async function pageOf(fields: Headers, status: number, headers?: Headers): Promise<CheerioAPI> {
  const response = await site.sendForm(fields, headers);
  assert.equal(response.status, status);
  assert.match(response.headers.get("Content-Type") ?? "", /^text\/html/);
  assert.equal(response.headers.get("Cache-Control"), "no-store");
  const $ = load(await response.text());
  assert.equal($("script, img").length, 0);
  assert.equal($("h1").text(), status < 300 ? "Message Sent!" : "Your enquiry has not been sent");
  assert.ok($('[role] a[href^="tel:+44"]').length);
  return $;
}

/** The fields that a browser would send from a page. */
function fieldsOf($: CheerioAPI): Headers {
  const fields = $("form[method=post]").serializeArray();
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

describe("rejects and explains an invalid request:", () => {
  const huge = { ...valid, message: "x".repeat(128 * 1024) };
  const raw = (body: BodyInit, headers: Headers = { "Content-Type": "application/json" }) =>
    site.post(enquiryPath, body, headers);
  const refused: readonly (readonly [string, number, () => Promise<Response>])[] = [
    ["too large", 413, () => site.send(huge)],
    ["without Content-Length", 413, () => raw(new Blob([JSON.stringify(valid)]).stream())],
    ["not JSON", 400, () => raw('{"name": "Ada')],
    ["JSON, but a list", 400, () => raw("[1, 2]")],
    ["not UTF-8", 400, () => raw(Buffer.from('{"name": "\xff"}', "latin1"))],
    ["unsupported content type", 415, () => raw(JSON.stringify(valid), { "Content-Type": "text/plain" })],
    ["from another site", 403, () => site.send(valid, { Origin: "https://elsewhere.example" })],
    ["from a hidden origin", 403, () => site.send(valid, { Origin: "null" })],
    ["unsupported method", 405, () => fetch(site.origin + enquiryPath)],
  ];
  for (const [what, status, request] of refused) {
    test(what, async () => assert.equal((await request()).status, status));
  }

  const invalid: readonly (readonly [string, Fields, readonly string[]])[] = [
    ["everything missing", { website: "" }, ["email", "message", "name", "phone"]],
    ["only white space", { ...valid, name: " ", message: "\n\t" }, ["message", "name"]],
    ["fields that are not text", { ...valid, name: 5, message: ["x"], phone: null }, ["message", "name", "phone"]],
    ["a name too long", { ...valid, name: "x".repeat(101) }, ["name"]],
    ["no email address", { ...valid, email: "ada at example" }, ["email"]],
    ["an email address with a header", { ...valid, email: "a@b.co\nBcc: c@d.co" }, ["email"]],
    ["an unknown service", { ...valid, service: "Rockets" }, ["service"]],
    ["the honeypot filled in", { ...valid, website: "https://spam.example" }, ["website"]],
    ["without the honeypot", withoutHoneypot, ["website"]],
    ["an invalid key", { ...valid, key: "1" }, ["key"]],
  ];
  for (const [what, fields, names] of invalid) {
    test(`${what}: ${names.join(", ")}`, async () => {
      const response = await site.send(fields);
      assert.equal(response.status, 422);
      const { errors } = (await response.json()) as { errors: Record<string, string> };
      assert.deepEqual(Object.keys(errors).sort(), names);
      for (const message of Object.values(errors)) assert.match(message, /^[A-Z].*\.$/);
    });
  }

  test("nothing was stored", async () => assert.deepEqual(await site.rows(), []));
});

describe("a native form post gets the contact page, which", () => {
  test("is prefilled when the form was sent from another site", async () => {
    const typed = { ...valid, message: "Written at length" };
    const $ = await pageOf(typed, 403, { Origin: "null", "Sec-Fetch-Site": "cross-site" });
    assert.match($("[role=alert]").text(), /^Please send your enquiry from our own contact page/);
    await pageOf(fieldsOf($), 201);
  });

  test("points to the Back button when the body is too large", async () => {
    const $ = await pageOf({ ...valid, message: "x".repeat(128 * 1024) }, 413);
    assert.match($("[role=alert]").text(), /Back button takes you to what you typed/);
  });

  test("is prefilled and escaped after a mistake, and can be sent under the same key", async () => {
    const hostile = `"><img src=x onerror=alert(1)></textarea><script>alert('&amp;')</script>`;
    const typed = { name: hostile, email: "nowhere", phone: "'1\"", service: "Other", message: `\n  ${hostile}\r\n2` };
    const key = randomUUID();
    const $ = await pageOf({ ...typed, key, website: "filled in by the browser" }, 422);
    const message = typed.message.replace("\r", "").trim();
    assert.equal(String($("#message").val()).trim(), message);
    for (const name of ["name", "phone", "service"] as const) assert.equal($(`#${name}`).val(), typed[name]);
    assert.equal($("form:not([method]) [name=name]").val(), "of another form");
    assert.deepEqual([$("#email").attr("aria-invalid"), $("#name").attr("aria-invalid")], ["true", undefined]);
    const problem = $(`#${$("#email").attr("aria-describedby")}`).text();
    assert.equal($("[role=alert] a[href='#email']").text(), `Email Address: ${problem}`);
    assert.match($("[role=alert]").text(), /Please leave this field empty/);

    const again = { ...fieldsOf($), email: "right@example.org" };
    await pageOf(again, 201);
    const stored = (await site.rows()).at(-1);
    assert.deepEqual([stored?.name, stored?.message], [hostile, message]);
    const known = await site.send({ ...valid, ...again }, withKey(key));
    assert.equal(known.status, 200, "the script sends it under the same key");
  });
});

test("stores the longest allowed text in any script unchanged", async () => {
  for (const text of ["яЖ", "汉字", "🔥", "a\n", "\u0800\u0801"]) {
    const message = `${text.repeat(5000 / text.length - 1)}.`;
    const typed = { name: "汉".repeat(100), phone: "٠".repeat(40), service: "Other", message };
    await pageOf({ ...valid, ...typed, message: message.replaceAll("\n", "\r\n") }, 201);
    assert.equal((await site.send({ ...valid, ...typed, key: randomUUID() })).status, 201);
    for (const row of (await site.rows()).slice(-2)) {
      assert.deepEqual([row.name, row.phone, row.message], [typed.name, typed.phone, message]);
    }
  }
});

describe("the page that the visitor came from", () => {
  /** The Referer that a browser without scripts sends from the form's page. */
  const onForm = (from: string, origin = site.origin) => ({ Referer: origin + formAddress(from) });

  test("is stored and forwarded if the site has it, from the script or the form's address", async () => {
    const cases: readonly (readonly [string | null, unknown, string?])[] = [
      [chiller, chiller],
      ["/areas/camden", "/areas/camden"],
      ["/", "/"],
      ...["/areas/nowhere", `${chiller}?x=1`, "//elsewhere.example/camden", "x".repeat(9000), { a: 1 }, 7].map(
        (page) => [null, page] as const,
      ),
      [chiller, undefined, onForm(chiller).Referer],
      ["/areas/camden", undefined, `${site.origin}/contact?about=camden&email=ada@example.org`],
      [null, undefined, onForm(chiller, "https://elsewhere.example").Referer],
      [null, undefined, `${site.origin}/contact?about=<script>`],
      [null, undefined, "mangled"],
    ];
    for (const [expected, page, referer] of cases) {
      const id = await site.idOf(fresh({ page }), referer === undefined ? {} : { Referer: referer });
      assert.equal((await site.row(id))?.page, expected, `${JSON.stringify(page)?.slice(0, 40)} ${referer}`);
      await until("it to be forwarded", () => site.receiver.of([id])[0]?.page === expected);
    }
  });

  test("is kept by a form that is returned, with its service chosen", async () => {
    const $ = await pageOf({ ...valid, service: "", email: "" }, 422, onForm(chiller));
    assert.equal($("#service").val(), "HVAC Installation");
    assert.equal($("#service-hint").text(), "About: Chiller Installation");
    await pageOf({ ...fieldsOf($), email: valid.email, message: "Sent on" }, 201);
    assert.equal((await site.rows()).at(-1)?.page, chiller);
    const chosen = await pageOf({ ...valid, email: "" }, 422, onForm(chiller));
    assert.equal(chosen("#service").val(), valid.service, "what was chosen stays");
  });
});
