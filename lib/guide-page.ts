import { optionalFacts } from "@/data/optional-facts";
import type { GuideRecord } from "@/data/types";
import { isOn } from "./paths";

/** A guide as the firm's facts allow it: with a price on the page, its title and its question may promise one. */
export function guidePage(guide: GuideRecord, prices = optionalFacts.prices): GuideRecord {
  if (!guide.priced || !prices.some(isOn(guide.path))) return guide;
  const { title, heading } = guide.priced;
  return { ...guide, meta: { ...guide.meta, title }, hero: { ...guide.hero, heading } };
}
