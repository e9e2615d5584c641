import pixelWidth from "string-pixel-width";

/** How wide a title may be in a search result before it is cut: Google sets it in Arial of 20 px, about 580 px wide. */
const limit = 580;

/** Whether a search result shows the whole of a title. The package knows no curly apostrophe; the straight one is as wide. */
export function fits(title: string): boolean {
  return pixelWidth(title.replaceAll("’", "'"), { font: "arial", size: 20 }) <= limit;
}
