/** Printable ASCII without the signs of program code, which would be a kibibyte of each first visit. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .join("")
  .replace(/[$<>[\\\]^`{}~]/g, "");

/**
 * Every character the site's typeface is asked for. A fixed set rather than the ones of the day, so that a change of
 * words does not change the font file; a test finds a page that uses another one.
 */
export const characters = `${ascii}\u00a0£©·°²³×çé–—‘’“”•…€₂→−≤≥`;
