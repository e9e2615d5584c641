import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { enquiryPath } from "@/lib/enquiry";
import { type Fields, fresh, type Headers, rowsIn, send, valid, visitor } from "./test-client.ts";
import { serve } from "./test-site.ts";

const elsewhere = "https://www.firm.example";
const at = serve({ ENQUIRY_ORIGINS: elsewhere });

describe("what is no enquiry stores nothing and is told why:", () => {
  let stored = 0;
  before(async () => {
    stored = (await rowsIn(at.directory)).length;
  });
  after(async () => assert.equal((await rowsIn(at.directory)).length, stored));

  const huge = { ...valid, message: "x".repeat(128 * 1024) };
  const json = { "Content-Type": "application/json" };
  const raw = (body: BodyInit, headers: Headers = json) =>
    fetch(at.site.origin + enquiryPath, {
      method: "POST",
      headers: { Origin: at.site.origin, ...visitor(), ...headers },
      body,
      duplex: "half",
    } as RequestInit);

  const refused: readonly (readonly [string, number, () => Promise<Response>])[] = [
    ["too large", 413, () => send(at.site, huge)],
    ["too large, of a length not announced", 413, () => raw(new Blob([JSON.stringify(huge)]).stream())],
    ["not JSON", 400, () => raw('{"name": "Ada')],
    ["JSON, but a list", 400, () => raw("[1, 2]")],
    ["JSON, but nothing", 400, () => raw("null")],
    ["an empty body", 400, () => raw("")],
    ["not UTF-8", 400, () => raw(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]))],
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

  const { website: _, ...withoutHoneypot } = valid;
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
});

test("an origin the owner has named may send, and no other is told that it may", async () => {
  const preflight = (origin: string) =>
    fetch(at.site.origin + enquiryPath, {
      method: "OPTIONS",
      headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
    });
  const allowed = await preflight(elsewhere);
  assert.equal(allowed.status, 204);
  assert.equal(allowed.headers.get("Access-Control-Allow-Origin"), elsewhere);
  assert.match(allowed.headers.get("Access-Control-Allow-Headers") ?? "", /Idempotency-Key/);
  const sent = await send(at.site, fresh(), { Origin: elsewhere });
  assert.equal(sent.status, 201);
  assert.equal(sent.headers.get("Access-Control-Allow-Origin"), elsewhere);

  const refused = await preflight("https://www.firm.example.evil.example");
  assert.equal(refused.status, 403);
  assert.equal(refused.headers.get("Access-Control-Allow-Origin"), null);
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
