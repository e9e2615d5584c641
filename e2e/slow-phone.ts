import type { Page } from "@playwright/test";

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

/** The CPU of a middling phone: four times slower than this machine's. */
export async function slowCpu(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Waits until something is painted. */
export async function firstPaint(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
}

/** Keeps the page's scripts back, as a very slow network would, until the function it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await gate;
    await route.continue();
  });
  return letThrough;
}
