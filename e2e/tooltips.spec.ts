import type { Page } from "@playwright/test";
import { expect, movePointer, openHydrated, test } from "./test";

const badge = (page: Page, name: string) => page.locator("main").getByRole("link", { name });

// Tests in components/sections check the delays.
test("explains a credential when the pointer rests on it before hydration", async ({ page }) => {
  await page.goto("/");
  // The pointer movement that starts hydration ends on the badge.
  const box = await badge(page, "Gas Safe registered").boundingBox();
  await movePointer(page, (box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(page.getByRole("tooltip")).toContainText("Gas Safe Register is the official list");
});

test("explains a focused credential, and closes the tooltip with Escape", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openHydrated(page, "/");
  const insured = badge(page, "Fully insured");
  await insured.focus();
  await expect(insured).toBeInViewport();
  const tooltip = page.getByRole("tooltip");
  await expect(tooltip).toContainText("Ask us for the certificate");
  // Tab away and back.
  await page.keyboard.press("Tab");
  await expect(tooltip).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(insured).toBeFocused();
  await expect(tooltip).toContainText("Ask us for the certificate");
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
  await expect(insured).toBeFocused();
});
