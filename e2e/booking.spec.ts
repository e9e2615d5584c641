import { test as noisyTest, type Page } from "@playwright/test";
import { quoteLabel } from "@/lib/claims";
import { aboutLine, formAddress } from "@/lib/enquiry";
import { site } from "@/lib/site";
import { axeFaults } from "./axe";
import { quoteButton } from "./pages";
import { expect, hydrated, movePointer, openHydrated, test } from "./test";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Request a booking" });

test("opens the dialog from header and footer, closes it four ways and returns the focus", async ({ page }) => {
  await openHydrated(page, "/privacy");
  for (const [place, name, closeActions] of [
    ["header", quoteLabel(), ["button", "Escape", "Escape in the iframe"]],
    ["footer", "Book Online", ["overlay"]],
  ] as const) {
    const opener = page.locator(place).getByRole("link", { name }).first();
    for (const close of closeActions) {
      await opener.click();
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).getByRole("button", { name: "Close" })).toBeFocused();
      const frame = page.getByTitle("Online booking request");
      await expect(frame.contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
      // The booking page is on this site, so the iframe needs no sandbox.
      await expect(frame).not.toHaveAttribute("sandbox");
      await expect(frame).not.toHaveAttribute("allow");
      await expect(frame).toHaveCSS("height", "600px");
      // The loading message disappears when the booking page has loaded.
      await expect(dialog(page).getByRole("status")).toHaveCount(0);
      if (close === "button") await dialog(page).getByRole("button", { name: "Close" }).click();
      if (close === "Escape in the iframe") await frame.contentFrame().getByRole("link").first().focus();
      if (close.startsWith("Escape")) await page.keyboard.press("Escape");
      if (close === "overlay") await page.mouse.click(5, 5);
      await expect(dialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
    }
  }
  await page.setViewportSize({ width: 1440, height: 500 });
  await quoteButton(page).click();
  await expect(dialog(page).locator("iframe")).toHaveCSS("height", "450px");
});

test("offers the phone and a new tab when the booking page does not load", async ({ page }) => {
  await page.clock.install();
  // Never respond: a page gets no event when its iframe stays empty.
  await page.route("**/booking-request*", () => {});
  await openHydrated(page, "/privacy");
  await quoteButton(page).click();
  const status = dialog(page).getByRole("status");
  await expect(status).toHaveText("Loading the booking page…");
  await page.clock.runFor(8000);
  await expect(status).toContainText("The booking page is taking long.");
  const tab = status.getByRole("link", { name: "Open it in a new tab" });
  await expect(tab).toHaveAttribute("href", "/booking-request?id=sample");
  await expect(tab).toHaveAttribute("target", "_blank");
  await expect(tab).toHaveAttribute("rel", "noopener");
  await expect(status.getByRole("link", { name: site.phone.display })).toHaveAttribute("href", /^tel:\+44\d+$/);
});

test("follows the link when the dialog's script fails", async ({ page }) => {
  await openHydrated(page, "/privacy");
  await page.route("**/_next/**", (route) => route.fulfill({ body: "" }));
  await quoteButton(page).click();
  await expect(page).toHaveURL("/booking-request?id=sample");
});

noisyTest("keeps menus and links working when the stylesheet fails", async ({ page }) => {
  await page.route("**/chunks/*.css", (route) => route.abort());
  await page.goto("/contact");
  const failed = page.waitForEvent("requestfailed");
  await movePointer(page, 200, 500);
  await failed;
  await expect(page.locator("script[src]")).toHaveCount(0);
  await page.getByRole("button", { name: "Gas Services" }).hover();
  await expect(page.locator(".main-nav").getByRole("link", { name: "Gas Pipework Installation" })).toBeVisible();
  const [tab] = await Promise.all([page.waitForEvent("popup"), quoteButton(page).click()]);
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
});

test("shows everything in the dialog and lets it be reached on any screen", async ({ page }) => {
  // Disable motion, because positions are measured.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/contact");
  for (const [width, height] of [
    [1366, 650],
    [740, 360],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator("footer").getByRole("link", { name: "Book Online" }).click();
    await expect(dialog(page).getByRole("button", { name: "Close" })).toBeFocused();
    const screen = `${width} x ${height}`;
    // Nothing is wider than the dialog, and the iframe does not overlap the button below it.
    expect(await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth), screen).toBe(0);
    const back = dialog(page).getByRole("button", { name: "Back to the page" });
    const below = await dialog(page)
      .locator("iframe")
      .evaluate(
        (frame, end) => (end?.getBoundingClientRect().top ?? 0) - frame.getBoundingClientRect().bottom,
        await back.elementHandle(),
      );
    expect(below, screen).toBeGreaterThanOrEqual(0);
    // Move the focus backwards, because forwards it would enter the iframe.
    await page.keyboard.press("Shift+Tab");
    await expect(back, screen).toBeFocused();
    await expect(back, screen).toBeInViewport({ ratio: 0.9 });
    await back.click();
    await expect(dialog(page)).toBeHidden();
  }
});

test.describe("without a booking service", () => {
  test("links from the iframe and a new tab to the form, which names the visitor's page", async ({ page, context }) => {
    const path = "/services/chiller-installation";
    await page.goto(path);
    const link = page.locator("main").getByRole("link", { name: "Book Online" }).first();
    const [tab] = await Promise.all([context.waitForEvent("page"), link.click()]);
    await expect(tab).toHaveURL(site.bookingUrl);
    await tab.getByRole("link", { name: "Write with the form" }).click();
    await expect(tab).toHaveURL(formAddress(path));
    await hydrated(page);
    await quoteButton(page).click();
    await dialog(page).locator("iframe").contentFrame().getByRole("link", { name: "Write with the form" }).click();
    // Wait for the page, so that the pointer hydrates it.
    await page.waitForURL(formAddress(path));
    await movePointer(page, 200, 200);
    await expect(page.getByText(aboutLine("Chiller Installation"))).toBeVisible();
  });

  test("links from the iframe to phone, form and mail, without overflow or axe violations", async ({ page }) => {
    await openHydrated(page, "/");
    await page.locator("footer").getByRole("link", { name: "Book Online" }).click();
    const frame = dialog(page).locator("iframe").contentFrame();
    const links = () => frame.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    await expect.poll(links).toEqual([site.phone.href, formAddress("/"), site.email.href]);
    await page.goto(site.bookingUrl);
    await expect(page.locator("header, footer, script[src]")).toHaveCount(0);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => document.body.scrollWidth - document.documentElement.clientWidth);
      expect(over, `${width} px`).toBeLessThanOrEqual(0);
    }
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page), colorScheme).toEqual([]);
    }
  });
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test("opens the booking dialog from the mobile menu and returns the focus to its button", async ({ page }) => {
    await page.goto("/privacy");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.locator("script[src]").first()).toBeAttached();
    await hydrated(page);
    await page.getByRole("navigation", { name: "Mobile" }).getByRole("link", { name: quoteLabel() }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Mobile" })).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeFocused();
  });
});
