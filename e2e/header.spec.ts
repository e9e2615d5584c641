import type { Locator } from "@playwright/test";
import { business } from "@/data/business";
import { site } from "@/lib/site";
import { expect, openHydrated, overflow, test } from "./test";

test("the names of the logo and of the links in the top bar hold the words that are seen", async ({ page }) => {
  // Where the menus stand beside the logo, it has no room for what the firm is.
  await page.setViewportSize({ width: 1024, height: 740 });
  await page.goto("/privacy");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: `${business.name} ${business.descriptor}` })).toBeVisible();
  const bar = page.getByRole("complementary", { name: "Emergency line and e-mail" });
  await expect(bar.getByRole("link", { name: site.email.display })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(bar.getByRole("link", { name: site.email.display })).toBeVisible();
});

/** On how many lines the words of an element stand. */
const linesOf = (element: Locator) =>
  element.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
  });

test("the number stands on one line above the header, and in it where no call button floats", async ({ page }) => {
  await page.goto("/");
  for (const width of [768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const place of width < 1024 ? ["top-bar"] : ["top-bar", "header"])
      expect(await linesOf(page.locator(`[data-contact="phone:${place}"]`)), `${place} at ${width} px`).toBe(1);
    const header = await page.locator("body > header").evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(header, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test("a firm's name of forty characters leaves the menu on one line and everything in its place", async ({ page }) => {
  await openHydrated(page, "/privacy");
  // As the logo writes it (components/layout/logo.test.tsx).
  const name = page.locator("header .logo [translate]");
  await name.evaluate((name) => {
    name.textContent = "Harrow Road Heating & Plumbing Engineers";
    name.toggleAttribute("data-long", true);
  });
  const header = page.locator("body > header");
  for (const width of [320, 360, 414, 640, 768, 1024, 1279, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const item of await header.locator(".menu-trigger:visible").all())
      expect.soft(await linesOf(item), `lines of a menu at ${width} px`).toBe(1);
    const boxes = await header
      .locator(".container > *:visible")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
    const covering = boxes.filter(({ right }, at) => right > (boxes[at + 1]?.left ?? Number.POSITIVE_INFINITY));
    expect.soft(covering, `parts that cover their neighbour at ${width} px`).toEqual([]);
    expect.soft(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    const [bar, box] = [await header.boundingBox(), await name.boundingBox()];
    if (!bar || !box) throw new Error("The header is not drawn.");
    expect.soft(bar.height, `${width} px`).toBeLessThanOrEqual(78);
    expect.soft(box.y, `${width} px`).toBeGreaterThanOrEqual(bar.y);
    expect.soft(box.y + box.height, `${width} px`).toBeLessThanOrEqual(bar.y + bar.height);
  }
});

test("the focus ring of the top bar is seen whole", async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/privacy");
    const bar = page.getByRole("complementary", { name: "Emergency line and e-mail" });
    // Past the link that skips to the content.
    await page.keyboard.press("Tab");
    for (const link of await bar.getByRole("link").all()) {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      const room = await link.evaluate((element) => {
        const { outlineWidth, outlineOffset } = getComputedStyle(element);
        const link = element.getBoundingClientRect();
        const bar = element.closest("aside")?.getBoundingClientRect() ?? link;
        const sides = [link.top - bar.top, bar.bottom - link.bottom, link.left, innerWidth - link.right];
        return Math.min(...sides) - Number.parseFloat(outlineWidth) - Number.parseFloat(outlineOffset);
      });
      expect(room, "pixels that are free around the ring").toBeGreaterThanOrEqual(0);
    }
  }
});
