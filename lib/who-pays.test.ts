import { whoPays } from "@/data/who-pays";
import { sourceOf } from "./standards";
import { figuresIn, unsourced } from "./testing/figures";
import { peopleWithAnswers } from "./who-pays";

const answers = peopleWithAnswers(whoPays).flatMap((person) => person.answers);

it.each(answers)("$heading: names where its law can be read, and states no figure that is not there", (answer) => {
  const { acts, law, sources, pays, letter, problem } = answer;
  for (const name of sources) expect(sourceOf(name).href).toMatch(/^https:\/\/www\.legislation\.gov\.uk\//);
  expect(figuresIn(law).length).toBeGreaterThan(0);
  expect([acts, law, pays, letter, problem.and].flatMap((text) => unsourced(text, sources))).toEqual([]);
});

it.each(answers)("$heading: the letter is ready to be filled in, each place by its own", ({ letter }) => {
  expect(letter).toMatch(
    /^Dear \[[a-z ]+\],\n\n.*\[(?:date|time|day).*\n\nYours sincerely,\n\[name and phone number\]$/s,
  );
  expect(letter.match(/\[/g)?.length).toBe(letter.match(/\]/g)?.length);
});

it("all answers are different", () => {
  const texts = answers.flatMap(({ heading, acts, law, pays }) => [heading, acts, law, pays]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
