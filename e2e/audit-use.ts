// The rest of `npm run audit`: what pages weigh, and how soon they answer, as tables. HTTP/2, TLS and
// brotli as in audit.ts; slow 4G and the CPU are the protocol's own, not simulated.
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { load } from "cheerio";
import { startFront } from "./front";
import { median } from "./median";
import { kinds } from "./pages";
import { awakeOnSlowCpu, longest, onSlowPhone } from "./slow-phone";
import { movePointer } from "./test";
import { uses } from "./uses";

/** In milliseconds: from the first movement to the live menu, and from input to the next paint, by the CPU's slowness. */
const liveLimit = 1700;
const answerLimits = { 4: 150, 6: 200 } as const;

const row = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);
const heading = (...cells: readonly string[]) => {
  row(...cells);
  row("---", ...cells.slice(1).map(() => "---:"));
};
const load1 = () => (loadavg()[0] ?? 0).toFixed(1);

let front: Awaited<ReturnType<typeof startFront>>;
test.beforeAll(async ({ baseURL }) => {
  front = await startFront(String(baseURL));
});
test.afterAll(() => front.stop());

/** A tab of a visitor who has never been here. */
async function visit<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    baseURL: front.origin,
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 1600 },
  });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

test("every kind of page is weighed", () => {
  const size = (text: string | Buffer) => brotliCompressSync(text).length / 1024;
  const known = new Map<string, number>();
  /** What these files of the site weigh, most of which many pages share. */
  const sizeOf = (...addresses: readonly string[]) =>
    addresses.reduce((sum, address) => {
      if (!known.has(address)) known.set(address, size(readFileSync(join("out", address))));
      return sum + (known.get(address) ?? 0);
    }, 0);
  heading(
    "KiB in brotli",
    "HTML",
    "of it styles",
    "of it drawings",
    "its kind's styles",
    "pictures",
    "then styles",
    "data",
    "scripts",
  );
  for (const [kind, path] of Object.entries(kinds)) {
    const html = readFileSync(`out${path === "/" ? "/index" : path}.html`);
    const $ = load(html);
    const [sheet = "", data = "", ...scripts]: string[] = JSON.parse($("#later").text());
    const drawings = $("svg:not(.icon)").toArray();
    const pictures = new Set($("img[src^='/']").map((_, { attribs }) => attribs.src?.replace(/[?#].*/, "")));
    const weights = [
      size(html),
      size($("style").text()),
      size(drawings.map((drawing) => $.html(drawing)).join("")),
      sizeOf(
        ...$("body link")
          .map((_, { attribs }) => String(attribs.href))
          .get(),
      ),
      sizeOf(...pictures),
      sizeOf(sheet),
      sizeOf(data),
      sizeOf(...scripts),
    ];
    row(`${kind} \`${path}\``, ...weights.map((weight) => weight.toFixed(1)));
  }
});

test("the menu is live soon after the first movement", async ({ browser }) => {
  heading("from the first movement to the live menu, ms", "median of nine", "best", "worst", "load");
  for (const path of [kinds.home, kinds.area, kinds.service]) {
    const times: number[] = [];
    for (let run = 0; run < 9; run++) times.push(await visit(browser, (page) => untilLive(page, path)));
    row(`\`${path}\``, median(times), Math.min(...times), Math.max(...times), load1());
    expect.soft(median(times), path).toBeLessThanOrEqual(liveLimit);
  }
});

async function untilLive(page: Page, path: string): Promise<number> {
  await onSlowPhone(page);
  await page.goto(path);
  await page.evaluate(() => {
    addEventListener("pointermove", () => performance.mark("moved"), { capture: true, once: true });
    new MutationObserver(() => performance.mark("live")).observe(document.querySelector(".main-nav") as Element, {
      attributeFilter: ["data-live"],
    });
  });
  await movePointer(page, 700, 600);
  await page.waitForFunction(() => performance.getEntriesByName("live").length > 0);
  return page.evaluate(() => Math.round(performance.measure("waking", "moved", "live").duration));
}

test("each use is answered in time", async ({ browser }) => {
  heading("longest answer, ms", "first use at 4×", "second", "first use at 6×", "second", "load");
  for (const [name, [path, ...steps]] of Object.entries(uses)) {
    const times: number[] = [];
    for (const [rate, limit] of Object.entries(answerLimits)) {
      await visit(browser, async (page) => {
        await awakeOnSlowCpu(page, path, Number(rate));
        for (const step of steps) times.push(await longest(page, step));
      });
      expect.soft(Math.max(...times.slice(-2)), `${name} at ${rate}×`).toBeLessThanOrEqual(limit);
    }
    row(name, ...times, load1());
  }
});
