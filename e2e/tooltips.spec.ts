import type { Page } from "@playwright/test";
import { drawn, expect, hydrated, movePointer, test } from "./test";

const badge = (page: Page, name: string) => page.locator("main").getByRole("link", { name });

/** The tooltips' own script is there and the badges are drawn with it. */
const ready = (page: Page) => expect(badge(page, "Gas Safe registered")).toHaveAttribute("data-state", "closed");

async function hydrate(page: Page) {
  await page.goto("/");
  await movePointer(page, 10, 450);
  await hydrated(page);
}

test("a credential is explained 700 ms after the pointer came, the next within 300 ms at once", async ({ page }) => {
  await hydrate(page);
  const tooltip = page.getByRole("tooltip");
  // An open tooltip waits for the pointer to move on, as a hand does: the first movement might still be towards it.
  const moveUntil = (x: number, y: number, seen: () => Promise<unknown>) =>
    expect(async () => {
      await page.mouse.move(x, y);
      await page.mouse.move(x + 4, y);
      await seen();
    }).toPass();
  const comeTo = (name: string) => badge(page, name).hover();
  const leave = async () => {
    await moveUntil(10, 450, () => expect(tooltip).toHaveCount(0, { timeout: 200 }));
    await drawn(page);
  };
  const comesAfter700 = async (name: string, words: string) => {
    await page.clock.runFor(699);
    await drawn(page);
    await expect(badge(page, name)).toHaveAttribute("data-state", "closed");
    await page.clock.runFor(1);
    await expect(tooltip).toContainText(words);
    await drawn(page);
  };

  // Between two badges the pointer has come near enough to load the tooltips, and opens none, however long that takes.
  const first = await badge(page, "Gas Safe registered").boundingBox();
  if (!first) throw new Error("The badge is not drawn.");
  await page.mouse.move(first.x + first.width + 12, first.y + 20);
  await ready(page);
  // Not before the page is drawn: React's own work never waits for this clock.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  await comeTo("Gas Safe registered");
  await comesAfter700("Gas Safe registered", "Gas Safe Register is the official list");
  const next = await badge(page, "Fully insured").boundingBox();
  if (!next) throw new Error("The badge is not drawn.");
  await moveUntil(next.x + 10, next.y + 20, () =>
    expect(tooltip).toContainText("Insurance pays for injury", { timeout: 200 }),
  );
  await leave();
  await page.clock.runFor(299);
  await comeTo("Gas Safe registered");
  await expect(tooltip).toContainText("Gas Safe Register is the official list");
  await drawn(page);
  await leave();
  await page.clock.runFor(300);
  await comeTo("Fully insured");
  await comesAfter700("Fully insured", "Insurance pays for injury");
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
    await hydrate(page);
    const insured = badge(page, "Fully insured");
    await insured.focus();
    await expect(insured).toBeInViewport();
    const tooltip = page.getByRole("tooltip");
    await expect(tooltip).toContainText("Insurance pays for injury");
    // On by the keyboard, and back again.
    await page.keyboard.press("Tab");
    await expect(tooltip).toHaveCount(0);
    await page.keyboard.press("Shift+Tab");
    await expect(insured).toBeFocused();
    await expect(tooltip).toContainText("Insurance pays for injury");
    await page.keyboard.press("Escape");
    await expect(tooltip).toHaveCount(0);
    await expect(insured).toBeFocused();
  });
}
