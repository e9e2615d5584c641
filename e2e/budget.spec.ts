import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { brotliSize, sizeWithin, weighPages } from "@/scripts/build/page-weights";
import { builtPages, errorPages } from "./built";

/** The most these may weigh, in KiB. All but the font is counted as a CDN sends it, in brotli. */
const budget = {
  styles: 9,
  scriptsInPage: 3,
  afterwards: 170,
  font: 18,
  drawings: 10,
  figure: 2.5,
} as const;

const files = readdirSync("out", { recursive: true, encoding: "utf8" });
const shared = new Map<string, Promise<number>>();
/** Bytes of a script or sheet that pages share, in brotli at the quality of a build: worked out once. */
function sharedSize(address: string): Promise<number> {
  const size = shared.get(address) ?? brotliSize(readFileSync(join("out", address)));
  shared.set(address, size);
  return size;
}

type Weighed = { readonly file: string; readonly kib: number; readonly limit: number };

const shown = 15;

/** What is over its limit, worst first, as lines of a table; beyond the first lines only how many there are. */
function overweight(weights: readonly Weighed[]): readonly string[] {
  const lines = weights
    .filter(({ kib, limit }) => kib > limit)
    .sort((a, b) => b.kib - b.limit - (a.kib - a.limit))
    .map(({ file, kib, limit }) => `${kib.toFixed(1).padStart(6)} of ${limit} KiB  ${file}`);
  return lines.length > shown ? [...lines.slice(0, shown), `and ${lines.length - shown} more`] : lines;
}

const kib = (bytes: number) => bytes / 1024;

test("every page is small", async () => {
  const weights = await weighPages("out");
  expect(weights.length).toBeGreaterThan(100);
  expect(overweight(weights.map(({ file, bytes, limit }) => ({ file, kib: kib(bytes), limit: kib(limit) })))).toEqual(
    [],
  );
});

test("no page loads a script, and those written into it are small", () => {
  const weights = [...builtPages(), ...errorPages()].map(({ path: file, $ }) => {
    expect($("script[src]").length, `scripts that ${file} loads`).toBe(0);
    const scripts = $("script:not([type]), script[type=module]").toArray();
    const bytes = Buffer.byteLength(scripts.map((script) => $(script).text()).join(""));
    return { file, limit: budget.scriptsInPage, kib: kib(bytes) };
  });
  expect(overweight(weights)).toEqual([]);
});

test("what follows the first interaction (scripts, the page's data and the stylesheet) is small", async () => {
  const weights = [...builtPages(), ...errorPages()].map(async ({ path: file, $ }) => {
    const later: string[] = JSON.parse($("#deferred").text());
    expect(later.length, `files for later in ${file}`).toBeGreaterThan(5);
    const isData = (address: string) => address.startsWith("/_next/static/pages/");
    const data = later.filter(isData).map((address) => readFileSync(join("out", address)));
    expect(data, `files of data for ${file}`).toHaveLength(1);
    const sizes = await Promise.all(later.filter((address) => !isData(address)).map(sharedSize));
    const code = sizes.reduce((sum, size) => sum + size, 0);
    const limit = budget.afterwards;
    return { file, limit, kib: kib(code + (await sizeWithin(Buffer.concat(data), limit * 1024 - code))) };
  });
  expect(overweight(await Promise.all(weights))).toEqual([]);
});

test("the stylesheet that the pages of a kind share is small", async () => {
  const weights = [...builtPages(), ...errorPages()].flatMap(({ path, $ }) =>
    $("body link")
      .map((_, { attribs }) => ({ path, address: String(attribs.href) }))
      .get(),
  );
  expect(new Set(weights.map(({ address }) => address)).size, "stylesheets").toBeLessThan(15);
  const limit = budget.styles;
  const sizes = weights.map(async ({ path, address }) => ({ file: path, limit, kib: kib(await sharedSize(address)) }));
  expect(overweight(await Promise.all(sizes))).toEqual([]);
});

test("there is one font file and it is small", () => {
  const fonts = files.filter((file) => file.endsWith(".woff2"));
  expect(fonts).toHaveLength(1);
  const weights = fonts.map((file) => ({ file, limit: budget.font, kib: kib(statSync(join("out", file)).size) }));
  expect(overweight(weights)).toEqual([]);
});

test("the drawings that a family's links show are one small file", async () => {
  const sprites = files.filter((file) => /-services\.[^/]+\.svg$/.test(file));
  expect(sprites).toHaveLength(3);
  const weights = sprites.map(async (file) => ({
    file,
    limit: budget.drawings,
    kib: kib(await brotliSize(readFileSync(join("out", file)), 5)),
  }));
  expect(overweight(await Promise.all(weights))).toEqual([]);
});

test("each figure in a section is a small file that some page shows, late", async () => {
  const shown = builtPages().flatMap(({ $ }) => $("img.figure[loading='lazy']").get());
  const sources = new Set(shown.map(({ attribs }) => attribs.src?.slice(1)));
  const figures = files.filter((file) => file.startsWith("_next/static/media/figure-"));
  expect(figures.length).toBeGreaterThan(30);
  expect(figures.filter((file) => !sources.has(file))).toEqual([]);
  const weights = figures.map(async (file) => ({
    file,
    limit: budget.figure,
    kib: kib(await brotliSize(readFileSync(join("out", file)), 5)),
  }));
  expect(overweight(await Promise.all(weights))).toEqual([]);
});
