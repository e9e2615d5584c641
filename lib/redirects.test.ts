import { redirectRules, redirectsFile } from "./redirects";

const rules = redirectRules();
const targetOf = (from: string) => rules.find((rule) => rule.from === from)?.to;

it.each([
  ["/boiler", "/boiler-services"],
  ["/cp12/", "/gas-services/landlord-gas-safety"],
  ["/service/:slug", "/services/:slug"],
  ["/services/pump-installation/", "/plumbing-services/pump-installation"],
  ["/area/:slug/", "/areas/:slug"],
  ["/locations/:slug", "/areas/:slug"],
])("redirects %s to %s", (from, to) => expect(targetOf(from)).toBe(to));

it.each([
  ["of a page", [{ to: "/contact", from: ["/areas/camden"] }], "/areas/camden is a page of the site"],
  ["of one address twice", [{ to: "/contact", from: ["/x", "/x"] }], "/x is redirected already"],
] as const)("a written redirect %s stops the build", (_what, written, reason) => {
  expect(() => redirectRules(written)).toThrow(reason);
});

it("puts rules with a placeholder last, as the host requires", () => {
  const lines = redirectsFile().trimEnd().split("\n");
  const first = lines.findIndex((line) => line.includes(":"));
  expect(first).toBeGreaterThan(0);
  expect(lines.slice(first).every((line) => line.includes(":"))).toBe(true);
});
