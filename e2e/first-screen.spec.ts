import { kinds } from "./pages";
import { expect, firstPaint, hold, hydrated, idle, movePointer, noteShifts, pageStyles, shifts, test } from "./test";

// That a first screen is drawn before its stylesheet comes is seen in kinds.spec.ts.

test("where the page's stylesheet never comes, the first movement brings the whole one", async ({ page }) => {
  await page.route(pageStyles, () => {});
  await page.goto("/gas-services", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page.locator("footer")).toBeHidden();
  await movePointer(page, 200, 300);
  await expect(page.locator("footer")).toBeVisible();
  await hydrated(page);
});

test("a font that comes after the first paint moves nothing", async ({ page }) => {
  await noteShifts(page);
  await page.setViewportSize({ width: 768, height: 900 });
  for (const path of [kinds.area, kinds.document]) {
    const release = await hold(page, "**/*.woff2");
    await page.goto(path, { waitUntil: "commit" });
    await firstPaint(page);
    release();
    await page.waitForLoadState();
    await movePointer(page, 200, 500);
    await hydrated(page);
    await idle(page);
    expect(await shifts(page), path).toEqual([]);
    await page.unroute("**/*.woff2");
  }
});
