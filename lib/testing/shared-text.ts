import { claims } from "@/data/claims";
import { safety } from "@/data/safety";
import { textsOf } from "../copy";

/** The texts that pages share, the longest first, so that none is removed partially. */
const shared = textsOf([safety, Object.values(claims).map(({ short, full }) => [full, short])]).sort(
  (a, b) => b.length - a.length,
);

/** Removes the advice of data/safety.ts and the claims, which pages share, from a text. */
export function withoutSharedText(text: string): string {
  return shared.reduce((rest, words) => rest.replaceAll(words, ""), text);
}
