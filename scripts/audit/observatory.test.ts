/** @jest-environment node */
import { readFileSync } from "node:fs";
import { policyFor } from "../finish/policy";
import { observatoryScore } from "./observatory";

/** The headers that public/_headers gives every page: the rule for all addresses. */
const rule = /^\/\*\n((?: {2}.*\n)+)/m.exec(readFileSync("public/_headers", "utf8"))?.[1] ?? "";
const headers = new Map(
  rule
    .trim()
    .split("\n")
    .map((line) => {
      const [name = "", ...value] = line.trim().split(": ");
      return [name.toLowerCase(), value.join(": ")];
    }),
);
const parties = {
  bookingUrl: "https://book.example/1",
  mapUrl: "https://maps.example/",
  contactEndpoint: "https://enquiries.example/api",
};
const pagePolicy = policyFor(["console.log(1)"], parties);

/** The score of a page, with some headers changed or left out. */
function score(changes: Readonly<Record<string, string | undefined>> = {}, policy = pagePolicy): number {
  const all = { ...Object.fromEntries(headers), ...changes };
  return observatoryScore({ header: (name) => all[name], pagePolicy: policy }).score;
}

test("the site's headers and policy give 100 or more, with every third party configured", () => {
  expect(score()).toBeGreaterThanOrEqual(100);
});

test.each([
  ["Strict-Transport-Security", 20],
  ["X-Content-Type-Options", 5],
  ["Referrer-Policy", 5],
  ["Cross-Origin-Resource-Policy", 10],
])("without %s it would be lower", (name, points) => {
  const changed = score({ [name.toLowerCase()]: undefined });
  // A penalty that leaves less than 90 takes the bonuses with it.
  expect(score() - changed).toBeGreaterThanOrEqual(points);
});

test("a page that other sites may frame loses its place", () => {
  expect(score({ "x-frame-options": undefined, "content-security-policy": undefined })).toBeLessThan(100);
});

test.each([
  ["no policy", ""],
  ["inline scripts", "default-src 'none'; script-src 'self' 'unsafe-inline'"],
  ["scripts from anywhere", "default-src 'none'; script-src https:"],
  ["plug-ins", "script-src 'self'"],
  ["pictures over http", `${"default-src 'none'; script-src 'self'"}; img-src http://pictures.example`],
])("a policy with %s loses its place", (_what, policy) => {
  expect(score({}, policy)).toBeLessThan(100);
});
