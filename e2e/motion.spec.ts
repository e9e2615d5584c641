import { kinds, quoteButton } from "./pages";
import { expect, movePointer, openHydrated, overflow, running, test } from "./test";

test("the building comes to life with the visitor, rests within five seconds, and flows on under the pointer", async ({
  page,
}) => {
  /** When the longest animation by the clock ends, in milliseconds from its start. */
  const longest = () =>
    page.evaluate(() => {
      const byClock = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
      return Math.max(0, ...byClock.map((a) => Number(a.effect?.getComputedTiming().endTime)));
    });
  await page.goto("/");
  expect(await running(page)).toBe(0);
  await movePointer(page, 5, 5);
  await expect.poll(() => running(page)).toBeGreaterThan(0);
  expect(await longest()).toBeLessThan(5000);
  await page.locator(".building").hover();
  await expect.poll(longest).toBe(Number.POSITIVE_INFINITY);
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

// That nothing moves on any page at rest is looked at in kinds.spec.ts.
test("the dialog opens at once where the visitor asks for reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/");
  await quoteButton(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await running(page)).toBe(0);
});

test("no text is cut off at 320 px with the visitor's own text spacing", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [kinds.home, kinds.service, kinds.contact]) {
    await page.goto(path);
    // WCAG 1.4.12.
    await page.addStyleTag({
      content:
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    });
    expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});
