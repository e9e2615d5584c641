import { type Standard, type StandardName, standards } from "@/data/standards";
import { plainText } from "../copy";

const all: readonly Standard[] = standards;

const months = "January|February|March|April|May|June|July|August|September|October|November|December";
const units = "%|°C|bar|kW|kg|t|m²|days?|weeks?|months?|years?|hours?|minutes?";
const numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** Replaces number words before a unit: "two months" becomes "2 months". */
const inFigures = (text: string) =>
  text.replace(new RegExp(`\\b(${numbers.join("|")})(?=[ -](?:${units})\\b)`, "gi"), (word) =>
    String(numbers.indexOf(word.toLowerCase()) + 1),
  );

/** Names that contain numbers: refrigerants, forms, telephone numbers and standards. */
const named = [...all.map(({ name }) => name).sort((a, b) => b.length - a.length), "0800 111 999", "dial 999"];
const withoutNames = (text: string) =>
  named.reduce((rest, name) => rest.replaceAll(name, ""), text).replace(/\bR-\d+\w*|\b\d{3,5} \d{3,4} \d{3,4}\b/g, "");

/** A date, a number with its unit, or a number. */
const figure = new RegExp(`\\d+ (?:${months}) \\d{4}|\\d+(?:[.,]\\d+)*(?:[ -](?:${units})(?![\\w²]))?`, "g");

/** The figures of a text, normalised: "7-year" and "7 years" are equal. */
export function figuresIn(text: string): readonly string[] {
  const found = withoutNames(inFigures(plainText(text))).match(figure) ?? [];
  return found.map((words) => words.replace("-", " ").replace(/(day|week|month|year|hour|minute)s?$/, "$1"));
}

/** The figures of a text that data/standards.ts lists for none of its sources. */
export function unsourced(text: string, sources: readonly StandardName[]): readonly string[] {
  const stated = all
    .filter(({ name }) => sources.some((source) => source === name))
    .flatMap(({ edition, title, says = [] }) => [edition, title, ...says].flatMap(figuresOfSource));
  return figuresIn(text).filter((words) => !stated.includes(words));
}

/** A source also states the number of each value and the year of each day. */
function figuresOfSource(text: string): readonly string[] {
  return figuresIn(text).flatMap((words) => [words, ...(words.match(/\d+(?:[.,]\d+)*/g) ?? [])]);
}
