// The rest of `npm run audit`: how soon pages answer, as tables. HTTP/2, TLS and brotli as in audit.ts; slow 4G and the
// CPU are the protocol's own, not simulated.
import { setTimeout as pause } from "node:timers/promises";
import { type Browser, expect, type Page, test } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { interactions } from "./interactions";
import { kinds } from "./pages";
import { heading, load, median, row } from "./table";
import { detailsOf, idle, movePointer, openHydrated } from "./test";
import { startTlsProxy } from "./tls-proxy";

/** In milliseconds, with the CPU so many times slower than this machine's. */
const limits = {
  /** From the first movement of the pointer to the hydrated menu, on slow 4G. */
  hydrated: 1700,
  /** From an input to the next paint. */
  answer: { 4: 150, 6: 200 },
  /** From a click to the paint of a page that was prerendered on slow 4G. */
  prerendered: 300,
} as const;

let origin: string;
let stop = () => {};
test.beforeAll(async ({ baseURL }) => {
  ({ origin, stop } = await startTlsProxy(String(baseURL)));
});
test.afterAll(() => stop());

/** A tab of a visitor who has never been here. */
async function visit<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const viewport = { width: 1440, height: 1600 };
  const context = await browser.newContext({ baseURL: origin, ignoreHTTPSErrors: true, viewport });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

async function slowCpu(page: Page, rate = 4) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** A middling phone on slow 4G, as Lighthouse has it: 1.6 Mbit/s, 150 ms to and fro, a CPU four times slower. */
async function onSlowPhone(page: Page) {
  const session = await page.context().newCDPSession(page);
  const [downloadThroughput, uploadThroughput] = [(1.6 * 1024 * 1024) / 8, (750 * 1024) / 8];
  const line = { offline: false, latency: 150, downloadThroughput, uploadThroughput };
  await session.send("Network.emulateNetworkConditions", line);
  await slowCpu(page);
}

/** Notes how long each event takes, for `longest`. */
const noteTimes = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        // Only what belongs to a press or a key; a pointer that comes over something has no number.
        if (entry.interactionId) performance.mark("took", { detail: entry.duration });
      }
    });
    // Sixteen milliseconds, one frame, is the shortest that can be asked for.
    observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });

/** The longest that was noted while something was done, in milliseconds; 0 where all were too short to be noted. */
async function longest(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => performance.clearMarks("took"));
  await act();
  // Entries come with the frame after the one they were painted in.
  await idle(page);
  return Math.round(Math.max(0, ...(await detailsOf<number>(page, "took"))));
}

test("the menu is hydrated soon after the first movement", async ({ browser }) => {
  heading("from the first movement to the hydrated menu, ms", "median of nine", "best", "worst", "load");
  for (const path of [kinds.home, kinds.area, kinds.service]) {
    const times: number[] = [];
    for (let run = 0; run < 9; run++) times.push(await visit(browser, (page) => untilHydrated(page, path)));
    row(`\`${path}\``, median(times), Math.min(...times), Math.max(...times), load());
    expect.soft(median(times), path).toBeLessThanOrEqual(limits.hydrated);
  }
});

async function untilHydrated(page: Page, path: string): Promise<number> {
  await onSlowPhone(page);
  await page.goto(path);
  await page.evaluate(() => {
    addEventListener("pointermove", () => performance.mark("moved"), { capture: true, once: true });
    new MutationObserver(() => performance.mark("hydrated")).observe(document.documentElement, {
      attributeFilter: ["data-hydrated"],
    });
  });
  await movePointer(page, 700, 600);
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  return page.evaluate(() => Math.round(performance.measure("hydration", "moved", "hydrated").duration));
}

test("each use is answered in time", async ({ browser }) => {
  heading("longest answer, ms", "first use at 4×", "second", "first use at 6×", "second", "load");
  for (const [name, { path, steps }] of Object.entries(interactions)) {
    const times: number[] = [];
    for (const [rate, limit] of Object.entries(limits.answer)) {
      await visit(browser, async (page) => {
        await openHydrated(page, path);
        await slowCpu(page, Number(rate));
        await noteTimes(page);
        for (const step of steps) times.push(await longest(page, () => step(page)));
      });
      expect.soft(Math.max(...times.slice(-2)), `${name} at ${rate}×`).toBeLessThanOrEqual(limit);
    }
    row(name, ...times, load());
  }
});

test("the second page is there soon after a click on its link", async ({ baseURL }) => {
  const proxy = await startTlsProxy(String(baseURL), true);
  heading("from the click to the paint, ms", "median of five", "best", "worst");
  for (const rest of [1000, 200, 0]) {
    const times: number[] = [];
    for (let run = 0; run < 5; run++) times.push(await clickThrough(proxy.origin, rest));
    row(`after ${rest} ms on the link`, median(times), Math.min(...times), Math.max(...times));
    if (rest === 1000) expect.soft(median(times)).toBeLessThanOrEqual(limits.prerendered);
  }
  proxy.stop();
});

/** Puppeteer's browser, as Chromium prerenders nothing while Playwright drives it. */
async function clickThrough(site: string, rest: number): Promise<number> {
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  const browser = await puppeteer.launch({ executablePath, args, acceptInsecureCerts: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(site + kinds.contact);
  const box = await (await page.$(`header a[href="${kinds["areas index"]}"]`))?.boundingBox();
  if (!box) throw new Error("The header has no link to the areas.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(() => {
    addEventListener("click", () => localStorage.setItem("clicked", String(Date.now())), { capture: true });
  });
  await movePointer(page, x, y);
  await pause(rest);
  await page.mouse.click(x, y);
  // A new client, as the one that opened the first page does not know the prerendered page that took its place.
  const client = await puppeteer.connect({ browserWSEndpoint: browser.wsEndpoint() });
  const target = await client.waitForTarget(
    (target) => target.type() === "page" && target.url().endsWith(kinds["areas index"]),
  );
  const second = await target.page();
  const time = await second?.waitForFunction(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const clicked = Number(localStorage.getItem("clicked"));
    return paint && Math.round(performance.timeOrigin + paint.startTime - clicked);
  });
  const taken = await time?.jsonValue();
  await browser.close();
  if (!taken) throw new Error("The second page was never painted.");
  return taken;
}
