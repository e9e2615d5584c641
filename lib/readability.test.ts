import { allTexts, plainText, textsOf } from "./copy";
import { pagesOf } from "./pages";

const texts = allTexts();

const words = (text: string) => text.split(/\s+/).filter(Boolean);
/** Full sentences only: a heading or a list item ends without a full stop. */
const sentences = (text: string) => plainText(text).match(/[^.?]+[.?](?=\s|$)/g) ?? [];
const meanLength = (texts: readonly string[]) => {
  const all = texts.flatMap(sentences);
  return all.reduce((sum, sentence) => sum + words(sentence).length, 0) / all.length;
};

describe("the copy is easy to read", () => {
  it("has no paragraph over 90 words", () => {
    expect(texts.filter((text) => words(text).length > 90)).toEqual([]);
  });

  it("has no sentence over 45 words", () => {
    const long = texts.flatMap(sentences).filter((sentence) => words(sentence).length > 45);
    expect(long).toEqual([]);
  });

  it.each(pagesOf("hub", "landing"))("$path has sentences of fewer than 20 words on average", (page) =>
    expect(meanLength(textsOf(page))).toBeLessThan(20),
  );

  it.each(pagesOf("area"))("$path has sentences of fewer than 20 words on average", ({ copy }) => {
    expect(meanLength(textsOf(copy))).toBeLessThan(20);
  });
});

it("has no filler", () => {
  const filler = new RegExp(
    [
      ...["one[- ]stop shop", "state[- ]of[- ]the[- ]art", "we pride ourselves", "cutting[- ]edge", "look no further"],
      ...["world[- ]class", "bespoke solution", "peace of mind", "rest assured", "seamless", "hassle[- ]free"],
      ...["tailored", "trusted partner", "whether you[’']re", "second to none", "unparalleled", "industry[- ]leading"],
      ...["best[- ]in[- ]class", "go the extra mile", "passionate", "game[- ]chang", "leverage", "synerg", "lorem"],
      ...["!", "\\bdelve", "unlock the", "elevate your", "in today[’']s", "your number one", "we understand that"],
    ].join("|"),
    "i",
  );
  expect(texts.filter((text) => filler.test(text))).toEqual([]);
});

describe("an area page", () => {
  it.each(pagesOf("area"))("$path has at least 120 words of its own", ({ copy }) => {
    const { lead, buildings, working, benefits, demand } = copy;
    const own = textsOf([lead, buildings, working, benefits, demand.map(({ why }) => why)]);
    expect(words(own.join(" ")).length).toBeGreaterThanOrEqual(120);
  });
});
