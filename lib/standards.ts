import { type Standard, standards } from "@/data/standards";
import type { NamedText } from "@/data/types";
import { isoDay } from "./changes";

/** The longest names first, so that IGEM/UP/1A is not taken for IGEM/UP/1. */
const byLength: readonly Standard[] = [...standards].sort((a, b) => b.name.length - a.name.length);

/** The laws, standards and guides that a text names, of data/standards.ts. */
export function namedIn(text: string): readonly Standard[] {
  let rest = text;
  return byLength.filter(({ name }) => {
    const named = rest.includes(name);
    rest = rest.replaceAll(name, "");
    return named;
  });
}

const words = {
  law: "Law",
  "approved code": "Approved Code",
  standard: "Standard",
  guide: "Guide",
  contract: "Contract",
};

/**
 * What a duty rests on, for its row in a table: "Law, England · Standard". Law that is not yet in force says from when.
 * @param today as 2026-11-21
 */
export function basisOf(duty: string, today: string): string {
  const labels = namedIn(duty).map(({ kind, jurisdiction, from, until }) => {
    const when = from && isoDay(from) > today ? ` from ${from}` : until ? ` until ${until}` : "";
    return kind === "law" ? `${words.law}${when}, ${jurisdiction}` : `${words[kind]}${when}`;
  });
  const order = Object.values(words);
  const rank = (label: string) => order.findIndex((word) => label.startsWith(word));
  return [...new Set(labels)].sort((a, b) => rank(a) - rank(b)).join(" · ");
}

/** What some texts name by number or letters alone, each once with its full title and edition. */
export function fullTitles(texts: readonly string[]): readonly NamedText[] {
  return namedIn(texts.join("\n"))
    .filter(({ name, title }) => title.replace(/^The /, "") !== name)
    .map(({ name, title, edition }) => ({ name, text: `${title} (${edition})` }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
