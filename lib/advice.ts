import { safety } from "@/data/safety";
import { textsOf } from "./copy";

/** Every wording of the advice, the longest first, so that no part of one is taken out before the whole. */
const wordings = textsOf(safety).sort((a, b) => b.length - a.length);

/** A text without the advice that data/safety.ts holds once for all pages: what the page says of its own. */
export function withoutAdvice(text: string): string {
  return wordings.reduce((rest, words) => rest.replaceAll(words, ""), text);
}
