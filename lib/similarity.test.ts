import { textsOf } from "./copy";
import { pagesOf } from "./pages";
import { withoutSharedText } from "./testing/shared-text";
import { pairsBySimilarity, pairTable, shingles, similarity } from "./testing/similarity";

/** How many of the most alike pairs are shown. */
const shown = 5;

/** Prints the most alike pairs, so that a rising value is seen before it fails, and returns those above the limit. */
function tooAlike(what: string, pages: Readonly<Record<string, readonly string[]>>, limit: number) {
  const pairs = pairsBySimilarity(pages);
  process.stdout.write(`Most alike ${what} (limit ${limit}):\n${pairTable(pairs.slice(0, shown))}\n`);
  return pairs.filter(({ value }) => value > limit);
}

describe("no two pages say the same", () => {
  it("among the areas: every pair is below 0.15", () => {
    const own = Object.fromEntries(
      pagesOf("area").map(({ slug, copy }) => {
        const { lead, buildings, working, dayAndNight, benefits, demand } = copy;
        return [
          slug,
          textsOf([lead, buildings, working, dayAndNight, benefits, demand.map(({ why }) => why)]).map(
            withoutSharedText,
          ),
        ];
      }),
    );
    expect(tooAlike("areas", own, 0.15)).toEqual([]);
  });

  // What is one record for all pages, the advice and the claims, is the same on every page and left out.
  it("among the services and the guides: every pair is below 0.10, and no paragraph is shared", () => {
    const pages = pagesOf("hub", "landing", "plumber", "guide");
    const copies: Record<string, string[]> = Object.fromEntries(
      pages.map((page) => [page.path, textsOf(page).map(withoutSharedText)]),
    );
    expect(tooAlike("service pages", copies, 0.1)).toEqual([]);
    const paragraphs = Object.values(copies).flatMap((texts) => [...new Set(texts)].filter((text) => text.length > 80));
    expect(paragraphs.filter((text, index) => paragraphs.indexOf(text) !== index)).toEqual([]);
  });
});

describe("similarity", () => {
  const of = (a: string, b: string) => similarity(shingles([a]), shingles([b]));

  it("ignores case, punctuation and links", () => {
    expect(of("Call us, day or night.", "call [us](/contact) DAY or night")).toBe(1);
  });

  it("is 0 without a common run of five words", () => {
    expect(of("one two three four five", "one two three four six")).toBe(0);
    expect(of("too short", "too short")).toBe(0);
  });

  it("is the share of common runs", () => {
    // Two runs each, one in common: one of three.
    expect(of("a b c d e f", "b c d e f g")).toBeCloseTo(1 / 3);
  });

  it("reads no run across two texts", () => {
    expect(shingles(["one two three", "four five six"]).size).toBe(0);
  });

  it("puts the most alike pair first", () => {
    const pages = { first: ["a b c d e f"], second: ["x y z v w"], third: ["a b c d e"] };
    expect(pairsBySimilarity(pages)[0]).toEqual({ names: ["first", "third"], value: 0.5 });
    expect(pairTable(pairsBySimilarity(pages).slice(0, 1))).toBe("0.500  first | third");
  });
});
