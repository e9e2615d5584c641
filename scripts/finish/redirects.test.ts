import { redirects } from "@/data/redirects";
import { sitePages } from "@/lib/pages";
import { mostRules, redirectRules, redirectsFile } from "./redirects";

const rules = redirectRules();
const targetOf = (from: string) => rules.find((rule) => rule.from === from)?.to;

it.each([
  ["/index.html", "/"],
  ["/boiler", "/boiler-services"],
  ["/cp12/", "/gas-services/landlord-gas-safety"],
  ["/Contact", "/contact"],
  ["/HVAC-Services", "/hvac-services"],
  ["/chiller-installation", "/services/chiller-installation"],
  ["/service/chiller-installation", "/services/chiller-installation"],
  ["/services/pump-installation", "/plumbing-services/pump-installation"],
  ["/camden", "/areas/camden"],
  ["/area/tower-hamlets/", "/areas/tower-hamlets"],
  ["/areas/Tower-Hamlets", "/areas/tower-hamlets"],
])("leads from %s to %s", (from, to) => expect(targetOf(from)).toBe(to));

it("never leads away from a page, nor to a redirect", () => {
  const pages = new Set<string>(sitePages.map(({ path }) => path));
  expect(rules.filter(({ from }) => pages.has(from))).toEqual([]);
  expect(rules.filter(({ to }) => targetOf(to) !== undefined)).toEqual([]);
});

it("keeps every written rule, each under one page", () => {
  const written = redirects.flatMap(({ from }) => from);
  expect(written.filter((from, index) => written.indexOf(from) !== index)).toEqual([]);
  expect(written.filter((from) => targetOf(from) === undefined)).toEqual([]);
});

it("stays within what the host takes", () => {
  expect(rules.length).toBeLessThanOrEqual(mostRules);
  for (const line of redirectsFile().trimEnd().split("\n")) expect(line).toMatch(/^\/[\w./-]+ \/[a-z0-9/-]* 301$/);
});
