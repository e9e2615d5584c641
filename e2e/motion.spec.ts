import { expect, movePointer, running, test } from "./test";

// kinds.spec.ts checks that nothing moves with reduced motion.
test("animates the building only after the first interaction, for less than five seconds", async ({ page }) => {
  await page.goto("/");
  expect(await running(page)).toBe(0);
  await movePointer(page, 5, 5);
  await expect.poll(() => running(page)).toBeGreaterThan(0);
  // The duration of the longest time-based animation in milliseconds.
  const longest = await page.evaluate(() => {
    const byClock = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Math.max(...byClock.map((a) => Number(a.effect?.getComputedTiming().endTime)));
  });
  expect(longest).toBeLessThan(5000);
});
