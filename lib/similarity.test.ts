import { textsOf } from "./copy";
import { pagesOf } from "./pages";
import { withoutSharedText } from "./testing/shared-text";
import { tooAlike } from "./testing/similarity";

describe("no two pages say the same", () => {
  it("among the areas: every pair is below 0.15", () => {
    const own = pagesOf("area").map(({ slug, copy }) => {
      const { lead, advice, demand } = copy;
      const texts = textsOf([lead, Object.values(advice), demand.map(({ why }) => why)]);
      return [slug, texts.map(withoutSharedText)];
    });
    expect(tooAlike(Object.fromEntries(own), 0.15)).toEqual([]);
  });

  // What is one record for all pages, the advice and the claims, is the same on every page and left out.
  it("among the services and the guides: every pair is below 0.10, and no paragraph is shared", () => {
    const pages = pagesOf("hub", "landing", "plumber", "guide");
    const copies: Record<string, string[]> = Object.fromEntries(
      pages.map((page) => [page.path, textsOf(page).map(withoutSharedText)]),
    );
    expect(tooAlike(copies, 0.1)).toEqual([]);
    const paragraphs = Object.values(copies).flatMap((texts) => [...new Set(texts)].filter((text) => text.length > 80));
    expect(paragraphs.filter((text, index) => paragraphs.indexOf(text) !== index)).toEqual([]);
  });
});
