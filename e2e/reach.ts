import type { Page } from "@playwright/test";

/** Names the visible controls of a page that cannot be hit at their middle, once that is scrolled to a part of the screen's height. */
export const unreachable = (page: Page, selector: string, part: number) =>
  page.evaluate(
    ({ selector, part }) => {
      const found: string[] = [];
      for (const control of document.querySelectorAll(selector)) {
        if (!control.checkVisibility({ visibilityProperty: true })) continue;
        const area = () => {
          // Of a link on two lines the first. The mark of a row of a list lies over the whole row.
          const [box = new DOMRect()] = control.getClientRects();
          const row = box.height ? null : (control as HTMLElement).offsetParent;
          return row?.getBoundingClientRect() ?? box;
        };
        // Twice, as a drawing that comes near may have moved it.
        for (let times = 0; times < 2; times++) scrollBy(0, area().top + area().height / 2 - part * innerHeight);
        // A link in a drawing is what is drawn of it, which may leave out its middle.
        const points = control instanceof SVGElement ? [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] : [0.5];
        const { left, top, width, height } = area();
        const at = (x: number, y: number) => document.elementFromPoint(left + x * width, top + y * height);
        if (!points.some((x) => points.some((y) => control.contains(at(x, y)))))
          found.push(control.ariaLabel ?? control.textContent);
      }
      return found;
    },
    { selector, part },
  );

type Stop = { readonly name: string; readonly inSight: boolean; readonly where: "page" | "end" | "outside" };

/** Notes after each press of a key what has the focus, and whether it is in sight, until the focus is in the last place. */
const noteStops = (last: Stop["where"]) => {
  const stops: Stop[] = [];
  const hasLeft = () => stops.at(-1)?.where === last;
  const onkeyup = () => {
    if (hasLeft()) return;
    const element = document.activeElement ?? document.body;
    const [own = new DOMRect()] = element.getClientRects();
    const row = element instanceof HTMLElement && own.height === 0 ? element.offsetParent : undefined;
    const { left, top, right, width, height } = row?.getBoundingClientRect() ?? own;
    // Of what scrolls by itself, a field for many lines or a row to be swiped, a browser brings a part into sight.
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
  // There it stays; from outside, the next walk starts with the first stop.
  const onkeydown = (event: KeyboardEvent) => {
    if (hasLeft()) event.preventDefault();
  };
  Object.assign(window, { stops, onkeydown, onkeyup });
};

/** Presses Tab until the focus has gone through the page to its end, or has left it. */
export async function tabThrough(page: Page, last: "end" | "outside"): Promise<readonly Stop[]> {
  await page.evaluate(noteStops, last);
  for (;;) {
    for (let presses = 0; presses < 15; presses++) await page.keyboard.press("Tab");
    const stops = await page.evaluate(() => (window as unknown as { stops: Stop[] }).stops);
    if (stops.at(-1)?.where === last) return stops.filter(({ where }) => where !== "outside");
  }
}
