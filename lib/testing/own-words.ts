import { claims } from "@/data/claims";
import { safety } from "@/data/safety";
import { textsOf } from "../copy";

/** Every wording that is one record for all pages, the longest first, so that no part is taken out before the whole. */
const shared = textsOf([safety, Object.values(claims).map(({ short, full }) => [full, short])]).sort(
  (a, b) => b.length - a.length,
);

/** What a page says of its own: a text without the advice of data/safety.ts and the claims. */
export function ownWords(text: string): string {
  return shared.reduce((rest, words) => rest.replaceAll(words, ""), text);
}
