import { kinds } from "./pages";
import { expect, firstPaint, hold, hydrated, idle, movePointer, noteShifts, pageStyles, shifts, test } from "./test";

// kinds.spec.ts checks that the first screen renders before the stylesheet loads.

test("loads the complete stylesheet on the first movement when the page's stylesheet fails", async ({ page }) => {
  await page.route(pageStyles, () => {});
  await page.goto("/gas-services", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page.locator("footer")).toBeHidden();
  await movePointer(page, 200, 300);
  await expect(page.locator("footer")).toBeVisible();
  await hydrated(page);
});

test("causes no layout shift when a font loads after the first paint", async ({ page }) => {
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
