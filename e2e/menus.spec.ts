import type { Locator } from "@playwright/test";
import { axeFaults } from "./axe";
import { drawn, expect, hold, hydrated, noteShifts, openHydrated, scripts, shifts, test } from "./test";

test.describe("the desktop menus", () => {
  test.beforeEach(({ page }) => openHydrated(page, "/contact"));

  test("open and close on hover and click, and navigate", async ({ page }) => {
    const gas = page.getByRole("button", { name: "Gas Services" });
    await gas.hover();
    const link = page.locator(".main-nav").getByRole("link", { name: "Gas Pipework Installation" });
    await expect(link).toBeVisible();
    await link.focus();
    await page.mouse.move(700, 800);
    await expect(page.locator(".menu-panel[data-open]")).toHaveCount(0);
    await expect(gas).toBeFocused();

    const hvac = page.getByRole("button", { name: "HVAC Services" });
    await hvac.focus();
    await hvac.dispatchEvent("click");
    await expect(hvac).toHaveAttribute("aria-expanded", "true");
    await hvac.dispatchEvent("click");
    await expect(hvac).toHaveAttribute("aria-expanded", "false");

    // A click does not close a menu that hover has opened.
    const plumbing = page.getByRole("button", { name: "Plumbing Services" });
    await plumbing.hover();
    await expect(plumbing).toHaveAttribute("aria-expanded", "true");
    await plumbing.click();
    await expect(plumbing).toHaveAttribute("aria-expanded", "true");
    await page.mouse.move(700, 850);
    await expect(plumbing).toHaveAttribute("aria-expanded", "false");

    await page.getByRole("button", { name: "HVAC Services" }).hover();
    await page.locator(".menu-panel[data-open]").getByRole("link", { name: "Chiller Installation" }).click();
    await expect(page).toHaveURL("/services/chiller-installation");
  });

  test("show the drawing of the hovered or focused link, or else of the hub", async ({ page }) => {
    const files = () =>
      page.evaluate(
        () => performance.getEntriesByType("resource").filter(({ name }) => /-services\./.test(name)).length,
      );
    expect(await files(), "files of drawings before a menu is open").toBe(0);
    await page.getByRole("button", { name: "HVAC Services" }).hover();
    const panel = page.locator(".menu-panel[data-open]");
    /** The addresses of the visible drawings, the uppermost last. */
    const shown = () =>
      panel.locator("img").evaluateAll((images) =>
        (images as HTMLImageElement[])
          .map((image) => ({ image, style: getComputedStyle(image) }))
          .filter(({ image, style }) => style.visibility === "visible" && image.complete && image.naturalWidth > 0)
          .sort((a, b) => Number(a.style.zIndex === "1") - Number(b.style.zIndex === "1"))
          .map(({ image }) => image.src.split("#")[1]),
      );
    await expect.poll(shown).toEqual(["/hvac-services"]);
    await panel.getByRole("link", { name: "Chiller Installation" }).focus();
    await expect.poll(shown).toEqual(["/hvac-services", "/services/chiller-installation"]);
    await panel.getByRole("link", { name: "Ventilation Systems" }).hover();
    await expect
      .poll(shown)
      .toEqual(["/hvac-services", "/services/chiller-installation", "/services/ventilation-systems"]);
    const backgrounds = panel
      .locator("img")
      .evaluateAll((images) => images.map((image) => getComputedStyle(image).backgroundColor));
    expect(await backgrounds, "backgrounds that hide the drawings below").not.toContain("rgba(0, 0, 0, 0)");
    expect(await files()).toBe(1);
  });

  test("work with arrow keys, Escape and Tab, and have no axe violation while open", async ({ page }) => {
    const gas = page.getByRole("button", { name: "Gas Services" });
    await gas.focus();
    await page.keyboard.press("Enter");
    await expect(gas).toHaveAttribute("aria-expanded", "true");
    await expect(page.locator(".menu-panel[data-open]")).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("link", { name: "All Gas Services" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(gas).toHaveAttribute("aria-expanded", "false");
    await expect(gas).toBeFocused();

    const panel = page.locator(`[id="${await gas.getAttribute("aria-controls")}"]`);
    const next = page.getByRole("button", { name: "Plumbing Services" });
    await page.keyboard.press("Enter");
    await expect(panel).toBeVisible();
    expect(await axeFaults(page, { selector: "header" })).toEqual([]);
    for (const stop of [...(await panel.getByRole("link").all()), next]) {
      await page.keyboard.press("Tab");
      await expect(stop).toBeFocused();
    }
    await expect(panel).toBeHidden();
    await page.keyboard.press("Shift+Tab");
    await expect(gas).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(gas).toBeFocused();
    await expect(panel).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("button", { name: "HVAC Services" })).toBeFocused();
    await expect(panel).toBeHidden();
  });
});

// Without scripts, CSS opens them without a delay.
test("opens a desktop menu after 200 ms and the next at once, and closes it after 150 ms", async ({ page }) => {
  await openHydrated(page, "/contact");
  // Install the clock only after the page has rendered, because React does not use this clock.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  const menu = (name: string) => page.getByRole("button", { name, exact: true });
  const change = async (name: string, after: number, open: boolean) => {
    if (after > 0) {
      await page.clock.runFor(after - 1);
      await drawn(page);
      await expect(menu(name)).toHaveAttribute("aria-expanded", String(!open));
      await page.clock.runFor(1);
    }
    await expect(menu(name)).toHaveAttribute("aria-expanded", String(open));
  };
  await menu("HVAC Services").hover();
  await change("HVAC Services", 200, true);
  await menu("Gas Services").hover();
  await change("Gas Services", 0, true);
  await change("HVAC Services", 0, false);
  await page.mouse.move(700, 850);
  await change("Gas Services", 150, false);
  // A menu that has lost the focus also closes, and some time later the next one opens with the delay.
  await menu("HVAC Services").focus();
  await page.keyboard.press("Enter");
  await change("HVAC Services", 0, true);
  await page.keyboard.press("Shift+Tab");
  await change("HVAC Services", 0, false);
  await page.clock.runFor(300);
  await menu("Gas Services").hover();
  await change("Gas Services", 200, true);
});

test("keeps a desktop menu below its trigger when scripts and drawing load", async ({ page }) => {
  // The width with the least space beside the menu.
  const width = 1280;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: 800 });
  await noteShifts(page);
  const release = await hold(page, scripts);
  await page.goto("/contact");
  const items = await page
    .locator(".menu-item")
    .filter({ has: page.locator("button.menu-trigger") })
    .all();
  expect(items).toHaveLength(3);
  /** The positions of an open menu's trigger, panel and links. */
  const boxes = async (item: Locator) => {
    await item.locator(".menu-trigger").hover();
    await expect(item.locator(".menu-panel")).toBeVisible();
    const parts = await item.locator(".menu-trigger, .menu-panel, .menu-panel a").all();
    return Promise.all(parts.map((part) => part.boundingBox()));
  };
  const before = [];
  for (const item of items) {
    const [trigger, panel, ...links] = await boxes(item);
    if (!trigger || !panel) throw new Error("A menu is not drawn.");
    before.push([trigger, panel, ...links]);
    expect(panel.x).toBeGreaterThan(0);
    expect(panel.x + panel.width).toBeLessThan(width);
    expect(panel.x).toBeLessThanOrEqual(trigger.x);
    expect(panel.x + panel.width).toBeGreaterThanOrEqual(trigger.x + trigger.width);
  }
  release();
  await hydrated(page);
  for (const [index, item] of items.entries()) {
    expect(await boxes(item)).toEqual(before[index]);
    const isDrawn = () =>
      item
        .locator("img")
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await expect.poll(isDrawn).toBe(true);
    expect(await boxes(item)).toEqual(before[index]);
  }
  expect(await shifts(page)).toEqual([]);
});

test.describe("the desktop menus on touch", () => {
  test.use({ hasTouch: true });
  test("open on a tap", async ({ page }) => {
    await page.goto("/contact");
    await page.touchscreen.tap(700, 600);
    await hydrated(page);
    await page.getByRole("button", { name: "Gas Services" }).tap();
    await page.locator(".menu-panel[data-open]").getByRole("link", { name: "Gas Safety Certificates" }).tap();
    await expect(page).toHaveURL("/services/gas-safety-certificates");
  });
});
