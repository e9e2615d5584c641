import type { Locator } from "@playwright/test";
import { business } from "@/data/business";
import { site } from "@/lib/site";
import { expect, openHydrated, overflow, test } from "./test";

test("includes the visible words in the names of the logo and of the top bar's links", async ({ page }) => {
  // At this width, the logo hides the tagline.
  await page.setViewportSize({ width: 1024, height: 740 });
  await page.goto("/privacy");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: `${business.name} ${business.descriptor}` })).toBeVisible();
  const bar = page.getByRole("complementary", { name: "Emergency line and e-mail" });
  for (const width of [1024, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(bar.getByRole("link", { name: site.email.display }), `${width} px`).toBeVisible();
  }
});

/** The number of lines of an element's text. */
const linesOf = (element: Locator) =>
  element.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
  });

test("keeps menus and number on one line beside a firm's name of forty characters", async ({ page }) => {
  await openHydrated(page, "/privacy");
  // Set the name in the format of the logo (components/layout/logo.test.tsx).
  await page.locator("header .logo [translate]").evaluate((name) => {
    name.textContent = "Harrow Road Heating & Plumbing Engineers";
    name.toggleAttribute("data-long", true);
  });
  const header = page.locator("body > header");
  for (const width of [320, 360, 640, 768, 1024, 1279, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const item of await header.locator(".menu-trigger:visible, [data-contact^=phone]:visible").all())
      expect.soft(await linesOf(item), `lines at ${width} px`).toBe(1);
    const boxes = await header
      .locator(".container > *:visible")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
    const covering = boxes.filter(({ right }, at) => right > (boxes[at + 1]?.left ?? Number.POSITIVE_INFINITY));
    expect.soft(covering, `parts that cover their neighbour at ${width} px`).toEqual([]);
    expect.soft(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    expect.soft((await header.boundingBox())?.height, `height at ${width} px`).toBeLessThanOrEqual(78);
  }
});
