import sharp from "sharp";
import { drawingOf, pagesOf } from "@/lib/pages";
import { builtPage } from "./built";
import { expect, movePointer, test } from "./test";

const withParts = pagesOf("landing", "plumber").flatMap((page) => (page.parts ? [{ ...page, parts: page.parts }] : []));

test.describe("the parts of a drawing", () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

  // That each number leads to its part is tested in components/sections.
  test("stand on every service page that has them, with its drawing", async ({ page }) => {
    for (const record of withParts) {
      const { path, $ } = builtPage(record.path);
      expect($(".part-list > li > h3, .parts svg > a").length, path).toBe(2 * record.parts.length);
      const sheet = $(`svg[aria-labelledby="drawing-${drawingOf(record)}"]`);
      expect([sheet.length, sheet.closest(".parts").length], path).toEqual([1, 1]);
    }
    await page.goto(withParts[0]?.path ?? "");
    const picture = await page.locator(".parts svg > svg").boundingBox();
    expect(picture?.height).toBeGreaterThan(200);
  });

  for (const width of [360, 1440]) {
    test(`light up with their numbers, by pointer and by key, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/services/ventilation-systems");
      const balloon = page.getByRole("link", { name: "5 Supply fan" });
      const part = page.locator("#part-5");
      const dark = await balloon.locator("circle").evaluate((circle) => getComputedStyle(circle).fill);
      await movePointer(page, 300, 300);
      await part.hover();
      await expect(balloon.locator("circle")).not.toHaveCSS("fill", dark);
      await page.mouse.move(0, 0);
      await expect(balloon.locator("circle")).toHaveCSS("fill", dark);

      const plain = await part.evaluate((item) => getComputedStyle(item).backgroundColor);
      await balloon.focus();
      await expect(part).not.toHaveCSS("background-color", plain);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/#part-5$/);
      await expect(part).toBeInViewport({ ratio: 1 });
      // The sheet, which stays in sight, does not lie over it.
      const sheet = await page.locator(".parts .panel").boundingBox();
      const item = await part.boundingBox();
      const below = (item?.y ?? 0) >= (sheet?.y ?? 0) + (sheet?.height ?? 0) - 1;
      const beside = (item?.x ?? 0) + (item?.width ?? 0) <= (sheet?.x ?? 0);
      expect(below || beside).toBe(true);
    });
  }
});

/** Whether two pictures show the same; the browser draws the edges of a line a little differently from time to time. */
async function areAlike(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).raw().toBuffer()));
  return a?.length === b?.length && a?.every((value, index) => Math.abs(value - (b?.[index] ?? 0)) < 128) === true;
}

test.describe("the states of a drawing", () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

  // On the one page the sheet stands in a section, on the other in the hero.
  for (const path of ["/services/emergency-plumbing-repairs", "/plumbing-services/pump-installation"]) {
    test(`are chosen by key, and nothing moves: ${path}`, async ({ page }) => {
      // A window in which nothing has to scroll.
      await page.setViewportSize({ width: 1440, height: 2400 });
      await page.goto(path);
      const choices = page.getByRole("group", { name: "Change what the drawing shows" }).getByRole("radio");
      const drawing = page.locator(".parts .panel");
      await choices.first().focus();
      const picture = await drawing.screenshot();
      const switchRow = page.locator(".states b");
      const place = await switchRow.last().boundingBox();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await expect(choices.nth(2)).toBeChecked();
      expect(await areAlike(await drawing.screenshot(), picture)).toBe(false);
      expect(await switchRow.last().boundingBox()).toEqual(place);
      await switchRow.first().click();
      expect(await areAlike(await drawing.screenshot(), picture)).toBe(true);
    });
  }

  test("are all told on paper, beside the first of them", async ({ page }) => {
    await page.goto("/plumbing-services/pump-installation");
    await page.emulateMedia({ media: "print" });
    const drawing = page.locator(".parts .panel");
    const picture = await drawing.screenshot();
    await page.getByRole("radio").nth(2).focus();
    await page.keyboard.press("Space");
    expect(await areAlike(await drawing.screenshot(), picture)).toBe(true);
    for (const text of await page.locator(".states label > span").all()) await expect(text).toBeVisible();
  });
});
