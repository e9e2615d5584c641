import { jargon } from "@/data/jargon";
import { sitePages } from "./pages";
import { proseOf } from "./testing/prose";

/** Whether a word stands in brackets that explain it, or before such: "number (MPRN)", "MPRN (your gas supply number)". */
function inBrackets(sentence: string, word: RegExp): boolean {
  const { source, flags } = word;
  return new RegExp(`\\w \\([^)]*(?:${source})|(?:${source})[^\\w(]* \\(`, flags).test(sentence);
}

/** The sentences that use a word of the trade first on their page and do not say what it is. */
function unexplained(texts: readonly string[]): readonly string[] {
  // Each with the one before it in its text.
  const sentences = texts.flatMap((text) => {
    const parts = text.split(/(?<=[.?:])\s+(?=\p{Lu})/u);
    return parts.map((sentence, index) => ({ sentence, with: `${parts[index - 1] ?? ""} ${sentence}` }));
  });
  return jargon.flatMap(({ word, explained }) => {
    const first = sentences.find(({ sentence }) => word.test(sentence));
    return first && !explained.test(first.with) && !inBrackets(first.with, word)
      ? [`${word.exec(first.sentence)}: ${first.sentence}`]
      : [];
  });
}

describe("a word of the trade is explained where a page uses it first", () => {
  it.each(sitePages.filter(({ kind }) => kind !== "document"))("on $path", (page) => {
    expect(unexplained(proseOf(page).map(({ text }) => text))).toEqual([]);
  });

  it.each([
    ["A hot water tank, indoors. The calorifier is checked.", 0],
    ["A calorifier is checked. A calorifier is a hot water cylinder.", 1],
    ["We descale the calorifier, your hot water cylinder. Then we test the calorifier.", 0],
    ["Send us the number of your supply (MPRN).", 0],
    ["The MPRN (it is on your bill) helps us.", 0],
    ["The MPRN helps us (a lot).", 1],
    ["Nothing of the sort.", 0],
  ])("or named: %j", (text, count) => expect(unexplained([text])).toHaveLength(count));
});
