// One page of each kind, opened once and looked at at every width, by pointer, by key and after dark.
import type { Page } from "@playwright/test";
import { axeFaults } from "./axe";
import { kinds, templates } from "./pages";
import { tabThrough, unreachable } from "./reach";
import {
  expect,
  firstPaint,
  hold,
  hydrated,
  idle,
  movePointer,
  noteShifts,
  openHydrated,
  overflow,
  pageStyles,
  running,
  shifts,
  test,
} from "./test";

// A page scrolls at once, not smoothly, and what is measured is how a transition ends.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/**
 * Opens a page whose stylesheet comes late: its first screen is drawn and of use without it, and nothing moves when that
 * or the scripts come.
 */
async function openSlowly(page: Page, path: string) {
  const release = await hold(page, pageStyles);
  const answer = await page.goto(path, { waitUntil: "commit" });
  expect(answer?.status()).toBe(200);
  // The calendar works out what to show, and brings the whole stylesheet for that at once.
  if (path !== kinds.calendar) await expectFirstScreen(page, path);
  release();
  await page.waitForLoadState();
  await expect(page.locator("footer")).toBeVisible();
  await idle(page);
  await movePointer(page, 300, 500);
  await hydrated(page);
  await idle(page);
  expect(await shifts(page)).toEqual([]);
  await page.unroute(pageStyles);
}

async function expectFirstScreen(page: Page, path: string) {
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await firstPaint(page);
  const place = path === kinds.document ? "aside a[href^='tel:']" : "main a[href^='tel:']:not(.text-link)";
  const call = page.locator(place).first();
  await expect(call).toBeVisible();
  await expect(call).not.toHaveCSS("display", "inline");
  await expect(page.locator("body > aside").first()).toHaveCSS("color", "rgb(251, 248, 241)");
  // What follows is not there before its styles are.
  await expect(page.locator("footer")).toBeHidden();
}

/** The size of the letters that the visitor has chosen in the browser. */
async function setLetters(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
  await expect(page.locator("html")).toHaveCSS("font-size", `${standard}px`);
}

/** Makes each word longer by two fifths, as a translation may; it leaves alone what is not to be translated. */
const lengthenWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest("[translate=no], script, style") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      text.data = text.data.replace(/\p{L}+/gu, (word) => word + word.slice(0, Math.round(word.length * 0.4)));
    }
  });

/** Shows every link, button and card of these as it looks under the pointer and in focus, all at once. */
async function pointAt(page: Page, selector: string) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("DOM.enable");
  await cdp.send("CSS.enable");
  const { root } = await cdp.send("DOM.getDocument");
  const { nodeIds } = await cdp.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const forcedPseudoClasses = ["hover", "focus", "focus-visible"];
  await Promise.all(nodeIds.map((nodeId) => cdp.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses })));
  expect(nodeIds.length).toBeGreaterThan(0);
  return () => cdp.detach();
}

/** What is not in sight, with nothing over its middle, once the page is scrolled down by a part of its length. */
const missingFrom = (page: Page, part: number) =>
  page.evaluate(async (part) => {
    scrollTo(0, part * document.documentElement.scrollHeight);
    // The call bar follows the scroll with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const seen = (element: Element | undefined, down = 0.5) => {
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return element?.contains(document.elementFromPoint(left + width / 2, top + height * down));
    };
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    return {
      // A button that is coming into view from below takes the place of the bar.
      "a way to call": !all('a[href^="tel:"]').some((call) => seen(call) || seen(call, 0.1)),
      "the last link": part === 1 && !seen(all("footer :is(a, summary)").at(-1)),
      "the last line": part === 1 && !seen(all("footer p").at(-1)),
    };
  }, part);
const nothing = { "a way to call": false, "the last link": false, "the last line": false };

const isTemplate = (path: string) => templates.some((each) => each === path);
/** Whether a page is laid out as another one is that is looked at in full; the emergency page has the most to get right. */
const isLaidOutAlike = (path: string) => !isTemplate(path) && path !== kinds.emergency && path !== "/404";
/** Kinds of pages whose first screen is another one on a wide screen. */
const wide: readonly string[] = [kinds.home, kinds.contact, kinds.hub, kinds.service, kinds.area, kinds.calendar];

