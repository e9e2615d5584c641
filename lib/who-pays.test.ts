import { whoPays } from "@/data/who-pays";
import { parseLinks } from "./copy";
import { sourceOf } from "./standards";
import { figuresIn, unsourced } from "./testing/figures";
import { peopleWithAnswers, whoPaysTable } from "./who-pays";

const people = peopleWithAnswers(whoPays);
const answers = people.flatMap((person) => person.answers);

it("has an answer for every person and problem, each with a unique address", () => {
  expect(people.map(({ answers }) => answers.length)).toEqual([5, 5, 5, 5, 5]);
  expect(answers.map(({ id }) => id)).toContain("renter-leak");
  expect(new Set(answers.map(({ id }) => id)).size).toBe(25);
  expect(new Set(answers.map(({ heading }) => heading)).size).toBe(25);
});

it("links each cell of the table to an answer or, for a house's owner, to a page", () => {
  const addresses = whoPaysTable(whoPays).flatMap(({ cells }) => cells.map(({ href }) => href));
  expect(addresses).toEqual(expect.arrayContaining(answers.map(({ id }) => `#${id}`)));
  for (const page of addresses.filter((href) => !href.startsWith("#")))
    expect(() => parseLinks(`[here](${page})`)).not.toThrow();
  expect(addresses.length).toBe(30);
});

it("has landlords and managers, who are not at the building, tell others what to do first", () => {
  const textOf = (id: string) => answers.find((answer) => answer.id === id)?.first?.text;
  for (const problem of ["leak", "gas"]) {
    const instructions = textOf(`renter-${problem}`);
    for (const who of ["landlord", "freeholder"]) expect(textOf(`${who}-${problem}`)).toContain(`“${instructions}”`);
  }
});

describe.each(answers)("$heading", ({ problem, acts, law, sources, pays, letter }) => {
  it("says who has to act, what the law says and who pays, in unique words", () => {
    for (const text of [acts, law, pays]) {
      expect(text.length).toBeGreaterThan(60);
      expect(answers.filter((other) => [other.acts, other.law, other.pays].includes(text))).toHaveLength(1);
    }
  });

  it("names the sources of its law, and states only figures from them", () => {
    for (const name of sources) expect(sourceOf(name).href).toMatch(/^https:\/\/www\.legislation\.gov\.uk\//);
    expect(figuresIn(law).length).toBeGreaterThan(0);
    expect([acts, law, pays, letter, problem.title].flatMap((text) => unsourced(text, sources))).toEqual([]);
  });

  it("has a short letter with a greeting, a field to fill in and a closing", () => {
    const [greeting = "", text = "", end] = letter.split("\n\n");
    expect(greeting).toMatch(/^Dear \[[a-z ]+\],$/);
    expect(text).toMatch(/\[date|\[times|\[time|\[day/);
    expect(end).toBe("Yours sincerely,\n[name and phone number]");
    expect(text.match(/\[/g)?.length).toBe(text.match(/\]/g)?.length);
    expect(letter.length).toBeLessThan(620);
  });
});
