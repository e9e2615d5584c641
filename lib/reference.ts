/** The short reference of an enquiry, which a visitor can read out: its number, encoded so that it reveals no count. */

/** Without characters that are easily confused, and without vowels, so that no words appear. */
const alphabet = "34679CDFGHJKMNPQRTWXY";
const length = 6;
/** The number of possible references. */
const count = alphabet.length ** length;
/** Spreads consecutive numbers. It is coprime to `count`, so that no two numbers get the same reference. */
const multiplier = 52_021_141;
/** The inverse of `multiplier` modulo `count`. */
const inverse = 9_031_108;

/** The reference of the enquiry with a given number in the database. */
export function referenceOf(number: number): string {
  let rest = (number * multiplier) % count;
  let text = "";
  while (text.length < length) {
    text += alphabet[rest % alphabet.length];
    rest = Math.floor(rest / alphabet.length);
  }
  return text;
}

/** The number of a reference in any spelling; undefined if it is invalid. */
export function numberOf(reference: string): number | undefined {
  const digits = Array.from(reference.toUpperCase().replace(/[\s-]/g, ""), (character) => alphabet.indexOf(character));
  if (digits.length !== length || digits.includes(-1)) return undefined;
  const value = digits.reduceRight((sum, digit) => sum * alphabet.length + digit, 0);
  return (value * inverse) % count;
}
