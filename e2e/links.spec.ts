import { existsSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { site } from "@/lib/site";
import { type BuiltPage, builtPages, errorPages } from "./built";

/** The path of an address on the site, written with or without the host; undefined for another host. */
function pathWithin(address: string): string | undefined {
  const { origin, pathname, hash } = new URL(address, site.url);
  return origin === new URL(site.url).origin ? pathname + hash : undefined;
}

/** The paths of a page's links and of the files in its head, such as `/areas#response-times`. */
const targets = ({ path, $ }: BuiltPage): readonly string[] =>
  $("a, link, area, img, iframe, form")
    .toArray()
    .map(({ attribs: { href, src, action } }) => href ?? src ?? action ?? "")
    .filter((address) => address && !/^(tel|mailto|data):/.test(address))
    .map((address) => (address.startsWith("#") ? path + address : address))
    .flatMap((address) => pathWithin(address) ?? []);

/** The pages that a page links to, without itself. */
const linked = ({ path, $ }: BuiltPage): ReadonlySet<string> => {
  const paths = $("a[href]")
    .toArray()
    .map(({ attribs }) => pathWithin(attribs.href ?? "")?.split(/[?#]/)[0] ?? "");
  return new Set(paths.filter((other) => other !== path));
};

test("has a target for every link within the site and every fragment", () => {
  const pages = [...builtPages(), ...errorPages()];
  const parts = new Map(pages.map(({ path, $ }) => [path, $]));
  const leads = (target: string) => {
    const [path = "", fragment] = target.split("#");
    const $ = parts.get(path);
    if (!$) return existsSync(path === "/booking-request" ? "out/booking-request.html" : `out${path}`);
    return !fragment || $(`[id="${fragment}"]`).length > 0;
  };
  // Each target once, with the first page that links to it.
  const first = new Map(pages.toReversed().flatMap((page) => targets(page).map((target) => [target, page.path])));
  expect([...first].filter(([target]) => !leads(target))).toEqual([]);
});

test("links to every page from at least five others, and within three clicks of the home page", () => {
  const links = new Map(builtPages().map((page) => [page.path, linked(page)]));
  const few = [...links.keys()].filter((path) => [...links.values()].filter((paths) => paths.has(path)).length < 5);
  expect(few).toEqual([]);
  let reached = new Set(["/"]);
  for (let clicks = 0; clicks < 3; clicks++)
    reached = new Set([...reached, ...[...reached].flatMap((path) => [...(links.get(path) ?? [])])]);
  expect([...links.keys()].filter((path) => !reached.has(path))).toEqual([]);
});

test("has no link to a redirect", () => {
  const slashed = builtPages().flatMap((page) =>
    targets(page)
      .filter((target) => /.\/($|#)|\.html/.test(target))
      .map((target) => `${page.path} links to ${target}`),
  );
  expect(slashed).toEqual([]);
});
