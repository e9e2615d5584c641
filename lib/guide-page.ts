import { optionalFacts } from "@/data/optional-facts";
import type { GuideRecord } from "@/data/types";
import { appliesTo } from "./paths";

/** Adapts a guide to the firm's facts: title and question promise a price only if the page has one. */
export function guidePage(guide: GuideRecord, prices = optionalFacts.prices): GuideRecord {
  if (!guide.priced || !prices.some(appliesTo(guide.path))) return guide;
  const { title, heading } = guide.priced;
  return { ...guide, meta: { ...guide.meta, title }, hero: { ...guide.hero, heading } };
}
