import { existsSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { site } from "@/lib/site";
import { type BuiltPage, builtPages, errorPages } from "./built";

/** An address of the site from its root, whether it is written with the host or without; of another host, nothing. */
function pathWithin(address: string): string | undefined {
  const { origin, pathname, hash } = new URL(address, site.url);
  return origin === new URL(site.url).origin ? pathname + hash : undefined;
}

/** What a page links to within the site, from its root: `/areas#response-times`; with the files its head names. */
const targets = ({ path, $ }: BuiltPage): readonly string[] =>
  $("a, link, area, img, iframe, form")
    .toArray()
    .map(({ attribs: { href, src, action } }) => href ?? src ?? action ?? "")
    .filter((address) => address && !/^(tel|mailto|data):/.test(address))
    .map((address) => (address.startsWith("#") ? path + address : address))
    .flatMap((address) => pathWithin(address) ?? []);

/** The pages that a page's links lead to, without its own. */
const linked = ({ path, $ }: BuiltPage): ReadonlySet<string> => {
  const paths = $("a[href]")
    .toArray()
    .map(({ attribs }) => pathWithin(attribs.href ?? "")?.split(/[?#]/)[0] ?? "");
  return new Set(paths.filter((other) => other !== path));
};

test("every link within the site leads to something, and every fragment to a part of it", () => {
  const pages = [...builtPages(), ...errorPages()];
  const parts = new Map(pages.map(({ path, $ }) => [path, $]));
  const leads = (target: string) => {
    const [path = "", fragment] = target.split("#");
    const $ = parts.get(path);
    if (!$) return existsSync(path === "/booking-request" ? "out/booking-request.html" : `out${path}`);
    return !fragment || $(`[id="${fragment}"]`).length > 0;
  };
  // Each target once, with the first page that has it.
  const first = new Map(pages.toReversed().flatMap((page) => targets(page).map((target) => [target, page.path])));
  expect([...first].filter(([target]) => !leads(target))).toEqual([]);
});

test("at least five other pages lead to every page, which is at most three clicks from the home page", () => {
  const links = new Map(builtPages().map((page) => [page.path, linked(page)]));
  const few = [...links.keys()].filter((path) => [...links.values()].filter((paths) => paths.has(path)).length < 5);
  expect(few).toEqual([]);
  let reached = new Set(["/"]);
  for (let clicks = 0; clicks < 3; clicks++)
    reached = new Set([...reached, ...[...reached].flatMap((path) => [...(links.get(path) ?? [])])]);
  expect([...links.keys()].filter((path) => !reached.has(path))).toEqual([]);
});

test("no link within the site goes by way of a redirect", () => {
  const slashed = builtPages().flatMap((page) =>
    targets(page)
      .filter((target) => /.\/($|#)|\.html/.test(target))
      .map((target) => `${page.path} links to ${target}`),
  );
  expect(slashed).toEqual([]);
});
