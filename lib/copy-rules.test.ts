import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { plainText, textsOf } from "./copy";
import { sitePages } from "./pages";
import { withoutSharedText } from "./testing/shared-text";
import { sourcesOf } from "./testing/sources";

const sources = ["data", "components", "app"].flatMap(sourcesOf);

/** Only whole sentences: headings and list items have no full stop. */
const sentencesIn = (text: string) => plainText(text).match(/[^.?]+(?:\.(?!\s|$)[^.?]*)*[.?](?=\s|$)/g) ?? [];

/** The Flesch–Kincaid grade: the school year that can read a text. Figures and symbols do not count as words. */
function grade(texts: readonly string[]): number {
  const sentences = texts.flatMap(sentencesIn);
  const words = sentences.flatMap((sentence) => sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? []);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}

it.each(sitePages)("$path is readable at the age of fourteen", (page) => {
  const { meta: _, ...shown } = page;
  expect(grade(textsOf("copy" in page ? page.copy : shown).map(withoutSharedText))).toBeLessThanOrEqual(9);
});

/** Words that make a promise about price, time or the firm. */
const promise =
  /within (?:24|twenty-four) hours|\bfree[- ](?:of charge|quot\w+|survey)|quot\w+(?: \w+){0,3} free\b|\bwe guarantee|guaranteed\b|no call-?out|\b\d+\+(?![\w\d])|\bfive[- ]stars?\b|\b5-star|(?:60|sixty) minutes|within (?:an|one|the) hour|same or (?:the )?next[- ]day|same or on the next day/gi;

/** Wordings that the specification prescribes or that make no promise of the firm, each with the reason. */
const allowed: readonly (readonly [words: string, reason: string])[] = [
  ["Get Free Quote", "the specification's button"],
  ["We'll get back to you within 24 hours.", "the specification's toast"],
  ["Within 24 hours of becoming aware of it", "a time that the law sets for a report"],
  ["free of charge and in any form", "a right that data protection law gives"],
  ["Is the response time guaranteed?", "a question, and the answer is no"],
  ["Same or next day", "the specification's badge, a claim too"],
];

it("makes promises only in claims", () => {
  const found = sources
    .filter(([file]) => !/^data\/(?:schema|redirects|areas\/(?:map|outcodes))\.ts$/.test(file))
    .flatMap(([file, text]) => {
      const rest = allowed.reduce((left, [words]) => left.replaceAll(words, ""), text);
      return Array.from(rest.matchAll(promise), ({ index }) => `${file}: ${rest.slice(index - 50, index + 70)}`);
    });
  expect(found).toEqual([]);
});
