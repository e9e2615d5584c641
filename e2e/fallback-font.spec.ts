import type { Page } from "@playwright/test";
import { load } from "cheerio";
import { templates } from "./pages";
import { expect, test } from "./test";

/** The numbers of lines of a page's heading, lead and buttons in one of the two fonts. */
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

test.use({ javaScriptEnabled: false });

test("wraps text the same with the fallback font in at least 95 % of lines", async ({ page }) => {
  await page.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    async (route) => {
      // The server may close an idle connection at the moment when it is used again.
      const response = await route.fetch({ maxRetries: 2 });
      // Make the page wait for the font.
      const $ = load((await response.text()).replaceAll("font-display:optional", "font-display:block"));
      // Remove the content after the heading's section, whose layout takes most of the time and does not matter.
      $("main > section, main > div:not(:has(h1)), footer").remove();
      await route.fulfill({ response, body: $.html() });
    },
  );
  const differences: string[] = [];
  let texts = 0;
  for (const path of templates) {
    await page.goto(path);
    expect(await page.evaluate(() => document.fonts.check("650 16px archivo")), path).toBe(true);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const before = await linesIn(page, "Fallback");
      for (const [index, { words, lines }] of (await linesIn(page, "Archivo")).entries()) {
        const more = (before[index]?.lines ?? 0) - lines;
        texts++;
        if (more !== 0) differences.push(`${path} at ${width} px: ${words} (${more} lines)`);
        expect.soft(Math.abs(more), `${path} at ${width} px: ${words}`).toBeLessThanOrEqual(1);
      }
    }
  }
  expect(differences.length, differences.join("\n")).toBeLessThanOrEqual(texts / 20);
});