for (const [kind, path] of Object.entries({ ...kinds, "not found": "/404" })) {
  test(`the ${kind} page can be read, reached and used`, async ({ page }) => {
    const show = async (width: number, height: number, colorScheme: "light" | "dark" = "light") => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
    };
    if (path === "/404") await openHydrated(page, path);
    else
      await test.step("its first screen comes before its stylesheet, and nothing moves when that and the scripts come", async () => {
        await noteShifts(page);
        if (wide.includes(path)) await openSlowly(page, path);
        await show(360, 800);
        await openSlowly(page, path);
      });

    await test.step("it does not scroll sideways, nor with letters of twice the size", async () => {
      await show(320, 640);
      expect.soft(await overflow(page), "at 320 px").toBeLessThanOrEqual(0);
      await show(360, 740);
      await setLetters(page, 32);
      expect.soft(await overflow(page), "with large letters, at 360 px").toBeLessThanOrEqual(0);
      await setLetters(page, 16);
    });

    await test.step("it has no axe violation, at rest, under the pointer and in focus, by day and after dark", async () => {
      // The pages of a template differ in their colours and words, so all rules run once for each.
      const isHome = path === kinds.home;
      // The header and the footer are the same on every page, but for the call bar's colours.
      const colours = { rules: ["color-contrast"], ...(!isHome && { selector: "main, .floating-call" }) };
      await show(360, 900);
      expect.soft(await axeFaults(page, isTemplate(path) ? {} : colours), "at 360 px").toEqual([]);
      await show(1440, 900, "dark");
      expect.soft(await axeFaults(page, colours), "at 1440 px, dark").toEqual([]);
      if (isTemplate(path)) {
        const selector = `${isHome ? "body" : "main"} :is(a, button, summary, .service-card)`;
        const leave = await pointAt(page, selector);
        expect.soft(await axeFaults(page, { ...colours, selector }), "pointed at, dark").toEqual([]);
        await show(1440, 900);
        expect.soft(await axeFaults(page, { ...colours, selector }), "pointed at, light").toEqual([]);
        await leave();
      }
    });
    if (isLaidOutAlike(path)) return;

    await test.step("nothing moves by itself where the visitor asks for reduced motion", async () => {
      expect.soft(await running(page)).toBe(0);
    });

    await test.step("a way to call is in sight wherever it is scrolled to, and each link and button can be hit", async () => {
      // From 1024 px on, the number in the header takes the place of the call bar.
      for (const width of [360, 1024, 1440]) {
        await show(width, 800);
        for (const part of [0, 0.5, 1])
          expect.soft(await missingFrom(page, part), `at ${part} of the page, ${width} px wide`).toEqual(nothing);
        if (width === 1024) continue;
        // Lower on the home page, too; elsewhere the drawing that stays above its list lies there.
        for (const part of width === 360 && path === "/" ? [1 / 2, 1 / 3] : [1 / 2]) {
          const hidden = await unreachable(page, ":is(a, button, summary):not(.skip-link)", part);
          expect.soft(hidden, `covered at ${part} of the screen, ${width} px wide`).toEqual([]);
        }
      }
    });

    const followFocus = (width: number, height: number) =>
      test.step(`Tab leads to what is in sight at ${width}x${height}`, async () => {
        await show(width, height);
        // The footer is the same on every page; two of them are gone through to the last link.
        const stops = await tabThrough(page, path === kinds.home || path === kinds.service ? "outside" : "end");
        // The call bar ends the page, unless a call button is in view beside the footer.
        expect.soft(stops.at(-1)?.where, stops.at(-1)?.name).toBe("end");
        expect.soft(stops.filter(({ inSight }) => !inSight)).toEqual([]);
      });
    if (isTemplate(path) || path === kinds.emergency) await followFocus(360, 740);
    // The header, which takes the most of a low window, is the same on every page.
    if (path === kinds.service) await followFocus(640, 400);

    await test.step("it does not scroll sideways with longer words", async () => {
      await lengthenWords(page);
      for (const width of [320, 768, 1280]) {
        await show(width, 900);
        expect.soft(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
      }
    });
  });
}
