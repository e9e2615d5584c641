/** @jest-environment jsdom */
import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { plainText } from "./copy";
import { pagesOf, sitePages } from "./pages";
import { namedIn } from "./standards";
import { hasFiniteVerb } from "./testing/finite-verb";
import { proseOf, sentencesIn } from "./testing/prose";

const pages = sitePages.map((page) => {
  const prose = proseOf(page);
  return { page, path: page.path, prose, sentences: prose.flatMap(({ text }) => sentencesIn(text)) };
});
const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / Math.max(1, whole.length);

/** Whether a sentence speaks of the firm or to the reader. */
const speaks = (sentence: string) => /\b(?:we|us|ours?|you|yours?)\b/i.test(sentence);

/**
 * The school year that a text asks for: the Flesch–Kincaid grade, 0.39 × words in a sentence + 11.8 × syllables in a
 * word − 15.59. Figures and signs are not read as words.
 */
function grade(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? []);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}

describe.each(pages)("$path", ({ page, prose, sentences }) => {
  it("reads like a letter to anybody: grade 4.5 to 8.5", () => {
    expect(grade(sentences)).toBeGreaterThanOrEqual(4.5);
    expect(grade(sentences)).toBeLessThanOrEqual(8.5);
  });

  it("says we or you in one sentence of six", () => {
    expect(share(sentences.filter(speaks), sentences)).toBeGreaterThanOrEqual(1 / 6);
  });

  it("says what happens in three of four lines of its lists and cards", () => {
    const items = prose.filter(({ item }) => item).map(({ text }) => text);
    const without = items.filter((text) => !hasFiniteVerb(text));
    // The lines are shown only where they are too many.
    expect(share(without, items) > 0.25 ? without : []).toEqual([]);
  });

  // The firm's notices are about law.
  if (page.kind !== "document")
    it("names at most four laws, standards and guides outside its table of duties", () => {
      const names = namedIn(prose.map(({ text }) => text).join("\n")).map(({ name }) => name);
      // A CP number is a form's, which is what people search for.
      const rules = names.filter((name) => !/^CP\d/.test(name));
      expect(rules.length > 4 ? rules : []).toEqual([]);
    });
});

it.each([
  ["We find the leak and repair it.", true],
  ["Tell us which boiler you have", true],
  ["How far the meter stands from the boiler", true],
  ["Your tenants keep hot water while the work is done.", true],
  ["If the lift is out, we tell you how we get a cylinder upstairs.", true],
  ["Landlords here need a gas safety record every year.", true],
  ["Leaks traced and repaired", false],
  ["Disused flues traced and closed when the appliance goes", false],
  ["Drawings of the building, if you have them", false],
  ["Roof plant kept under the screen line that planners have fixed", false],
  ["A year of gas bills or automatic meter readings", false],
])("sees whether anybody does anything in %j: %j", (text, expected) => expect(hasFiniteVerb(text)).toBe(expected));

it("reads every kind of text of a page, and nothing that is none", () => {
  for (const page of pagesOf("landing")) {
    const texts = proseOf(page).map(({ text }) => text);
    expect(texts[0]).toBe(plainText(page.hero.lead));
    expect(texts.length).toBeGreaterThan(30);
    expect(texts).not.toContain(page.meta.description);
    expect(texts).not.toContain(page.compliance[0].duty);
  }
  expect(sentencesIn("One at 0.5 bar. Is it two? A line without an end")).toEqual(["One at 0.5 bar.", "Is it two?"]);
});
