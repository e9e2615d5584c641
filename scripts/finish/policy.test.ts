import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { enquiryPath } from "@/lib/enquiry";
import { headersFor, type Parties, policyFor } from "./policy";

const alone: Parties = { bookingUrl: "/booking-request?id=1", mapUrl: "/map", contactEndpoint: "" };

/** A policy's rules by their names. */
function rules(parties: Partial<Parties> = {}, scripts: readonly string[] = []): Record<string, readonly string[]> {
  const policy = policyFor(scripts, { ...alone, ...parties });
  return Object.fromEntries(
    policy.split("; ").map((rule) => {
      const [name = "", ...values] = rule.split(" ");
      return [name, values];
    }),
  );
}

test("with no third party configured, nothing but this site is allowed", () => {
  const hosts = Object.values(rules()).flatMap((values) => values.filter((value) => /^https?:|^\*/.test(value)));
  expect(hosts).toEqual([]);
  expect(rules()["default-src"]).toEqual(["'none'"]);
});

test("an inline script runs by its hash alone", () => {
  const text = "console.log('£')";
  const hash = createHash("sha256").update(text).digest("base64");
  expect(rules({}, [text])["script-src"]).toEqual(["'self'", `'sha256-${hash}'`]);
  expect(policyFor([text], alone)).not.toMatch(/script-src[^;]*'unsafe-/);
});

test("a booking service and a maps service may be framed and are allowed nothing else", () => {
  const parties = { bookingUrl: "https://book.example/request/7", mapUrl: "https://maps.example/embed?zoom=1" };
  const { "frame-src": frames, ...others } = rules(parties);
  expect(frames).toEqual(["'self'", "https://book.example", "https://maps.example"]);
  const { "frame-src": _, ...without } = rules();
  expect(others).toEqual(without);
});

test("an enquiry endpoint elsewhere may be posted to, by script and by form, and is allowed nothing else", () => {
  const {
    "connect-src": connections,
    "form-action": forms,
    ...others
  } = rules({
    contactEndpoint: "https://enquiries.example/api",
  });
  expect(connections).toEqual(["'self'", "https://enquiries.example"]);
  expect(forms).toEqual(["'self'", "https://enquiries.example"]);
  const { "connect-src": _, "form-action": __, ...without } = rules();
  expect(others).toEqual(without);
});

test("an enquiry endpoint on this site adds nothing", () => {
  const { "connect-src": connections, "form-action": forms } = rules({ contactEndpoint: enquiryPath });
  expect([connections, forms]).toEqual([["'self'"], ["'self'"]]);
});

test("the form's check may load its script and its frame, where it is on and the form sends something", () => {
  const on = { contactEndpoint: enquiryPath, turnstileSiteKey: "0x4AAAAAAA" };
  expect(rules(on)["script-src"]).toEqual(["'self'", "https://challenges.cloudflare.com"]);
  expect(rules(on)["frame-src"]).toEqual(["'self'", "https://challenges.cloudflare.com"]);
  for (const off of [
    { ...on, contactEndpoint: "" },
    { ...on, turnstileSiteKey: "" },
  ]) {
    expect(Object.values(rules(off)).flat().join()).not.toContain("cloudflare");
  }
});

test("without an endpoint the form may open the visitor's mail program", () => {
  expect(rules()["form-action"]).toEqual(["'self'", "mailto:"]);
});

test("plug-ins and a changed base address are never allowed", () => {
  expect(rules()["object-src"]).toEqual(["'none'"]);
  expect(rules()["base-uri"]).toEqual(["'none'"]);
});

test("an outside booking service may take a payment in its frame, and nobody else", () => {
  const headers = readFileSync("public/_headers", "utf8");
  const service = { bookingUrl: "https://book.service.example:8443/request/1?x=2" };
  expect(headersFor(headers, service)).toContain(' payment=(self "https://book.service.example:8443"),');
  expect(headersFor(headers, alone)).toBe(headers);
  expect(headers).toContain("payment=()");
  expect(() => headersFor("/*\n", service)).toThrow('_headers has no "payment=()"');
});
