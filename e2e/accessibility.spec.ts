import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { kinds } from "./pages";
import { expect, test } from "./test";

for (const width of [360, 768, 1440]) {
  for (const [kind, path] of Object.entries({ ...kinds, "not found": "/404" })) {
    test(`the ${kind} page has no axe violation at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
    });
  }
}

for (const [kind, path] of Object.entries(kinds)) {
  test(`the ${kind} page does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
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

for (const [kind, path] of Object.entries({ ...kinds, "not found": "/404" })) {
  test(`on the ${kind} page words keep their contrast under the pointer and in focus`, async ({ page }) => {
    // Without transitions, so that what is measured is how it ends.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await page.mouse.move(300, 400);
    await expect(page.locator(".main-nav[data-live]")).toBeAttached();
    const faults: string[] = [];
    const look = async (colorScheme: "light" | "dark") => {
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
      const { violations } = await new AxeBuilder({ page }).withRules("color-contrast").analyze();
      const found = violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html} ${any[0]?.message}`));
      faults.push(...found.map((fault) => `${colorScheme}: ${fault}`));
    };
    await look("dark");
    expect(await pointAtEverything(page)).toBeGreaterThan(50);
    await look("light");
    await look("dark");
    expect(faults).toEqual([]);
  });
}
