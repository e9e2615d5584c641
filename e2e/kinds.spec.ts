// One page of each kind, opened once and looked at at every width, by pointer, by key and after dark.
import type { Page } from "@playwright/test";
import { axeFaults } from "./axe";
import { kinds } from "./pages";
import { paleWords } from "./pale-words";
import { tabThrough, unreachable } from "./reach";
import { expect, hydrated, movePointer, test } from "./test";

// A page scrolls at once, not smoothly, and what is measured is how a transition ends.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** How wide the page is on a screen of 360 px with letters of twice the size, in pixels. */
async function widthWithLargeLetters(page: Page) {
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
  await expect(page.locator("html")).toHaveCSS("font-size", "16px");
  return width;
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

const pointedAt = "a, button, summary, .service-card";

/** Shows every link, button and card as it looks under the pointer and in focus, all at once. */
async function pointAtEverything(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("DOM.enable");
  await cdp.send("CSS.enable");
  const { root } = await cdp.send("DOM.getDocument");
  const { nodeIds } = await cdp.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: pointedAt });
  const forcedPseudoClasses = ["hover", "focus", "focus-visible"];
  await Promise.all(nodeIds.map((nodeId) => cdp.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses })));
  expect(nodeIds.length).toBeGreaterThan(50);
  return () => cdp.detach();
}

/** What is not in sight though it should be, once the page is scrolled down by a part of its length. */
const missingFrom = (page: Page, part: number) =>
  page.evaluate(async (part) => {
    scrollTo(0, part * document.documentElement.scrollHeight);
    // The call bar follows the scroll with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    /** Whether the middle of an element is on the screen with nothing over it. */
    const seen = (element: Element | undefined) => {
      if (!element) return false;
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const last = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).at(-1);
    return [
      ...([...document.querySelectorAll('a[href^="tel:"]')].some(seen) ? [] : ["a way to call"]),
      // At the end of the page the footer's last link, its last list and its last line are free.
      ...(part < 1 || seen(last("footer :is(a, summary)")) ? [] : ["the last link"]),
      ...(part < 1 || seen(last("footer p")) ? [] : ["the last line"]),
    ];
  }, part);

for (const [kind, path] of Object.entries({ ...kinds, "not found": "/404" })) {
  test(`the ${kind} page can be read, reached and used`, async ({ page }) => {
    const show = async (width: number, height: number, colorScheme: "light" | "dark" = "light") => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
    };
    await show(320, 640);
    const answer = await page.goto(path);
    if (path !== "/404") expect(answer?.status()).toBe(200);
    await test.step("it does not scroll sideways, nor with letters of twice the size", async () => {
      expect.soft(await sideways(page), "at 320 px").toBeLessThanOrEqual(0);
      expect.soft(await widthWithLargeLetters(page), "with large letters, at 360 px").toBeLessThanOrEqual(360);
    });

    await test.step("it has no axe violation, at rest, under the pointer and in focus, nor pale words in drawings, by day and after dark", async () => {
      await show(360, 900);
      expect.soft(await axeFaults(page), "at 360 px").toEqual([]);
      await show(1440, 900, "dark");
      expect.soft(await axeFaults(page), "at 1440 px, dark").toEqual([]);
      await movePointer(page, 300, 400);
      await hydrated(page);
      const leave = await pointAtEverything(page);
      const contrast = { rules: ["color-contrast"], selector: pointedAt };
      expect.soft(await axeFaults(page, contrast), "pointed at, dark").toEqual([]);
      await show(1440, 900);
      expect.soft(await axeFaults(page, contrast), "pointed at, light").toEqual([]);
      await leave();
      expect.soft(await paleWords(page), "words in drawings").toEqual([]);
    });

    await test.step("nothing moves by itself where the visitor asks for reduced motion", async () => {
      const running = () =>
        document.getAnimations().filter((a) => a.timeline === document.timeline && a.playState === "running").length;
      expect.soft(await page.evaluate(running)).toBe(0);
    });

    await test.step("a way to call is in sight wherever it is scrolled to, and each link and button can be hit", async () => {
      for (const width of [360, 768, 1024, 1440, 1920]) {
        await show(width, 800);
        for (const part of [0, 0.5, 1])
          expect.soft(await missingFrom(page, part), `at ${part} of the page, ${width} px wide`).toEqual([]);
        if (width === 1024 || width === 1920) continue;
        const hidden = await unreachable(page, ":is(a, button, summary):not(.skip-link)", 1 / 2);
        expect.soft(hidden, `covered at ${width} px`).toEqual([]);
      }
    });

    for (const [width, height] of [
      [360, 740],
      [640, 400],
    ] as const)
      await test.step(`Tab leads to what is in sight at ${width}x${height}`, async () => {
        await show(width, height);
        const stops = await tabThrough(page);
        // The call bar ends the page, unless a call button is in view beside the footer.
        expect.soft(stops.at(-1)?.where, stops.at(-1)?.name).toBe("end");
        expect.soft(stops.filter(({ inSight }) => !inSight)).toEqual([]);
      });

    await test.step("it does not scroll sideways with longer words", async () => {
      await lengthenWords(page);
      for (const width of [320, 360, 768, 1280, 1440]) {
        await show(width, 900);
        expect.soft(await sideways(page), `at ${width} px`).toBeLessThanOrEqual(0);
      }
    });
  });
}
