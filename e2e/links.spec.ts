import { expect, test } from "@playwright/test";
import { answersAt, builtPages, errorPages, pathWithin } from "./built";

/** What a page links to within the site, from its root: `/areas#response-times`; with the files its head names. */
function targets({ path, $ }: ReturnType<typeof builtPages>[number]): readonly string[] {
  const addresses = [
    ...$("a[href], link[href], area[href]")
      .toArray()
      .map((element) => $(element).attr("href") ?? ""),
    ...$("img[src], iframe[src]")
      .toArray()
      .map((element) => $(element).attr("src") ?? ""),
    ...$("form[action]")
      .toArray()
      .map((element) => $(element).attr("action") ?? ""),
  ];
  return addresses
    .filter((address) => !/^(tel|mailto|data):/.test(address))
    .map((address) => (address.startsWith("#") ? path + address : address))
    .flatMap((address) => pathWithin(address) ?? []);
}

const withoutExtension = (path: string) => (path === "/booking-request" ? "/booking-request.html" : path);

test("every link within the site leads to something, and every fragment to a part of it", () => {
  const identifiers = new Map(
    [...builtPages(), ...errorPages()].map(({ path, $ }) => [
      path,
      new Set(
        $("[id]")
          .toArray()
          .map((element) => element.attribs.id),
      ),
    ]),
  );
  const broken = new Map<string, string>();
  for (const page of [...builtPages(), ...errorPages()]) {
    for (const target of targets(page)) {
      const [path = "", fragment = ""] = target.split("#");
      const there = identifiers.get(path);
      const leads = there ? fragment === "" || there.has(fragment) : answersAt(withoutExtension(path));
      if (!leads && !broken.has(target)) broken.set(target, page.path);
    }
  }
  // Each once, with the first page that has it.
  expect(Object.fromEntries(broken)).toEqual({});
});

test("at least five other pages lead to every page", () => {
  const leading = new Map(builtPages().map(({ path }) => [path, new Set<string>()]));
  for (const page of builtPages()) {
    for (const { attribs } of page.$("a[href]").toArray()) {
      const [path = ""] = pathWithin(attribs.href ?? "")?.split(/[?#]/) ?? [];
      if (path !== page.path) leading.get(path)?.add(page.path);
    }
  }
  const few = [...leading].filter(([, from]) => from.size < 5);
  expect(few.map(([path, from]) => `${path}: ${[...from].join(", ")}`)).toEqual([]);
});

test("no link within the site goes by way of a redirect", () => {
  const slashed = builtPages().flatMap((page) =>
    targets(page)
      .filter((target) => /.\/($|#)|\.html/.test(target))
      .map((target) => `${page.path} links to ${target}`),
  );
  expect(slashed).toEqual([]);
});

test("every page is at most three clicks from the home page", () => {
  const pages = new Map(builtPages().map((page) => [page.path, page]));
  const clicks = new Map([["/", 0]]);
  for (const [path, distance] of clicks) {
    const page = pages.get(path);
    for (const link of page?.$("a[href]").toArray() ?? []) {
      const [next = ""] =
        pathWithin(new URL(link.attribs.href ?? "", `https://host.invalid${path}`).pathname)?.split("#") ?? [];
      if (pages.has(next) && !clicks.has(next)) clicks.set(next, distance + 1);
    }
  }
  expect([...pages.keys()].filter((path) => !clicks.has(path))).toEqual([]);
  expect([...clicks].filter(([, distance]) => distance > 3)).toEqual([]);
});
