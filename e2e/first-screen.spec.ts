import type { Page } from "@playwright/test";
import { kinds, templates } from "./pages";
import { expect, firstPaint, hold, hydrated, idle, movePointer, noteShifts, shifts, test } from "./test";

const pageSheets = /\/_next\/static\/styles\//;

/** The page's first screen is drawn and of use while its stylesheet is held back. */
async function expectFirstScreen(page: Page, path: string) {
  await expect(page.getByRole("heading", { level: 1 }), path).toBeInViewport();
  await firstPaint(page);
  const call = page
    .locator(path === kinds.document ? "aside a[href^='tel:']" : "main a[href^='tel:']:not(.text-link)")
    .first();
  await expect(call, path).toBeVisible();
  expect(await call.evaluate((link) => getComputedStyle(link).display), path).not.toBe("inline");
  await expect(page.locator("body > aside").first(), path).toHaveCSS("color", "rgb(251, 248, 241)");
  // What follows is not there before its styles are.
  await expect(page.locator("footer"), path).toBeHidden();
}

test.beforeEach(({ page }) => noteShifts(page));

for (const [width, height, paths] of [
  // With the services that have a stylesheet of their own.
  [360, 800, [...templates, kinds.energy, kinds["emergency service"], kinds.emergency]],
  [1440, 900, [kinds.home, kinds.contact, kinds.hub, kinds.service, kinds.area, kinds.calendar]],
] as const) {
  test(`${width} px wide, the pages show their first screen before their stylesheet comes, and nothing moves when that or the scripts come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of paths) {
      const release = await hold(page, pageSheets);
      await page.goto(path, { waitUntil: "commit" });
      // The calendar works out what to show, and brings the whole stylesheet for that at once.
      if (path !== kinds.calendar) await expectFirstScreen(page, path);
      release();
      await page.waitForLoadState();
      await expect(page.locator("footer"), path).toBeVisible();
      await idle(page);
      await movePointer(page, 300, 500);
      await hydrated(page);
      await idle(page);
      expect(await shifts(page), path).toEqual([]);
      await page.unroute(pageSheets);
    }
  });
}

test("where the page's stylesheet never comes, the whole one takes its place with the first movement", async ({
  page,
}) => {
  await page.route(pageSheets, () => {});
  await page.goto("/gas-services", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page.locator("footer")).toBeHidden();
  await movePointer(page, 200, 300);
  await expect(page.locator("footer")).toBeVisible();
  await hydrated(page);
});

test("a font that comes after the first paint moves nothing, neither then nor when the whole stylesheet comes", async ({
  page,
}) => {
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
