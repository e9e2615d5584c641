import type { Page } from "@playwright/test";

/** The texts of drawings in a page whose contrast with the background is below 4.5:1. */
function lowContrastIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", {
      willReadFrequently: true,
    }) as OffscreenCanvasRenderingContext2D;
    const known = new Map<string, number>();
    /** The relative luminance (WCAG) of stacked colours. */
    const luminance = (...layers: readonly string[]) => {
      const name = layers.join();
      if (!known.has(name)) {
        for (const layer of ["white", ...layers]) {
          canvas.fillStyle = layer;
          canvas.fillRect(0, 0, 1, 1);
        }
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
          .map((part) => part / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        known.set(name, 0.2126 * red + 0.7152 * green + 0.0722 * blue);
      }
      return known.get(name) ?? 0;
    };
    /** The backgrounds of an element, the lowest first. */
    const grounds = (element: Element | null): readonly string[] =>
      element ? [...grounds(element.parentElement), getComputedStyle(element).backgroundColor] : [];
    const found = new Set<string>();
    for (const svg of document.querySelectorAll("svg:not(svg *)")) {
      const ground = grounds(svg);
      /** The shapes painted so far. */
      const painted: { box: DOMRect; fill: string; shape: SVGGeometryElement; inverse: DOMMatrix | undefined }[] = [];
      const behind = (point: DOMPoint) =>
        painted.filter(
          ({ box: { left, right, top, bottom }, shape, inverse }) =>
            point.x >= left &&
            point.x <= right &&
            point.y >= top &&
            point.y <= bottom &&
            shape.isPointInFill(point.matrixTransform(inverse)),
        );
      for (const part of svg.querySelectorAll("path, rect, circle, ellipse, polygon, text")) {
        if (!part.checkVisibility({ visibilityProperty: true })) continue;
        const { fill, stroke, strokeWidth } = getComputedStyle(part);
        if (part instanceof SVGGeometryElement && fill !== "none") {
          const inverse = part.getScreenCTM()?.inverse();
          painted.push({ box: part.getBoundingClientRect(), fill, shape: part, inverse });
        }
        if (!(part instanceof SVGTextElement)) continue;
        const last = part.getNumberOfChars() - 1;
        for (const letter of new Set([0, Math.floor(last / 2), last])) {
          const { x, y, width, height } = part.getExtentOfChar(letter);
          const point = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(part.getScreenCTM() ?? undefined);
          // Most texts have an outline in the background colour.
          const hasOutline = stroke !== "none" && Number.parseFloat(strokeWidth) >= 2;
          const back = hasOutline ? [stroke] : [...ground, ...behind(point).map((shape) => shape.fill)];
          const [low = 0, high = 0] = [luminance(...back), luminance(...back, fill)].sort((a, b) => a - b);
          const ratio = (high + 0.05) / (low + 0.05);
          if (ratio < 4.5) found.add(`${part.textContent}: ${ratio.toFixed(1)} to 1, ${fill} on ${back.at(-1)}`);
        }
      }
    }
    return [...found];
  });
}

/** Checks both colour schemes. */
export async function lowContrastText(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await lowContrastIn(page)).map((words) => `${colorScheme}: ${words}`));
  }
  return found;
}
