import type { ClaimName } from "./claim-names";
import type { statistics } from "./claims";

/**
 * What each claim and figure of `claims.ts` rests on: a document, a report, a date. `npm run check:live` lists each without
 * any. Apart from the claims, because these notes are the firm's own and never leave for a browser.
 */
export const evidence: Readonly<Record<ClaimName | keyof typeof statistics, string>> = {
  freeQuote: "",
  reply: "",
  response: "",
  appointments: "",
  callOut: "",
  priceFirst: "",
  warranty: "",
  customers: "",
  rating: "",
  gasSafe: "",
  refcom: "",
  insured: "",
  emergencyLine: "",
  boroughs: "",
};
