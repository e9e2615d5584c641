/** Returns the width of a text at a font size, in the picture's units. */
export type Measure = (text: string, size: number) => number;

export type Fitted = { readonly size: number; readonly lines: readonly string[] };

/** The box for a text: the possible font sizes, largest first, width and height, and the line height in em. */
export type Room = {
  readonly sizes: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly leading: number;
};

/**
 * Wraps a text at the largest size at which it fits.
 * @throws if it fits at none of them; the message quotes the text
 */
export function fitted(text: string, { sizes, width, height, leading }: Room, measure: Measure): Fitted {
  for (const size of sizes) {
    const lines = wrap(text, width, (part) => measure(part, size));
    const fits = lines.every((line) => measure(line, size) <= width) && lines.length * size * leading <= height;
    if (fits) return { size, lines };
  }
  throw new Error(
    `"${text}" is too long for the picture of its page. Shorten it, or allow a smaller size in components/og.`,
  );
}

/** Breaks a text into the fewest lines that fit the width, of even length. */
function wrap(text: string, width: number, measure: (text: string) => number): readonly string[] {
  // Breaks at spaces, and after the hyphens of a word only if the word alone is too wide.
  const pieces = text
    .split(/(?<= )/)
    .flatMap((word) => (measure(word.trimEnd()) > width ? word.split(/(?<=-)/) : [word]));
  const fill = (limit: number) => {
    const lines: string[] = [];
    for (const piece of pieces) {
      const last = lines.at(-1);
      if (last !== undefined && measure(`${last}${piece}`.trimEnd()) <= limit) lines[lines.length - 1] = last + piece;
      else lines.push(piece);
    }
    return lines.map((line) => line.trimEnd());
  };
  const full = fill(width);
  let even = full;
  for (let limit = width; limit > width / 2; limit -= 4) {
    const narrower = fill(limit);
    if (narrower.length > full.length) break;
    even = narrower;
  }
  return even;
}
