/**
 * How wide words are in a typeface, so that they can be wrapped where nothing else would.
 * @param ttf a TrueType file whose characters are in its Unicode table of format 4, as are all of the basic plane
 * @returns a function from a text and its size to its width, both in the same unit, kerning not counted
 * @throws when the file has no such table
 */
export function widthsOf(ttf: Buffer): (text: string, size: number) => number {
  const tables = new Map<string, number>();
  for (let i = 0, at = 12; i < ttf.readUInt16BE(4); i++, at += 16) {
    tables.set(ttf.toString("latin1", at, at + 4), ttf.readUInt32BE(at + 8));
  }
  const table = (name: string) => {
    const at = tables.get(name);
    if (at === undefined) throw new Error(`The typeface has no "${name}" table.`);
    return at;
  };
  const unitsPerEm = ttf.readUInt16BE(table("head") + 18);
  const longMetrics = ttf.readUInt16BE(table("hhea") + 34);
  const advance = (glyph: number) => ttf.readUInt16BE(table("hmtx") + 4 * Math.min(glyph, longMetrics - 1));
  const glyphOf = glyphs(ttf, table("cmap"));
  return (text, size) =>
    ([...text].reduce((sum, character) => sum + advance(glyphOf(character.codePointAt(0) ?? 0)), 0) * size) /
    unitsPerEm;
}

function glyphs(ttf: Buffer, cmap: number): (code: number) => number {
  const subtables = Array.from(
    { length: ttf.readUInt16BE(cmap + 2) },
    (_, i) => cmap + ttf.readUInt32BE(cmap + 8 + 8 * i),
  );
  const at = subtables.find((offset) => ttf.readUInt16BE(offset) === 4);
  if (at === undefined) throw new Error("The typeface has no character table of format 4.");
  const doubled = ttf.readUInt16BE(at + 6);
  const [ends, starts] = [at + 14, at + 16 + doubled];
  const [deltas, ranges] = [starts + doubled, starts + 2 * doubled];
  return (code) => {
    for (let i = 0; i < doubled; i += 2) {
      if (code > ttf.readUInt16BE(ends + i)) continue;
      const start = ttf.readUInt16BE(starts + i);
      if (code < start) return 0;
      const range = ttf.readUInt16BE(ranges + i);
      const glyph = range === 0 ? code : ttf.readUInt16BE(ranges + i + range + 2 * (code - start));
      return glyph === 0 ? 0 : (glyph + ttf.readUInt16BE(deltas + i)) & 0xffff;
    }
    return 0;
  };
}
