import type { Locator, Page } from "@playwright/test";
import { site } from "@/lib/site";
import { inParts, kinds } from "./pages";
import { awake, expect, test } from "./test";

// A page scrolls at once, not smoothly.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Names the visible controls of a page that cannot be hit at their middle, once that is scrolled to a part of the screen's height. */
const unreachable = (page: Page, selector: string, part: number) =>
  page.evaluate(
    ({ selector, part }) => {
      const found: string[] = [];
      for (const control of document.querySelectorAll(selector)) {
        if (!control.checkVisibility({ visibilityProperty: true })) continue;
        // In the first line of a closed row a link is words.
        if (getComputedStyle(control).getPropertyValue("interactivity") === "inert") continue;
        const area = () => {
          // Of a link on two lines the first. The mark of a row of a list lies over the whole row.
          const [box = new DOMRect()] = control.getClientRects();
          return box.height ? box : (control as HTMLElement).offsetParent?.getBoundingClientRect();
        };
        const toPart = () => {
          const { top = 0, height = 0 } = area() ?? {};
          scrollBy(0, top + height / 2 - part * innerHeight);
        };
        toPart();
        // A drawing that comes near may have moved it.
        toPart();
        const { left = 0, top = 0, width = 0, height = 0 } = area() ?? {};
        // A link in a drawing is what is drawn of it, which may leave out its middle.
        const points = control instanceof SVGElement ? [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] : [0.5];
        const isHit = points.some((x) =>
          points.some((y) => control.contains(document.elementFromPoint(left + x * width, top + y * height))),
        );
        if (!isHit) found.push(control.ariaLabel ?? control.textContent);
      }
      return found;
    },
    { selector, part },
  );

for (const [width, height] of [
  [360, 740],
  [820, 1180],
  [640, 400],
] as const) {
  test(`nothing lies over a link or a fold of the home page at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    for (const part of [1 / 2, 1 / 3])
      expect(await unreachable(page, "main :is(a, summary)", part), `at ${part} of the height`).toEqual([]);
  });
}

for (const some of inParts(kinds, 8))
  for (const width of [360, 768, 1440])
    test(`every link and button can be hit at its middle at ${width} px: ${Object.keys(some).join(", ")}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const found: string[] = [];
      for (const path of Object.values(some)) {
        await page.goto(path);
        const controls = ":is(a, button, summary):not(.skip-link)";
        for (const name of await unreachable(page, controls, 1 / 2)) found.push(`${path}: ${name}`);
      }
      expect(found).toEqual([]);
    });

/** Notes after each press of a key what has the focus, and whether it is in sight. */
const noteStops = () => {
  const stops: { name: string; inSight: boolean; atEnd: boolean }[] = [];
  addEventListener("keyup", () => {
    const element = document.activeElement ?? document.body;
    const [own = new DOMRect()] = element.getClientRects();
    const row = element instanceof HTMLElement && own.height === 0 ? element.offsetParent : undefined;
    const { left, top, right, width, height } = row?.getBoundingClientRect() ?? own;
    // Of a field for many lines a browser brings the line into sight that is written.
    const bottom = top + (element.localName === "textarea" ? 48 : height);
    const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    const middle = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
    const isFree = element instanceof SVGElement || element.contains(middle);
    const name = element === document.body ? "" : (element.ariaLabel ?? element.textContent);
    stops.push({
      name: `${name} ${Math.round(top)} to ${Math.round(bottom)}`,
      inSight: isInside && isFree,
      atEnd: element.closest("footer, .floating-call") !== null,
    });
    if (element === document.body) document.body.dataset.end = String(stops.length - 1);
  });
  Object.assign(window, { stops });
};

for (const some of inParts(kinds, 4))
  for (const [width, height] of [
    [360, 740],
    [640, 400],
  ] as const)
    test(`Tab leads to what is in sight at ${width}x${height}: ${Object.keys(some).join(", ")}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(noteStops);
      const found: string[] = [];
      for (const path of Object.values(some)) {
        await page.goto(path);
        // Until the focus leaves the page, after its last stop.
        while ((await page.locator("body[data-end]").count()) === 0)
          for (let presses = 0; presses < 15; presses++) await page.keyboard.press("Tab");
        const stops = await page.evaluate(() =>
          (window as unknown as { stops: { name: string; inSight: boolean; atEnd: boolean }[] }).stops.slice(
            0,
            Number(document.body.dataset.end),
          ),
        );
        // The call bar ends the page, unless a call button is in view beside the footer.
        expect(stops.at(-1)?.atEnd, `${path}: ${stops.at(-1)?.name}`).toBe(true);
        for (const { name, inSight } of stops) if (!inSight) found.push(`${path}: ${name}`);
      }
      expect(found).toEqual([]);
    });

/** Scrolls until an element's upper edge is so far below that of the screen. */
const scrollTopTo = (locator: Locator, y: number) =>
  locator.evaluate((element, y) => scrollBy(0, element.getBoundingClientRect().top - y), y);

/** Goes past the last of a page's buttons that call the firm, and looks whether the call bar makes room for it. */
async function expectRoom(page: Page, path: string) {
  const bar = page.getByRole("link", { name: "Call Us Now", includeHidden: true });
  const button = page.locator(`main :is(.button, .emergency-number)[href="${site.phone.href}"]`).last();
  await page.goto(path);
  const { height = 0 } = (await button.boundingBox()) ?? {};
  for (const { y, shown } of [
    { y: 760, shown: true },
    // Cut by the lower edge of the screen, whole there, in the middle, whole below the header, and mostly behind that.
    { y: 730, shown: false },
    { y: 739 - height, shown: false },
    { y: 300, shown: false },
    { y: 80, shown: false },
    { y: 20, shown: true },
  ]) {
    // Drawings that come near may move the button.
    await expect(async () => {
      await scrollTopTo(button, y);
      await expect(bar).toBeVisible({ visible: shown, timeout: 1000 });
    }, `${path}, the other button at ${y}`).toPass({ timeout: 15_000 });
  }
}

test.describe("on a phone the call bar", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("is there but for where another button calls", async ({ page }) => {
      for (const path of [kinds.home, kinds.contact, kinds.service, kinds.calendar, "/emergency-services"])
        await expectRoom(page, path);
    });

    test("is away while a panel has the gas network called first", async ({ page }) => {
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
        await page.locator(`#${id} h2`).click({ force: true });
        await page.evaluate(() => scrollTo(0, 0));
        await expect(page.locator(`#${id} .danger-calls`)).toBeAttached();
        await expect(bar, `${id} open`).toBeHidden();
      }
    });
  });

  test("makes room by script where the browser cannot tie it to the scroll", async ({ page }) => {
    await page.addInitScript(() => {
      const { supports } = CSS;
      Object.assign(CSS, {
        supports: (...feature: [string]) => feature[0] !== "timeline-scope" && supports(...feature),
      });
      const without = new CSSStyleSheet();
      without.replaceSync(".floating-call { animation: none !important }");
      document.adoptedStyleSheets = [without];
    });
    await page.goto("/emergency");
    await page.keyboard.press("Shift");
    await awake(page);
    const bar = page.locator(".floating-call > a");
    await expect(bar).toBeVisible();
    await scrollTopTo(page.locator("#carbon-monoxide"), 700);
    await expect(bar).toBeHidden();
    await expectRoom(page, kinds.contact);
  });
});
