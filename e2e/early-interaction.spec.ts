import type { Page } from "@playwright/test";
import { site } from "@/lib/site";
import { noteOutcomes, outcomes } from "./outcomes";
import { quoteButton } from "./pages";
import { expect, hold, holdScripts, scripts, test } from "./test";

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
