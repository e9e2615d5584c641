import { pageOf } from "@/lib/pages";
import { expect, test } from "./test";

test("keeps the drawing beside every floor and zooms it on wide screens", async ({ page }) => {
  await page.goto("/");
  const widthOf = async () => (await page.locator(".building-wide").boundingBox())?.width ?? 0;
  const whole = await widthOf();
  for (const floor of await page.locator(".floor").all()) {
    await floor.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect(page.locator(".building-window")).toBeInViewport({ ratio: 0.9 });
    await expect.poll(widthOf).toBeGreaterThan(1.7 * whole);
  }
});

test("shows each floor's part of the drawing on phones and with reduced motion", async ({ page }) => {
  for (const [width, reducedMotion] of [
    [360, "no-preference"],
    [1440, "reduce"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion });
    await page.goto("/");
    const parts = await page.locator(".floor .crop").all();
    expect(parts).toHaveLength(pageOf("/").cards.length);
    for (const part of parts) await expect(part).toBeVisible();
  }
});
