import { redirects } from "@/data/redirects";
import { sitePages } from "@/lib/pages";
import { mostRedirects, redirectRules, redirectsFile } from "./redirects";

const rules = redirectRules();
const targetOf = (from: string) => rules.find((rule) => rule.from === from)?.to;

it.each([
  ["/boiler", "/boiler-services"],
  ["/cp12/", "/gas-services/landlord-gas-safety"],
  ["/service/:slug", "/services/:slug"],
  ["/services/pump-installation/", "/plumbing-services/pump-installation"],
  ["/area/:slug/", "/areas/:slug"],
  ["/locations/:slug", "/areas/:slug"],
])("leads from %s to %s", (from, to) => expect(targetOf(from)).toBe(to));

it("never redirects a page, or to a redirect", () => {
  const pages = new Set<string>(sitePages.map(({ path }) => path));
  expect(rules.filter(({ from }) => pages.has(from))).toEqual([]);
  expect(rules.filter(({ to }) => targetOf(to) !== undefined)).toEqual([]);
});

it.each([
  ["of a page", [{ to: "/contact", from: ["/areas/camden"] }], "/areas/camden is a page of the site"],
  ["of one address twice", [{ to: "/contact", from: ["/x", "/x"] }], "/x is redirected already"],
] as const)("a written redirect %s stops the build", (_what, written, reason) => {
  expect(() => redirectRules(written)).toThrow(reason);
});

it("has few rules, those with a placeholder last", () => {
  expect(rules.length).toBeLessThanOrEqual(mostRedirects);
  const lines = redirectsFile().trimEnd().split("\n");
  for (const line of lines) expect(line).toMatch(/^\/[\w./:-]+ \/[a-z0-9/:-]* 301$/);
  const first = lines.findIndex((line) => line.includes(":"));
  expect(lines.slice(first).every((line) => line.includes(":"))).toBe(true);
  expect(redirects.length).toBeLessThan(first);
});
