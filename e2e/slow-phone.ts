import type { Page } from "@playwright/test";
import { hydrated, movePointer } from "./test";

/** A middling phone on slow 4G, as Lighthouse has it: 1.6 Mbit/s, 150 ms to and fro, a CPU four times slower. */
export async function onSlowPhone(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await slowCpu(page);
}

/** The CPU of a middling phone: four times slower than this machine's, or so many times. */
async function slowCpu(page: Page, rate = 4) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** The hydrated page on a slow CPU, noting how long every interaction takes. */
export async function hydratedOnSlowCpu(page: Page, path: string, rate?: number) {
  await page.goto(path);
  await movePointer(page, 700, 600);
  await hydrated(page);
  await slowCpu(page, rate);
  await page.evaluate(() => {
    const observer = new PerformanceObserver((list) => {
      // Only what belongs to a press or a key; a pointer that comes over something has no number.
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceEventTiming && entry.interactionId)
          performance.mark("took", { detail: entry.duration });
    });
    // Sixteen milliseconds, one frame, is the shortest that can be asked for.
    observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The longest interaction of one use, from input to the next paint, in milliseconds; 0 where all were shorter than a frame. */
export async function longest(page: Page, use: (page: Page) => Promise<void>): Promise<number> {
  await page.evaluate(() => performance.clearMarks("took"));
  await use(page);
  // Entries come with the frame after the one they were painted in.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))));
  return page.evaluate(() =>
    Math.max(
      0,
      ...performance
        .getEntriesByName("took")
        .map((mark) => (mark instanceof PerformanceMark ? Number(mark.detail) : 0)),
    ),
  );
}

/** Waits until something is painted. */
export async function firstPaint(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
}
