import type { Locator, Page } from "@playwright/test";
import { noteOutcomes, outcomes } from "./outcomes";
import { firstPaint } from "./slow-phone";
import { expect, hydratedMark, scripts, test } from "./test";

/** How often a page is used once its scripts run. */
const usesAfterwards = 6;

const isHydrated = (page: Page) => page.evaluate((mark) => document.querySelector(mark) !== null, hydratedMark);

/** Does something at every step of loading: before and after each file of scripts comes, and until they run and a little on. */
type AtEveryStep = (act: () => Promise<unknown>) => Promise<void>;

/** Opens a page that stays without scripts until something is done at every step of their loading. */
async function openSlowly(page: Page, path: string, target: Locator): Promise<AtEveryStep> {
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
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  return async (act) => {
    for (let left = usesAfterwards; left > 0; ) {
      await act();
      if (await isHydrated(page)) left--;
      await held.shift()?.();
    }
    isHolding = false;
    await Promise.all(held.map((release) => release()));
  };
}

/** Clicks the middle of a link at every step of loading; each click was left to the browser. */
async function expectNative(page: Page, atEveryStep: AtEveryStep, link: Locator) {
  let clicks = 0;
  await atEveryStep(async () => {
    const box = await link.boundingBox();
    if (!box) throw new Error("There is nothing to click.");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    clicks++;
  });
  expect(clicks).toBeGreaterThan(2 * usesAfterwards);
  await expect.poll(() => outcomes(page, "click")).toEqual(Array(clicks).fill("native"));
}
test.describe("while the scripts load, at every step,", () => {
  test("a phone link calls", async ({ page }) => {
    const link = page.locator('a[href^="tel:"]:visible').first();
    await expectNative(page, await openSlowly(page, "/", link), link);
  });

  test("a link to another page leads there", async ({ page }) => {
    const link = page.locator("header").getByRole("link", { name: "Areas" });
    const atEveryStep = await openSlowly(page, "/contact", link);
    await expect(link).toHaveAttribute("href", "/areas");
    await expectNative(page, atEveryStep, link);
  });

  test("an answer opens and closes", async ({ page }) => {
    const question = page.locator("details.question").nth(1);
    const summary = question.locator("summary");
    const atEveryStep = await openSlowly(page, "/plumbing-services/plumber-london", summary);
    let open = false;
    await atEveryStep(async () => {
      open = !open;
      await summary.click();
      expect(await question.getAttribute("open")).toBe(open ? "" : null);
    });
  });

  test("a menu stays open under the pointer while the scripts take over", async ({ page }) => {
    const trigger = page.getByRole("button", { name: "Gas Services" });
    const link = page.locator(".main-nav").getByRole("link", { name: "Gas Pipework Installation" });
    const atEveryStep = await openSlowly(page, "/contact", trigger);
    await trigger.hover({ position: { x: 8, y: 8 } });
    await trigger.hover();
    await expect(link).toBeVisible();
    await atEveryStep(async () => expect(await link.isVisible(), "the menu under the pointer").toBe(true));
  });

  test("a filled-in form goes to the mail program or is confirmed", async ({ page }) => {
    const button = page.getByRole("button", { name: "Send Message" });
    const atEveryStep = await openSlowly(page, "/contact", button);
    await page.evaluate(() => {
      const values = { name: "Ada Byron", phone: "020 7946 0000", email: "ada@firm.example", message: "No heating." };
      for (const [name, value] of Object.entries(values)) {
        const field = document.getElementsByName(name)[0];
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
      }
    });
    // Each submit before the scripts run opens a draft, the first after it is confirmed and clears the fields.
    const submit = async () => {
      if (!(await outcomes(page, "submit")).includes("taken")) await button.click({ noWaitAfter: true });
    };
    await atEveryStep(submit);
    await submit();
    await expect(page.locator("[data-sonner-toast]").first()).toContainText("Message Sent!");
    const seen = await outcomes(page, "submit");
    expect(seen.length).toBeGreaterThan(usesAfterwards);
    expect(seen).toEqual([...Array(seen.length - 1).fill("native"), "taken"]);
  });

  test.describe("on a small screen,", () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test("the menu button opens the menu", async ({ page }) => {
      const button = page.getByRole("button", { name: "Menu", exact: true });
      const menu = page.getByRole("navigation", { name: "Mobile" });
      const atEveryStep = await openSlowly(page, "/", button);
      await atEveryStep(async () => {
        await button.click();
        await expect(menu).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(menu).toBeHidden();
      });
    });

    test("the floating button calls", async ({ page }) => {
      const link = page.getByRole("link", { name: "Call Us Now" });
      await expectNative(page, await openSlowly(page, "/", link), link);
    });
  });
});
