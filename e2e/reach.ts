import type { Page } from "@playwright/test";

/** Names visible controls that cannot be hit at their centre after scrolling it to a fraction of the screen. */
export const unreachable = (page: Page, selector: string, screenFraction: number) =>
  page.evaluate(
    ({ selector, screenFraction }) => {
      const found: string[] = [];
      for (const control of document.querySelectorAll(selector)) {
        if (!control.checkVisibility({ visibilityProperty: true })) continue;
        const area = () => {
          // Use the first line box of a wrapped link. A fold's summary covers its whole row.
          const [box = new DOMRect()] = control.getClientRects();
          const row = box.height ? null : (control as HTMLElement).offsetParent;
          return row?.getBoundingClientRect() ?? box;
        };
        // Scroll twice, because drawings may move it while the page scrolls.
        for (let i = 0; i < 2; i++) scrollBy(0, area().top + area().height / 2 - screenFraction * innerHeight);
        // The shape of a link in a drawing may not include its centre, so try several points.
        const points = control instanceof SVGElement ? [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] : [0.5];
        const { left, top, width, height } = area();
        const at = (x: number, y: number) => document.elementFromPoint(left + x * width, top + y * height);
        if (!points.some((x) => points.some((y) => control.contains(at(x, y)))))
          found.push(control.ariaLabel ?? control.textContent);
      }
      return found;
    },
    { selector, screenFraction },
  );

type Stop = { readonly name: string; readonly inSight: boolean; readonly where: "page" | "end" | "outside" };

/** Records after each key press the focused element and whether it is visible, until the focus is at the end. */
const noteStops = (last: Stop["where"]) => {
  const stops: Stop[] = [];
  const hasLeft = () => stops.at(-1)?.where === last;
  const onkeyup = () => {
    if (hasLeft()) return;
    const element = document.activeElement ?? document.body;
    const [first = new DOMRect()] = element.getClientRects();
    const row = element instanceof HTMLElement && first.height === 0 ? element.offsetParent : undefined;
    const { left, top, right, width, height } = row?.getBoundingClientRect() ?? first;
    // Browsers scroll only a part of a scroll container (textarea, carousel) into view.
    const scrolls = element.localName === "textarea" || element.scrollWidth > element.clientWidth;
    const bottom = top + (scrolls ? 48 : height);
    const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    const middle = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const isFree = element instanceof SVGElement || [element, ...labels].some((shown) => shown.contains(middle));
    const isEnd = element.closest("footer, .floating-call");
    stops.push({
      name: `${element.ariaLabel ?? element.textContent} ${Math.round(top)} to ${Math.round(bottom)}`,
      inSight: isInside && isFree,
      where: element === document.body ? "outside" : isEnd ? "end" : "page",
    });
  };
  // Stop at the end. From outside the page, the next walk starts at the first stop.
  const onkeydown = (event: KeyboardEvent) => {
    if (hasLeft()) event.preventDefault();
  };
  Object.assign(window, { stops, onkeydown, onkeyup });
};

/** Presses Tab until the focus is at the end of the page, or has left it. */
export async function tabThrough(page: Page, last: "end" | "outside"): Promise<readonly Stop[]> {
  await page.evaluate(noteStops, last);
  for (;;) {
    for (let presses = 0; presses < 15; presses++) await page.keyboard.press("Tab");
    const stops = await page.evaluate(() => (window as unknown as { stops: Stop[] }).stops);
    if (stops.at(-1)?.where === last) return stops.filter(({ where }) => where !== "outside");
  }
}
