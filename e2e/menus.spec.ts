import { expect, test } from "./test";

test.describe("the desktop menus", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/contact");
    await page.mouse.move(700, 600);
    await expect(page.locator(".main-nav[data-live]")).toBeAttached();
  });

  test("open on hover and close after the pointer has left", async ({ page }) => {
    await page.getByRole("button", { name: "Gas Services" }).hover();
    await expect(page.getByRole("link", { name: "Gas Pipework Installation" }).first()).toBeVisible();
    await page.mouse.move(700, 800);
    await expect(page.locator(".menu-panel[data-state=open]")).toHaveCount(0);
  });

  test("open on a click, and close on the next", async ({ page }) => {
    const trigger = page.getByRole("button", { name: "HVAC Services" });
    await trigger.focus();
    await trigger.dispatchEvent("click");
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await trigger.dispatchEvent("click");
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
  });

  test("stay open on a click after hover has opened them", async ({ page }) => {
    const trigger = page.getByRole("button", { name: "Plumbing Services" });
    await trigger.hover();
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await trigger.click();
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await page.mouse.move(700, 850);
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
  });

  for (const [menu, link, path] of [
    ["HVAC Services", "Chiller Installation", "/services/chiller-installation"],
    ["Gas Services", "All Gas Services", "/gas-services"],
    ["Plumbing Services", "Bathroom & Kitchen Plumbing", "/services/bathroom-kitchen-plumbing"],
  ] as const) {
    test(`lead from ${menu} to ${link}`, async ({ page }) => {
      await page.getByRole("button", { name: menu }).hover();
      await page.locator(".menu-panel[data-state=open]").getByRole("link", { name: link }).click();
      await expect(page).toHaveURL(path);
    });
  }

  test("work with the keyboard", async ({ page }) => {
    const trigger = page.getByRole("button", { name: "Gas Services" });
    await trigger.focus();
    await page.keyboard.press("Enter");
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await expect(page.locator(".menu-panel[data-state=open]")).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("link", { name: "All Gas Services" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await expect(trigger).toBeFocused();
  });
});

test.describe("the desktop menus under a finger", () => {
  test.use({ hasTouch: true });
  test("open on a tap", async ({ page }) => {
    await page.goto("/contact");
    await page.touchscreen.tap(700, 600);
    await expect(page.locator(".main-nav[data-live]")).toBeAttached();
    await page.getByRole("button", { name: "Gas Services" }).tap();
    await page.locator(".menu-panel[data-state=open]").getByRole("link", { name: "Gas Safety Certificates" }).tap();
    await expect(page).toHaveURL("/services/gas-safety-certificates");
  });
});

test.describe("the mobile menu", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("lists its eight links and the quote button, and closes when one is chosen", async ({ page }) => {
    await page.goto("/contact");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("navigation", { name: "Mobile" });
    await expect(menu.getByRole("listitem")).toHaveText([
      "Home",
      "HVAC Services",
      "BMS Services",
      "Gas Services",
      "Plumbing Services",
      "Plumber London",
      "Areas Covered",
      "Contact",
    ]);
    await expect(menu.getByRole("link", { name: "Get Free Quote" })).toBeVisible();
    await menu.getByRole("link", { name: "Areas Covered" }).click();
    await expect(page).toHaveURL("/areas");
    await expect(menu).toBeHidden();
  });

  test("closes on Escape and by its button", async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Mobile" });
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => page.getByRole("button", { name: "Close menu" }).click(),
    ]) {
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await expect(menu).toBeVisible();
      await close();
      await expect(menu).toBeHidden();
    }
  });

  test("shows the floating call button, and large screens do not", async ({ page }) => {
    await page.goto("/");
    const call = page.getByRole("link", { name: "Call Us Now" });
    await expect(call).toHaveAttribute("href", /^tel:\+44\d+$/);
    await expect(call).toBeInViewport();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(call).toBeHidden();
  });
});
