import { numberOf, referenceOf } from "./reference";

const numbers = Array.from({ length: 20_000 }, (_, index) => index + 1);

it("gives every enquiry a unique reference of six unambiguous characters", () => {
  const references = numbers.map(referenceOf);
  expect(new Set(references).size).toBe(20_000);
  expect(references.filter((reference) => !/^[34679CDFGHJKMNPQRTWXY]{6}$/.test(reference))).toEqual([]);
});

it("reads a reference in any spelling", () => {
  expect(numbers.filter((number) => numberOf(referenceOf(number)) !== number)).toEqual([]);
  expect(numberOf(` ${referenceOf(7).toLowerCase().replace(/(...)/, "$1-")} `)).toBe(7);
});

it.each(["", "12345", "ABCDEF", "3333333", "' OR 1"])("rejects %j", (text) => expect(numberOf(text)).toBeUndefined());
