import type { Locator, Page } from "@playwright/test";
import { site } from "@/lib/site";
import { quoteButton } from "./pages";
import { firstPaint } from "./slow-phone";
import { expect, hold, holdScripts, hydratedMark, scripts, test } from "./test";

/** How often a page is used once its scripts run. */
const usesAfterwards = 6;

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
    await expect.poll(() => outcomes(page, "click")).toEqual(Array(4).fill("native"));
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
    const question = page.locator("details.question").first();
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
