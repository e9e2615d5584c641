import { textsOf } from "./copy";
import { pagesOf } from "./pages";
import { withoutSharedText } from "./testing/shared-text";
import { tooAlike } from "./testing/similarity";

describe("no two pages are too similar", () => {
  it("every pair of areas is below 0.15", () => {
    const texts = pagesOf("area").map(({ slug, copy }) => {
      const { lead, advice, demand } = copy;
      const texts = textsOf([lead, Object.values(advice), demand.map(({ why }) => why)]);
      return [slug, texts.map(withoutSharedText)];
    });
    expect(tooAlike(Object.fromEntries(texts), 0.15)).toEqual([]);
  });

  // Safety advice and claims are excluded, because all pages share their records.
  it("every pair of services and guides is below 0.10 and shares no paragraph", () => {
    const pages = pagesOf("hub", "landing", "plumber", "guide");
    const copies: Record<string, string[]> = Object.fromEntries(
      pages.map((page) => [page.path, textsOf(page).map(withoutSharedText)]),
    );
    expect(tooAlike(copies, 0.1)).toEqual([]);
    const paragraphs = Object.values(copies).flatMap((texts) => [...new Set(texts)].filter((text) => text.length > 80));
    expect(paragraphs.filter((text, index) => paragraphs.indexOf(text) !== index)).toEqual([]);
  });
});
