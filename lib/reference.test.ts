import { numberOf, referenceOf } from "./reference";

const numbers = [...Array(20_000).keys(), 85_766_120].map((number) => number + 1);

it("gives every enquiry a reference of its own, of six characters that nobody mistakes for others", () => {
  const references = numbers.slice(0, -1).map(referenceOf);
  expect(new Set(references).size).toBe(20_000);
  for (const reference of references) expect(reference).toMatch(/^[34679CDFGHJKMNPQRTWXY]{6}$/);
});

it("is read back to the number, however it is spelt", () => {
  for (const number of numbers.slice(0, -1)) expect(numberOf(referenceOf(number))).toBe(number);
  expect(numberOf(` ${referenceOf(7).toLowerCase().replace(/(...)/, "$1-")} `)).toBe(7);
});

it.each(["", "12345", "ABCDEF", "3333333", "' OR 1"])("takes %j for none", (text) =>
  expect(numberOf(text)).toBeUndefined(),
);
