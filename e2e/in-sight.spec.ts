import { inParts, kinds } from "./pages";
import { expect, test } from "./test";

// A page scrolls at once, not smoothly.
test.use({ reducedMotion: "reduce" });

// A few in one test, as in routes.spec.ts.
for (const some of inParts(kinds, 4)) {
  const names = Object.keys(some).join(", ");
  test(`a way to call is in sight wherever a page is scrolled to, on any screen: ${names}`, async ({ page }) => {
    const without: string[] = [];
    for (const [kind, path] of Object.entries(some)) {
      await page.goto(path);
      for (const width of [360, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        for (const part of [0, 0.5, 1]) {
          const found = await page.evaluate(async (part) => {
            scrollTo(0, part * document.documentElement.scrollHeight);
            // The call bar follows the scroll with the next frame.
            await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
            /** Whether the middle of an element is on the screen with nothing over it. */
            const seen = (element: Element | undefined) => {
              if (!element) return false;
              const { left, top, width, height } = element.getBoundingClientRect();
              return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            };
            // At the end of the page the footer's last link, its last list and its last line are free.
            const last = (selector: string) =>
              [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).at(-1);
            return {
              call: [...document.querySelectorAll('a[href^="tel:"]')].some(seen),
              "last link": part < 1 || seen(last("footer :is(a, summary)")),
              "last line": part < 1 || seen(last("footer p")),
            };
          }, part);
          for (const [what, isSeen] of Object.entries(found))
            if (!isSeen) without.push(`${kind} at ${part}, ${width} px: ${what}`);
        }
      }
    }
    expect(without).toEqual([]);
  });
}

test("on a phone the first screen says that there is an emergency line, and leads to what to do", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/");
  const link = page.getByRole("link", { name: "24/7 emergency", exact: true });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(page).toHaveURL("/emergency");
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
