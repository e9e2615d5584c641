import pixelWidth from "string-pixel-width";

/** The maximum width of a title in px: Google shows about 580 px of Arial at 20 px and truncates the rest. */
const limit = 580;

/** Whether a search result shows the whole title. The package lacks the curly apostrophe, which is as wide as "'". */
export function fitsSearchResult(title: string): boolean {
  return pixelWidth(title.replaceAll("’", "'"), { font: "arial", size: 20 }) <= limit;
}
