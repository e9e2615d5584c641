import { type Standard, type StandardName, standards } from "@/data/standards";
import type { NamedText } from "@/data/types";
import { isoDay } from "./changes";

/** The longest names first, so that IGEM/UP/1A is not taken for IGEM/UP/1. */
const byLength: readonly Standard[] = [...standards].sort((a, b) => b.name.length - a.name.length);

/** The laws, standards and guides that a text names, of data/standards.ts. */
function namedIn(text: string): readonly Standard[] {
  let rest = text;
  return byLength.filter(({ name }) => {
    const named = rest.includes(name);
    rest = rest.replaceAll(name, "");
    return named;
  });
}

const words = {
  law: "Law",
  "approved code": "Approved Code of Practice",
  standard: "Trade standards",
  guide: "Guidance",
  contract: "Often required by contract",
};

/**
 * What a duty rests on, for its row in a table: "Law, England · Trade standards". Law that is not yet in force says from when.
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

/** Where a law, standard or guide can be read: the number of its edition or of its name leads to legislation.gov.uk. */
function addressOf({ name, edition, href }: Standard): string | undefined {
  const [, year, number] = /SI (\d{4})\/(\d+)/.exec(edition) ?? [];
  if (year) return `https://www.legislation.gov.uk/uksi/${year}/${number}`;
  const [, session, chapter] = /^(\d{4}) c\. (\d+)/.exec(edition) ?? [];
  if (session) return `https://www.legislation.gov.uk/ukpga/${session}/${chapter}`;
  const [, act, of] = /^Regulation \((?:EU|EC)\) No (\d+)\/(\d+)/.exec(name) ?? [];
  return act ? `https://www.legislation.gov.uk/eur/${of}/${act}` : href;
}

/** A source as a guide names it: whether it is law and where that holds, its name, and where it can be read. */
export function sourceOf(name: StandardName) {
  const standard = byLength.find((each) => each.name === name) as Standard;
  const { kind, jurisdiction, edition } = standard;
  return {
    name,
    basis: kind === "law" ? `${words.law}, ${jurisdiction}` : kind === "guide" ? "Source" : words[kind],
    edition,
    href: addressOf(standard),
  };
}

/** What some texts name by number or letters alone, each once with its full title and edition. */
export function fullTitles(texts: readonly string[]): readonly NamedText[] {
  return namedIn(texts.join("\n"))
    .filter(({ name, title }) => title.replace(/^The /, "") !== name)
    .map(({ name, title, edition }) => ({ name, text: `${title} (${edition})` }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
