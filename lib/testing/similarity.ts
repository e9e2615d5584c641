/** The number of words in a shingle. */
const shingleSize = 5;

/** All runs of five words within each text, in lower case and without punctuation and addresses of links. */
function shingles(texts: readonly string[]): ReadonlySet<string> {
  const runs = new Set<string>();
  for (const text of texts) {
    const bare = text.replace(/\]\([^)]*\)/g, "]").toLowerCase();
    const words = bare.match(/[\p{L}\p{N}’']+/gu) ?? [];
    for (let i = 0; i + shingleSize <= words.length; i++) runs.add(words.slice(i, i + shingleSize).join(" "));
  }
  return runs;
}

/** The Jaccard index of two sets, 0 to 1; 0 for two empty sets. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let common = 0;
  for (const run of small) if (large.has(run)) common++;
  return common / (a.size + b.size - common || 1);
}

/** Lists the pairs of pages whose similarity is above a limit, with their names and similarity. */
export function tooAlike(pages: Readonly<Record<string, readonly string[]>>, limit: number): readonly string[] {
  const sets = Object.entries(pages).map(([name, texts]) => [name, shingles(texts)] as const);
  return sets.flatMap(([name, set], index) =>
    sets.slice(index + 1).flatMap(([other, otherSet]) => {
      const value = similarity(set, otherSet);
      return value > limit ? `${name} and ${other}: ${value.toFixed(3)}` : [];
    }),
  );
}
