/**
 * Every possible claim. A name in a text that is missing here is an error; one that is here but not in `claims.json`
 * was deleted there. This file imports nothing, so that any module can import it.
 */
export const claimNames = [
  "freeQuote",
  "reply",
  "response",
  "appointments",
  "callOut",
  "priceFirst",
  "warranty",
  "customers",
  "rating",
  "gasSafe",
  "refcom",
  "insured",
] as const;

export type ClaimName = (typeof claimNames)[number];
