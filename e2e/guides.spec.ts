import { allPaths } from "./pages";
import { expect, test } from "./test";

const guides = allPaths.filter((path) => path.startsWith("/guides/"));

test("a guide is at most seven screens of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const screens = new Map<string, number>();
  for (const path of guides) {
    await page.goto(path);
    screens.set(path, await page.evaluate(() => document.documentElement.scrollHeight / innerHeight));
  }
  expect(screens.size).toBeGreaterThanOrEqual(10);
  expect([...screens].filter(([, count]) => count > 7)).toEqual([]);
});

test("the footer leads to the guides, and they to each question", async ({ page }) => {
  await page.goto("/areas/camden");
  await page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "Guides", exact: true }).click();
  await expect(page).toHaveURL("/guides");
  const links = page.locator("main a[href^='/guides/']");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(guides);
});
