import { inSentence } from "./areas";
import { plainText, textsOf } from "./copy";
import { pageOf, pagesOf, type SitePage } from "./pages";
import { searches } from "./testing/searches";
import { peopleWithAnswers } from "./who-pays";

/** What a page says first: its title, its heading and the paragraph under it. */
function openingOf(page: SitePage): readonly string[] {
  if (page.kind === "area") return [page.meta.title, inSentence(page.area), page.copy.lead];
  return [page.meta.title, page.hero.heading, page.hero.lead];
}

/** What a section of a page says first: its heading and its first paragraph. */
function sectionsOf(page: SitePage): readonly { readonly id: string; readonly words: readonly string[] }[] {
  if (page.kind === "who-pays")
    return peopleWithAnswers(page).flatMap(({ answers }) =>
      answers.map(({ id, heading, acts }) => ({ id, words: [heading, acts] })),
    );
  const topics = "topics" in page ? (page.topics ?? []) : [];
  return topics.map(({ id, heading, paragraphs }) => ({ id, words: [heading, paragraphs[0]] }));
}

/** What stands where a search leads: the page's opening, and of a section its heading and first paragraph. */
function answerTo(address: string): string {
  const [path = "", id] = address.split("#");
  const page = pageOf(path);
  const section = sectionsOf(page).filter((each) => each.id === id);
  if (section.length !== (id === undefined ? 0 : 1)) throw new Error(`${path} has no section "${id}".`);
  const words = [...openingOf(page), ...section.flatMap((each) => each.words)];
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

describe("an area's page has the words that people type", () => {
  const areas = pagesOf("area").map(({ slug, meta, copy }) => {
    const { description: _, ...shown } = copy;
    const [first = ""] = copy.lead.split(/(?<=[.?]) /);
    return { slug, opening: `${meta.title} ${first}`, words: textsOf(shown).map(plainText).join(" ") };
  });

  it.each([/emergency plumb/i, /gas engineer/i, /boiler repair/i])("%s", (searched) => {
    expect(areas.filter(({ words }) => !searched.test(words)).map(({ slug }) => slug)).toEqual([]);
  });

  it("an emergency in its title or first sentence", () => {
    expect(areas.filter(({ opening }) => !/emergenc/i.test(opening)).map(({ slug }) => slug)).toEqual([]);
  });
});
