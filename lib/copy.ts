import { business, contactServices, gasEmergency } from "@/data/business";
import { claims } from "@/data/claims";
import { addressLine, company } from "./company";
import { formId } from "./enquiry";
import { pageOf, type SitePage, sitePages } from "./pages";
import type { SitePath } from "./paths";
import { site } from "./site";
import { peopleWithAnswers } from "./who-pays";

/** The target of a link: a page or one of its topics. */
type Target = SitePath | `${SitePath}#${string}`;

/** A segment of a text; `start` is its offset in characters. */
type Part = {
  readonly text: string;
  readonly start: number;
  readonly href?: Target;
  /** The telephone number that the link calls. */
  readonly phone?: string;
  /** Whether it is a number, or the firm's name or address, which must not be translated. */
  readonly noTranslate?: boolean;
};

const numbers: readonly string[] = [site.phone.display, gasEmergency.phone];
const { companyName, registeredOffice } = business.legal;
const names = [companyName, registeredOffice, addressLine(), business.name].filter(Boolean);
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Matches a link or a text that must not be translated. */
const marked = new RegExp(`\\[([^\\]]+)\\]\\(([^)]+)\\)|${[...numbers, ...names].map(literal).join("|")}`, "g");

/**
 * Validates the address of a link.
 * @throws when the page or its topic does not exist; the message names both
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

/** The ids that links to a page may use: its topics, the enquiry form, and the answers to who pays. */
function topicsOn(page: SitePage): readonly string[] {
  if (page.kind === "contact") return [formId];
  if (page.kind === "who-pays") return peopleWithAnswers(page).flatMap(({ answers }) => answers.map(({ id }) => id));
  return ("topics" in page && page.topics ? page.topics : []).map(({ id }) => id);
}

/**
 * Splits a text of `data/` at its numbers and names and at its links, which have the form `[words](/path)`,
 * `[words](/path#topic)` or, for calls, `[words]({phone})`.
 * @throws when a link's page or topic does not exist; the message names the address
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
      ...(!isLink && { noTranslate: true }),
    });
    start = match.index + whole.length;
  }
  if (start < text.length) parts.push({ text: text.slice(start), start });
  return parts;
}

/**
 * Prevents line breaks within telephone numbers, times of day, values with units and names of standards, and next to a
 * dot between words. CSS prevents breaks at hyphens and dashes (components/ui/typeset.tsx).
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
    .replace(
      /\b(\d{1,2}) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/g,
      "$1\u00a0",
    )
    .replaceAll(" · ", "\u00a0·\u00a0");
}

/** All texts in a record, at any depth. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** All texts of the site's pages, for tests. */
export function allTexts(): readonly string[] {
  return textsOf([sitePages, company, claims, contactServices]);
}

/** A text of `data/` without the addresses of its links. */
export function plainText(text: string): string {
  return parseLinks(text)
    .map((part) => part.text)
    .join("");
}
