import type { Page } from "@playwright/test";
import { axeFaults } from "./axe";
import { kinds } from "./pages";
import { expect, test } from "./test";

const shown = { ...kinds, "not found": "/404" };

for (const [kind, path] of Object.entries(shown)) {
  test(`the ${kind} page does not scroll sideways at 320 px, and has no axe violation at any width`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow).toBeLessThanOrEqual(0);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await axeFaults(page), `at ${width} px`).toEqual([]);
    }
  });
}

/** Shows every link, button and card as it looks under the pointer and in focus, all at once. */
async function pointAtEverything(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("DOM.enable");
  await cdp.send("CSS.enable");
  const { root } = await cdp.send("DOM.getDocument");
  const selector = "a, button, summary, .service-card";
  const { nodeIds } = await cdp.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const forcedPseudoClasses = ["hover", "focus", "focus-visible"];
  await Promise.all(nodeIds.map((nodeId) => cdp.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses })));
  return nodeIds.length;
}

for (const [kind, path] of Object.entries(shown)) {
  test(`on the ${kind} page words keep their contrast under the pointer and in focus`, async ({ page }) => {
    // Without transitions, so that what is measured is how it ends.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await page.mouse.move(300, 400);
    await expect(page.locator(".main-nav[data-live]")).toBeAttached();
    const faults: string[] = [];
    const look = async (colorScheme: "light" | "dark") => {
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
      faults.push(...(await axeFaults(page, "color-contrast")).map((fault) => `${colorScheme}, ${fault}`));
    };
    await look("dark");
    expect(await pointAtEverything(page)).toBeGreaterThan(50);
    await look("light");
    await look("dark");
    expect(faults).toEqual([]);
  });
}
