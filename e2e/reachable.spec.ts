import type { Locator, Page } from "@playwright/test";
import { site } from "@/lib/site";
import { kinds } from "./pages";
import { expect, hydrated, test } from "./test";

// Disables smooth scrolling.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

/** Scrolls until an element's top is `y` pixels below that of the screen. */
const scrollTopTo = (locator: Locator, y: number) =>
  locator.evaluate((element, y) => scrollBy(0, element.getBoundingClientRect().top - y), y);

/** Scrolls past a page's last call button, and checks that the call bar is hidden while it is visible. */
async function expectRoom(page: Page, path: string) {
  const bar = page.getByRole("link", { name: "Call Us Now", includeHidden: true });
  const button = page.locator(`main :is(.button, .emergency-number)[href="${site.phone.href}"]`).last();
  await page.goto(path);
  const { height = 0 } = (await button.boundingBox()) ?? {};
  for (const [y, visible] of [
    // Cut off by the bottom of the screen, fully above it, fully below the header, and mostly behind the header.
    [730, true],
    [739 - height, false],
    [80, false],
    [20, true],
  ] as const) {
    // Drawings may move the button while the page scrolls.
    await expect(async () => {
      await scrollTopTo(button, y);
      await expect(bar).toBeVisible({ visible, timeout: 1000 });
    }, `${path}, the other button at ${y}`).toPass();
  }
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the call bar unless another call button is visible", async ({ page }) => {
    for (const path of [kinds.contact, kinds.service, "/emergency-services"]) await expectRoom(page, path);
  });

  test("hides the call bar while the gas panel is visible", async ({ page }) => {
    const bar = page.locator(".floating-call > a");
    await page.goto("/emergency");
    await expect(bar).toBeVisible();
    for (const id of ["gas", "carbon-monoxide"]) {
      await page.goto(`/emergency#${id}`);
      await expect(bar, `${id} led to`).toBeHidden();
      await page.goto("/privacy");
      await page.goto("/emergency");
      await scrollTopTo(page.locator(`#${id}`), 700);
      await expect(bar, `${id} in view`).toBeHidden();
      await page.locator(`#${id} h3`).click({ force: true });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.locator(`#${id} .danger-calls`)).toBeAttached();
      await expect(bar, `${id} open`).toBeHidden();
    }
  });
});

test("hides the call bar by script without scroll-driven animations", async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    Object.assign(CSS, { supports: (...of: [string]) => of[0] !== "timeline-scope" && supports(...of) });
    const without = new CSSStyleSheet();
    without.replaceSync(".floating-call { animation: none !important }");
    document.adoptedStyleSheets = [without];
  });
  await page.goto("/emergency");
  await page.keyboard.press("Shift");
  await hydrated(page);
  const bar = page.locator(".floating-call > a");
  await expect(bar).toBeVisible();
  await scrollTopTo(page.locator("#carbon-monoxide"), 700);
  await expect(bar).toBeHidden();
  await expectRoom(page, kinds.contact);
});
