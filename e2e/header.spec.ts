import { business } from "@/data/business";
import { site } from "@/lib/site";
import { builtPages } from "./built";
import { expect, hydrated, movePointer, test } from "./test";

test("the menus say which of their links is the page itself", () => {
  for (const { path, $ } of builtPages()) {
    const links = $(".main-nav a, #mobile-menu a[href^='/']:not(.logo, [target])").toArray();
    const own = links.filter((link) => $(link).attr("href") === path);
    const current = links.filter((link) => $(link).attr("aria-current") === "page");
    expect(
      current.map((link) => $(link).attr("href")),
      path,
    ).toEqual(own.map(() => path));
  }
});

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

test("the number stands on one line in the header and above it, from 1024 px on", async ({ page }) => {
  await page.goto("/");
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const place of ["top-bar", "header"]) {
      const lines = await page.locator(`[data-contact="phone:${place}"]`).evaluate((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
      });
      expect(lines, `${place} at ${width} px`).toBe(1);
    }
    const header = await page.locator("body > header").evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(header, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test("a firm's name of forty characters leaves the menu on one line and everything in its place", async ({ page }) => {
  await page.goto("/privacy");
  await movePointer(page, 700, 600);
  await hydrated(page);
  // As the logo writes it (components/layout/logo.test.tsx).
  await page.locator("header .logo [translate]").evaluate((name) => {
    name.textContent = "Harrow Road Heating & Plumbing Engineers";
    name.toggleAttribute("data-long", true);
  });
  const faults: string[] = [];
  for (const width of [320, 360, 414, 640, 768, 1024, 1279, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate(() => {
      const header = document.querySelector("body > header");
      const row = [...(header?.querySelectorAll(".container > *") ?? [])].filter((part) => part.checkVisibility());
      const boxes = row.map((part) => part.getBoundingClientRect());
      const lines = (link: Element) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
      };
      const name = header?.querySelector("[data-long]")?.getBoundingClientRect();
      const bar = header?.getBoundingClientRect();
      return {
        "covers its neighbour": boxes.some(({ right }, i) => right > (boxes[i + 1]?.left ?? Number.POSITIVE_INFINITY)),
        "scrolls sideways": document.documentElement.scrollWidth > innerWidth,
        "wraps the menu": row.some((part) =>
          [...part.querySelectorAll(".menu-trigger")].some((item) => lines(item) > 1),
        ),
        "is higher than the header": !name || !bar || name.top < bar.top || name.bottom > bar.bottom || bar.height > 78,
      };
    });
    for (const [fault, is] of Object.entries(found)) if (is) faults.push(`${width} px: ${fault}`);
  }
  expect(faults).toEqual([]);
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
      const outside = await link.evaluate((element) => {
        const { outlineWidth, outlineOffset } = getComputedStyle(element);
        const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
        const [link, bar] = [element, element.closest("aside") ?? element].map((each) => each.getBoundingClientRect());
        if (!link || !bar) throw new Error("The bar is not drawn.");
        return [bar.top - link.top, link.bottom - bar.bottom, -link.left, link.right - innerWidth].map(
          (over) => over + ring > 0,
        );
      });
      expect(outside, "above, below, left, right").toEqual([false, false, false, false]);
    }
  }
});
