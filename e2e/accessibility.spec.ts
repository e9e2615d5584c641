import type { Page } from "@playwright/test";
import { axeFaults } from "./axe";
import { kinds } from "./pages";
import { awake, expect, hold, movePointer, scripts, test } from "./test";

const shown = { ...kinds, "not found": "/404" };

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Makes each word longer by two fifths, as a translation may; it leaves alone what is not to be translated. */
const lengthenWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest("[translate=no], script, style") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      text.data = text.data.replace(/\p{L}+/gu, (word) => word + word.slice(0, Math.round(word.length * 0.4)));
    }
  });

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
  test(`the ${kind} page has no axe violation, at rest, under the pointer and in focus, by day and after dark`, async ({
    page,
  }) => {
    // Without transitions, so that what is measured is how it ends.
    const show = (colorScheme: "light" | "dark") => page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    await page.setViewportSize({ width: 360, height: 900 });
    await show("light");
    await page.goto(path);
    expect.soft(await axeFaults(page), "at 360 px").toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await show("dark");
    expect.soft(await axeFaults(page), "at 1440 px, dark").toEqual([]);
    await movePointer(page, 300, 400);
    await awake(page);
    expect(await pointAtEverything(page)).toBeGreaterThan(50);
    expect.soft(await axeFaults(page, "color-contrast"), "pointed at, dark").toEqual([]);
    await show("light");
    expect.soft(await axeFaults(page, "color-contrast"), "pointed at, light").toEqual([]);
  });

  test(`the ${kind} page does not scroll sideways, nor translated`, async ({ page }) => {
    // React would report words that were changed before it came.
    await hold(page, scripts);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    expect.soft(await sideways(page), "at 320 px").toBeLessThanOrEqual(0);
    await lengthenWords(page);
    for (const width of [320, 360, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await sideways(page), `with longer words, at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
