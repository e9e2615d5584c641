import type { Cheerio, CheerioAPI } from "cheerio";
import type { Element } from "domhandler";
import { type Flight, type FlightElement, type Json, resolved } from "./rows";
import { isStill, wordsOf } from "./still";

/** The children of an element of the page that have yet to be met. */
export type Siblings = { rest: Cheerio<Element> };

export const siblingsIn = (element: Cheerio<Element>): Siblings => ({ rest: element.children() });

/**
 * The element of the page that the data describes: the next of its kind among its siblings or, where these are unknown,
 * in the page.
 * @throws when there is none; the message describes it
 */
export function take(
  $: CheerioAPI,
  described: FlightElement,
  among: Siblings | undefined,
  flight: Flight,
): Cheerio<Element> {
  const [, type, , props] = described;
  const content = props.children ?? null;
  const words = isStill(content, flight) && !props.dangerouslySetInnerHTML ? wordsOf(content, flight) : undefined;
  const candidates = (among?.rest ?? $<Element, string>(type)).toArray();
  const at = candidates.findIndex((element) => {
    const same = (attribute: string, value: Json | undefined) =>
      element.attribs[attribute] === plain(resolved(value ?? null, flight));
    return (
      element.name === type &&
      same("class", props.className) &&
      same("id", props.id) &&
      (words === undefined || $(element).text() === words)
    );
  });
  const found = candidates[at];
  if (!found) {
    throw new Error(
      `The data describes <${type} class="${props.className ?? ""}">${words ?? "…"}, which is not in the page.`,
    );
  }
  if (among) among.rest = among.rest.slice(at + 1);
  return $(found);
}

const plain = (value: Json) => (typeof value === "string" && value !== "$undefined" ? value : undefined);
