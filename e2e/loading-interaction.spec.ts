import type { Page } from "@playwright/test";
import { noteOutcomes, outcomes } from "./outcomes";
import { expect, firstPaint, hydratedMark, scripts, test } from "./test";

/** How many interactions follow hydration. */
const usesAfterwards = 3;

/** Acts at every step of loading: before and after each script file, until hydration and a few times after it. */
type AtEveryStep = (act: () => Promise<unknown>) => Promise<void>;

/** Opens a page whose scripts load step by step, with an interaction at each step. */
async function openSlowly(page: Page, path: string): Promise<AtEveryStep> {
  const held: (() => Promise<unknown>)[] = [];
  let isHolding = true;
  await page.route(scripts, (route) => {
    if (!isHolding) return route.continue();
    held.push(async () => {
      await route.continue();
      await (await route.request().response())?.finished();
    });
  });
  await noteOutcomes(page);
  await page.goto(path, { waitUntil: "commit" });
  await firstPaint(page);
  return async (act) => {
    for (let left = usesAfterwards; left > 0; ) {
      await act();
      if ((await page.locator(hydratedMark).count()) > 0) left--;
      await held.shift()?.();
    }
    isHolding = false;
    await Promise.all(held.map((release) => release()));
  };
}

test("calls by links, and opens and closes answers and the mobile menu, while scripts load", async ({ page }) => {
  // The menu opens and closes without an animation.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 740 });
  const question = page.locator("details.question").nth(1);
  const menu = page.getByRole("navigation", { name: "Mobile" });
  const atEveryStep = await openSlowly(page, "/plumbing-services/plumber-london");
  let clicks = 0;
  await atEveryStep(async () => {
    await page.locator('main a[href^="tel:"]').first().click({ noWaitAfter: true });
    clicks++;
    await question.locator("summary").click();
    expect(await question.getAttribute("open")).toBe(clicks % 2 ? "" : null);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  });
  expect(clicks).toBeGreaterThan(2 * usesAfterwards);
  await expect.poll(() => outcomes(page, "click")).toEqual(Array(clicks).fill("native"));
});

test("keeps a menu open under the pointer while scripts load", async ({ page }) => {
  const trigger = page.getByRole("button", { name: "Gas Services" });
  const link = page.locator(".main-nav").getByRole("link", { name: "Gas Pipework Installation" });
  const atEveryStep = await openSlowly(page, "/contact");
  await trigger.hover({ position: { x: 8, y: 8 } });
  await trigger.hover();
  await expect(link).toBeVisible();
  await atEveryStep(async () => expect(await link.isVisible(), "the menu under the pointer").toBe(true));
});

test("sends a form to the mail program or confirms it while scripts load", async ({ page }) => {
  const button = page.getByRole("button", { name: "Send Message" });
  const atEveryStep = await openSlowly(page, "/contact");
  const values = { name: "Ada Byron", phone: "020 7946 0000", email: "ada@firm.example", message: "No heating." };
  // Set the values without typing, because the first key would load the scripts.
  for (const [name, value] of Object.entries(values))
    await page.locator(`[name=${name}]`).evaluate((field, value) => Object.assign(field, { value }), value);
  // Each submit before hydration opens a mail draft; the first one after it is confirmed and clears the fields.
  const submit = async () => {
    if (!(await outcomes(page, "submit")).includes("taken")) await button.click({ noWaitAfter: true });
  };
  await atEveryStep(submit);
  await submit();
  // Check the form's status and not the toast, which disappears after twelve seconds.
  await expect(page.getByRole("status").filter({ hasText: "Message Sent!" })).toBeVisible();
  const seen = await outcomes(page, "submit");
  expect(seen.length).toBeGreaterThan(usesAfterwards);
  expect(seen).toEqual([...Array(seen.length - 1).fill("native"), "taken"]);
});
