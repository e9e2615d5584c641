import AxeBuilder from "@axe-core/playwright";
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
