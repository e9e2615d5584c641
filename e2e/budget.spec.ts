import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "@playwright/test";
import { filesIn } from "@/lib/files-in";
import { brotliSize, weighPages } from "@/scripts/build/page-weights";
import { builtPage, builtPages, errorPages } from "./built";
import { templates } from "./pages";

/** Limits in KiB of brotli, as sent by a CDN. */
const budget = { styles: 11, scriptsInPage: 3, afterwards: 173 } as const;
/** The limit of each file of a kind: font, drawings of a family's links, symbols, figures in sections. */
const sharedFiles = [
  { name: /\.woff2$/, limit: 18 },
  { name: /-services\.[^/]+\.svg$/, limit: 10 },
  { name: /\/symbols\.[^/]+\.svg$/, limit: 14 },
  { name: /\/figure-[^/]+\.svg$/, limit: 8.5 },
];

const files = filesIn("out");
const allPages = () => [...builtPages(), ...errorPages()];
const sizes = new Map<string, Promise<number>>();
/** The size of a shared file in brotli at the quality of a build, computed once. */
function sharedSize(address: string): Promise<number> {
  const size = sizes.get(address) ?? brotliSize(readFileSync(join("out", address)));
  sizes.set(address, size);
  return size;
}

type Weighed = { readonly file: string; readonly bytes: number | Promise<number> };

/** Expects all sizes to be within a limit in KiB; otherwise lists those that are not, the largest first. */
async function expectWithin(limit: number, weights: readonly Weighed[]) {
  const weighed = await Promise.all(weights.map(async ({ file, bytes }) => ({ file, kib: (await bytes) / 1024 })));
  const over = weighed.filter(({ kib }) => kib > limit).sort((a, b) => b.kib - a.kib);
  expect(over.map(({ file, kib }) => `${file}: ${kib.toFixed(1)} of ${limit} KiB`)).toEqual([]);
}

test("keeps every page within its limit", async () => {
  const weights = await weighPages("out", 1);
  expect(weights.length).toBeGreaterThan(100);
  const over = weights.filter(({ bytes, limit }) => bytes > limit);
  expect(over.map(({ file, bytes, limit }) => `${file}: ${bytes} of ${limit} bytes`)).toEqual([]);
});

test("loads no script with a page, and keeps inline scripts small", () => {
  const weights = allPages().map(({ path: file, $ }) => {
    expect($("script[src]").length, `scripts that ${file} loads`).toBe(0);
    return { file, bytes: Buffer.byteLength($("script:not([type]), script[type=module]").text()) };
  });
  return expectWithin(budget.scriptsInPage, weights);
});

test("loads few bytes after the first interaction (scripts, the page's data and the stylesheet)", async () => {
  /** The page with the most data for each set of scripts and stylesheet. */
  const largest = new Map<string, { file: string; data: Buffer; estimate: number; shared: readonly string[] }>();
  for (const { path: file, $ } of allPages()) {
    const [stylesheet = "", address = "", ...scripts]: string[] = JSON.parse($("#deferred").text());
    expect(address, file).toMatch(/^\/_next\/static\/pages\//);
    expect(scripts.length, `scripts of ${file}`).toBeGreaterThan(3);
    const data = readFileSync(join("out", address));
    const estimate = await brotliSize(data, 5);
    const shared = [stylesheet, ...scripts];
    const key = shared.join();
    if (estimate > (largest.get(key)?.estimate ?? 0)) largest.set(key, { file, data, estimate, shared });
  }
  const weights = [...largest.values()].map(({ file, data, shared }) => {
    const sizes = Promise.all([...shared.map(sharedSize), brotliSize(data)]);
    return { file, bytes: sizes.then((all) => all.reduce((sum, size) => sum + size, 0)) };
  });
  return expectWithin(budget.afterwards, weights);
});

test("delivers every template's heading and phone number in the first round trip", () => {
  // A new connection carries ten packets before its first acknowledgement, including headers and TLS. kinds.spec.ts
  // checks that they render before anything else loads.
  for (const { path, html } of templates.map(builtPage)) {
    const answer = brotliCompressSync(html).subarray(0, 13_500);
    const text = brotliDecompressSync(answer, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
    for (const part of ["</style>", 'href="tel:', "</h1>"]) expect(text, path).toContain(part);
  }
});

test("keeps the stylesheet of each kind of page small", () => {
  const addresses = new Set(
    allPages().flatMap(({ $ }) =>
      $("body link")
        .get()
        .map(({ attribs }) => String(attribs.href)),
    ),
  );
  expect(addresses.size).toBeGreaterThan(5);
  expect(addresses.size).toBeLessThan(20);
  return expectWithin(
    budget.styles,
    [...addresses].map((file) => ({ file, bytes: sharedSize(file) })),
  );
});

test("keeps the font and shared drawings small", async () => {
  for (const { name, limit } of sharedFiles) {
    const found = files.filter((file) => name.test(file));
    expect(found.length, `${name}`).toBeGreaterThan(0);
    await expectWithin(
      limit,
      found.map((file) => ({ file, bytes: brotliSize(readFileSync(join("out", file)), 5) })),
    );
  }
});
