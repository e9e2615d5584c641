import type { Page } from "@playwright/test";
import { kinds } from "./pages";
import { expect, test } from "./test";

/** How many lines a page's heading has, and the lead and the buttons beside it, in one of the two fonts. */
const linesIn = (page: Page, font: "Archivo" | "Fallback") =>
  page.evaluate((font) => {
    const { style } = document.documentElement;
    if (font === "Fallback") style.setProperty("--font-archivo", font);
    else style.removeProperty("--font-archivo");
    const first = "main h1, main h1 ~ * .text-lead, main h1 ~ .text-lead, main h1 ~ * .hero-actions .button";
    return [...document.querySelectorAll(first)].slice(0, 4).map((element) => {
      const { height } = element.getBoundingClientRect();
      const lines = Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight));
      return { words: element.textContent, lines };
    });
  }, font);

test.describe("the text of a first visit, which the font may come too late for", () => {
  test.use({ javaScriptEnabled: false });

  test("has the same lines as with the font, or one more or less", async ({ page }) => {
    // So that the page waits for the font.
    await page.route(
      ({ pathname }) => !/\.\w+$/.test(pathname),
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll("font-display:optional", "font-display:block");
        await route.fulfill({ response, body });
      },
    );
    for (const path of [kinds.home, kinds.service, kinds.area, kinds.contact]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.fonts.check("650 16px archivo")), path).toBe(true);
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const before = await linesIn(page, "Fallback");
        for (const [index, { words, lines }] of (await linesIn(page, "Archivo")).entries()) {
          const more = (before[index]?.lines ?? 0) - lines;
          expect.soft(Math.abs(more), `${path} at ${width} px: ${words}`).toBeLessThanOrEqual(1);
        }
      }
    }
  });
});
