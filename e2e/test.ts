import { test as base, expect, type Page } from "@playwright/test";
import { mapService } from "@/lib/maps";

export { expect };

/** Notes from now on what a page throws, and what it logs as an error, but for messages that are expected. */
export function noteErrors(page: Page, expected: RegExp): string[] {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => {
    // The browser's words for going on to a page without a transition between the two; nothing is wrong then.
    if (!/ViewTransition opt-in disabled|\bTransition was (aborted|skipped)/.test(message)) errors.push(message);
  });
  page.on("console", (message) => {
    if (message.type() === "error" && !expected.test(message.text())) errors.push(`${page.url()}: ${message.text()}`);
  });
  return errors;
}

/** What React has been asked to draw is drawn, also where the page's clock stands still. */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(0);
      }),
  );

/** The mark of a page whose scripts run. */
export const hydratedMark = "[data-hydrated]";

/** Waits until the page's scripts run: this looks with every frame, where `expect` would look after 100, 350 and 850 ms. */
export const hydrated = (page: Page) => page.locator(hydratedMark).waitFor({ state: "attached", timeout: 60_000 });

/** Moves the pointer as a hand does, by more than one step: of the first, a page does not know where it came from. */
export async function movePointer(
  { mouse }: { readonly mouse: { move(x: number, y: number): Promise<void> } },
  x: number,
  y: number,
) {
  await mouse.move(x - 4, y);
  await mouse.move(x, y);
}

/** Opens a page and brings its scripts with a movement of the pointer over nothing. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await movePointer(page, 10, 450);
  await hydrated(page);
}

/** Waits until something is painted. */
export const firstPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);

/** Waits until what is due has been drawn. */
export const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))));

/** By how many pixels the page is wider than its window. */
export const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** How many animations run by the clock. Those that the visitor's own scrolling moves don't. */
export const running = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter((a) => a.timeline === document.timeline && a.playState === "running").length,
  );

/** Notes every shift of the layout from the next page on, and what has moved; `shifts` gives them. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? "");
        if (value >= 0.001) performance.mark("shift", { detail: `${value.toFixed(3)}: ${moved.join(" | ")}` });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
export const shifts = (page: Page) => detailsOf<string>(page, "shift");

/** What the page's marks of a name hold (`performance.mark`), in order. */
export const detailsOf = <T>(page: Page, name: string): Promise<readonly T[]> =>
  page.evaluate((name) => performance.getEntriesByName(name).map((mark) => (mark as PerformanceMark).detail), name);

/** The files that a page's scripts come in, as `hold` wants them. */
export const scripts = "**/_next/static/**/*.js";
/** The stylesheet that the pages of a kind share. */
export const pageStyles = "**/_next/static/styles/*";

/** Holds a page's requests for an address until they are released; those that come later pass. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, (route) => released.then(() => route.continue()));
  return release;
}

/**
 * Opens a page whose scripts do not come yet. Its clock stands, so that it waits for them for as long as a slow machine
 * needs instead of giving up after 3 s.
 * @returns lets the scripts come, waits until they run, and starts the clock again
 */
export async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  await page.clock.install({ time: 0 });
  const release = await hold(page, scripts);
  await page.goto(path);
  await page.clock.pauseAt(3_600_000);
  return async () => {
    release();
    await hydrated(page);
    await page.clock.resume();
  };
}

/** How many sheets of A4 a page is printed on, with this margin on each side. */
export async function sheetsOf(page: Page, margin: string): Promise<number> {
  const pdf = await page.pdf({ format: "A4", margin: { top: margin, right: margin, bottom: margin, left: margin } });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Every test of a page fails on a console error, a page error, a policy violation or a request to a third party. */
export const test = base.extend({
  page: async ({ page, baseURL, javaScriptEnabled }, use) => {
    // Not-found pages log the address, as specified.
    const faults = noteErrors(page, /^404: no page|status of 404/);
    // Without scripts nobody can be asked first: there the street map's frame stands in the page from the start.
    const own = [String(baseURL), ...(javaScriptEnabled ? [] : [new URL(mapService().embed).origin])];
    page.on("response", (response) => {
      const missing = response.status() >= 400 && response.request().resourceType() !== "document";
      if (missing) faults.push(`${page.url()}: ${response.status()} for ${response.url()}`);
    });
    page.on("request", (request) => {
      if (/^https?:/.test(request.url()) && !own.some((address) => request.url().startsWith(address)))
        faults.push(`${page.url()}: request to ${request.url()}`);
    });
    await use(page);
    expect(faults, "console errors, page errors, third-party requests").toEqual([]);
  },
});
