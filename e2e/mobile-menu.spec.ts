import { quoteLabel } from "@/lib/claims";
import { axeFaults } from "./axe";
import { expect, scripts, test } from "./test";

test.use({ viewport: { width: 360, height: 740 } });

test("lists links, services and the quote button in the mobile menu, closes it and passes axe", async ({ page }) => {
  await page.goto("/contact");
  const menu = page.getByRole("navigation", { name: "Mobile" });
  const button = page.getByRole("button", { name: "Menu", exact: true });
  await button.click();
  const links = menu.getByRole("listitem").locator("> a");
  await expect(links).toHaveText([
    "24/7 Emergency",
    "Home",
    "HVAC Services",
    "BMS Services",
    "Gas Services",
    "Plumbing Services",
    "Plumber London",
    "Areas Covered",
    "Contact",
  ]);
  const service = menu.getByRole("link", { name: "Chiller Installation" });
  await expect(service).toBeHidden();
  await menu.getByLabel("Show all: HVAC Services").click();
  await expect(service).toBeVisible();
  await expect(menu.getByRole("link", { name: quoteLabel() })).toBeVisible();
  expect(await axeFaults(page, { selector: "#mobile-menu" })).toEqual([]);
  await menu.getByRole("button", { name: "Close menu" }).click();
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole("link", { name: "Areas Covered" }).click();
  await expect(page).toHaveURL("/areas");
  await expect(menu).toBeHidden();
});

test("leaves space below the mobile menu for the call bar, which large screens do not have", async ({ page }) => {
  // Its first screen has no other call button.
  await page.goto("/privacy");
  const call = page.getByRole("link", { name: "Call Us Now" });
  await expect(call).toHaveAttribute("href", /^tel:\+44\d+$/);
  await expect(call).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(call).toBeHidden();
});

test("keeps focus and scrolling in the mobile menu, also before hydration", async ({ page }) => {
  // The scripts never load.
  await page.route(scripts, (route) => route.fulfill({ body: "" }));
  await page.goto("/privacy");
  const button = page.getByRole("button", { name: "Menu", exact: true });
  const menu = page.getByRole("navigation", { name: "Mobile" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("button", { name: "Close menu" })).toBeFocused();
  // More than one round of links, buttons and, as the body, the browser's controls.
  const round = (await menu.locator("a, button").count()) + 2;
  for (const key of [...Array(round).fill("Tab"), ...Array(round).fill("Shift+Tab")]) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.matches("body, #mobile-menu *"))).toBe(true);
  }
  expect(await page.locator("main").evaluate((main) => main.closest("[inert]") !== null)).toBe(true);
  await page.mouse.move(20, 500);
  await page.mouse.wheel(0, 400);
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, 4000);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await menu.getByRole("link", { name: "Home" }).focus();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.locator("[inert]")).toHaveCount(0);
});
