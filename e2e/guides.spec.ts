import { allPaths } from "./pages";
import { expect, test } from "./test";

const guides = allPaths.filter((path) => path.startsWith("/guides/"));

test("keeps every guide within seven screens of a phone", async ({ page }) => {
  expect(guides.length).toBeGreaterThanOrEqual(10);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of guides) {
    await page.goto(path);
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect.soft(screens, path).toBeLessThanOrEqual(7);
  }
});
