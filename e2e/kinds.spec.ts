// One page of each kind, opened once and checked at several widths, by pointer and keyboard, in both colour schemes.
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

// Disables smooth scrolling and transitions, so that only final states are measured.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/**
 * Opens a page whose stylesheet is delayed. Its first screen renders and works without it, and nothing moves when the
 * stylesheet or the scripts load.
 */
async function openSlowly(page: Page, path: string) {
  const release = await hold(page, pageStyles);
  const answer = await page.goto(path, { waitUntil: "commit" });
  expect(answer?.status()).toBe(200);
  // The calendar loads the complete stylesheet at once, because its script computes what to show.
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
  // Content below the first screen stays hidden until its styles have loaded.
  await expect(page.locator("footer")).toBeHidden();
}

/** Sets the browser's default font size. */
async function setLetters(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
  await expect(page.locator("html")).toHaveCSS("font-size", `${standard}px`);
}

/** Lengthens each word by two fifths, as a translation may, except text that must not be translated. */
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

/** Shows the hover and focus states of all matching links, buttons and cards. */
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

/** The required elements that are not visible or covered after scrolling by a fraction of the page. */
const missingFrom = (page: Page, part: number) =>
  page.evaluate(async (part) => {
    scrollTo(0, part * document.documentElement.scrollHeight);
    // The call bar is updated in the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const seen = (element: Element | undefined, down = 0.5) => {
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return element?.contains(document.elementFromPoint(left + width / 2, top + height * down));
    };
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    return {
      // A button that enters from below replaces the bar.
      "a way to call": !all('a[href^="tel:"]').some((call) => seen(call) || seen(call, 0.1)),
      "the last link": part === 1 && !seen(all("footer :is(a, summary)").at(-1)),
      "the last line": part === 1 && !seen(all("footer p").at(-1)),
    };
  }, part);
const nothing = { "a way to call": false, "the last link": false, "the last line": false };

const isTemplate = (path: string) => templates.some((each) => each === path);
/** Whether another page of the same template is tested in full. The emergency page is always tested in full. */
const isLaidOutAlike = (path: string) => !isTemplate(path) && path !== kinds.emergency && path !== "/404";
/** Kinds of pages whose first screen differs on wide screens. */
const wide: readonly string[] = [kinds.home, kinds.contact, kinds.hub, kinds.service, kinds.area, kinds.calendar];

for (const [kind, path] of Object.entries({ ...kinds, "not found": "/404" })) {
  test(`the ${kind} page is readable, reachable and usable`, async ({ page }) => {
    const show = async (width: number, height: number, colorScheme: "light" | "dark" = "light") => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
    };
    if (path === "/404") await openHydrated(page, path);
    else
      await test.step("renders its first screen before the stylesheet, without layout shifts", async () => {
        await noteShifts(page);
        if (wide.includes(path)) await openSlowly(page, path);
        await show(360, 800);
        await openSlowly(page, path);
      });

    await test.step("has no horizontal overflow, also with text of twice the size", async () => {
      await show(320, 640);
      expect.soft(await overflow(page), "at 320 px").toBeLessThanOrEqual(0);
      await show(360, 740);
      await setLetters(page, 32);
      expect.soft(await overflow(page), "with large letters, at 360 px").toBeLessThanOrEqual(0);
      await setLetters(page, 16);
    });

    await test.step("has no axe violations, also in hover and focus states and in both colour schemes", async () => {
      // Pages of a template differ only in colours and texts, so all rules run once for each template.
      const isHome = path === kinds.home;
      // The header and the footer are the same on every page, except for the colours of the call bar.
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

    await test.step("runs no animation with reduced motion", async () => {
      expect.soft(await running(page)).toBe(0);
    });

    await test.step("shows a call link at every scroll position, and each link and button can be hit", async () => {
      // From 1024 px, the number in the header replaces the call bar.
      for (const width of [360, 1024, 1440]) {
        await show(width, 800);
        for (const part of [0, 0.5, 1])
          expect.soft(await missingFrom(page, part), `at ${part} of the page, ${width} px wide`).toEqual(nothing);
        if (width === 1024) continue;
        // Also test one third on the home page; on other pages the sticky drawing covers that part.
        for (const part of width === 360 && path === "/" ? [1 / 2, 1 / 3] : [1 / 2]) {
          const hidden = await unreachable(page, ":is(a, button, summary):not(.skip-link)", part);
          expect.soft(hidden, `covered at ${part} of the screen, ${width} px wide`).toEqual([]);
        }
      }
    });

    const followFocus = (width: number, height: number) =>
      test.step(`Tab focuses only visible elements at ${width}x${height}`, async () => {
        await show(width, height);
        // The footer is the same on every page, so only two pages are tabbed through to the last link.
        const stops = await tabThrough(page, path === kinds.home || path === kinds.service ? "outside" : "end");
        // The call bar is last on the page, unless a call button is visible beside the footer.
        expect.soft(stops.at(-1)?.where, stops.at(-1)?.name).toBe("end");
        expect.soft(stops.filter(({ inSight }) => !inSight)).toEqual([]);
      });
    if (isTemplate(path) || path === kinds.emergency) await followFocus(360, 740);
    // The header covers most of a low window and is the same on every page, so one page is enough.
    if (path === kinds.service) await followFocus(640, 400);

    await test.step("has no horizontal overflow with longer words", async () => {
      await lengthenWords(page);
      for (const width of [320, 768, 1280]) {
        await show(width, 900);
        expect.soft(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
      }
    });
  });
}
