import { test as base, expect, type Page } from "@playwright/test";
import { mapService } from "@/lib/maps";

export { expect };

/** Records the exceptions and logged errors of a page, except expected messages. */
export function noteErrors(page: Page, expected: RegExp): string[] {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => {
    // The browser logs these when it navigates without a view transition, which is not an error.
    if (!/ViewTransition opt-in disabled|\bTransition was (aborted|skipped)/.test(message)) errors.push(message);
  });
  page.on("console", (message) => {
    if (message.type() === "error" && !expected.test(message.text())) errors.push(`${page.url()}: ${message.text()}`);
  });
  return errors;
}

/** Waits until React has rendered pending updates, even if the page's clock is paused. */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(0);
      }),
  );

/** The attribute of a hydrated page. */
export const hydratedMark = "[data-hydrated]";

/** Waits until the page is hydrated. It checks every frame, but `expect` would check after 100, 350 and 850 ms. */
export const hydrated = (page: Page) => page.locator(hydratedMark).waitFor({ state: "attached", timeout: 60_000 });

/** Moves the pointer in several steps, because the first pointermove has no previous position. */
export async function movePointer(
  { mouse }: { readonly mouse: { move(x: number, y: number): Promise<void> } },
  x: number,
  y: number,
) {
  await mouse.move(x - 4, y);
  await mouse.move(x, y);
}

/** Opens a page and hydrates it with a pointer movement over an empty area. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await movePointer(page, 10, 450);
  await hydrated(page);
}

/** Waits until something is painted. */
export const firstPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);

/** Waits until pending updates have been painted. */
export const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))));

/** The horizontal overflow of the page in pixels. */
export const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The number of running time-based animations, without scroll-driven ones. */
export const running = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter((a) => a.timeline === document.timeline && a.playState === "running").length,
  );

/** Records layout shifts and their elements from the next page on; `shifts` returns them. */
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

/** The details of the page's performance marks of a name, in order. */
export const detailsOf = <T>(page: Page, name: string): Promise<readonly T[]> =>
  page.evaluate((name) => performance.getEntriesByName(name).map((mark) => (mark as PerformanceMark).detail), name);

/** The script files of a page, as a pattern for `hold`. */
export const scripts = "**/_next/static/**/*.js";
/** The stylesheet that the pages of a kind share. */
export const pageStyles = "**/_next/static/styles/*";

/** Holds a page's requests for an address until they are released; later requests pass. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, (route) => released.then(() => route.continue()));
  return release;
}

/**
 * Opens a page and holds its scripts. The page's clock is paused, so that on a slow machine it does not give up waiting
 * after 3 s.
 * @returns a function that releases the scripts, waits for hydration and resumes the clock
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

/** The number of A4 sheets on which a page is printed, with a given margin. */
export async function sheetsOf(page: Page, margin: string): Promise<number> {
  const pdf = await page.pdf({ format: "A4", margin: { top: margin, right: margin, bottom: margin, left: margin } });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Tests with a page fail on a console error, a page error, a CSP violation or a third-party request. */
export const test = base.extend({
  page: async ({ page, baseURL, javaScriptEnabled }, use) => {
    // Not-found pages log the address, as specified.
    const faults = noteErrors(page, /^404: no page|status of 404/);
    // Without scripts, the visitor cannot be asked first, so the page contains the street map's iframe.
    const ownOrigins = [String(baseURL), ...(javaScriptEnabled ? [] : [new URL(mapService().embed).origin])];
    page.on("response", (response) => {
      const missing = response.status() >= 400 && response.request().resourceType() !== "document";
      if (missing) faults.push(`${page.url()}: ${response.status()} for ${response.url()}`);
    });
    page.on("request", (request) => {
      if (/^https?:/.test(request.url()) && !ownOrigins.some((origin) => request.url().startsWith(origin)))
        faults.push(`${page.url()}: request to ${request.url()}`);
    });
    await use(page);
    expect(faults, "console errors, page errors, third-party requests").toEqual([]);
  },
});
