import { whoPays } from "@/data/who-pays";
import { parseLinks } from "./copy";
import { sourceOf } from "./standards";
import { figuresIn, unsourced } from "./testing/figures";
import { peopleWithAnswers, whoPaysTable } from "./who-pays";

const people = peopleWithAnswers(whoPays);
const answers = people.flatMap((person) => person.answers);

it("every person has an answer for every problem, at an address of its own", () => {
  expect(people.map(({ answers }) => answers.length)).toEqual([5, 5, 5, 5, 5]);
  expect(answers.map(({ id }) => id)).toContain("renter-leak");
  expect(new Set(answers.map(({ id }) => id)).size).toBe(25);
  expect(new Set(answers.map(({ heading }) => heading)).size).toBe(25);
});

it("each cell of the table leads to an answer, or to the page that has it for a house's owner", () => {
  const addresses = whoPaysTable(whoPays).flatMap(({ cells }) => cells.map(({ href }) => href));
  expect(addresses).toEqual(expect.arrayContaining(answers.map(({ id }) => `#${id}`)));
  for (const page of addresses.filter((href) => !href.startsWith("#")))
    expect(() => parseLinks(`[here](${page})`)).not.toThrow();
  expect(addresses.length).toBe(30);
});

describe.each(answers)("$heading", ({ problem, acts, law, sources, pays, letter }) => {
  it("says who has to act, what the law says and who pays, in words of its own", () => {
    for (const text of [acts, law, pays]) {
      expect(text.length).toBeGreaterThan(60);
      expect(answers.filter((other) => [other.acts, other.law, other.pays].includes(text))).toHaveLength(1);
    }
  });

  it("names where its law can be read, and states no figure that is not there", () => {
    for (const name of sources) expect(sourceOf(name).href).toMatch(/^https:\/\/www\.legislation\.gov\.uk\//);
    expect(figuresIn(law).length).toBeGreaterThan(0);
    expect([acts, law, pays, letter, problem.title].flatMap((text) => unsourced(text, sources))).toEqual([]);
  });

  it("has a short letter with a greeting, a place to fill in and an end", () => {
    const [greeting = "", text = "", end] = letter.split("\n\n");
    expect(greeting).toMatch(/^Dear \[[a-z ]+\],$/);
    expect(text).toMatch(/\[date|\[times|\[time|\[day/);
    expect(end).toBe("Yours sincerely,\n[name and phone number]");
    expect(text.match(/\[/g)?.length).toBe(text.match(/\]/g)?.length);
    expect(letter.length).toBeLessThan(620);
  });
});
