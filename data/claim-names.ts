/**
 * Every name a claim may have, whether the firm makes it today or not. This file imports nothing, so that everything
 * may import it: a name in a text that is not here is a slip; one that is here and not in `claims.json` was taken out.
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
