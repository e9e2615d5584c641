import { kinds, quoteButton } from "./pages";
import { awake, expect, movePointer, test } from "./test";

/** How many animations run by the clock. Those that the visitor's own scrolling moves don't. */
const running = () =>
  document.getAnimations().filter((a) => a.timeline === document.timeline && a.playState === "running").length;

/** When each running animation ends, in milliseconds from its start; the longest. */
const longest = () =>
  Math.max(
    0,
    ...document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .map((a) => Number(a.effect?.getComputedTiming().endTime)),
  );

test("the building comes to life with the visitor, rests within five seconds, and flows on under the pointer", async ({
  page,
}) => {
  await page.goto("/");
  expect(await page.evaluate(running)).toBe(0);
  await movePointer(page, 5, 5);
  await expect.poll(() => page.evaluate(running)).toBeGreaterThan(0);
  expect(await page.evaluate(longest)).toBeLessThan(5000);
  await page.locator(".building").hover();
  await expect.poll(() => page.evaluate(longest)).toBe(Number.POSITIVE_INFINITY);
});

test.describe("where the visitor asks for reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves on a page of any kind", async ({ page }) => {
    for (const [kind, path] of Object.entries(kinds)) {
      await page.goto(path);
      await movePointer(page, 300, 500);
      await expect(page.locator("[data-awake]"), kind).toBeAttached();
      expect.soft(await page.evaluate(running), `moving on the ${kind} page`).toBe(0);
    }
  });

  test("the menus and the dialog open at once", async ({ page }) => {
    await page.goto("/");
    await movePointer(page, 300, 500);
    await awake(page);
    await quoteButton(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await page.evaluate(running)).toBe(0);
  });
});

test.describe("with the visitor's own text spacing", () => {
  test("no text is cut off, at 320 px", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [kinds.home, kinds.service, kinds.contact]) {
      await page.goto(path);
      // WCAG 1.4.12.
      await page.addStyleTag({
        content:
          "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
      });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});
