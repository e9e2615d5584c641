import { type CheerioAPI, load } from "cheerio";
import type { Rule } from "./stylesheet";

/** The properties of the drawings that are attributes in SVG as well. */
const attributes = new Set([
  "fill",
  "stroke",
  "stroke-width",
  "stroke-linejoin",
  "stroke-dasharray",
  "paint-order",
  "font-size",
  "font-weight",
  "letter-spacing",
  "text-anchor",
]);

type Variables = ReadonlyMap<string, string>;
type Scope = { readonly variables: Variables; readonly fontSize: number };
type Element = ReturnType<CheerioAPI>[number] & { attribs: Record<string, string> };

/**
 * Writes a stylesheet's outcome into a drawing's own attributes, with every variable put in and every em worked out,
 * for a renderer that knows neither. A small cascade: specificity, then order; custom properties and font sizes inherit.
 * @param svg the drawing, with classes
 * @param rules what the classes mean
 * @param tokens the variables that hold everywhere
 * @throws when a variable that has no value is used; the message names it
 */
export function resolveStyles(svg: string, rules: readonly Rule[], tokens: Variables): string {
  const $ = load(svg, { xml: true });
  const matched = new Map<unknown, Rule[]>();
  for (const rule of [...rules].sort((a, b) => a.weight - b.weight)) {
    for (const element of $(rule.selector).toArray()) matched.set(element, [...(matched.get(element) ?? []), rule]);
  }

  const visit = (element: Element, outer: Scope) => {
    const declared = (matched.get(element) ?? []).flatMap(({ declarations }) => declarations);
    const own = declared.filter(([name]) => name.startsWith("--"));
    const variables = own.length ? new Map([...outer.variables, ...own]) : outer.variables;
    const values = new Map(Object.entries(element.attribs));
    for (const [name, value] of declared) if (attributes.has(name)) values.set(name, value);
    if (values.get("font-size") === "inherit") values.delete("font-size");
    const fontSize = Number.parseFloat(values.get("font-size") ?? "") || outer.fontSize;
    element.attribs = Object.fromEntries(
      [...values]
        .filter(([name]) => name !== "class")
        .map(([name, value]) => [name, plain(value, variables, fontSize)]),
    );
    for (const child of $(element).children().toArray()) visit(child, { variables, fontSize });
  };
  for (const root of $.root().children().toArray()) visit(root, { variables: tokens, fontSize: 16 });
  return $.xml();
}

/** A value without variables and without em, which in our drawings is a line's weight or a letter's spacing. */
function plain(value: string, variables: Variables, fontSize: number): string {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (name) {
    const found = variables.get(name);
    if (found === undefined) throw new Error(`The drawings use ${name}, which no stylesheet of theirs sets.`);
    return plain(found, variables, fontSize);
  }
  const [, ems] = /^(-?[\d.]+)em$/.exec(value) ?? [];
  if (ems) return String(Math.round(Number(ems) * fontSize * 1000) / 1000);
  return value.replace(/^(-?[\d.]+)px$/, "$1");
}
