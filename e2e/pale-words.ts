import type { Page } from "@playwright/test";

/** The words of the drawings in a page that do not stand out by 4.5 to 1 from what is painted behind them. */
function paleIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    if (!pen) throw new Error("There is no canvas.");
    const known = new Map<string, Colour>();
    const colour = (value: string): Colour => {
      const cached = known.get(value);
      if (cached) return cached;
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = value;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
      const read = [red, green, blue, alpha / 255] as const;
      known.set(value, read);
      return read;
    };
    const over = ([r, g, b, a]: Colour, [r2, g2, b2]: Colour): Colour => [
      r * a + r2 * (1 - a),
      g * a + g2 * (1 - a),
      b * a + b2 * (1 - a),
      1,
    ];
    const light = ([r, g, b]: Colour) => {
      const [x = 0, y = 0, z = 0] = [r, g, b]
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    const contrast = (one: Colour, other: Colour) => {
      const [a, b] = [light(one), light(other)];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    };
    const ground = (element: Element | null): Colour => {
      if (!element) return colour("white");
      const own = colour(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, ground(element.parentElement));
    };
    const found = new Set<string>();
    for (const svg of document.querySelectorAll("svg:not(svg *)")) {
      /** What is painted so far: where, in which colour, and how to ask whether it is at a point. */
      const painted: { box: DOMRect; fill: Colour; shape: SVGGeometryElement; inverse: DOMMatrix | undefined }[] = [];
      const sheet = ground(svg);
      const behind = (point: DOMPoint) => {
        let below = sheet;
        for (const { box, fill, shape, inverse } of painted) {
          const near = point.x >= box.left && point.x <= box.right && point.y >= box.top && point.y <= box.bottom;
          if (near && shape.isPointInFill(point.matrixTransform(inverse))) below = over(fill, below);
        }
        return below;
      };
      for (const part of svg.querySelectorAll("path, rect, circle, ellipse, polygon, text")) {
        if (!part.checkVisibility({ visibilityProperty: true })) continue;
        const { fill, stroke, strokeWidth } = getComputedStyle(part);
        if (part instanceof SVGGeometryElement && fill !== "none")
          painted.push({
            box: part.getBoundingClientRect(),
            fill: colour(fill),
            shape: part,
            inverse: part.getScreenCTM()?.inverse(),
          });
        if (!(part instanceof SVGTextElement)) continue;
        const last = part.getNumberOfChars() - 1;
        for (const letter of new Set([0, Math.floor(last / 2), last])) {
          const { x, y, width, height } = part.getExtentOfChar(letter);
          const point = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(part.getScreenCTM() ?? undefined);
          // Most words bring their ground with them, as a line around the letters.
          const halo = stroke !== "none" && Number.parseFloat(strokeWidth) >= 2;
          const back = halo ? colour(stroke) : behind(point);
          const ratio = contrast(over(colour(fill), back), back);
          if (ratio < 4.5) found.add(`${part.textContent}: ${ratio.toFixed(1)} to 1, ${fill} on ${back.join(" ")}`);
        }
      }
    }
    return [...found];
  });
}

/** The same by day and after dark. */
export async function paleWords(page: Page): Promise<readonly string[]> {
  const pale: string[] = [];
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    pale.push(...(await paleIn(page)).map((words) => `${colorScheme}: ${words}`));
  }
  return pale;
}
