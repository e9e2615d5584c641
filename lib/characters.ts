/** Printable ASCII without the characters of program code, which would add 1 KiB to the font. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .join("")
  .replace(/[$<>[\\\]^`{}~]/g, "");

/**
 * The characters in the font file. The set is fixed, so that a change of copy does not change the file. A test fails if
 * a page uses another character.
 */
export const characters = `${ascii}\u00a0£©·°²³×çé–—‘’“”•…€₂→−≤≥`;
