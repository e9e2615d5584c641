import type { Page } from "@playwright/test";
import { site } from "@/lib/site";
import { noteOutcomes, outcomes } from "./outcomes";
import { quoteButton } from "./pages";
import { expect, hold, openBeforeScripts, scripts, test } from "./test";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Request a booking" });

/** Records every contact event of the page. */
async function hearContacts(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  await page.exposeFunction("hear", (contact: string) => heard.push(contact));
  await page.addInitScript(() => {
    const { hear } = window as unknown as { hear: (contact: string) => void };
    document.addEventListener("contact", (event) => hear((event as CustomEvent<string>).detail));
  });
  return heard;
}

test("opens the dialog after hydration when the quote button was tapped before", async ({ page }) => {
  const heard = await hearContacts(page);
  const start = await openBeforeScripts(page, "/privacy");
  await quoteButton(page).click();
  await quoteButton(page).click();
  await expect(quoteButton(page)).toHaveAttribute("aria-busy", "true");
  await start();
  await expect(dialog(page).getByRole("button", { name: "Close" })).toBeFocused();
  expect(heard).toEqual(["booking:header"]);
  expect(page.context().pages()).toHaveLength(1);
  await page.keyboard.press("Escape");
  await expect(quoteButton(page)).toBeFocused();
  await expect(quoteButton(page)).not.toHaveAttribute("aria-busy");
});

test("opens the booking page after 3 s when the quote button was tapped before hydration", async ({
  page,
  context,
}) => {
  await openBeforeScripts(page, "/privacy");
  await quoteButton(page).click();
  await page.clock.runFor(2999);
  await expect(quoteButton(page)).toHaveAttribute("aria-busy", "true");
  expect(context.pages()).toHaveLength(1);
  const [tab] = await Promise.all([context.waitForEvent("page"), page.clock.runFor(1)]);
  await expect(tab).toHaveURL(site.bookingUrl);
  expect(await tab.evaluate(() => opener)).toBeNull();
  // The second click is not delayed.
  const [next] = await Promise.all([context.waitForEvent("page"), quoteButton(page).click()]);
  await expect(next).toHaveURL(site.bookingUrl);

  await page.goto("/privacy");
  await page.evaluate(() => {
    window.open = () => null;
  });
  await quoteButton(page).click();
  await page.clock.runFor(3000);
  await expect(page).toHaveURL(site.bookingUrl);
});

test("leaves tel:, mailto: and modified clicks to the browser, and announces them later", async ({ page }) => {
  const release = await hold(page, scripts);
  const heard = await hearContacts(page);
  await noteOutcomes(page);
  await page.goto("/privacy");
  const bar = page.getByRole("complementary", { name: "Emergency line and e-mail" });
  await bar.locator('a[href^="tel:"]').click();
  await bar.locator('a[href^="mailto:"]').click();
  await quoteButton(page).click({ modifiers: ["ControlOrMeta"] });
  await quoteButton(page).click({ modifiers: ["Shift"] });
  await expect.poll(() => outcomes(page, "click")).toEqual(Array(4).fill("native"));
  expect(heard).toEqual([]);
  release();
  await expect.poll(() => heard).toEqual(["phone:top-bar", "email:top-bar", "booking:header", "booking:header"]);
  await expect(dialog(page)).toBeHidden();
});

// changed-page.spec.ts checks the look-up after hydration.
test("opens the list of areas after 3 s when a postcode was sent before hydration", async ({ page }) => {
  await openBeforeScripts(page, "/contact");
  await page.getByLabel(/^Your postcode/).fill("NW1");
  await page.keyboard.press("Enter");
  await page.clock.runFor(3000);
  await expect(page).toHaveURL(/\/areas\??#london$/);
});
