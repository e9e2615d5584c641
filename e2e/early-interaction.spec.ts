import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import { firstPaint, onSlowPhone } from "./slow-phone";
import { expect, test } from "./test";

/** Clicks are 50 ms apart, from first paint until the page is awake and a little beyond. */
const step = 50;
const stepsAwake = 6;

/** What became of each click or submit: left to the browser ("native") or taken by a script of the page ("taken"). */
type Outcome = "native" | "taken";

/**
 * Notes whether the page itself takes a click on a link or a submit. What it leaves to the browser is stopped here, as it
 * would lead off the page (and a headless browser answers no more once it has been asked to dial).
 */
async function noteOutcomes(page: Page) {
  await page.addInitScript(() => {
    const note = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.type === "click" && !target?.closest("a[href]")) return;
      let outcome = "native";
      const stop = event.preventDefault.bind(event);
      event.preventDefault = () => {
        outcome = "taken";
      };
      stop();
      setTimeout(() => performance.mark(`seen ${event.type}`, { detail: outcome }));
    };
    for (const type of ["click", "submit"]) addEventListener(type, note, true);
  });
}

const outcomes = (page: Page, type: "click" | "submit"): Promise<readonly Outcome[]> =>
  page.evaluate(
    (name) =>
      performance
        .getEntriesByName(name)
        .map((mark) => (mark instanceof PerformanceMark && mark.detail === "taken" ? "taken" : "native")),
    `seen ${type}`,
  );

const isAwake = (page: Page) => page.evaluate(() => document.querySelector(".main-nav[data-live]") !== null);

/** Clicks the middle of an element at every step, calling back after each click; gives the number of clicks. */
async function clickAtEveryStep(page: Page, target: Locator, onClick: () => Promise<unknown> = async () => {}) {
  let clicks = 0;
  for (let left = stepsAwake; left > 0; clicks++) {
    const next = pause(step);
    const box = await target.boundingBox();
    if (!box) throw new Error("There is nothing to click.");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await onClick();
    if (await isAwake(page)) left--;
    await next;
  }
  return clicks;
}

/** Every one of the clicks on a link was left to the browser. */
const expectNative = (page: Page, clicks: number) =>
  expect.poll(() => outcomes(page, "click")).toEqual(Array(clicks).fill("native"));

async function openCold(page: Page, path: string, target: (page: Page) => Locator): Promise<Locator> {
  await onSlowPhone(page);
  await noteOutcomes(page);
  await page.goto(path, { waitUntil: "commit" });
  await firstPaint(page);
  await target(page).waitFor();
  await target(page).scrollIntoViewIfNeeded();
  return target(page);
}

test.describe("on a slow phone, at every moment from first paint on,", () => {
  test.describe.configure({ timeout: 90_000 });

  test("a phone link calls", async ({ page }) => {
    const link = await openCold(page, "/", () => page.locator('a[href^="tel:"]:visible').first());
    const clicks = await clickAtEveryStep(page, link);
    await expectNative(page, clicks);
  });

  test("a link to another page leads there", async ({ page }) => {
    const link = await openCold(page, "/contact", () => page.locator("header").getByRole("link", { name: "Areas" }));
    await expect(link).toHaveAttribute("href", "/areas");
    const clicks = await clickAtEveryStep(page, link);
    await expectNative(page, clicks);
  });

  test("the quote button opens the booking page or the dialog", async ({ page }) => {
    const quote = (name: string) => page.locator("header").getByRole("link", { name }).first();
    const link = await openCold(page, "/", () => quote("Get Free Quote"));
    await expect(link).toHaveAttribute("target", "_blank");
    // A click before the scripts are there opens the page in a tab, one after it the dialog; what comes next is up to
    // the dialog.
    for (let seen: readonly Outcome[] = []; !seen.includes("taken"); seen = await outcomes(page, "click")) {
      const next = pause(step);
      await link.click({ noWaitAfter: true });
      await next;
    }
    await expect(page.getByRole("dialog", { name: "Request a booking" })).toBeVisible();
    expect((await outcomes(page, "click"))[0]).toBe("native");
  });

  test("an answer opens and closes", async ({ page }) => {
    const summary = await openCold(page, "/plumbing-services/plumber-london", () =>
      page.locator("details.question summary").first(),
    );
    let open = false;
    await clickAtEveryStep(page, summary, async () => {
      open = !open;
      expect(await page.locator("details.question").first().getAttribute("open")).toBe(open ? "" : null);
    });
  });

  test("a menu stays open under the pointer while the scripts take over", async ({ page }) => {
    const trigger = await openCold(page, "/contact", () => page.getByRole("button", { name: "Gas Services" }));
    const link = page.locator(".main-nav").getByRole("link", { name: "Gas Pipework Installation" });
    await trigger.hover();
    await expect(link).toBeVisible();
    for (let left = stepsAwake; left > 0; ) {
      const next = pause(step);
      expect(await link.isVisible(), "the menu under the pointer").toBe(true);
      if (await isAwake(page)) left--;
      await next;
    }
  });

  test("a filled-in form goes to the mail program or is confirmed", async ({ page }) => {
    const button = await openCold(page, "/contact", () => page.getByRole("button", { name: "Send Message" }));
    await page.evaluate(() => {
      const values = { name: "Ada Byron", phone: "020 7946 0000", email: "ada@firm.example", message: "No heating." };
      for (const [name, value] of Object.entries(values)) {
        const field = document.getElementsByName(name)[0];
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
      }
    });
    // Each submit before the scripts are there opens a draft, the first after it is confirmed and clears the fields.
    for (let seen: readonly Outcome[] = []; !seen.includes("taken"); seen = await outcomes(page, "submit")) {
      const next = pause(step);
      await button.click({ noWaitAfter: true });
      await next;
    }
    expect((await outcomes(page, "submit"))[0]).toBe("native");
    await expect(page.locator("[data-sonner-toast]").first()).toContainText("Message Sent!");
  });

  test.describe("on its small screen,", () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test("the menu button opens the menu", async ({ page }) => {
      const button = await openCold(page, "/", () => page.getByRole("button", { name: "Menu", exact: true }));
      const menu = page.getByRole("navigation", { name: "Mobile" });
      await button.click();
      await expect(menu).toBeVisible();
      for (let left = stepsAwake; left > 0; ) {
        await page.keyboard.press("Escape");
        await expect(menu).toBeHidden();
        const next = pause(step);
        await button.click();
        await expect(menu).toBeVisible();
        if (await isAwake(page)) left--;
        await next;
      }
    });

    test("the floating button calls", async ({ page }) => {
      const link = await openCold(page, "/", () => page.getByRole("link", { name: "Call Us Now" }));
      const clicks = await clickAtEveryStep(page, link);
      await expectNative(page, clicks);
    });
  });
});
