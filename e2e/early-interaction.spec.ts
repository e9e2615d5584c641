import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import { site } from "@/lib/site";
import { quoteButton } from "./pages";
import { firstPaint, onSlowPhone } from "./slow-phone";
import { expect, hold, holdScripts, live, scripts, test } from "./test";

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

const isAwake = (page: Page) => page.evaluate((mark) => document.querySelector(mark) !== null, live);

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

test.describe("before the scripts are there,", () => {
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Request a booking" });

  /** Notes every contact that the page announces; in the session's storage, as a stopped clock also stops `performance`. */
  async function hearContacts(page: Page): Promise<() => Promise<readonly string[]>> {
    await page.addInitScript(() => {
      document.addEventListener("contact", (event) => {
        const heard = JSON.parse(sessionStorage.getItem("heard") ?? "[]");
        sessionStorage.setItem("heard", JSON.stringify([...heard, event instanceof CustomEvent ? event.detail : ""]));
      });
    });
    return () => page.evaluate(() => JSON.parse(sessionStorage.getItem("heard") ?? "[]"));
  }

  test("a tap on the quote button opens the dialog once they are, as every later one does", async ({ page }) => {
    const held = await holdScripts(page);
    const heard = await hearContacts(page);
    await page.goto("/");
    await held.stopClock();
    await quoteButton(page).click();
    await quoteButton(page).click();
    await expect(quoteButton(page)).toHaveAttribute("aria-busy", "true");
    await held.start();
    await expect(dialog(page).getByRole("button", { name: "Close" })).toBeFocused();
    expect(await heard()).toEqual(["booking:header"]);
    expect(page.context().pages()).toHaveLength(1);
    await page.keyboard.press("Escape");
    await expect(quoteButton(page)).toBeFocused();
    await expect(quoteButton(page)).not.toHaveAttribute("aria-busy");
  });

  test("a tap on the quote button opens the booking page after 3 s, in this tab where no new one is allowed", async ({
    page,
    context,
  }) => {
    await page.clock.install({ time: 0 });
    await hold(page, scripts);
    await page.goto("/");
    await page.clock.pauseAt(3_600_000);
    await quoteButton(page).click();
    await page.clock.runFor(2999);
    await expect(quoteButton(page)).toHaveAttribute("aria-busy", "true");
    expect(context.pages()).toHaveLength(1);
    const [tab] = await Promise.all([context.waitForEvent("page"), page.clock.runFor(1)]);
    await expect(tab).toHaveURL(site.bookingUrl);
    expect(await tab.evaluate(() => opener)).toBeNull();
    // Nobody waits twice.
    const [next] = await Promise.all([context.waitForEvent("page"), quoteButton(page).click()]);
    await expect(next).toHaveURL(site.bookingUrl);

    await page.goto("/");
    await page.evaluate(() => {
      window.open = () => null;
    });
    await quoteButton(page).click();
    await page.clock.runFor(3000);
    await expect(page).toHaveURL(site.bookingUrl);
  });

  test("a call, a mail and a click with a key are the browser's at once, and told of later", async ({ page }) => {
    const release = await hold(page, scripts);
    const heard = await hearContacts(page);
    await noteOutcomes(page);
    await page.goto("/");
    const bar = page.getByRole("complementary", { name: "Emergency line and e-mail" });
    await bar.locator('a[href^="tel:"]').click();
    await bar.locator('a[href^="mailto:"]').click();
    await quoteButton(page).click({ modifiers: ["ControlOrMeta"] });
    await quoteButton(page).click({ modifiers: ["Shift"] });
    await expectNative(page, 4);
    expect(await heard()).toEqual([]);
    release();
    await expect.poll(heard).toEqual(["phone:top-bar", "email:top-bar", "booking:header", "booking:header"]);
    await expect(dialog(page)).toBeHidden();
  });

  test("a postcode is looked up once they are", async ({ page }) => {
    const held = await holdScripts(page);
    await page.goto("/contact");
    await held.stopClock();
    await page.getByLabel(/^Your postcode/).fill("NW1");
    await page.keyboard.press("Enter");
    await held.start();
    await expect(page.getByText("NW1 is in this area:")).toBeVisible();
    await expect(page).toHaveURL("/contact");
  });

  test("a postcode leads to the list of areas after 3 s", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await hold(page, scripts);
    await page.goto("/contact");
    await page.clock.pauseAt(3_600_000);
    await page.getByLabel(/^Your postcode/).fill("NW1");
    await page.keyboard.press("Enter");
    await page.clock.runFor(3000);
    await expect(page).toHaveURL(/\/areas\??#london$/);
  });
});

test.describe("on a slow phone, at every moment from first paint on,", () => {
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
    await trigger.hover({ position: { x: 8, y: 8 } });
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
    const release = await hold(page, scripts);
    const button = await openCold(page, "/contact", () => page.getByRole("button", { name: "Send Message" }));
    await page.evaluate(() => {
      const values = { name: "Ada Byron", phone: "020 7946 0000", email: "ada@firm.example", message: "No heating." };
      for (const [name, value] of Object.entries(values)) {
        const field = document.getElementsByName(name)[0];
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
      }
    });
    await button.click({ noWaitAfter: true });
    await expect.poll(() => outcomes(page, "submit")).toEqual(["native"]);
    release();
    // Each submit before the scripts are there opens a draft, the first after it is confirmed and clears the fields.
    for (let seen: readonly Outcome[] = []; !seen.includes("taken"); seen = await outcomes(page, "submit")) {
      const next = pause(step);
      await button.click({ noWaitAfter: true });
      await next;
    }
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
