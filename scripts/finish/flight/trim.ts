// Next sends each page twice: as HTML and, for React to take it over, as data. Most of a page never changes again, and
// React leaves the inside of an element alone that is said to hold raw HTML. So the data of such parts is left out here;
// the browser reads it back from the page, should React ever have to draw the page anew (after a fault, or where a
// translator or an extension has changed the page first).
import type { CheerioAPI } from "cheerio";
import {
  type Flight,
  type FlightElement,
  isElement,
  type Json,
  mapParts,
  type Row,
  readFlight,
  resolved,
  rowOf,
  withoutPaths,
  writeRow,
} from "./rows";
import { type Siblings, siblingsIn, take } from "./siblings";
import { isClient, isStill, isWrapper } from "./still";

export type TrimmedFlight = {
  /** The data; in the place of a part's HTML is its number among the page's elements with `data-still`. */
  readonly text: string;
  /** The scripts that only what was left out would have asked for. */
  readonly idleScripts: readonly string[];
};

/** Elements that React treats as the document's own, wherever they stand. */
const special = new Set(["link", "meta", "title", "style", "script", "head"]);

/**
 * @param text a page's flight data
 * @param $ the page, whose parts are marked
 * @throws when the data refers to something it does not have, or describes a part that the page does not have
 */
export function trimFlight(text: string, $: CheerioAPI): TrimmedFlight {
  const flight = readFlight(text);
  for (const row of flight.rows) if (row.kind === "value") row.value = withoutPaths(row.value, flight);
  const trimmed = new Set<Row>();
  const parts = new Map<unknown, { __html: Json }>();

  /** `among` are the elements of the page that the value describes; unknown where a client component stands between. */
  const trim = (value: Json, among?: Siblings): Json => {
    const row = typeof value === "string" ? rowOf(value, flight) : undefined;
    if (row?.kind === "value" && !trimmed.has(row)) {
      trimmed.add(row);
      row.value = trim(row.value, among);
    }
    if (!isElement(value)) return mapParts(value, (part) => trim(part, among));
    const [, type, key, props] = value;
    // What is handed to a client component need not be in the page yet, and stays whole.
    if (isClient(type, flight)) return withoutNotFound(value);
    if (isWrapper(type, flight)) return ["$", type, key, { ...props, children: trim(props.children ?? null, among) }];
    const { children, dangerouslySetInnerHTML, ...rest } = props;
    const content = children ?? dangerouslySetInnerHTML ?? null;
    const data = type === "script" && rest.type === "application/ld+json";
    const words = typeof resolved(content, flight) !== "object";
    if (words || content === null || (special.has(type) && !data)) return value;
    const element = take($, value, among, flight);
    if (isStill(content, flight)) {
      const html = { __html: 0 };
      parts.set(element.attr("data-still", "")[0], html);
      return ["$", type, key, { ...rest, dangerouslySetInnerHTML: html }];
    }
    return ["$", type, key, { ...props, children: trim(content, siblingsIn(element)) }];
  };
  trim("$0");

  for (const [number, element] of $("[data-still]").toArray().entries()) {
    const html = parts.get(element);
    if (html) html.__html = number;
  }
  const kept = reachable(flight);
  const wanted = new Set(scriptsOf(kept, flight));
  return {
    text: kept.map(writeRow).join(""),
    idleScripts: scriptsOf(flight.rows, flight).filter((address) => !wanted.has(address)),
  };
}

/** No page of an export turns into the page for unknown addresses, which Next hands to each. */
function withoutNotFound(element: FlightElement): Json {
  const [, type, key, props] = element;
  return "notFound" in props ? ["$", type, key, { ...props, notFound: "$undefined" }] : element;
}

const scriptsOf = (rows: readonly Row[], flight: Flight) =>
  rows.flatMap((row) => {
    const scripts = row.kind === "module" ? row.body[1] : [];
    return Array.isArray(scripts) ? scripts.map((script) => String(resolved(script, flight))) : [];
  });

/** The rows that the first one leads to, in their order, and those of which that cannot be said. */
function reachable({ rows, find }: Flight): readonly Row[] {
  const reached = new Set<Row>();
  const visit = (value: Json): Json => {
    const [, id] = (typeof value === "string" && /^\$[A-Za-z@]?([0-9a-f]+)$/.exec(value)) || [];
    if (id !== undefined) reach(find(id));
    return mapParts(value, visit);
  };
  const reach = (row: Row) => {
    if (reached.has(row)) return;
    reached.add(row);
    if (row.kind === "value") visit(row.value);
    if (row.kind === "module") visit([...row.body]);
  };
  reach(find("0"));
  return rows.filter((row) => row.kind === "other" || reached.has(row));
}
