import { type Standard, type StandardName, standards } from "@/data/standards";
import type { NamedText } from "@/data/types";
import { isoDay } from "./changes";

/** The longest names first, so that IGEM/UP/1 does not match IGEM/UP/1A. */
const byLength: readonly Standard[] = [...standards].sort((a, b) => b.name.length - a.name.length);

/** Finds the laws, standards and guides of data/standards.ts that a text names. */
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
 * The basis of a duty for its row in a table: "Law, England · Trade standards". Law not yet in force has a date.
 * @param today in the form 2026-11-21
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

/** The address of a source; that of legislation.gov.uk is derived from the number in its edition or name. */
function addressOf({ name, edition, href }: Standard): string | undefined {
  const [, year, number] = /SI (\d{4})\/(\d+)/.exec(edition) ?? [];
  if (year) return `https://www.legislation.gov.uk/uksi/${year}/${number}`;
  const [, session, chapter] = /^(\d{4}) c\. (\d+)/.exec(edition) ?? [];
  if (session) return `https://www.legislation.gov.uk/ukpga/${session}/${chapter}`;
  const [, act, of] = /^Regulation \((?:EU|EC)\) No (\d+)\/(\d+)/.exec(name) ?? [];
  return act ? `https://www.legislation.gov.uk/eur/${of}/${act}` : href;
}

/** A source for a guide: whether it is law, its jurisdiction, name and address. */
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

/** The full titles and editions of sources that some texts name only by number or letters, each once. */
export function fullTitles(texts: readonly string[]): readonly NamedText[] {
  return namedIn(texts.join("\n"))
    .filter(({ name, title }) => title.replace(/^The /, "") !== name)
    .map(({ name, title, edition }) => ({ name, text: `${title} (${edition})` }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
