import type { Locator } from "@playwright/test";
import { pageOf } from "@/lib/pages";
import { builtPage, plain } from "./built";
import { expect, test } from "./test";

const { cards } = pageOf("/");

/** What each floor is about, as a point of the drawing: chiller, diffuser, a room's controller, basins, cooker, boiler. */
const subjects = [
  [266, 120],
  [340, 195],
  [365, 297],
  [525, 370],
  [500, 460],
  [550, 570],
] as const;

/** Whether a point of the drawing is inside of what a picture shows of it, and on the screen. */
const isShown = (picture: Locator, [x, y]: readonly [number, number]) =>
  picture.evaluate(
    (element, { x, y }) => {
      const drawn = element.querySelector<SVGGraphicsElement>("use, #section");
      const at = new DOMPoint(x, y).matrixTransform(drawn?.getScreenCTM() ?? undefined);
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < at.x && at.x < right && Math.max(top, 0) < at.y && at.y < Math.min(bottom, innerHeight);
    },
    { x, y },
  );

const toMiddle = (locator: Locator) =>
  locator.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));

test("the home page goes down the building, a card on each floor", () => {
  const { $ } = builtPage("/");
  const floors = $(".floor");
  expect(floors.length).toBe(cards.length);
  for (const [index, { title, level, features, systems }] of cards.entries()) {
    const floor = floors.eq(index);
    expect(floor.find("h3").text()).toBe(`${title} ${level}`);
    const links = floor.find("a").map((_, link) => plain($(link).text()));
    expect(links.get()).toEqual(expect.arrayContaining(features.map(({ text }) => text)));
    for (const { name } of systems) expect(plain(floor.text())).toContain(name);
  }
});

test("on a wide screen the drawing stays and goes down with the floors", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const drawing = page.locator(".building-window");
  // Whole, as long as the first screen stands.
  for (const subject of subjects) expect(await isShown(drawing, subject)).toBe(true);
  const whole = await drawing.boundingBox();
  expect(await page.locator(".building-wide").boundingBox()).toEqual(whole);
  for (const [index, subject] of subjects.entries()) {
    await toMiddle(page.locator(".floor").nth(index));
    // The drawing follows the scroll with the next frame.
    await expect(
      async () => {
        const zoomed = await page.locator(".building-wide").boundingBox();
        expect(zoomed?.width).toBeGreaterThan(1.7 * (whole?.width ?? 0));
        expect(await isShown(drawing, subject)).toBe(true);
      },
      `floor ${index + 1}`,
    ).toPass();
  }
});

for (const { name, width, reducedMotion } of [
  { name: "on a phone", width: 360, reducedMotion: "no-preference" },
  { name: "where the visitor asks for reduced motion", width: 1440, reducedMotion: "reduce" },
] as const) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion } });

    test("each floor has its own part of the drawing, which stands still", async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      await expect(page.locator(".crop")).toHaveCount(subjects.length);
      for (const [index, subject] of subjects.entries()) {
        const crop = page.locator(".crop").nth(index);
        await toMiddle(crop);
        expect(await isShown(crop, subject), `floor ${index + 1}`).toBe(true);
      }
      const moved = (spine: Element) =>
        spine.getAnimations({ subtree: true }).some(({ timeline }) => timeline !== document.timeline);
      expect(await page.locator(".spine").evaluate(moved)).toBe(false);
    });
  });
}
