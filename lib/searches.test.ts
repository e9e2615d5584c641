import { inSentence } from "./areas";
import { plainText } from "./copy";
import { pageOf, type SitePage } from "./pages";
import { searches } from "./testing/searches";

/** What a page says first: its title, its heading and the paragraph under it. */
function openingOf(page: SitePage): readonly string[] {
  if (page.kind === "area") return [page.meta.title, inSentence(page.place), page.copy.lead];
  return [page.meta.title, page.hero.heading, page.hero.lead];
}

/** What stands where a search leads: the page's opening, and of a section its heading and first paragraph. */
function answerTo(address: string): string {
  const [path = "", id] = address.split("#");
  const page = pageOf(path);
  const topics = "topics" in page ? (page.topics ?? []) : [];
  const section = id === undefined ? [] : topics.filter((topic) => topic.id === id);
  if (section.length !== (id === undefined ? 0 : 1)) throw new Error(`${path} has no topic "${id}".`);
  const words = [...openingOf(page), ...section.flatMap(({ heading, paragraphs }) => [heading, paragraphs[0]])];
  return plainText(words.join(" ")).toLowerCase();
}

/** A word without its ending, so that "plumber" is found in "plumbers" and "flush" in "flushing". */
const stemOf = (word: string) => word.toLowerCase().replace(/(?:ing|s|e)$/, "");

describe("a search finds its words where it leads", () => {
  it.each(searches)("%s: %s", (search, address) => {
    const answer = answerTo(address);
    const words = search.split(/[\s,]+/).filter((word) => word !== "and");
    expect(words.filter((word) => !answer.includes(stemOf(word)))).toEqual([]);
  });

  it("no search is listed twice", () => {
    expect(new Set(searches.map(([search]) => search)).size).toBe(searches.length);
  });
});
