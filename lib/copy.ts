import { business, contactServices, gasEmergency } from "@/data/business";
import { claims } from "@/data/claims";
import { addressLine, company } from "./company";
import { pageOf, type SitePage, sitePages } from "./pages";
import type { SitePath } from "./paths";
import { site } from "./site";
import { peopleWithAnswers } from "./who-pays";

/** Where a link leads: to a page, or to one of its topics. */
type Target = SitePath | `${SitePath}#${string}`;

/** A stretch of a text; `start` is where it begins, in characters. */
type Part = {
  readonly text: string;
  readonly start: number;
  readonly href?: Target;
  /** The number that it calls. */
  readonly phone?: string;
  /** A number, or the firm's name or address: a translation leaves it as it is. */
  readonly asItIs?: boolean;
};

const numbers: readonly string[] = [site.phone.display, gasEmergency.phone];
const { companyName, registeredOffice } = business.legal;
const names = [companyName, registeredOffice, addressLine(), business.name].filter(Boolean);
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** A link, or what a translation leaves as it is. */
const marked = new RegExp(`\\[([^\\]]+)\\]\\(([^)]+)\\)|${[...numbers, ...names].map(literal).join("|")}`, "g");

/**
 * The address of a link, checked.
 * @throws when it leads to no page, or to no topic of that page; the message names both
 */
function targetOf(address: string): Target {
  const [path = "", id] = address.split("#");
  const page = pageOf(path);
  if (id === undefined) return page.path;
  const ids = topicsOn(page);
  if (!ids.includes(id)) {
    const known = ids.length ? `its topics are ${ids.join(", ")}` : "it has none";
    throw new Error(`${path} has no topic "${id}" (${known}). Add it to the page's record or correct the link.`);
  }
  return `${page.path}#${id}`;
}

/** What links may lead to within a page: its topics, and the answers to who pays. */
function topicsOn(page: SitePage): readonly string[] {
  if (page.kind === "who-pays") return peopleWithAnswers(page).flatMap(({ answers }) => answers.map(({ id }) => id));
  return ("topics" in page && page.topics ? page.topics : []).map(({ id }) => id);
}

/**
 * Splits a text of `data/` at its links, written `[words](/path)`, `[words](/path#topic)` or, to call, `[words]({phone})`,
 * and at the numbers and names in it.
 * @throws when a link leads to no page or topic of the site; the message names the address
 */
export function parseLinks(text: string): readonly Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const match of text.matchAll(marked)) {
    const [whole, words = whole, to = whole] = match;
    const isLink = words !== whole;
    if (match.index > start) parts.push({ text: text.slice(start, match.index), start });
    parts.push({
      text: words,
      start: match.index,
      ...(numbers.includes(to) ? { phone: to } : isLink && { href: targetOf(to) }),
      ...(!isLink && { asItIs: true }),
    });
    start = match.index + whole.length;
  }
  if (start < text.length) parts.push({ text: text.slice(start), start });
  return parts;
}

/**
 * A text of `data/` as it is set: telephone numbers, times of day, values with their units and the names of standards
 * stay on one line, and a dot between words neither begins nor ends one. What holds a hyphen or a dash is kept together by its style (components/ui/typeset.tsx).
 */
export function typeset(text: string): string {
  return text
    .replace(/\bCO2/g, "CO₂")
    .replace(/(\d{4}) c\. (?=\d)/g, "$1\u00a0c.\u00a0")
    .replace(/\b(\d{3,5}) (\d{3,4}) (\d{3,4})\b/g, "$1\u00a0$2\u00a0$3")
    .replace(/\b(BS|EN|ISO|IEC|Part|No|CP|CIBSE|SI|ACoP|Schedule|Guide) (?=[A-Z]*\d|EN\b|ISO\b|[A-Z]\b)/g, "$1\u00a0")
    .replace(
      /(\d) (?=(?:(?:°C|[ap]m|k?Wh?|MW|m?bar|k?Pa|mm?|km|kg|t|ppm|dB|min|l\/s|litres?|miles?|hours?|minutes?)\b|%|m³))/g,
      "$1\u00a0",
    )
    .replace(/\bt (?=CO₂)/g, "t\u00a0")
    .replaceAll(" · ", "\u00a0·\u00a0");
}

/** Every text in a record, at any depth. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Every text that the site's pages are made of, for the tests that read them all. */
export function allTexts(): readonly string[] {
  return textsOf([sitePages, company, claims, contactServices]);
}

/** A text of `data/` as it is read: without the addresses of its links. */
export function plainText(text: string): string {
  return parseLinks(text)
    .map((part) => part.text)
    .join("");
}
