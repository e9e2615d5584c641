import { plainText } from "../copy";
import type { SitePage } from "../pages";
import { ownWords } from "./own-words";

/**
 * A text of a page: a paragraph, an answer, an advice. `item` marks what a page says of its own in a list
 * or on a card; a claim by itself is none.
 */
type Text = { readonly text: string; readonly item: boolean };

/** What is no prose: names, headings, addresses, what search engines are told, SPEC's lists, and the table of duties. */
const leftOut = new Set([
  ...["kind", "path", "name", "heading", "title", "theme", "parent", "meta", "slug", "place", "service", "icon", "id"],
  ...["link", "links", "action", "related", "summary", "compliance", "features", "symptom", "question", "sheet"],
  ...["updated", "approved", "when", "credentials", "description", "table", "calls", "supply"],
]);

/** Lists of lines; any other array of texts holds paragraphs. */
const lists = new Set(["items", "firstSteps", "dependsOn", "prepare", "terms", "benefits", "points"]);

/** The parts that a template sets last, in its order; the others are read as they are written. */
const last = ["approach", "highlights", "benefits", "dependsOn", "prepare", "demand", "dayAndNight", "questions"];
const rank = (part: string) => (part === "closing" ? last.length : last.indexOf(part));

function textsIn(value: unknown, part: string, item: boolean): readonly Text[] {
  if (typeof value === "string") return [{ text: plainText(value), item: item && ownWords(value).trim() !== "" }];
  if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry, part, item || lists.has(part)));
  if (typeof value !== "object" || value === null) return [];
  // Of what is named, the text is a card's; of a question, the answer is a paragraph.
  const isCard = "name" in value || "why" in value;
  return Object.entries(value)
    .filter(([inner]) => !leftOut.has(inner))
    .sort(([a], [b]) => rank(a) - rank(b))
    .flatMap(([inner, content]) => textsIn(content, inner, isCard && typeof content === "string"));
}

/** The prose of a page in the order in which it is read. */
export function proseOf(page: SitePage): readonly Text[] {
  return textsIn(page.kind === "area" ? page.copy : { ...page, name: undefined }, "", false);
}

/** The whole sentences of a text: what ends with a full stop or a question mark. */
export function sentencesIn(text: string): readonly string[] {
  return text.match(/[^.?]+(?:\.(?!\s|$)[^.?]*)*[.?](?=\s|$)/g)?.map((sentence) => sentence.trim()) ?? [];
}
