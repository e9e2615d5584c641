import { expect, movePointer, running, test } from "./test";

// That nothing moves on any page for visitors who ask for that is looked at in kinds.spec.ts.
test("the building rests until the visitor comes, and again within five seconds", async ({ page }) => {
  await page.goto("/");
  expect(await running(page)).toBe(0);
  await movePointer(page, 5, 5);
  await expect.poll(() => running(page)).toBeGreaterThan(0);
  // When the longest animation by the clock ends, in milliseconds from its start.
  const longest = await page.evaluate(() => {
    const byClock = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Math.max(...byClock.map((a) => Number(a.effect?.getComputedTiming().endTime)));
  });
  expect(longest).toBeLessThan(5000);
});
