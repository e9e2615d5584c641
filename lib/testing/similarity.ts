/** The words of a shingle. */
const shingleSize = 5;

/**
 * Every run of five words of a text, in lower case and without punctuation or the addresses of links.
 * @param texts read one by one, so that no run crosses from one into the next
 */
export function shingles(texts: readonly string[]): ReadonlySet<string> {
  const runs = new Set<string>();
  for (const text of texts) {
    const words =
      text
        .replace(/\]\([^)]*\)/g, "]")
        .toLowerCase()
        .match(/[\p{L}\p{N}’']+/gu) ?? [];
    for (let i = 0; i + shingleSize <= words.length; i++) runs.add(words.slice(i, i + shingleSize).join(" "));
  }
  return runs;
}

/** The share of two sets that they have in common, 0 to 1 (Jaccard); two empty sets share nothing. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let common = 0;
  for (const run of small) if (large.has(run)) common++;
  const all = a.size + b.size - common;
  return all === 0 ? 0 : common / all;
}

export type Pair = { readonly names: readonly [string, string]; readonly value: number };

/** Every pair of pages with how alike they are, the most alike first. */
export function pairsBySimilarity(pages: Readonly<Record<string, readonly string[]>>): readonly Pair[] {
  const sets = Object.entries(pages).map(([name, texts]) => [name, shingles(texts)] as const);
  return sets
    .flatMap(([name, set], index) =>
      sets.slice(index + 1).map(
        ([other, otherSet]): Pair => ({
          names: [name, other],
          value: similarity(set, otherSet),
        }),
      ),
    )
    .sort((a, b) => b.value - a.value);
}

/** The pairs as a table to read. */
export function pairTable(pairs: readonly Pair[]): string {
  return pairs.map(({ names, value }) => `${value.toFixed(3)}  ${names.join(" | ")}`).join("\n");
}
