import { drawingOf, pagesOf } from "@/lib/pages";
import { builtPage } from "./built";
import { expect, movePointer, test } from "./test";

const withParts = pagesOf("landing", "plumber").flatMap((page) => (page.parts ? [{ ...page, parts: page.parts }] : []));

// Tests in components/sections check that each number leads to its part.
test("shows the parts of every service page with its drawing", () => {
  for (const record of withParts) {
    const { path, $ } = builtPage(record.path);
    expect($(".part-list > li > h3, .parts svg > a").length, path).toBe(2 * record.parts.length);
    const sheet = $(`svg[aria-labelledby="drawing-${drawingOf(record)}"]`);
    expect([sheet.length, sheet.closest(".parts").length], path).toEqual([1, 1]);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 1440])
    test(`highlights parts with their numbers, and keeps the drawing visible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/services/ventilation-systems");
      const balloon = page.getByRole("link", { name: "5 Supply fan" });
      const part = page.locator("#part-5");
      const dark = await balloon.locator("circle").evaluate((circle) => getComputedStyle(circle).fill);
      await movePointer(page, 300, 300);
      await part.hover();
      await expect(balloon.locator("circle")).not.toHaveCSS("fill", dark);
      await page.mouse.move(0, 0);

      const plain = await part.evaluate((item) => getComputedStyle(item).backgroundColor);
      await balloon.focus();
      await expect(part).not.toHaveCSS("background-color", plain);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/#part-5$/);
      await expect(balloon).toBeInViewport();
      await expect(part).toBeInViewport({ ratio: 1 });
      // The drawing does not cover it.
      const isOnTop = (item: Element) => {
        const { left, top } = item.getBoundingClientRect();
        return item.contains(document.elementFromPoint(left + 2, top + 2));
      };
      await expect.poll(() => part.evaluate(isOnTop)).toBe(true);
    });

  test("switches the states of a drawing, and prints all texts", async ({ page }) => {
    await page.goto("/services/ventilation-systems");
    const stream = page.locator(".parts .d-air > .d-stream").first();
    const moves = () =>
      stream.evaluate((path) => path.getAnimations().some(({ playState }) => playState === "running"));
    const failed = page.locator("#part-5");
    const colour = () => failed.evaluate((row) => getComputedStyle(row, "::before").backgroundColor);
    const sound = await colour();
    expect(await moves()).toBe(false);
    await page.locator(".states b", { hasText: "Running" }).click();
    await expect.poll(moves).toBe(true);
    const texts = page.locator(".states label > span");
    await expect(texts.filter({ visible: true })).toHaveCount(1);
    await page.keyboard.press("ArrowDown");
    await expect(stream).toBeHidden();
    await expect.poll(colour).not.toBe(sound);
    await page.keyboard.press("ArrowDown");
    await expect.poll(moves).toBe(true);
    await page.emulateMedia({ media: "print" });
    for (const text of await texts.all()) await expect(text).toBeVisible();
  });
});
