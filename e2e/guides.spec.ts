import { builtPage } from "./built";
import { allPaths } from "./pages";
import { expect, test } from "./test";

const guides = allPaths.filter((path) => path.startsWith("/guides/"));

test("the guides' page leads to each, and none is longer than seven screens of a phone", async ({ page }) => {
  const links = builtPage("/guides").$("main a[href^='/guides/']").toArray();
  expect(links.map(({ attribs }) => attribs.href)).toEqual(guides);
  expect(guides.length).toBeGreaterThanOrEqual(10);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of guides) {
    await page.goto(path);
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect.soft(screens, path).toBeLessThanOrEqual(7);
  }
});
