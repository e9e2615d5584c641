import { kinds, quoteButton } from "./pages";
import { expect, hydrated, movePointer, test } from "./test";

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

test.describe("a sheet", () => {
  test.use({ javaScriptEnabled: false });

  test("runs once it is asked to; nothing flows or turns behind the part that has failed", async ({ page }) => {
    await page.goto("/services/ventilation-systems");
    const stream = page.locator(".parts .d-air > .d-stream").first();
    const fan = page.locator(".parts .d-turn").first();
    const moves = (part: typeof stream) =>
      part.evaluate((path) => path.getAnimations().some(({ playState }) => playState === "running"));
    const choose = (name: string) => page.locator(".states b", { hasText: name }).click();
    expect(await moves(stream)).toBe(false);
    await choose("Running");
    expect(await moves(stream)).toBe(true);
    expect(await moves(fan)).toBe(true);
    await choose("Failed");
    await expect(stream).toBeHidden();
    expect(await moves(fan)).toBe(false);
    const red = await page.locator("#part-5").evaluate((row) => getComputedStyle(row, "::before").backgroundColor);
    await expect(page.getByRole("link", { name: "5 Supply fan" }).locator("circle")).toHaveCSS("fill", red);
    await choose("After our visit");
    expect(await moves(stream)).toBe(true);
    await choose("Still");
    await expect.poll(() => moves(stream)).toBe(false);
  });
});

test.describe("where the visitor asks for reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the menus and the dialog open at once", async ({ page }) => {
    await page.goto("/");
    await movePointer(page, 300, 500);
    await hydrated(page);
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
