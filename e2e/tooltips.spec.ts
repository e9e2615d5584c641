import { expect, test } from "./test";

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await page.mouse.move(300, 700);
  await expect(page.locator(".main-nav[data-live]")).toBeAttached();
});

test("a credential is explained once the pointer rests on it", async ({ page }) => {
  const badge = page.locator("main").getByRole("link", { name: "Gas Safe registered" });
  const loaded = page.waitForResponse(/_next\/static\/chunks\/.+\.js/);
  await badge.hover();
  await loaded;
  await badge.hover({ position: { x: 20, y: 20 } });
  await badge.hover({ position: { x: 24, y: 20 } });
  await page.clock.runFor(800);
  await expect(page.getByRole("tooltip")).toContainText("Gas Safe Register is the official list");
});

test("a credential is explained when it has the focus, and Escape closes that", async ({ page }) => {
  const badge = page.locator("main").getByRole("link", { name: "Fully insured" });
  await badge.focus();
  await expect(page.getByRole("tooltip")).toContainText("Insurance pays for injury");
  await expect(badge).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});
