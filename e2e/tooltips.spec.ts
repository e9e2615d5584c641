import type { Page } from "@playwright/test";
import { drawn, expect, movePointer, openHydrated, test } from "./test";

const badge = (page: Page, name: string) => page.locator("main").getByRole("link", { name });

/** The tooltips' own script is there and the badges are drawn with it. */
const ready = (page: Page) => expect(badge(page, "Gas Safe registered")).toHaveAttribute("data-state", "closed");

// The delays between two of them are tested in components/sections.
test("a credential is explained 700 ms after the pointer came, and not before", async ({ page }) => {
  await openHydrated(page, "/");
  // Beside a badge the pointer has come near enough to load the tooltips, and opens none, however long that takes.
  const first = await badge(page, "Gas Safe registered").boundingBox();
  await movePointer(page, (first?.x ?? 0) + (first?.width ?? 0) + 12, (first?.y ?? 0) + 20);
  await ready(page);
  // Not before the page is drawn: React's own work never waits for this clock.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  await badge(page, "Gas Safe registered").hover();
  await page.clock.runFor(699);
  await drawn(page);
  await ready(page);
  await page.clock.runFor(1);
  await expect(page.getByRole("tooltip")).toContainText("Gas Safe Register is the official list");
});

test("a credential is explained also where the pointer rests on it before the scripts come", async ({ page }) => {
  await page.goto("/");
  // The movement that hydrates the page ends on the badge.
  const box = await badge(page, "Gas Safe registered").boundingBox();
  await movePointer(page, (box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await ready(page);
  await expect(page.getByRole("tooltip")).toContainText("Gas Safe Register is the official list");
});

for (const [where, height] of [
  ["in sight", 1200],
  ["below the first screen, which the focus scrolls to", 500],
] as const) {
  test(`a credential ${where} is explained when it has the focus, and Escape closes that`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height });
    await openHydrated(page, "/");
    const insured = badge(page, "Fully insured");
    await insured.focus();
    await expect(insured).toBeInViewport();
    const tooltip = page.getByRole("tooltip");
    await expect(tooltip).toContainText("Ask us for the certificate");
    // On by the keyboard, and back again.
    await page.keyboard.press("Tab");
    await expect(tooltip).toHaveCount(0);
    await page.keyboard.press("Shift+Tab");
    await expect(insured).toBeFocused();
    await expect(tooltip).toContainText("Ask us for the certificate");
    await page.keyboard.press("Escape");
    await expect(tooltip).toHaveCount(0);
    await expect(insured).toBeFocused();
  });
}
