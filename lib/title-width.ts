import pixelWidth from "string-pixel-width";

/** How wide a title may be in a search result before it is cut: Google sets it in Arial of 20 px, about 580 px wide. */
const limit = 580;

/** The width of a title in a search result, in pixels. The package knows no curly apostrophe; the straight one is as wide. */
export function widthOf(title: string): number {
  return pixelWidth(title.replaceAll("’", "'"), { font: "arial", size: 20 });
}

/** Whether a search result shows the whole of a title. */
export function fits(title: string): boolean {
  return widthOf(title) <= limit;
}
